"""The file that a command writes: it is not written over by accident."""

from __future__ import annotations

import argparse
from pathlib import Path

from transformer.errors import LabError


def add_replace(command: argparse.ArgumentParser) -> None:
    """Add the option to write over a file."""
    command.add_argument("--replace", action="store_true", help="write over the output file if there is one")


def must_be_free(output: Path, may_replace: bool) -> None:
    """Refuse to write over a file, before any work is done for it.

    Raises:
        LabError: If the file is there, and may not be replaced.
    """
    if output.exists() and not may_replace:
        problem = f"There is a file {output} already."
        raise LabError(problem, advice="Take another name by -o, or write over it by --replace.")
