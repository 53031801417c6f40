"""Checkpoints that no training ever wrote."""

import json
import random
import struct
from collections.abc import Callable, Iterator

from tests.hostile.values import (
    change_entry,
    change_metadata,
    damaged,
    foreign_content,
    put_together,
    taken_apart,
    with_one_changed,
    written,
)

Change = Callable[[dict, random.Random], None]
"""Changes a header in place."""


def checkpoints(seed: int, good: list[bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield hostile files made of good ones, each with the name of its fault.

    Args:
        seed: The seed of all draws.
        good: Contents of good files, with different tokenizers.
    """
    rng = random.Random(seed)
    while True:
        for name, change in _CHANGES.items():
            header, numbers = taken_apart(rng.choice(good))
            change(header, rng)
            yield name, put_together(header, numbers)
        yield "damaged", damaged(rng.choice(good), rng)
        yield "something else", foreign_content(rng)
        yield "extreme weights", _extreme(rng.choice(good), rng)


def _json_part(name: str) -> Change:
    """Return a change of one value in one part of the metadata."""

    def change(header: dict, rng: random.Random) -> None:
        told = header["__metadata__"]
        told[name] = written(with_one_changed(json.loads(told[name]), rng))

    return change


def _raw_part(header: dict, rng: random.Random) -> None:
    """Replace a part of the metadata by a text that is no JSON, or far too long."""
    told = header["__metadata__"]
    record = '{"step": 1, "loss": 1}'
    texts = [
        "", "{", "NaN", "[" * 5000, '{"a":' * 5000, '{"a": 1, "a": 2}', "1" * 5000, '"\\ud800"',
        "[" + "[]," * 50_000 + "1]", f"[{record}{f', {record}' * 50_000}]", '{"name": "copy", "max_tokens": 1e999}',
    ]  # fmt: skip
    told[rng.choice(list(told))] = rng.choice(texts)


def _name(header: dict, rng: random.Random) -> None:
    odd = ["\u202e", "a\0b", "<b>x</b>", "![](http://x/y)", "\ud800", "../..", "$$\\huge$$", "\n"]
    header["__metadata__"]["name"] = rng.choice([*odd, "x" * 61, "\u0301" * 60])


def _config_size(header: dict, rng: random.Random) -> None:
    told = header["__metadata__"]
    config = json.loads(told["config"])
    config[rng.choice(list(config))] = rng.choice([1, 2, 3, 5, 64, 511, 513, 4096, 8192, 10**9, 2**64, True, False])
    told["config"] = written(config)


def _task(header: dict, rng: random.Random) -> None:
    pairs = {
        "name": "pairs", "file": rng.choice(["x.tsv", "/etc/passwd", "../x", ".", "\0", "x" * 5000]),
        "description": rng.choice(["x", "x" * 10**6, "\ud800", "<img src=x>"]), "pieces": rng.choice([64, 10**9]),
        "failures": rng.choice([[], [["a", "b", "c"]] * 50_000, [["a"]], "abc", [["\ud800", "", ""]]]),
        "max_tokens": rng.choice([4, 1024, 10**9]), "trained_on": rng.choice([0, 10**9, -1]),
    }  # fmt: skip
    sequences = {
        "name": rng.choice(["copy", "sort", "grammar", ["copy"], "nothing"]),
        "unit": rng.choice(["letters", "words", "x"]), "max_tokens": 1024,
        "min_length": rng.choice([1, 1022, 10**9]), "max_length": rng.choice([1, 1022]),
    }  # fmt: skip
    header["__metadata__"]["task"] = written(rng.choice([pairs, sequences]))


def _tensors(header: dict, rng: random.Random) -> None:
    """Make tensors overlap, rename one so that it is missing, or add far too many."""
    names = [name for name in header if name != "__metadata__"]
    one, other = rng.sample(names, 2)
    way = rng.randrange(4)
    if way == 0:
        header[one] = header[other]
    elif way == 1:
        header["training." + one] = header.pop(one)
    elif way == 2:
        header["x" * rng.choice([10, 10**5])] = header.pop(one)
    else:
        nothing = {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]}
        header.update({f"more.{number}": nothing for number in range(60_000)})


def _tokenizer(header: dict, rng: random.Random) -> None:
    """Change one value, anywhere, of a tokenizer."""
    side = rng.choice([key for key in header["__metadata__"] if key.endswith("_tokenizer")])
    _json_part(side)(header, rng)


def _tokenizer_attack(header: dict, rng: random.Random) -> None:
    """Change a tokenizer so that it would take all memory or all time, if it were taken as it is."""
    told = header["__metadata__"]
    values = json.loads(told["source_tokenizer"])
    rng.choice(_ATTACKS)(values, rng)
    told["source_tokenizer"] = written(values)


def _replace(pattern: dict, content: str) -> dict:
    return {"type": "Replace", "pattern": pattern, "content": content}


def _padding(values: dict, rng: random.Random) -> None:
    values["padding"] = {
        "strategy": {"Fixed": 10 ** rng.randrange(3, 12)}, "direction": "Right", "pad_to_multiple_of": None,
        "pad_id": 0, "pad_type_id": 0, "pad_token": "<pad>",
    }  # fmt: skip


def _chain(values: dict, rng: random.Random) -> None:
    steps = [_replace({"String": "a"}, "a" * rng.choice([2, 16, 17, 10**6])) for _ in range(rng.choice([1, 2, 3, 64]))]
    if rng.random() < 0.3:
        steps = [{"type": "NFD"}, _replace({"String": "\u0308\u0301"}, "\u0390\u0390")] * 32
    values["normalizer"] = {"type": "Sequence", "normalizers": steps}


def _regex(values: dict, rng: random.Random) -> None:
    pattern = {"Regex": rng.choice(["(a*)*b", "(a|aa)+$", "(?:.*)*x", "(?<=(a+))b", "(", "[" * 1000])}
    place = rng.choice(["normalizer", "pre_tokenizer", "decoder"])
    split = {"type": "Split", "pattern": pattern, "behavior": "Isolated", "invert": False}
    values[place] = split if place == "pre_tokenizer" else _replace(pattern, "")


def _ids(values: dict, rng: random.Random) -> None:
    vocabulary = values["model"]["vocab"]
    vocabulary[rng.choice(list(vocabulary))] = rng.choice([10**9, -1, 2**32, 2**70, 0, 4, True, 1.5, "4"])


def _tokens(values: dict, rng: random.Random) -> None:
    """Put other tokens under the same ids: odd ones, which may be harmless, or far too long ones."""
    long = ['"' * 900, "x" * 2048, "x" * 2049, "x" * 10**6, " " * 900, "\u0301" * 900]
    names = list(values["model"]["vocab"])
    names[rng.randrange(4, len(names))] = rng.choice([*long, "\0", "\u202e", "<img src=x>", "\n"])
    values["model"]["vocab"] = {name: number for number, name in enumerate(names)}


def _model(values: dict, rng: random.Random) -> None:
    others = [
        {"type": "Unigram", "vocab": [["x", 0.0]]}, {"dropout": 0.999}, {"byte_fallback": True}, {"unk_token": "x"},
        {"max_input_chars_per_word": 10**9}, {"merges": [["a", "b"]] * 100_000}, {"continuing_subword_prefix": ""},
        {"vocab": {}}, {"vocab": {"<pad>": 0, "<s>": 1, "</s>": 2, "<unk>": 3}},
    ]  # fmt: skip
    values["model"] |= rng.choice(others)


def _template(values: dict, rng: random.Random) -> None:
    token = {"SpecialToken": {"id": "<s>", "type_id": 0}}
    values["post_processor"] = {
        "type": "TemplateProcessing", "pair": [],
        "single": [token] * rng.choice([1, 10**5]) + [{"Sequence": {"id": "A", "type_id": 0}}],
        "special_tokens": {"<s>": {"id": "<s>", "ids": [rng.choice([1, 10**9])], "tokens": ["<s>"]}},
    }  # fmt: skip


_ATTACKS = [_padding, _chain, _regex, _ids, _tokens, _model, _template]

_CHANGES: dict[str, Change] = {
    **{part: _json_part(part) for part in ("config", "task", "settings", "metrics", "history", "training")},
    "no JSON": _raw_part, "metadata": change_metadata, "name": _name, "size": _config_size, "hostile task": _task,
    "entry": change_entry, "tensors": _tensors, "tokenizer": _tokenizer, "tokenizer attack": _tokenizer_attack,
    "another tokenizer attack": _tokenizer_attack,
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
