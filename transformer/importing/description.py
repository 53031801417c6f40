"""The description of a foreign encoder-decoder, from the header of its safetensors state dict and without torch."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from transformer.checkpoints.description import FORMAT, MAX_NAME
from transformer.checkpoints.header import check_floats, read_header
from transformer.checkpoints.shapes import Shapes, parameter_shapes
from transformer.config import LIMITS, TransformerConfig
from transformer.errors import CheckpointError, LabError, SettingError
from transformer.importing.names import Names, Place, find_places
from transformer.importing.proof_shapes import proof_shapes
from transformer.importing.schemes import STACKS
from transformer.importing.vocabularies import Ends, Vocabulary
from transformer.text.strict_json import read_json

LONGEST_TABLE = 512
"""Most rows of a table of positions that are taken: more texts than these can't be shown."""
_LAYER = re.compile(r"(encoder|decoder)\.layers\.(\d{1,6})\.")
_NEEDED = (
    "encoder.embedding.weight", "decoder.embedding.weight", "encoder.layers.0.feed_forward.hidden_projection.weight",
)  # fmt: skip
"""Tensors from which sizes are read; each must have two dimensions."""


def _yes_or_no(text: str) -> bool:
    return {"1": True, "true": True, "0": False, "false": False}[text.lower()]


_METADATA: dict[str, tuple[str, Callable[[str], Any], str]] = {
    "num_heads": ("heads num_heads nhead", int, "how many heads a layer has (--heads)"),
    "norm_first": ("norm_first", _yes_or_no, "whether norms come before the sublayers (--norm-first or --norm-last)"),
    "norm_eps": ("ln_eps norm_eps layer_norm_eps", float, ""),
    "source_vocabulary": ("src_vocab source_vocabulary", read_json, "the source's tokens (--source-vocabulary)"),
    "target_vocabulary": ("tgt_vocab target_vocabulary", read_json, "the target's tokens (--target-vocabulary)"),
}
"""For each setting that shapes don't reveal: its keys in a file's metadata, its parser, and its name in messages."""


@dataclass(frozen=True, kw_only=True)
class Description:
    """A foreign model without its tensors.

    Attributes:
        name: Name of the model, for people.
        config: Config of the imported model; its vocabularies include this program's special tokens.
        source: Vocabulary of the source.
        target: Vocabulary of the target.
        places: Location of each parameter in the file.
        zeros: Shapes of the biases that the file lacks because they are zero.
        about: Whose names the file has.
        has_proof: The file has what its own program computed.
        open_settings: Settings that the proof has to find, each with its choices.
    """

    name: str
    config: TransformerConfig
    source: Vocabulary
    target: Vocabulary
    places: dict[str, Place]
    zeros: Shapes
    about: str
    has_proof: bool
    open_settings: dict[str, list[Any]]


def describe_state_dict(
    path: str | Path, *, name: str = "", names: Names | None = None, source_ends: Ends | None = None, **settings: Any
) -> Description:
    """Describe the model in a file of weights; arguments and errors are those of `import_state_dict`."""
    path = Path(path)
    header, file = read_header(path), path.name
    metadata = header.pop("__metadata__", {})
    if metadata.get("format") == FORMAT:
        raise CheckpointError(file, "is a checkpoint of this program already", "Open it as it is.")
    name = name or path.stem[:MAX_NAME]
    if not 1 <= len(name.strip()) <= MAX_NAME:
        raise SettingError("name", f"have 1 to {MAX_NAME} characters", len(name), "Give the model a short name.")
    told = _tell(file, header, metadata, names or {}, settings)
    places, found, known = told.places, told.shapes, told.known
    if told.missing:
        fields, whats = "`, `".join(told.missing), "; ".join(_METADATA[key][2] for key in told.missing)
        advice = "Where the file has a proof, heads and norms are found by it: see docs/models.md."
        raise SettingError(fields, f"be given: {file} doesn't say {whats}, and no shape tells", advice=advice)
    source = Vocabulary.of(known.pop("source_vocabulary"), "source", source_ends or told.source_ends)
    target = Vocabulary.of(known.pop("target_vocabulary"), "target")
    likely = {key: choices[0] for key, choices in told.open_settings.items()}
    config = _config(file, places, found, sorted(header), likely | known)
    zeros = _check(file, places, found, config)
    rows = {"source": config.source_vocab_size, "target": config.target_vocab_size}
    for side, vocabulary in (("source", source), ("target", target)):
        if vocabulary.foreign_size != rows[side]:
            raise LabError(
                f"The {side} vocabulary must have a token for each of the {rows[side]} rows of its embedding, got "
                f"{vocabulary.foreign_size}."
            )
    config = replace(config, source_vocab_size=len(source.tokens), target_vocab_size=len(target.tokens))
    return Description(
        name=name, config=config, source=source, target=target, places=places, zeros=zeros, about=told.about,
        has_proof=told.has_proof, open_settings=told.open_settings,
    )  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Needs:
    """The settings that a file of weights leaves to be said.

    Attributes:
        about: Whose names it has.
        missing: Settings that must be given: of `num_heads`, `norm_first`, `source_vocabulary`, `target_vocabulary`.
        heads: Numbers of heads that its width allows, the likeliest first.
        rows: Numbers of tokens, of source and target.
        has_proof: It has what its own program computed.
    """

    about: str
    missing: list[str]
    heads: list[int]
    rows: list[int]
    has_proof: bool


