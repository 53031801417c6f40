"""Packages that only some users need: each is imported where it is used, and named where it is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from transformer.errors import LabError

EXTRAS = {"anywidget": "notebook", "pandas": "tables", "matplotlib": "figures"}
"""The group of `pyproject.toml` that installs each."""


def extra(module: str, purpose: str) -> Any:
    """Return a module of a package that may be missing.

    Args:
        module: Its name, e.g. `matplotlib.pyplot`.
        purpose: What needs it, e.g. `A table`.
    Raises:
        LabError: If it is not installed; the message says how to install it.
    """
    try:
        return import_module(module)
    except ImportError:
        package = module.split(".")[0]
        advice = f'Install it: pip install "attention-lab[{EXTRAS[package]}]".'
        raise LabError(f"{purpose} needs {package}, which is not installed.", advice=advice) from None
