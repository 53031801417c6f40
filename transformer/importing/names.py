"""Translation of tensor names in foreign files: those of `torch.nn.Transformer` by default, others by a map."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from transformer.errors import CheckpointError, FileError

if TYPE_CHECKING:
    from torch import Tensor

Names = Mapping[str, "str | Sequence[str] | None"]
"""A map from a name in the file to the name here or in torch, or to several if they share a tensor; None skips it.

Each `*` stands for a number, which is carried over; a last `.*` for whatever follows, so `{"transformer.*": "*"}` takes
away a prefix.
"""

_PREFIX = re.compile(r"(.*?)(?:encoder|decoder)\.layers\.\d+\.")
_EMBEDDING = r"_?(?:tok_|token_)?emb(?:ed|edding|eddings)?(?:\.embedding)?\.weight"
_RENAMED = {
    rf"(?:src|source|encoder){_EMBEDDING}": "encoder.embedding.weight",
    rf"(?:tgt|trg|target|decoder){_EMBEDDING}": "decoder.embedding.weight",
    r"(?:proj|projection|generator|fc_out|lm_head)\.(weight|bias)": r"output_projection.\1",
    r"(.*\.layers\.\d+)\.self_attn\.(.*)": r"\1.self_attention.\2",
    r"(.*\.layers\.\d+)\.multihead_attn\.(.*)": r"\1.cross_attention.\2",
    r"(.*attention)\.out_proj\.(.*)": r"\1.output_projection.\2",
    r"(.*\.layers\.\d+)\.linear1\.(.*)": r"\1.feed_forward.hidden_projection.\2",
    r"(.*\.layers\.\d+)\.linear2\.(.*)": r"\1.feed_forward.output_projection.\2",
    r"(.*\.layers\.\d+)\.norm1\.(.*)": r"\1.self_attention_norm.\2",
    r"(encoder\.layers\.\d+)\.norm2\.(.*)": r"\1.feed_forward_norm.\2",
    r"(decoder\.layers\.\d+)\.norm2\.(.*)": r"\1.cross_attention_norm.\2",
    r"(decoder\.layers\.\d+)\.norm3\.(.*)": r"\1.feed_forward_norm.\2",
}
"""Patterns of the names in `torch.nn.Transformer`, and of usual names around it; applied one after the other."""
_PACKED = re.compile(r"(.*)\.in_proj_(weight|bias)")
"""The tensor in which torch packs the projections of queries, keys and values."""


@dataclass(frozen=True)
class Place:
    """The location of a parameter in the file: a whole tensor, or one of several equal parts of its rows."""

    name: str
    part: int = 0
    parts: int = 1

    def of(self, tensor: Tensor) -> Tensor:
        """Return the parameter that is located here in a tensor of the file."""
        return tensor.chunk(self.parts)[self.part]


def places_of(file: str, keys: list[str], names: Names) -> dict[str, Place]:
    """Find the location of each parameter in the file.

    Raises:
        CheckpointError: If `names` has an entry that fits no tensor, or if two tensors fit one parameter.
    """
    prefixes = {match[1] for name in keys if (match := _PREFIX.match(name))}
    prefix = prefixes.pop() if len(prefixes) == 1 else ""
    patterns = {_pattern(key): value for key, value in names.items()}
    for pattern, key in zip(patterns, names, strict=True):
        if not any(pattern.fullmatch(name) for name in keys):
            raise CheckpointError(file, f"has no tensor named {key}, which `names` speaks of")
    places: dict[str, Place] = {}
    for name in keys:
        for key, place in _match_parameters(name, prefix, patterns):
            if key in places:
                raise CheckpointError(file, f"has two tensors for {key}: {places[key].name} and {name}")
            places[key] = place
    return places


def _pattern(key: str) -> re.Pattern[str]:
    """Return the pattern of the names that a name in a map stands for."""
    pattern = re.escape(key).replace(r"\*", r"(\d+)")
    return re.compile(re.sub(r"\.\(\\d\+\)$", ".(.+)", pattern))


def _match_parameters(name: str, prefix: str, patterns: Mapping[re.Pattern[str], Any]) -> list[tuple[str, Place]]:
    """Return the parameters that a tensor of the file holds: none, one or several, with the location of each."""
    known, numbers = [name.removeprefix(prefix)], ()
    for pattern, value in patterns.items():
        if match := pattern.fullmatch(name):
            known, numbers = [value] if isinstance(value, str) else value or [], match.groups()
            break
    keys = []
    for key in known:
        for number in numbers:
            key = key.replace("*", number, 1)
        for pattern, ours in _RENAMED.items():
            if match := re.fullmatch(pattern, key):
                key = match.expand(ours)
        if packed := _PACKED.fullmatch(key):
            parts = [f"{packed[1]}.{part}_projection.{packed[2]}" for part in ("query", "key", "value")]
            keys += [(part, Place(name, number, 3)) for number, part in enumerate(parts)]
        else:
            keys.append((key, Place(name)))
    return keys


def read_names(path: str | Path) -> Names:
    """Read a map of names from a JSON file.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        FileError: If it isn't a map of names.
    """
    path = Path(path)
    try:
        names = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        problem = "must be a JSON file, and can't be read as one"
        raise FileError(path.name, problem, "Look for a missing comma.") from None
    if not isinstance(names, dict) or not all(_are_names(value) for value in names.values()):
        problem = "must be a JSON object: for each name in the file of weights the name here, a list of names, or null"
        raise FileError(path.name, problem)
    return names


def _are_names(value: Any) -> bool:
    if isinstance(value, list):
        return all(isinstance(name, str) for name in value)
    return value is None or isinstance(value, str)
