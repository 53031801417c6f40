"""What the front end knows of Streamlit's page is there in the Streamlit that is installed."""

import re
from functools import cache
from pathlib import Path

import pytest
import streamlit

ASSETS = Path(__file__).parents[2] / "assets"
IN_SCRIPTS = ASSETS / "components" / "state" / "streamlit.ts"
NAME = re.compile(r"data-testid=\W*(st\w+)|\.(st[A-Z]\w+)|(data-test-[\w-]+)|(headerNoPadding)")


def known() -> dict[str, str]:
    """Each name, and a file that knows it."""
    files = [*sorted((ASSETS / "styles").glob("*.css")), IN_SCRIPTS]
    return {"".join(found): path.name for path in files for found in NAME.findall(path.read_text(encoding="utf-8"))}


@cache
def own_scripts() -> str:
    """All that Streamlit sends to a browser."""
    scripts = Path(streamlit.__file__).parent / "static" / "static" / "js"
    return "\n".join(path.read_text(encoding="utf-8") for path in scripts.glob("*.js"))


@pytest.mark.parametrize(("name", "file"), known().items())
def test_streamlit_still_calls_this_part_by_its_name(name, file):
    assert name in own_scripts(), f"Streamlit {streamlit.__version__} has no {name} any more: see {file}"


def test_no_other_module_knows_a_name_of_streamlit():
    modules = [path for path in IN_SCRIPTS.parents[1].rglob("*.ts*") if "node_modules" not in path.parts]
    assert {path.name for path in modules if NAME.search(path.read_text(encoding="utf-8"))} == {IN_SCRIPTS.name}
