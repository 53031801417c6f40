"""Values that nobody expects, and ways to put them into JSON and safetensors."""

import json
import random
import struct
from typing import Any

VALUES = [
    None, True, False, -1, 0, 1, 3, 10**9, 2**31, 2**63, 10**400, 0.5, -0.0, 1e-300, 1e308, float("nan"), float("inf"),
    "", "x", "x" * 100_000, "\ud800", "\u202e\u2066", "\0", "<img src=x>", "../../etc/passwd", "１", "1e9", [], {},
    [[]], ["x"], {"x": 1}, [1] * 1000, {"type": "Sequence"}, "$A", ":red[x] ![](http://x/y)",
]  # fmt: skip


def written(value: Any) -> str:
    """Return JSON with everything that Python's writer lets through."""
    return json.dumps(value)


def with_one_changed(value: Any, rng: random.Random) -> Any:
    """Return a copy of a JSON value in which one part, anywhere, is another, missing, or there twice."""
    copy = json.loads(json.dumps(value))
    place, key = _somewhere(copy, rng)
    if place is None:
        return rng.choice(VALUES)
    way = rng.random()
    if way < 0.6:
        place[key] = rng.choice(VALUES)
    elif way < 0.8:
        del place[key]
    elif isinstance(place, list):
        place.extend([place[key]] * rng.choice([1, 10, 5000]))
    else:
        place[rng.choice(["surprise", "type", "x" * 1000])] = place[key]
    return copy


def _somewhere(value: Any, rng: random.Random) -> tuple[Any, Any]:
    """Return a container within the value, and a key of it; near the top more often than deep down."""
    found = (None, None)
    while isinstance(value, (list, dict)) and value:
        keys = list(value) if isinstance(value, dict) else range(len(value))
        key = rng.choice(keys)
        found, value = (value, key), value[key]
        if rng.random() < 0.4:
            break
    return found


def taken_apart(content: bytes) -> tuple[dict[str, Any], bytes]:
    """Return header and numbers of a safetensors file."""
    length = struct.unpack("<Q", content[:8])[0]
    return json.loads(content[8 : 8 + length]), content[8 + length :]


def put_together(header: Any, numbers: bytes) -> bytes:
    """Return the file of a header and numbers, as `taken_apart` takes it; the header may be text already."""
    text = header if isinstance(header, bytes) else written(header).encode()
    return struct.pack("<Q", len(text)) + text + numbers


def damaged(content: bytes, rng: random.Random) -> bytes:
    """Return a file with bytes missing, changed, put in or at its end."""
    place = rng.randrange(len(content))
    header = struct.unpack("<Q", content[:8])[0]
    return rng.choice(
        [
            content[:place],
            content[: rng.randrange(min(400, len(content)))],
            content[:place] + bytes([rng.randrange(256)]) + content[place + 1 :],
            _flipped(content, rng.randrange(8, 8 + header)),
            _flipped(content, rng.randrange(8)),
            content[:place] + rng.randbytes(rng.randrange(1, 99)) + content[place:],
            content + rng.randbytes(rng.randrange(1, 99)),
            content[:8] + rng.randbytes(len(content) - 8),
        ]
    )


def _flipped(content: bytes, place: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 1 << place % 8]) + content[place + 1 :]


def foreign_content(rng: random.Random) -> bytes:
    """Return something else altogether; some of it takes more memory than it may."""
    return rng.choice(
        [
            b"", b"\0" * 5000, rng.randbytes(5000), b"PK\x03\x04" + rng.randbytes(500), b"\x80\x04" + rng.randbytes(99),
            b"hello " * 999, struct.pack("<Q", 2**63) + b"{}", put_together(b"[" * 100_000, b""),
            put_together(b'{"a":' * 100_000, b""), put_together(b"[" + b"[]," * 3_000_000 + b"1]", b""),
            put_together(b'{"x": 1, "x": 2}', b""), put_together(b"{}", b""), put_together(b"NaN", b""),
            put_together(b'{"' + b"x" * 10**6 + b'": 1}', b""), put_together(b'{"a": "\\ud800"}', b""),
        ]
    )  # fmt: skip


def change_metadata(header: dict, rng: random.Random) -> None:
    """Remove one part of the metadata, or give it another value."""
    told = header["__metadata__"]
    key = rng.choice(list(told))
    if rng.random() < 0.3:
        del told[key]
    else:
        told[key] = rng.choice(VALUES)


def change_entry(header: dict, rng: random.Random) -> None:
    """Give one tensor's entry another type, shape or place."""
    entry = header[rng.choice([name for name in header if name != "__metadata__"])]
    sizes = [
        [], [2**62, 2**62], [-1], [0], [1] * 9, [0, 2**62], [4, 2], [4, 0], [-4, 0], [10**9, 16], "F32", None, [1.5],
        [True], [0, 0, 0], [0, 0], [0, 4], entry["shape"][::-1],
    ]  # fmt: skip
    types = ["I8", "I64", "F8_E4M3", "C64", "BOOL", "F64", "F16", "X", None, 1]
    key = rng.choice(["dtype", "shape", "data_offsets"])
    entry[key] = rng.choice(types if key == "dtype" else sizes)
