"""State dicts of foreign models that no program ever wrote."""

import json
import random
from collections.abc import Iterator

import safetensors.torch
import torch

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

TOKENS = ["<blank>", "<s>", "</s>", "d", "a", "c", "b", "é", "<unk>"]


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
    while True:
        for what, change in _CHANGES.items():
            header, numbers = taken_apart(good)
            change(header, rng)
            yield what, put_together(header, numbers)
        yield "damaged", damaged(good, rng)
        yield "something else", foreign_content(rng)
        header, numbers = taken_apart(good)
        yield "other numbers", put_together(header, rng.randbytes(len(numbers)))


def _number(header: dict, rng: random.Random) -> None:
    texts = ["0", "-1", "3", "1e9", "1" * 5000, "nan", "inf", "１", "", "[]", "true", "4 "]
    header["__metadata__"][rng.choice(["heads", "norm_first", "ln_eps"])] = rng.choice(texts)


def _vocabulary(header: dict, rng: random.Random) -> None:
    odd = rng.choice(
        [
            with_one_changed(TOKENS, rng), [], ["x"] * 9, TOKENS * 2, {"x": 1}, "abcdefghi", TOKENS[:-1] + ["\ud800"],
            TOKENS[:-1] + ["x" * 10**6], TOKENS[:-1] + ["\0"], TOKENS[:-1] + ["<img src=x>"], TOKENS[:-1] + ["\u202e"],
            [f"t{number}" for number in range(300_000)], [[[]]], TOKENS[:-1] + ["▁x"], TOKENS[:3] + list("αβγδεζ"),
            TOKENS[:-1] + [" "], TOKENS[:-1] + [""], TOKENS[:-1] + ["two words"], [1, 2, 3, 4, 5, 6, 7, 8, 9],
        ]
    )  # fmt: skip
    header["__metadata__"][rng.choice(["src_vocab", "tgt_vocab"])] = written(odd)


def _meaningful(header: dict, rng: random.Random) -> None:
    """Give some tensors names that mean something else, or nothing."""
    for _ in range(rng.randrange(1, 4)):
        key = rng.choice([key for key in header if key != "__metadata__"])
        names = [
            "proof.source", "proof.target", "proof.logits", "positional_encoding.pe", "encoder.pos_embedding.weight",
            "module." * 60 + key, "." * 400, f"a.{key}", "encoder", "encoder.layers.999999.norm1.weight",
            "encoder.layers.0.norm1.alpha", "optimizer.state.0.step", "src_tok_emb.embedding.weight",
            "embedding.weight", key.replace("layers", "layer_stack"), key.replace("0", "00"),
            f"{key}\u202e", "<img src=x>.weight",
        ]  # fmt: skip
        header[rng.choice(names)] = header.pop(key)


def _all_renamed(header: dict, rng: random.Random) -> None:
    prefix = rng.choice(["module.", "model.", "x." * 200, "_orig_mod.module.net.", "encoder.", "decoder."])
    for key in [key for key in header if key != "__metadata__"]:
        header[prefix + key] = header.pop(key)


def _deep(header: dict, rng: random.Random) -> None:
    texts = ["[" * 100_000, '{"a":' * 100_000, '{"a": 1, "a": 2}', "[" + '"x",' * 10**6 + '"x"]', "NaN", "["]
    header["__metadata__"][rng.choice(["src_vocab", "tgt_vocab"])] = rng.choice(texts)


def _renamed(header: dict, rng: random.Random) -> None:
    name = rng.choice([name for name in header if name != "__metadata__"])
    others = [
        name.replace(".0.", ".999999."), name.replace(".0.", ".1."), "encoder.layers." * 5000 + name, "x." + name, "",
        "encoder.layers." + "1" * 50_000 + ".linear1.weight", "\ud800", "encoder.embedding.weight",
        name.replace("weight", "bias"), "encoder.layers.0.self_attn.in_proj_weight",
    ]  # fmt: skip
    header[rng.choice(others)] = header.pop(name)


def _missing(header: dict, rng: random.Random) -> None:
    for name in rng.sample([name for name in header if name != "__metadata__"], rng.choice([1, 2, 10])):
        del header[name]


def _more(header: dict, rng: random.Random) -> None:
    nothing = {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]}
    count = rng.choice([1, 1000, 60_000])
    header.update({f"encoder.layers.{number}.linear1.weight": nothing for number in range(1, count + 1)})


_CHANGES = {
    "other names": _meaningful,
    "wrapped": _all_renamed,
    "metadata": change_metadata, "number": _number, "vocabulary": _vocabulary, "another vocabulary": _vocabulary,
    "deep": _deep, "entry": change_entry, "another entry": change_entry, "one more entry": change_entry,
    "renamed": _renamed, "missing": _missing, "more": _more,
}  # fmt: skip
