"""`python docs/reference.py [FOLDER]`: the reference of the library, as pages: every name that its faces promise."""

import re
import sys
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import pdoc

ROOT = Path(__file__).parents[1]
WINGS = "maps interpret importing views replay data decoding training runs lectures".split()
FACES = ["transformer", *(f"transformer.{wing}" for wing in WINGS)]


def promised(face: ModuleType) -> list[str]:
    """Return the names that a face imports from the files behind it, functions and classes first of all."""
    names = getattr(face, "__all__", [name for name in vars(face) if not name.startswith("_")])
    return [name for name in names if not isinstance(getattr(face, name), ModuleType)]


def with_code(docstring: str, *rest: Any) -> str:
    """Convert a docstring as pdoc does, with its example as code."""
    fenced = re.sub(
        r"^Example:\n((?:    .*\n|\n)*    .*)",
        lambda found: f"**Example:**\n\n```python\n{dedent(found[1])}\n```\n",
        docstring,
        flags=re.MULTILINE,
    )
    return convert(fenced, *rest)


convert = pdoc.docstrings.convert


def write(folder: Path) -> None:
    """Write the pages, `index.html` first."""
    pdoc.docstrings.convert = with_code
    for name in FACES:
        face = import_module(name)
        face.__all__ = promised(face)  # pyright: ignore[reportAttributeAccessIssue]
    pdoc.render.configure(docformat="google", footer_text="Attention Lab", show_source=False)
    pdoc.pdoc(*FACES, output_directory=folder)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "reference"
    write(folder)
    print(f"Open {folder / 'index.html'}.")
