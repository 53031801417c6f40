"""Lectures of visitors and the pages on which they write them, for several test files."""

import gzip
import json
import re
from dataclasses import replace

import streamlit as st
from jobs import wait_until
from models_page import MINE, hash_of

from pages.lecture.scenes import scene_for_lecturer
from pages.server.own_lectures import OWN_LECTURES
from transformer.lectures import scene_of

LETTERS = "heads?model=reverse-letters&text=attention&kind=cross&layer=2&head=1&step=2"
MASKS = "masks?model=reverse-letters&text=pay"


def begun(*views, token=MINE, title="My talk", **header):
    """Add a lecture of the owner of a token, with a scene for each view; `header` goes into each."""
    lecture = OWN_LECTURES.add(hash_of(token), title, "For a test.")
    return with_scenes(lecture, *({"title": f"Scene {n}", "view": one, **header} for n, one in enumerate(views, 1)))


def with_scenes(lecture, *headers):
    """Keep a lecture with these scenes instead of its own; return it."""
    changed = replace(lecture, scenes=tuple(scene_of(header, "Said.", "a scene") for header in headers))
    OWN_LECTURES.keep(changed)
    return changed


def now(lecture):
    """Return a lecture as it is kept now."""
    return OWN_LECTURES.find(lecture.id)


def menu_of_buttons(label, options, *, format_func, key, on_click, args, **_):
    """Draw a button for each option in place of `st.menu_button`, which a page without a browser can't press."""

    def chosen(option):
        st.session_state[key] = option
        on_click(*args)

    for option in options:
        st.button(f"{label} {format_func(option)}", key=f"{key}-{option}", on_click=chosen, args=(option,))


def sent(app, component):
    """Return what the page sends to the first component of a name; None if it has none."""
    assert not app.exception
    found = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith(f"_{component}")]
    return json.loads(found[0].json) if found else None


def made(lecture, number):
    """Return a scene as the person who gives the lecture gets it, once its model has run."""
    answer = wait_until(lambda: scene_for_lecturer(lecture.id, lecture.tag_of(number)))
    return json.loads(gzip.decompress(answer.value))


def field(app, name):
    """Return a field of the editor by its name, however often it was redrawn."""
    kinds = (app.text_input, app.text_area, app.selectbox, app.number_input)
    (found,) = [one for kind in kinds for one in kind if re.fullmatch(rf"edit-{name}-\d+", one.key or "")]
    return found


def write(app, name, value):
    field(app, name).set_value(value).run()
    assert not app.exception
    return app


def click(app, key):
    app.button(key=key).click().run()
    assert not app.exception
    return app


def warned(app):
    return [warning.value.replace("\\", "").replace("\u2060", "") for warning in app.warning]


def titles(lecture):
    return [scene.title for scene in lecture.scenes]
