"""The documents: short, with links that lead somewhere, and in step with the tree; and one voice in docstrings."""

import ast
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    page for kind in ("*.md", "docs/*.md", "assets/*/README.md", "benchmarks/*.md") for page in ROOT.glob(kind)
)
PACKAGES = sorted(path.parent for top in ("transformer", "pages") for path in (ROOT / top).rglob("__init__.py"))
PYTHON = sorted(
    path for top in ("transformer", "pages", "benchmarks", "tests", "docs") for path in (ROOT / top).rglob("*.py")
)


@pytest.mark.parametrize("name, most", [("README.md", 90), ("CONTRIBUTING.md", 120)])
def test_a_newcomer_reads_little(name, most):
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert len(lines) <= most
    assert all(len(line) <= 200 for line in lines)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_document_leads_to_a_file(page):
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (page.parent / target).exists(), target


def test_the_tree_in_contributing_is_the_first_lines_of_its_folders():
    rows = dict(re.findall(r"^\| `([a-z_/]+)` \| (.+) \|$", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M))
    told = {
        str(folder.relative_to(ROOT)): ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8")))
        for folder in PACKAGES
    }
    parts_of_pages = {name for name, said in told.items() if said.startswith("The parts of the page")}
    assert rows == {name: said.splitlines()[0] for name, said in told.items() if name not in parts_of_pages}


def test_drawings_are_of_this_tree():
    spec = importlib.util.spec_from_file_location("draw", ROOT / "docs" / "draw.py")
    draw = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(draw)
    assert (draw.FOLDER / "wings.dot").read_text("utf-8") == draw.wings()
    roots = [ROOT, ROOT / "transformer", ROOT / "assets" / "components"]
    for text in draw.FOLDER.glob("*.dot"):
        assert text.with_suffix(".svg").exists()
        for named in re.findall(r"[a-z_]+(?:/[a-z0-9_-]+)+(?:\.[a-z]+)?", text.read_text("utf-8").replace("\\n", " ")):
            assert any((root / named).exists() for root in roots), named


def test_docstrings_name_their_subject():
    hidden = [
        (str(path.relative_to(ROOT)), said)
        for path in PYTHON
        for said in strings_alone(path)
        if re.match(r"\s*(Those|What|Whether|Whose|Where)\b", said)
    ]
    assert len(PYTHON) > 500 and hidden == []


def strings_alone(path):
    """Return the docstrings of a file, those of its constants among them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
