"""The names that the library promises; the pages take no others."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FACES = ["transformer", *(
    ".".join(face.parent.relative_to(ROOT).parts) for face in sorted((ROOT / "transformer").glob("*/**/__init__.py"))
)]  # fmt: skip


def promised(face):
    """Return the names that a face promises: it imports them, and defines nothing."""
    path = Path(import_module(face).__file__)
    (docstring, *rest) = ast.parse(path.read_text(encoding="utf-8")).body
    assert isinstance(docstring, ast.Expr)
    names = [alias.asname or alias.name for node in rest if isinstance(node, ast.ImportFrom) for alias in node.names]
    others = [node for node in rest if not isinstance(node, ast.ImportFrom | ast.Import)]
    assert all(isinstance(node, ast.Assign) and node.targets[0].id == "__all__" for node in others)
    return names


def test_a_face_holds_what_it_promises():
    for face in FACES:
        module, names = import_module(face), promised(face)
        assert len(set(names)) == len(names) and all(hasattr(module, name) for name in names)
        assert sorted(getattr(module, "__all__", names)) == sorted(names)
        files = {path.stem for path in Path(module.__file__).parent.iterdir()}
        assert not files & set(names)  # a name would hide the file of the same name


def imported(path):
    """Yield modules and names that a file takes from the library."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "transformer":
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names if alias.name.split(".")[0] == "transformer")


@pytest.mark.parametrize("folder", ["pages", "benchmarks"])
def test_pages_and_benchmarks_take_only_promised_names(folder):
    taken = {(path, *found) for path in (ROOT / folder).rglob("*.py") for found in imported(path)}
    faces = {face: promised(face) for face in FACES}
    assert len(taken) > 20
    assert not [
        (str(path.relative_to(ROOT)), module, name)
        for path, module, name in taken
        if module not in faces or (name and name not in faces[module] and f"{module}.{name}" not in faces)
    ]