def find_needs(path: Path) -> Needs:
    """Find out what else is needed to import a file of weights; errors are those of `import_state_dict`."""
    header, file = read_header(path), path.name
    told = _tell(file, header, header.pop("__metadata__", {}), {}, {})
    choices = _open_settings({}, told.shapes)
    likely = {key: values[0] for key, values in choices.items()}
    said = {key: value for key, value in told.known.items() if not key.endswith("_vocabulary")}
    config = _config(file, told.places, told.shapes, sorted(header), likely | said)
    _check(file, told.places, told.shapes, config)
    return Needs(
        about=told.about, missing=told.missing, heads=choices["num_heads"],
        rows=[config.source_vocab_size, config.target_vocab_size], has_proof=told.has_proof,
    )  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class _Told:
    """The model that names, shapes and metadata of a file tell of."""

    places: dict[str, Place]
    shapes: Shapes
    known: dict[str, Any]
    open_settings: dict[str, list[Any]]
    missing: list[str]
    source_ends: Ends
    about: str
    has_proof: bool


def _tell(file: str, header: dict[str, Any], metadata: dict[str, Any], names: Names, settings: dict[str, Any]) -> _Told:
    """Return what a file tells about its model besides what is said by hand."""
    told = find_places(file, header, names)
    said = {key: value for key, value in settings.items() if value is not None}
    places = _with_rows(told.places, said)
    check_floats(file, header, (place.name for place in places.values()))
    found = {key: _shape(place, header[place.name]["shape"]) for key, place in places.items()}
    by_scheme, by_shapes = {k: v for k, v in told.settings.items() if k != "source_ends"}, _by_shapes(found)
    asked = [key for key in _METADATA if key not in said]
    read = {key: value for key in asked if (value := _read_setting(file, metadata, key)) is not None}
    has_proof = bool(proof_shapes(file, header))
    known = {**({} if has_proof else by_scheme), **by_shapes, **read, **said}
    open_settings = _open_settings(known, found, by_scheme) if has_proof else {}
    missing = [key for key in asked if key not in known and key not in open_settings and _METADATA[key][2]]
    return _Told(
        places=places, shapes=found, known=known, open_settings=open_settings, missing=missing,
        source_ends=told.settings.get("source_ends", "both"), about=told.about, has_proof=has_proof,
    )  # fmt: skip


def _with_rows(places: dict[str, Place], said: dict[str, Any]) -> dict[str, Place]:
    """Return the places with tables of positions cut to the texts that are read, or without if they are computed."""
    tables = [f"{stack}.positions.table" for stack in STACKS]
    if said.get("positions", "learned") != "learned":
        return {key: place for key, place in places.items() if key not in tables}
    rows = min((places[key].rows or LONGEST_TABLE for key in tables if key in places), default=0)
    rows = min(rows, said.get("max_length") or LONGEST_TABLE)
    return {key: replace(place, rows=rows) if key in tables and place.rows else place for key, place in places.items()}


def _shape(place: Place, shape: list[int]) -> list[int]:
    return [min(place.rows, math.prod(shape[:-1])), shape[-1]] if place.rows else shape


def _by_shapes(found: Shapes) -> dict[str, Any]:
    """Return the settings that shapes tell."""
    settings: dict[str, Any] = {}
    if found.get("encoder.layers.0.self_attention_norm.weight") == [1] and _width(found) > 1:
        settings["norm"] = "scalar"
    if table := found.get("encoder.positions.table"):
        settings |= {"positions": "learned", "max_length": table[0]}
    return settings


def _width(found: Shapes) -> int:
    return (found.get("encoder.embedding.weight") or [1])[-1]


