"""The parameters in a foreign file, found by their names there: by known schemes, or by a map."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from transformer.errors import CheckpointError, FileError
from transformer.importing.schemes import STACKS, Scheme, is_buffer, is_position_table, plain_names, schemes

if TYPE_CHECKING:
    from torch import Tensor

Names = Mapping[str, "str | Sequence[str] | None"]
"""A map from a name in the file to the name here or in torch, or to several if they share a tensor; None skips it.

Each `*` stands for a number, which is carried over; a last `.*` for whatever follows, so `{"transformer.*": "*"}` takes
away a prefix.
"""

PROOF = "proof."
"""Prefix of the tensors that the model's own program wrote for its import to be checked."""
_OURS = ("torch", "usual")
"""Schemes in whose words a map of names may speak."""
_SIDES = {"encoder": ("encoder", "src", "source", "enc"), "decoder": ("decoder", "tgt", "trg", "target", "dec")}


@dataclass(frozen=True)
class Place:
    """The location of a parameter in the file: a tensor, one of several equal parts of its rows, or its first rows.

    Attributes:
        name: Name of the tensor.
        part: Number of the part.
        parts: Number of parts.
        rows: Number of rows of a table of positions, which may have dimensions of one; 0 = the tensor as it is.
    """

    name: str
    part: int = 0
    parts: int = 1
    rows: int = 0

    def of(self, tensor: Tensor) -> Tensor:
        """Return the parameter that is located here in a tensor of the file."""
        if self.rows:
            return tensor.reshape(-1, tensor.shape[-1])[: self.rows]
        return tensor.chunk(self.parts)[self.part]


@dataclass(frozen=True)
class Found:
    """The content of a file, as its names say.

    Attributes:
        places: Location of each parameter.
        settings: What the program that uses these names settles; see `Scheme`.
        about: Whose names these are.
    """

    places: dict[str, Place]
    settings: dict[str, Any]
    about: str


def find_places(file: str, entries: Mapping[str, Any], names: Names) -> Found:
    """Find the location of each parameter in the file, by a map of names and by the schemes that are known.

    Args:
        file: Name of the file.
        entries: Shape and dtype of each tensor, as in the header.
        names: Names of tensors by hand; they come before all schemes.
    Raises:
        CheckpointError: If `names` has an entry that fits no tensor, if two tensors fit one parameter, or if the model
            has a part that no model here has.
    """
    keys = [name for name in entries if not name.startswith(PROOF)]
    patterns = {_pattern(key): value for key, value in names.items()}
    for pattern, key in zip(patterns, names, strict=True):
        if not any(pattern.fullmatch(name) for name in keys):
            raise CheckpointError(file, f"has no tensor named {key}, which `names` speaks of")
    by_hand = {name: known for name in keys if (known := _said(name, patterns)) is not None}
    rest = plain_names([name for name in keys if name not in by_hand])
    known = {name: _in_our_words(ours) for name, ours in by_hand.items()}
    scheme, found = _choose_scheme(file, rest, entries)
    places: dict[str, Place] = {}
    for name, parameters in (known | found).items():
        for key, part, parts in parameters:
            if key in places:
                raise CheckpointError(file, f"has two tensors for {key}: {places[key].name} and {name}")
            places[key] = Place(name, part, parts)
    return Found(_with_positions(places, rest, entries, found), dict(scheme.settings), scheme.about)


Parameters = list[tuple[str, int, int]]


def _choose_scheme(
    file: str, rest: Mapping[str, str], entries: Mapping[str, Any]
) -> tuple[Scheme, dict[str, Parameters]]:
    """Return the scheme that knows most of the names, and what it knows; of several, the first; others as they are."""
    known = [(scheme, {name: scheme.find(short) for name, short in rest.items()}) for scheme in schemes().values()]
    scheme, found = max(known, key=lambda one: sum(map(bool, one[1].values())))
    most = sum(map(bool, found.values()))
    if scheme.lacks and most > len(rest) // 2:
        raise CheckpointError(file, f"is named as in {scheme.about}, and has {scheme.lacks}")
    for name, short in rest.items():
        if not found[name] and not _is_no_weight(short, entries[name]):
            found[name] = [(short, 0, 1)]
    return scheme, found


def _is_no_weight(short: str, entry: Mapping[str, Any]) -> bool:
    is_float = entry["dtype"] in ("F16", "BF16", "F32", "F64")
    return not is_float or is_buffer(short) or is_position_table(short, entry["shape"])


def _with_positions(
    places: dict[str, Place], rest: Mapping[str, str], entries: Mapping[str, Any], found: Mapping[str, Parameters]
) -> dict[str, Place]:
    """Add the tables of positions that the file holds, each to the stack whose name it bears, or to both."""
    held = [n for n, short in rest.items() if not found[n] and is_position_table(short, entries[n]["shape"])]
    for stack in STACKS:
        key = f"{stack}.positions.table"
        own = [name for name in held if set(_SIDES[stack]) & set(re.split(r"[._]", rest[name]))]
        others = [
            name for name in held if not any(set(w) & set(re.split(r"[._]", rest[name])) for w in _SIDES.values())
        ]
        if key not in places and (tables := own or others or held):
            rows = max(size for size in entries[tables[0]]["shape"][:-1])
            places[key] = Place(tables[0], rows=rows)
    return places


def _pattern(key: str) -> re.Pattern[str]:
    """Return the pattern of the names that a name in a map stands for."""
    pattern = re.escape(key).replace(r"\*", r"(\d+)")
    return re.compile(re.sub(r"\.\(\\d\+\)$", ".(.+)", pattern))


def _said(name: str, patterns: Mapping[re.Pattern[str], Any]) -> list[str] | None:
    """Return what a map of names says that a tensor holds; None if it doesn't speak of it."""
    for pattern, value in patterns.items():
        if match := pattern.fullmatch(name):
            said = [value] if isinstance(value, str) else value or []
            for number in match.groups():
                said = [key.replace("*", number, 1) for key in said]
            return said
    return None


def _in_our_words(said: list[str]) -> Parameters:
    """Return the parameters that names mean: ours, or those of torch and its usual surroundings."""
    found: Parameters = []
    for name in said:
        in_scheme = (schemes()[scheme].find(name) for scheme in _OURS)
        found += next(filter(None, in_scheme), [(name, 0, 1)])
    return found


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
