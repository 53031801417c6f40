"""Files of weights that no program ever wrote: good checkpoints and state dicts, of which something was changed.

The faults that have a sentence of their own, and what is no such file at all, are rows of `tests/checkpoints`,
`tests/importing`, `tests/inspection` and `tests/text/test_tokenizer_rules.py`; here stands what chance makes of a good
file.
"""

import json
import random
import struct
from collections.abc import Iterator
from typing import Any

import safetensors.torch
import torch

VALUES = [
    None, True, False, -1, 0, 1, 3, 511, 4096, 10**9, 2**31, 2**63, 10**400, 0.5, -0.0, 1e-300, 1e308, float("nan"),
    float("inf"), "", "x", "x" * 2049, "x" * 100_000, "\ud800", "\u202e\u2066", "\0", "<img src=x>", " ", "▁x",
    "../../etc/passwd", "１", "1e9", "I8", "F64", "F16", "BOOL", [], {}, [[]], ["x"], {"x": 1}, [1] * 1000, [-1], [0],
    [2**62, 2**62], [0, 2**62], [0, 4], [4, 0], [1] * 9, {"type": "Sequence"}, "$A", ":red[x] ![](http://x/y)",
]  # fmt: skip
TEXTS = [
    "", "{", "NaN", "[" * 100_000, '{"a":' * 100_000, '{"a": 1, "a": 2}', "1" * 5000, '"\\ud800"', "inf", "4 ",
    "[" + "[]," * 50_000 + "1]", "[" + '"x",' * 10**6 + '"x"]', json.dumps([f"t{number}" for number in range(300_000)]),
]  # fmt: skip
"""Texts that stand where a part of the metadata is JSON, or a number."""
NAMES = [
    "surprise", "type", "x" * 1000, "", "\ud800", "." * 400, "<img src=x>.weight", "encoder", "embedding.weight",
    "encoder.layers." * 5000, f"encoder.layers.{'1' * 50_000}.linear1.weight", "encoder.layers.999999.norm1.weight",
    "optimizer.state.0.step", "proof.source", "proof.logits", "encoder.pos_embedding.weight",
]  # fmt: skip
PREFIXES = [*[""] * 9, "training.", "module.", "model.", "x." * 200, "_orig_mod.module.net.", "encoder.", "decoder."]
TOKENS = ["<blank>", "<s>", "</s>", "d", "a", "c", "b", "é"]


def hostile_weights(seed: int, good: list[bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield hostile files made of good ones, each with the name of its fault.

    Args:
        seed: The seed of all draws.
        good: Contents of good files, with different tokenizers.
    """
    rng = random.Random(seed)
    while True:
        for number in range(14):
            header, numbers = taken_apart(rng.choice(good))
            for _ in range(1 + number // 8):
                _change(header, rng)
            yield "changed", put_together(header, numbers)
        yield "damaged", damaged(rng.choice(good), rng)
        yield "extreme weights", _extreme(rng.choice(good), rng)


def good_state_dict(last: str) -> bytes:
    """Return a file that is accepted as it is, with this last token of its source."""
    model = torch.nn.Transformer(16, 4, 1, 1, 24, batch_first=True)
    tensors = {key: value.contiguous() for key, value in model.state_dict().items()}
    tensors |= {"src_emb.weight": torch.randn(9, 16), "tgt_emb.weight": torch.randn(9, 16)}
    tensors |= {"proj.weight": torch.randn(9, 16), "proj.bias": torch.zeros(9)}
    told = {"heads": "4", "norm_first": "1", "ln_eps": "1e-5", "src_vocab": json.dumps([*TOKENS, last])}
    return safetensors.torch.save(tensors, told | {"tgt_vocab": json.dumps([*TOKENS, "<unk>"])})


def _change(header: dict[str, Any], rng: random.Random) -> None:
    """Change one part of the metadata, or of the table of tensors, in place."""
    told = header.pop("__metadata__")
    if rng.random() < 0.65:
        name = rng.choice(list(told))
        told[name] = rng.choice([*VALUES, *TEXTS]) if rng.random() < 0.2 else _changed_json(told[name], rng)
    elif rng.random() < 0.1:  # far too many
        nothing = {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]}
        header.update({f"encoder.layers.{number}.linear1.weight": nothing for number in range(rng.choice([1, 60_000]))})
    else:
        prefix, changed = rng.choice(PREFIXES), _with_one_changed(header, rng)
        header.clear()
        header.update({prefix + name: entry for name, entry in changed.items()})
    header["__metadata__"] = told


def _changed_json(text: str, rng: random.Random) -> str:
    try:
        return json.dumps(_with_one_changed(json.loads(text), rng))
    except (TypeError, ValueError):  # it is a name, or was changed before
        return rng.choice(NAMES)


def _with_one_changed(value: Any, rng: random.Random) -> Any:
    """Return a copy of a JSON value in which one part, anywhere, is another, missing, or there twice."""
    copy = json.loads(json.dumps(value))
    place, key = _somewhere(copy, rng)
    if place is None:
        return rng.choice(VALUES)
    way = rng.random()
    if way < 0.6:
        place[key] = rng.choice([*VALUES, *place.values()] if isinstance(place, dict) else VALUES)
    elif way < 0.8:
        del place[key]
    elif isinstance(place, list):
        place.extend([place[key]] * rng.choice([1, 10, 5000]))
    else:
        place[rng.choice([*NAMES, f"{key}\u202e", f"a.{key}", key.replace("0", "00")])] = place[key]
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
            _flipped(content, rng.randrange(8, 8 + header)),
            _flipped(content, rng.randrange(8)),
            content[:place] + rng.randbytes(rng.randrange(1, 99)) + content[place:],
            content + rng.randbytes(rng.randrange(1, 99)),
            content[:8] + rng.randbytes(len(content) - 8),
        ]
    )


def _flipped(content: bytes, place: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 1 << place % 8]) + content[place + 1 :]


def taken_apart(content: bytes) -> tuple[dict[str, Any], bytes]:
    """Return header and numbers of a safetensors file."""
    length = struct.unpack("<Q", content[:8])[0]
    return json.loads(content[8 : 8 + length]), content[8 + length :]


def put_together(header: dict[str, Any], numbers: bytes) -> bytes:
    """Return the file of a header and numbers, as `taken_apart` takes it."""
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + numbers
