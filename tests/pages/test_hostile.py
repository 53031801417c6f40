"""Every key of a link × values it does not expect, every text field × hostile texts: no page ends, nothing is logged.

The keys and the fields are those that the pages draw, so a new one is walked by itself. The table of texts and the
values of links are in `tests/hostile/`.
"""

import functools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from links import WAYS
from rows import FULL
from visitor import linked_keys, log, visit

from tests.hostile.links import WRONG, values
from tests.hostile.models import LETTERS, keep_models
from tests.hostile.texts import texts

PAIRS = "\n".join(f"a{number}\tb{number}" for number in range(300)).encode()
TRIED = [
    pytest.param(way, id="_".join([page, *query.values()]).replace(" ", "-")) for way, (page, query) in enumerate(WAYS)
]  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def runs_elsewhere(tmp_path_factory):
    """Provide a folder of runs and models, two of which can read the whole table."""
    root = tmp_path_factory.mktemp("runs")
    keep_models(root)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ATTENTION_LAB_RUNS", str(root))
        yield


TRIES = settings(max_examples=25 if FULL else 2)


def visited(page, query):
    """Open a page by a link; check that it draws itself to its end without an error or a warning."""
    with log() as said:
        app = visit(page, query)
    assert not said, (query, said)
    return app


def typed(app, key, text):
    """Type this text into a field of a page; check that the page then ends without error or warning."""
    field = next(one for one in fields_of(app) if one.key == key)
    with log() as said:
        field.input(text[: field.max_chars or None]).run()
    assert not said, (key, text, said)


def fields_of(app):
    return sorted((*app.text_input, *app.text_area), key=lambda field: field.key)


@functools.cache
def keys_of(way):
    app = visited(*WAYS[way])
    if "own pairs" in WAYS[way][1].values():  # more can be chosen once there is a file
        app.file_uploader[0].set_value(("pairs.tsv", PAIRS, "text/plain")).run()
        app.session_state["lab"].pairs_folder.cleanup()
    return linked_keys(app)


@pytest.mark.parametrize("way", TRIED)
@TRIES
@given(data=st.data())
def test_no_link_ends_a_page(way, data):
    page, query = WAYS[way]
    keys = [key for key in keys_of(way) if key not in ("model", "text", *query)]  # these would stop the page early
    visited(page, {**query, **dict.fromkeys(keys, data.draw(st.sampled_from(WRONG), label="for all keys"))})
    link = data.draw(st.dictionaries(st.sampled_from(keys_of(way)), values(), min_size=1, max_size=3), label="link")
    app = visited(page, {**query, **link})
    assert app.title[0].value and len(app.query_params) <= len(keys_of(way)) + 1


@pytest.mark.parametrize("way", TRIED)
@TRIES
@given(data=st.data())
def test_no_text_in_a_field_ends_a_page(way, data):
    page, query = WAYS[way]
    # That model reads everything.
    app = visited(page, {"model": LETTERS, **query} if "model" in keys_of(way) else query)
    for key in [field.key for field in fields_of(app)]:
        typed(app, key, data.draw(texts(), label=key))
        if key == "text":
            typed(app, key, "a")  # else there is nothing to draw for the others
