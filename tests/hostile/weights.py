"""Files of weights that no program ever wrote: checkpoints and state dicts of foreign models, each with one fault.

The faults that have a sentence of their own are rows of `tests/checkpoints`, `tests/importing` and
`tests/text/test_tokenizer_rules.py`; here stands what chance makes of a good file.
"""

import json
import random
import struct
from collections.abc import Callable, Iterator
from typing import Any

import safetensors.torch
import torch

Change = Callable[[dict, random.Random], None]
"""Changes a header in place."""

VALUES = [
    None, True, False, -1, 0, 1, 3, 10**9, 2**31, 2**63, 10**400, 0.5, -0.0, 1e-300, 1e308, float("nan"), float("inf"),
    "", "x", "x" * 100_000, "\ud800", "\u202e\u2066", "\0", "<img src=x>", "../../etc/passwd", "１", "1e9", [], {},
    [[]], ["x"], {"x": 1}, [1] * 1000, {"type": "Sequence"}, "$A", ":red[x] ![](http://x/y)",
]  # fmt: skip
TEXTS = [
    "", "{", "NaN", "[" * 100_000, '{"a":' * 100_000, '{"a": 1, "a": 2}', "1" * 5000, '"\\ud800"',
    "[" + "[]," * 50_000 + "1]", "[" + '"x",' * 10**6 + '"x"]', "１", "inf", "4 ",
]  # fmt: skip
"""Texts that stand where a part of the metadata is JSON, or a number."""
TOKENS = ["<blank>", "<s>", "</s>", "d", "a", "c", "b", "é", "<unk>"]


