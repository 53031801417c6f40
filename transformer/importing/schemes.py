"""The ways in which other programs name the parts of an encoder-decoder, from `assets/schemes.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from transformer.assets import own_file

STACKS = ("encoder", "decoder")
WRAPPERS = {"module", "_orig_mod"}
"""Parts that programs put into names wherever they wrap a module."""
_BESIDE = ("optimizer", "optim", "scheduler", "lr_scheduler", "scaler", "ema")
"""First parts of what a whole checkpoint holds besides weights."""
_KINDS = {"weight": "weight", "bias": "bias", "alpha": "weight", "gamma": "weight", "beta": "bias", "a_2": "weight",
          "b_2": "bias", "gain": "weight"}  # fmt: skip
"""Last parts of names, with what each is here."""
_PACKED = ("query", "key", "value")


@dataclass(frozen=True)
class Scheme:
    """One way to name the parts.

    Attributes:
        about: Whose it is, for people.
        parts: Our name for each of its names, without weight and bias; `*` is the number of a layer. Several of ours
            share one tensor, or lie in it one after the other (`packed`).
        settings: What its code settles, as fields of `TransformerConfig`, and `source_ends`.
        lacks: A part of it that no model here has; empty if there is none.
    """

    about: str
    parts: Mapping[str, tuple[str, ...]]
    packed: frozenset[str]
    settings: Mapping[str, Any] = field(default_factory=dict)
    lacks: str = ""

    def find(self, name: str) -> list[tuple[str, int, int]]:
        """Return what a tensor holds: our names, each with its part and the number of parts; nothing if unknown."""
        stem, _, last = name.replace("in_proj_", "in_proj.").rpartition(".")
        kind = _KINDS.get(last)
        if kind is None:
            stem, kind = name, "weight"
        for known in (re.sub(r"(?<![^.])\d+(?![^.])", "*", stem, count=1), stem):
            if ours := self.parts.get(known) or _outer_names().get(known):
                number = re.search(r"(?<![^.])\d+(?![^.])", stem)
                full = [f"{one.replace('*', number[0] if number else '*', 1)}.{kind}" for one in ours]
                parts = len(full) if known in self.packed else 1
                return [(one, place if parts > 1 else 0, parts) for place, one in enumerate(full)]
        return []


@cache
def schemes() -> dict[str, Scheme]:
    """Return all schemes by their names, the particular ones first."""
    return {name: _scheme(table) for name, table in _tables().items() if name != "outer"}


@cache
def _tables() -> dict[str, Any]:
    return tomllib.loads(own_file("schemes.toml").read_text(encoding="utf-8"))


@cache
def _words(kind: str) -> frozenset[str]:
    return frozenset(_tables()["outer"][kind])


def is_position_table(name: str, shape: Sequence[int]) -> bool:
    """Return whether a tensor is a table of positions, `(position, d_model)`, perhaps with dimensions of one."""
    wide = [size for size in shape if size > 1]
    return len(wide) == 2 and bool(_words("positions") & set(name.split(".")))


def is_buffer(name: str) -> bool:
    """Return whether a name is that of something that is no weight."""
    return name.rpartition(".")[2] in _words("buffers")


def plain_names(names: Sequence[str]) -> dict[str, str]:
    """Return the names in a file without wrappers, each by its name there; without what lies beside the weights.

    A first part that all names share is a wrapper, and so is what stands before the stacks.
    """
    plain = {name: name for name in names if name.split(".")[0] not in _BESIDE}
    plain = {name: ".".join(part for part in short.split(".") if part not in WRAPPERS) for name, short in plain.items()}
    while len({short.split(".")[0] for short in plain.values()}) == 1 and all("." in one for one in plain.values()):
        plain = {name: short.partition(".")[2] for name, short in plain.items()}
    before = {found[1] for short in plain.values() if (found := re.match(r"(.*?\.)(?:encoder|decoder)\.", short))}
    if len(before) == 1:
        (wrapper,) = before
        plain = {name: short.removeprefix(wrapper) for name, short in plain.items()}
    return {name: re.sub(r"^(enc|dec)(?=[._])", r"\1oder", short) for name, short in plain.items()}


def _scheme(table: dict[str, Any]) -> Scheme:
    parts: dict[str, tuple[str, ...]] = {}
    packed = set()
    for theirs, ours in _names_of(table):
        parts.setdefault(theirs, ours)
        if len(ours) > 1:
            packed.add(theirs)
    settings = table.get("settings", {})
    return Scheme(table["about"], parts, frozenset(packed), settings, table.get("lacks", ""))


def _names_of(table: dict[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield their name and ours for all parts of the stacks."""
    for stack in STACKS:
        here = f"{stack}.layers.*"
        attentions = ["self_attention"] if stack == "encoder" else ["self_attention", "cross_attention"]
        norms = [f"{here}.{sublayer}_norm" for sublayer in (*attentions, "feed_forward")]
        for layer in (one.replace("{stack}", stack) for one in table["layers"]):
            for attention in attentions:
                for word in table[attention]:
                    for part in ("query", "key", "value", "output"):
                        for name in table[part]:
                            yield f"{layer}.{word}.{name}", (f"{here}.{attention}.{part}_projection",)
                    for name in table.get("packed", ()):
                        yield f"{layer}.{word}.{name}", tuple(f"{here}.{attention}.{p}_projection" for p in _PACKED)
                    for name in table.get("packed_key_value", ()):
                        yield f"{layer}.{word}.{name}", tuple(f"{here}.{attention}.{p}_projection" for p in _PACKED[1:])
            for name in table["hidden"]:
                yield f"{layer}.{name}", (f"{here}.feed_forward.hidden_projection",)
            for name in table["feed_forward_output"]:
                yield f"{layer}.{name}", (f"{here}.feed_forward.output_projection",)
            for ours, names in zip(norms, table[f"{stack}_norms"], strict=True):
                for name in names:
                    yield f"{layer}.{name}", (ours,)
        for name in table["final_norm"]:
            yield name.replace("{stack}", stack), (f"{stack}.norm",)


@cache
def _outer_names() -> dict[str, tuple[str, ...]]:
    """Return our names for all names around the stacks."""
    outer = _tables()["outer"]
    words = outer["embedding_words"]
    sides = {"encoder": outer["source_sides"], "decoder": outer["target_sides"]}
    names: dict[tuple[str, ...], list[str]] = {("output_projection",): outer["output"]}
    for stack in STACKS:
        names[f"{stack}.embedding",] = [form for side in sides[stack] for word in words for form in _forms(side, word)]
    names["encoder.embedding", "decoder.embedding"] = words
    found: dict[str, tuple[str, ...]] = {}
    for ours, theirs in names.items():
        inside = [""] if ours == ("output_projection",) else ["", *(f".{one}" for one in outer["inside"])]
        for name in theirs:
            for end in inside:
                found.setdefault(name + end, ours)
    return found


def _forms(side: str, word: str) -> tuple[str, ...]:
    return f"{side}_{word}", f"{side}.{word}", f"{word}_{side}"
