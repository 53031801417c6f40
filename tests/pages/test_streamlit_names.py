"""Names of Streamlit's page that the front end knows exist in the installed Streamlit."""

import re
from functools import cache
from pathlib import Path

import pytest
import streamlit

ASSETS = Path(__file__).parents[2] / "assets"
IN_SCRIPTS = ASSETS / "components" / "state" / "streamlit.ts"
IN_STYLES = ASSETS / "styles" / "streamlit.css"
NAME = re.compile(r"data-testid=\W*(st\w+)|\.(st[A-Z]\w+)|(data-test-[\w-]+)|(headerNoPadding)")


def known() -> dict[str, str]:
    """Return each name, with a file that knows it."""
    return {
        "".join(found): path.name
        for path in (IN_STYLES, IN_SCRIPTS)
        for found in NAME.findall(path.read_text(encoding="utf-8"))
    }


@cache
def own_scripts() -> str:
    """Return all scripts that Streamlit sends to a browser."""
    scripts = Path(streamlit.__file__).parent / "static" / "static" / "js"
    return "\n".join(path.read_text(encoding="utf-8") for path in scripts.glob("*.js"))


@pytest.mark.parametrize(("name", "file"), known().items())
def test_streamlit_still_calls_this_part_by_its_name(name, file):
    assert name in own_scripts(), f"Streamlit {streamlit.__version__} has no {name} any more: see {file}"


@pytest.mark.parametrize("only, kind", [(IN_SCRIPTS, "*.ts*"), (IN_STYLES, "*.css")])
def test_one_file_alone_knows_names_of_streamlit(only, kind):
    files = [path for path in ASSETS.rglob(kind) if "node_modules" not in path.parts]
    assert [path for path in files if NAME.search(path.read_text(encoding="utf-8"))] == [only]


def test_a_style_sheet_asks_for_no_part_that_has_no_name():
    sheets = {path: path.read_text(encoding="utf-8") for path in IN_STYLES.parent.glob("*.css")}
    named = re.findall(r"@custom-selector (:--[\w-]+)", sheets.pop(IN_STYLES))
    asked = {name for sheet in sheets.values() for name in re.findall(r":--[\w-]+", sheet)}
    assert asked == set(named) and len(named) == len(asked)