def checkpoints(seed: int, good: list[bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield hostile files made of good ones, each with the name of its fault.

    Args:
        seed: The seed of all draws.
        good: Contents of good files, with different tokenizers.
    """
    rng = random.Random(seed)
    parts = ("config", "task", "settings", "metrics", "history", "training", "tokenizer", "tokenizer again")
    changes = {part: _json_part(part) for part in parts}
    while True:
        yield from _changed(changes | _CHANGES, rng.choice(good), rng)
        yield "extreme weights", _extreme(rng.choice(good), rng)


def good_state_dict() -> bytes:
    """Return a file that is accepted as it is."""
    model = torch.nn.Transformer(16, 4, 1, 1, 24, batch_first=True)
    tensors = {key: value.contiguous() for key, value in model.state_dict().items()}
    tensors |= {"src_emb.weight": torch.randn(9, 16), "tgt_emb.weight": torch.randn(9, 16)}
    tensors |= {"proj.weight": torch.randn(9, 16), "proj.bias": torch.zeros(9)}
    told = {"heads": "4", "norm_first": "1", "ln_eps": "1e-5", "src_vocab": json.dumps(TOKENS)}
    return safetensors.torch.save(tensors, told | {"tgt_vocab": json.dumps(TOKENS)})


def state_dicts(seed: int) -> Iterator[tuple[str, bytes]]:
    """Yield names of faults, and contents."""
    rng = random.Random(seed)
    good = good_state_dict()
    changes = {"vocabulary": _vocabulary, "all renamed": _all_renamed}
    while True:
        yield from _changed(changes | _CHANGES, good, rng)
        header, numbers = taken_apart(good)
        yield "other numbers", put_together(header, rng.randbytes(len(numbers)))


def _changed(changes: dict[str, Change], good: bytes, rng: random.Random) -> Iterator[tuple[str, bytes]]:
    """Yield a good file with each of the changes, damaged, and something else in its place."""
    for name, change in changes.items():
        header, numbers = taken_apart(good)
        change(header, rng)
        yield name, put_together(header, numbers)
    yield "damaged", damaged(good, rng)
    yield "something else", _foreign_content(rng)


def _json_part(part: str) -> Change:
    """Return a change of one value in one part of the metadata, of which a file has perhaps two."""

    def change(header: dict, rng: random.Random) -> None:
        told = header["__metadata__"]
        name = rng.choice([name for name in told if part.split()[0] in name])
        told[name] = json.dumps(_with_one_changed(json.loads(told[name]), rng))

    return change


def _metadata(header: dict, rng: random.Random) -> None:
    """Remove one part of the metadata, or give it another value, or a text that is no JSON or far too long."""
    told = header["__metadata__"]
    key = rng.choice(list(told))
    if rng.random() < 0.2:
        del told[key]
    else:
        told[key] = rng.choice([*VALUES, *TEXTS])


def _vocabulary(header: dict, rng: random.Random) -> None:
    """Change one token of a vocabulary, or all."""
    odd = ["\ud800", "x" * 10**6, "\0", "<img src=x>", "\u202e", "▁x", " ", "", "two words"]
    others = [TOKENS * 2, "abcdefghi", [f"t{number}" for number in range(300_000)], TOKENS[:3] + list("αβγδεζ")]
    others += [_with_one_changed(TOKENS, rng), *(TOKENS[:-1] + [token] for token in odd)]
    header["__metadata__"][rng.choice(["src_vocab", "tgt_vocab"])] = json.dumps(rng.choice(others))


def _entry(header: dict, rng: random.Random) -> None:
    """Give one tensor's entry another type, shape or place, perhaps that of another tensor."""
    one, other = rng.sample(_tensors(header), 2)
    entry = header[one]
    sizes = [
        [], [2**62, 2**62], [-1], [0], [1] * 9, [0, 2**62], [4, 2], [4, 0], [-4, 0], [10**9, 16], "F32", None, [1.5],
        [True], [0, 0, 0], [0, 0], [0, 4], entry["shape"][::-1], header[other]["shape"], header[other]["data_offsets"],
    ]  # fmt: skip
    types = ["I8", "I64", "F8_E4M3", "C64", "BOOL", "F64", "F16", "X", None, 1]
    key = rng.choice(["dtype", "shape", "data_offsets"])
    entry[key] = rng.choice(types if key == "dtype" else sizes)


def _renamed(header: dict, rng: random.Random) -> None:
    """Give one to three tensors a name that means something else, or nothing."""
    for _ in range(rng.randrange(1, 4)):
        name = rng.choice(_tensors(header))
        others = [
            name.replace(".0.", ".999999."), name.replace("0", "00"), name.replace("weight", "bias"), f"a.{name}", "",
            "encoder.layers." * 5000 + name, "encoder.layers." + "1" * 50_000 + ".linear1.weight", "." * 400, "\ud800",
            "training." + name, "optimizer.state.0.step", "proof.source", "proof.logits", "encoder", "embedding.weight",
            "encoder.pos_embedding.weight", "encoder.layers.0.self_attn.in_proj_weight", f"{name}\u202e",
            "<img src=x>.weight",
        ]  # fmt: skip
        header[rng.choice(others)] = header.pop(name)


def _all_renamed(header: dict, rng: random.Random) -> None:
    prefix = rng.choice(["module.", "model.", "x." * 200, "_orig_mod.module.net.", "encoder.", "decoder."])
    for key in _tensors(header):
        header[prefix + key] = header.pop(key)


def _fewer_or_more(header: dict, rng: random.Random) -> None:
    """Remove some tensors, or add up to far too many."""
    nothing = {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]}
    if count := rng.choice([0, 1, 1000, 60_000]):
        header.update({f"encoder.layers.{number}.linear1.weight": nothing for number in range(1, count + 1)})
    else:
        for name in rng.sample(_tensors(header), rng.choice([1, 2, 10])):
            del header[name]


_CHANGES: dict[str, Change] = {
    "metadata": _metadata, "more metadata": _metadata, "entry": _entry, "another entry": _entry, "renamed": _renamed,
    "fewer or more": _fewer_or_more,
}  # fmt: skip


def _extreme(content: bytes, rng: random.Random) -> bytes:
    """Set weights, one or all, to a value that is too large, tiny, or not finite."""
    header, numbers = taken_apart(content)
    value = rng.choice([float("nan"), float("inf"), 6e4, -6e4, 1e-7])
    few = struct.pack("<e", value) if abs(value) < 65504 or value != value else b"\x00\x7c"
    places = range(0, len(numbers) - 1, 2) if rng.random() < 0.5 else [rng.randrange(len(numbers) // 2) * 2]
    changed = bytearray(numbers)
    for place in places:
        changed[place : place + 2] = few
    return put_together(header, bytes(changed))


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


def _foreign_content(rng: random.Random) -> bytes:
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


def _with_one_changed(value: Any, rng: random.Random) -> Any:
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


def _tensors(header: dict) -> list[str]:
    return [name for name in header if name != "__metadata__"]


def _flipped(content: bytes, place: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 1 << place % 8]) + content[place + 1 :]


def taken_apart(content: bytes) -> tuple[dict[str, Any], bytes]:
    """Return header and numbers of a safetensors file."""
    length = struct.unpack("<Q", content[:8])[0]
    return json.loads(content[8 : 8 + length]), content[8 + length :]


def put_together(header: Any, numbers: bytes) -> bytes:
    """Return the file of a header and numbers, as `taken_apart` takes it; the header may be text already."""
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + numbers
