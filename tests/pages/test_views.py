"""Pages show the values of their links, and beyond them the rows of `tests/links.toml`: a table of the lab."""

import re

import pytest
from links import SHOWS, WAYS
from matrices import matrices_of
from package import assert_the_same_leaves_the_lab
from rounded import tells
from stage import in_link, shown
from written import texts_said, texts_written

from transformer.replay import of_today

OF_PAGES = {"says", "says_not", "warns", "not_here", "titles", "badges", "writes", "chosen", "open"}
VIEWS = [pytest.param(*row, id=f"{row[0]}: {row[1]}") for row in SHOWS if OF_PAGES & set(row[3])]
VALUES = [
    *(
        (page, query)
        for page, query in WAYS
        if page not in {"train", "twins", "models", "lecture"} and not {"lecture", "strategy"} & set(query)
    ),
    ("what_if", {"text": "stream", "edits": ["cross.2.1.off", "<b>x</b>"]}),  # told of the second, which is no change
]
"""Ways to a value: a sampled text needs its draw in the link, and a scene brings its own page."""


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


def expected_warnings(view):
    vain = ", ".join(view.get("not_here", []))
    told = [f"This link asks for something that is not here ({vain}); the usual is shown instead."] if vain else []
    return [*told, *view.get("warns", [])]


@pytest.mark.parametrize(("where", "name", "link", "view"), VIEWS)
def test_a_link_shows(open_page, where, name, link, view):
    app = open_page(where, **link)
    assert not app.error
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


@pytest.mark.parametrize(("page", "query"), VALUES, ids=str)
def test_a_page_shows_the_value_of_its_link(open_page, page, query):
    app = open_page(page, **query)
    assert not app.error and not (app.warning and (page, query) in WAYS)
    asked = {name: value if isinstance(value, list) else [value] for name, value in app.query_params.items()}
    example = {"model": [app.session_state["model"]], "text": [app.session_state["text"]]}
    assert_the_same_leaves_the_lab(app, of_today(page, {})[0], {**example, **asked})