def _open_settings(known: dict[str, Any], found: Shapes, likely: Mapping[str, Any] = {}) -> dict[str, list[Any]]:
    """Return the settings that a proof has to settle, each with its choices, the likeliest first.

    Args:
        known: Settings that need no proof.
        found: Shapes of the parameters.
        likely: Settings that are likely, as programs with these names have them.
    """
    counts = dict.fromkeys([8, 4, 2, 16, 1, 12, 6, 3, 32, *range(1, LIMITS["num_heads"] + 1)])
    heads = [count for count in counts if _width(found) % count == 0]
    choices: dict[str, list[Any]] = {
        "num_heads": heads,
        "norm_first": [True, False],
        "norm": ["standard", "sample"],
        "scaled_scores": [True, False],
        "scaled_embedding": [True, False],
        "activation": ["relu", "gelu"],
        "norm_eps": [1e-5, 1e-6, 1e-12],
        "positions": ["sinusoidal", "concatenated", "none"],
    }
    return {
        key: sorted(values, key=lambda value: value != likely.get(key, value))
        for key, values in choices.items()
        if key not in known
    }


def _read_setting(file: str, metadata: dict[str, Any], key: str) -> Any:
    """Return what a file's metadata says about one of these settings; None if it says nothing."""
    keys, read, _ = _METADATA[key]
    text = next((str(metadata[other]) for other in keys.split() if other in metadata), None)
    if text is None:
        return None
    try:
        return read(text)
    except (ValueError, KeyError):
        sentence = f"The metadata of {file} has no readable {key}: {text[:40]!r}."
        raise CheckpointError(file, sentence=sentence) from None


def _config(
    file: str, places: dict[str, Place], shapes: Shapes, known: list[str], settings: dict[str, Any]
) -> TransformerConfig:
    """Return the foreign model's config, with its own vocabulary sizes.

    Args:
        file: Name of the file.
        places: Location of each parameter in the file.
        shapes: Shape of each parameter's tensor in the file.
        known: Names of all tensors in the file.
        settings: Settings that the caller or the metadata gives.
    """
    for key in _NEEDED:
        if key not in places:
            problem = f"has no tensor known as {key}; it has e.g. {', '.join(known[:3]) or 'none'}"
            raise CheckpointError(file, problem, "Say in `names` (--names) which it is.")
        if len(shapes[key]) != 2:
            raise CheckpointError(file, sentence=f"{places[key].name} in {file} must have two dimensions.")
    source, target, hidden = (shapes[key] for key in _NEEDED)
    layers = {match.groups() for key in places if (match := _LAYER.match(key))}
    depths = [1 + max((int(number) for stack, number in layers if stack == side), default=-1) for side in STACKS]
    if depths[0] != depths[1]:
        problem = f"has {depths[0]} layers in the encoder and {depths[1]} in the decoder"
        raise CheckpointError(file, f"{problem}; here a model has as many in both")
    finals = [f"{stack}.norm.weight" in places for stack in STACKS]
    if finals[0] != finals[1]:
        raise CheckpointError(file, "has a final norm in one stack only; here a model has it in both or none")
    if settings.get("positions") == "learned" and (table := shapes.get("encoder.positions.table")):
        settings = {**settings, "max_length": table[0]}
    values = {
        "d_model": source[1], "d_ff": hidden[0], "num_layers": depths[0], "dropout": 0.0,
        "source_vocab_size": source[0], "target_vocab_size": target[0],
        "tied_output": "output_projection.weight" not in places, "final_norm": finals[0], "max_length": 128,
    }  # fmt: skip
    return TransformerConfig.from_dict({**values, **settings})


def _check(file: str, places: dict[str, Place], shapes: Shapes, config: TransformerConfig) -> Shapes:
    """Check names and shapes against the config before any tensor is read; return the biases that are zero."""
    expected = parameter_shapes(config)
    if unknown := sorted(places[key].name for key in set(places) - set(expected)):
        problem = f"has {len(unknown)} tensors that no name is known for here, e.g. {unknown[0]}"
        raise CheckpointError(file, problem, "Say in `names` (--names) what they are, or null to leave them out.")
    for key, place in places.items():
        shape = [expected[key][0] * place.parts, *expected[key][1:]]
        if shapes[key] != shape:
            sentence = f"{place.name} in {file} must have the shape {shape}, got {shapes[key]}."
            raise CheckpointError(file, sentence=sentence)
    kinds = {_kind(key) for key in places}
    absent = [key for key in expected if key not in places]
    zeros = {key for key in absent if key.endswith(".bias") and _kind(key) not in kinds}
    if missing := sorted(set(absent) - zeros):
        problem = f"lacks {len(missing)} tensors of its model, e.g. one that is known here as {missing[0]}"
        raise CheckpointError(file, problem, "Say in `names` (--names) which it is.")
    return {key: expected[key] for key in zeros}


def _kind(key: str) -> str:
    """Return a parameter's name without its stack, layer and kind of attention."""
    return re.sub(r"^(?:en|de)coder\.(?:layers\.\d+\.)?(?:self_|cross_)?", "", key)
