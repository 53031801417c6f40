"""The view of each link of `views.toml`: a table of the lab, to be read like one."""

import re
import tomllib
from pathlib import Path

import pytest
from matrices import matrices_of
from package import opened
from rounded import tells
from stage import in_link, shown
from written import texts_said, texts_written

TABLE = tomllib.loads(Path(__file__).with_name("views.toml").read_text(encoding="utf-8"))
VIEWS = [
    pytest.param(page, link, view, id=f"{page}: {name}")
    for page, rows in TABLE.items()
    for name, view in rows.items()
    for link in view.get("links") or [view["link"]]
]


def titles(app):
    return [panel.title for panel in matrices_of(app).values()]


def badges(app):
    """Return the badges' words on right and wrong, with the badge of the bar first."""
    found = [re.fullmatch(r":\w+-badge\[:material/\w+: (.*)\]", element.value) for element in app.markdown]
    return [badge[1] for badge in found if badge]


def held(app, key):
    """Return the value of a control as a link would say it."""
    value = app.session_state[key]
    (value,) = value if isinstance(value, list) else [value]
    return str(value)


def drawn(app, page):
    """Return the data that the picture of this page is sent."""
    (picture,) = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith(f"_{page}")]
    return opened(picture.bytes)[0]


def expected_warnings(view):
    vain = ", ".join(view.get("not_here", []))
    told = [f"This link asks for something that is not here ({vain}); the usual is shown instead."] if vain else []
    return [*told, *view.get("warns", [])]


@pytest.mark.parametrize(("where", "link", "view"), VIEWS)
def test_a_link_shows(open_page, where, link, view):
    app = open_page(where, **link)
    assert not app.exception and not app.error
    warnings = [element.value for element in app.warning]
    assert len(warnings) == len(expected_warnings(view)), warnings
    assert [words for words, told in zip(expected_warnings(view), warnings) if words not in told] == []

    said = "\n".join(texts_said(app))
    assert [words for words in view.get("says", []) if not tells(said, words)] == []
    assert [words for words in view.get("says_not", []) if words in said] == []
    assert titles(app) == view.get("titles", titles(app))
    assert badges(app) == view.get("badges", badges(app))
    assert view.get("writes") in (None, texts_written(app), *texts_written(app)[:1])
    assert {key: held(app, key) for key in view.get("chosen", {})} == view.get("chosen", {})
    parts = view.get("open", {})
    assert {part: in_link(part, getattr(shown(app), part))[0] for part in parts} == parts
    picture = view.get("draws", {})
    assert {name: drawn(app, where)[name] for name in picture} == picture


def test_every_row_asks_for_something_by_a_name_that_is_known():
    shows = {"says", "says_not", "warns", "not_here", "titles", "badges", "writes", "chosen", "open", "draws"}
    for rows in TABLE.values():
        for name, view in rows.items():
            assert len({"link", "links"} & set(view)) == 1, name
            assert set(view) - {"link", "links"} and set(view) <= shows | {"link", "links"}, name
