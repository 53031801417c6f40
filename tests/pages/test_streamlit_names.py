"""What the front end knows of Streamlit's page is there in the Streamlit that is installed."""

import re
from functools import cache
from pathlib import Path

import pytest
import streamlit

NAMES = Path(__file__).parents[2] / "assets" / "components" / "state" / "streamlit.ts"
KNOWN = sorted(set(re.findall(r"data-testid=(\w+)|\b(data-test-[\w-]+)|(headerNoPadding)", NAMES.read_text())))


@cache
def own_scripts() -> str:
    """All that Streamlit sends to a browser."""
    scripts = Path(streamlit.__file__).parent / "static" / "static" / "js"
    return "\n".join(path.read_text(encoding="utf-8") for path in scripts.glob("*.js"))


@pytest.mark.parametrize("name", ["".join(found) for found in KNOWN])
def test_streamlit_still_calls_this_part_by_its_name(name):
    assert name in own_scripts(), f"Streamlit {streamlit.__version__} has no {name} any more: see {NAMES.name}"
