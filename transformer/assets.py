"""Locations of the files shipped with the program: models, server limits, texts, scripts and styles."""

from __future__ import annotations

import os
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from transformer.errors import CheckpointError

_PACKAGE = Path(__file__).parent
_SUFFIX = ".safetensors"


def assets_folder() -> Path:
    """Return the folder in `ATTENTION_LAB_ASSETS`, else that of the installed package, else that of the checkout."""
    if named := os.environ.get("ATTENTION_LAB_ASSETS"):
        return Path(named)
    return _own_folder()


def own_file(name: str) -> Path:
    """Return a file that belongs to this very version of the program, whatever `ATTENTION_LAB_ASSETS` names."""
    return _own_folder() / name


def _own_folder() -> Path:
    own = _PACKAGE / "_assets"
    return own if own.is_dir() else _PACKAGE.parent / "assets"


THEMES: dict[str, dict[str, Any]] = tomllib.loads(own_file("theme.toml").read_text(encoding="utf-8"))
"""The colours of Streamlit's theme, "light" and "dark"."""


def checkpoint_path(name: str | Path) -> Path:
    """Return the path of a checkpoint given by path or by the name of a shipped model.

    Args:
        name: A path, or a shipped model's name without folder and suffix, `reverse-letters`; an existing file wins.
    Raises:
        CheckpointError: If `name` is neither a path nor the name of a shipped model, or looks like a name of a hub.
    """
    path = Path(name)
    if re.fullmatch(r"[\w.-]+/[\w.-]+", str(name)) and not (path.suffix == _SUFFIX or path.exists()):
        advice = (
            "A model of a hub is not fetched: nothing is downloaded. Name a file that is here; a model that the "
            "`transformers` library holds in memory is read by `transformer.importing.capture`."
        )
        raise CheckpointError(path.name, sentence=f"There is no file {name}.", advice=advice)
    if path.name != str(name) or path.suffix or path.exists():
        return path
    folder = assets_folder() / "checkpoints"
    shipped = folder / f"{name}{_SUFFIX}"
    if shipped.exists():
        return shipped
    names = ", ".join(shipped_names()) or "none"
    raise CheckpointError(
        path.name,
        sentence=f"There is neither a file nor a shipped model {path.name!r}.",
        advice=(
            f"In {folder} there are: {names}. The translators, and models made for a lesson, are only in a "
            "checkout of the source code: let ATTENTION_LAB_ASSETS name its folder assets."
        ),
    )


def shipped_names() -> list[str]:
    """Return the names of the shipped models, sorted."""
    return sorted(file.stem for file in (assets_folder() / "checkpoints").glob(f"*{_SUFFIX}"))


def chosen_texts(name: str) -> tuple[str, ...]:
    """Return the texts that were chosen by hand for a shipped model, by its name, the best first; there may be none."""
    return tuple(_examples().get(name, {}).get("texts", ()))


def chosen_pairs(name: str) -> tuple[tuple[str, str], ...]:
    """Return pairs of texts of as many tokens for a shipped model, in which a word decides about another one."""
    pairs = _examples().get(name, {}).get("pairs", ())
    return tuple((text, other) for text, other in pairs)


@cache
def _examples() -> dict[str, dict[str, Any]]:
    path = assets_folder() / "text" / "examples.toml"
    if not path.is_file():  # the wheel has no translators
        return {}
    return {entry["name"]: entry for entry in tomllib.loads(path.read_text(encoding="utf-8"))["model"]}
