"""`BareLab` gives components the theme that Streamlit gives them, light or dark, as far as they ask for it."""

import re

import pytest
from stage_page import open_stage

from transformer.views import css_variables

LINK = "heads?model=reverse-letters&text=abc&kind=cross&layer=2&head=1"
THEME = """(stage, names) => {
    const style = getComputedStyle(stage)
    const plain = (text) => text.replaceAll(/["'\\s]/g, "").toLowerCase()
    const given = names.map((name) => [name, plain(style.getPropertyValue(name))])
    return { ...Object.fromEntries(given), size: style.fontSize, colour: style.color }
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_theme_of_streamlit_is_that_of_views_without_it(page, server, bare_lab, scheme):
    page.emulate_media(color_scheme=scheme)
    # Fonts are files, which only Streamlit has.
    names = sorted(name for name in set(re.findall("--st-[a-z-]+", css_variables(":root"))) if "font" not in name)
    assert len(names) > 8
    seen = [open_stage(page, f"{site}/{LINK}").evaluate(THEME, names) for site in (server, bare_lab)]
    assert seen[0] == seen[1]
