"""The examples in the library's docstrings, to be run."""

import ast
import importlib
import textwrap
from pathlib import Path

LIBRARY = Path(__file__).parents[2] / "transformer"
FACES = ["transformer", "transformer.importing", "transformer.inspection", "transformer.maps", "transformer.config"]


def examples():
    """Return the code of each example, by the file and the name in whose docstring it stands."""
    found = {}
    for path in sorted(LIBRARY.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                _, begins, rest = (ast.get_docstring(node) or "").partition("Example:\n")
                if begins:
                    name = "" if isinstance(node, ast.Module) else f"::{node.name}"
                    found[f"{path.relative_to(LIBRARY)}{name}"] = textwrap.dedent(rest.split("\n\n")[0])
    return found


def run(code, **known):
    """Run an example with all that the faces promise; what a comment tells as a value is what the line gives."""
    for face in FACES:
        known = {**vars(importlib.import_module(face)), **known}
    for node in ast.parse(code).body:
        text = ast.get_source_segment(code, node)
        told = code.split("\n")[node.end_lineno - 1].partition("    # ")[2]
        if isinstance(node, ast.Expr):
            value = eval(text, known)
            if told.startswith(("'", "[", "(")) and not told.startswith("(batch"):
                assert value == ast.literal_eval(told), text
            elif told.startswith("(batch"):
                assert value.ndim == told.count(",") + 1, text
        else:
            exec(text, known)
    return known
