"""Every key of a link × what it does not expect, every text field × hostile texts: no page ends, nothing is logged.

The keys and the fields are those that the pages draw, so a new one is walked by itself. The table of texts and the
values of links are in `tests/hostile/`.
"""

import ast
import functools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from visitor import ENTRY, WAYS, linked_keys, log, visit

from tests.hostile.links import values
from tests.hostile.models import LETTERS, keep_models
from tests.hostile.texts import texts

PAIRS = "\n".join(f"a{number}\tb{number}" for number in range(300)).encode()
NAMES = ["_".join([page, *query.values()]).replace(" ", "-") for page, query in WAYS]


@pytest.fixture(autouse=True, scope="module")
def runs(tmp_path_factory):
    """Runs and models of their own: two of these can read the whole table."""
    root = tmp_path_factory.mktemp("runs")
    keep_models(root)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ATTENTION_LAB_RUNS", str(root))
        yield root


def opened(page, query):
    """A page as it is meant to be opened; without a complaint."""
    with log() as said:
        app = visit(page, query)
    assert not app.exception and not said, said
    return app


@functools.cache
def keys_of(way):
    app = opened(*WAYS[way])
    if "own pairs" in WAYS[way][1].values():  # more can be chosen once there is a file
        app.file_uploader[0].set_value(("pairs.tsv", PAIRS, "text/plain")).run()
        app.session_state["pairs_folder"].cleanup()
    return linked_keys(app)


def test_every_key_of_a_link_is_walked():
    """The source names them too: a field that no way leads to would go unwalked."""
    calls = [
        call
        for path in (ENTRY.parent / "pages").rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and "linked" in (getattr(call.func, "id", ""), getattr(call.func, "attr", ""))
    ]
    named = {option.value.value for call in calls for option in call.keywords
             if option.arg == "key" and isinstance(option.value, ast.Constant)}  # fmt: skip
    walked = {key for way in range(len(WAYS)) for key in keys_of(way)}
    assert len(named) > 60 and not named - walked


@pytest.mark.parametrize("way", range(len(WAYS)), ids=NAMES)
@given(data=st.data())
def test_no_link_ends_a_page(way, data):
    page, query = WAYS[way]
    keys = st.sampled_from(keys_of(way))
    link = data.draw(st.dictionaries(keys, values(), min_size=1, max_size=3), label="link")
    with log() as said:
        app = visit(page, {**query, **link})
    assert not app.exception and not said, said
    assert app.title[0].value and len(app.query_params) <= len(keys_of(way)) + 1


@pytest.mark.parametrize("way", range(len(WAYS)), ids=NAMES)
@given(data=st.data())
def test_no_text_in_a_field_ends_a_page(way, data):
    page, query = WAYS[way]
    app = opened(page, {"model": LETTERS, **query} if "model" in keys_of(way) else query)
    fields = sorted(field.key for field in (*app.text_input, *app.text_area) if field.key)
    for key in fields:
        field = next(one for one in (*app.text_input, *app.text_area) if one.key == key)
        text = data.draw(texts(), label=key)
        with log() as said:
            field.input(text[: field.max_chars or None]).run()
        assert not app.exception and not said, said
