"""The description of a foreign encoder-decoder, from the header of its safetensors state dict and without torch."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from transformer.checkpoints.description import FORMAT, MAX_NAME
from transformer.checkpoints.header import check_floats, read_header
from transformer.checkpoints.shapes import Shapes, parameter_shapes
from transformer.config import TransformerConfig
from transformer.errors import CheckpointError, LabError, SettingError
from transformer.importing.names import Names, Place, places_of
from transformer.importing.vocabularies import Ends, Vocabulary
from transformer.text.strict_json import read_json

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
    """

    name: str
    config: TransformerConfig
    source: Vocabulary
    target: Vocabulary
    places: dict[str, Place]
    zeros: Shapes


def describe_state_dict(
    path: str | Path,
    *,
    name: str = "",
    num_heads: int | None = None,
    norm_first: bool | None = None,
    norm_eps: float | None = None,
    source_vocabulary: Sequence[str] | None = None,
    target_vocabulary: Sequence[str] | None = None,
    source_ends: Ends = "both",
    names: Names | None = None,
    **settings: Any,
) -> Description:
    """Describe the model in a file of weights; arguments and errors are those of `import_state_dict`."""
    path = Path(path)
    header = read_header(path)
    metadata = header.pop("__metadata__", {})
    if metadata.get("format") == FORMAT:
        raise CheckpointError(path.name, "is a checkpoint of this program already", "Open it as it is.")
    name = name or path.stem[:MAX_NAME]
    if not 1 <= len(name.strip()) <= MAX_NAME:
        raise SettingError("name", f"have 1 to {MAX_NAME} characters", len(name), "Give the model a short name.")
    shapes = {key: entry["shape"] for key, entry in header.items()}
    places = places_of(path, list(shapes), names or {})
    check_floats(path, header, (place.name for place in places.values()))
    said = {
        "num_heads": num_heads, "norm_first": norm_first, "norm_eps": norm_eps,
        "source_vocabulary": source_vocabulary, "target_vocabulary": target_vocabulary,
    }  # fmt: skip
    said = {key: _said(path, metadata, key) if value is None else value for key, value in said.items()}
    source = Vocabulary.of(said.pop("source_vocabulary"), "source", source_ends)
    target = Vocabulary.of(said.pop("target_vocabulary"), "target")
    config = _config(path, places, shapes, {**said, **settings})
    zeros = _check(path, places, shapes, config)
    for side, vocabulary, rows in (
        ("source", source, config.source_vocab_size), ("target", target, config.target_vocab_size),
    ):  # fmt: skip
        if vocabulary.foreign_size != rows:
            raise LabError(
                f"The {side} vocabulary must have a token for each of the {rows} rows of its "
                f"embedding, got {vocabulary.foreign_size}."
            )
    sizes = {"source_vocab_size": len(source.tokens), "target_vocab_size": len(target.tokens)}
    return Description(
        name=name, config=replace(config, **sizes), source=source, target=target, places=places, zeros=zeros
    )


def _said(path: Path, metadata: dict[str, Any], key: str) -> Any:
    """Return what a file's metadata says about a setting that no shape reveals."""
    keys, read, what = _METADATA[key]
    found = next((str(metadata[other]) for other in keys.split() if other in metadata), None)
    if found is None and key == "norm_eps":
        return TransformerConfig.norm_eps
    if found is None:
        raise SettingError(key, f"be given: {path.name} doesn't say {what}, and no shape tells")
    try:
        return read(found)
    except (ValueError, KeyError, RecursionError):
        raise CheckpointError(
            path.name, sentence=f"The metadata of {path.name} has no readable {key}: {found[:40]!r}."
        ) from None


def _config(
    path: Path, places: dict[str, Place], shapes: dict[str, list[int]], said: dict[str, Any]
) -> TransformerConfig:
    """Return the foreign model's config, with its own vocabulary sizes."""
    for key in _NEEDED:
        if key not in places:
            raise CheckpointError(
                path.name,
                f"has no tensor known as {key}; it has e.g. {', '.join(sorted(shapes)[:3]) or 'none'}",
                "Say in `names` (--names) which it is.",
            )
        if len(shapes[places[key].name]) != 2:
            raise CheckpointError(path.name, sentence=f"{places[key].name} in {path.name} must have two dimensions.")
    source, target, hidden = (shapes[places[key].name] for key in _NEEDED)
    layers = [match.groups() for key in places if (match := _LAYER.match(key))]
    depths = [
        1 + max((int(number) for stack, number in layers if stack == side), default=-1)
        for side in ("encoder", "decoder")
    ]
    if depths[0] != depths[1]:
        raise CheckpointError(
            path.name,
            (f"has {depths[0]} layers in the encoder and {depths[1]} in the decoder; here a model has as many in both"),
        )
    finals = [f"{stack}.norm.weight" in places for stack in ("encoder", "decoder")]
    if finals[0] != finals[1]:
        raise CheckpointError(path.name, "has a final norm in one stack only; here a model has it in both or none")
    table = places.get("encoder.positions.table")
    if said.get("positions") == "learned" and table and shapes[table.name]:
        said = {**said, "max_length": shapes[table.name][0]}
    values = {
        "d_model": source[1], "d_ff": hidden[0], "num_layers": depths[0], "dropout": 0.0,
        "source_vocab_size": source[0], "target_vocab_size": target[0],
        "tied_output": "output_projection.weight" not in places, "final_norm": finals[0], "max_length": 128,
    }  # fmt: skip
    return TransformerConfig.from_dict({**values, **said})


def _check(path: Path, places: dict[str, Place], shapes: dict[str, list[int]], config: TransformerConfig) -> Shapes:
    """Check names and shapes against the config before any tensor is read; return the biases that are zero."""
    expected = parameter_shapes(config)
    if unknown := sorted(places[key].name for key in set(places) - set(expected)):
        raise CheckpointError(
            path.name,
            f"has {len(unknown)} tensors that no name is known for here, e.g. {unknown[0]}",
            "Say in `names` (--names) what they are, or null to leave them out.",
        )
    for key, place in places.items():
        shape = [expected[key][0] * place.parts, *expected[key][1:]]
        if shapes[place.name] != shape:
            raise CheckpointError(
                path.name,
                sentence=(f"{place.name} in {path.name} must have the shape {shape}, got {shapes[place.name]}."),
            )
    kinds = {_kind(key) for key in places}
    absent = [key for key in expected if key not in places]
    zeros = {key for key in absent if key.endswith(".bias") and _kind(key) not in kinds}
    if missing := sorted(set(absent) - zeros):
        raise CheckpointError(
            path.name,
            f"lacks {len(missing)} tensors of its model, e.g. one that is known here as {missing[0]}",
            "Say in `names` (--names) which it is.",
        )
    return {key: expected[key] for key in zeros}


def _kind(key: str) -> str:
    """Return a parameter's name without its stack, layer and kind of attention."""
    return re.sub(r"^(?:en|de)coder\.(?:layers\.\d+\.)?(?:self_|cross_)?", "", key)
