"""Attention changed on the stage itself: heads off, tokens hidden, rows sent to one token; before and after."""

from collections.abc import Sequence
from functools import partial

import pandas as pd
import streamlit as st

from pages.ui.example.bar import draw_written
from pages.ui.example.example import Example
from pages.ui.example.linked_stage import Editing, draw_linked_stage
from pages.ui.runs.form import for_people
from pages.ui.shell.glossary import literal
from pages.ui.state.choice import draw_heard, is_old_news, note_replaced
from pages.ui.state.link import linked, recall, rewrite
from pages.ui.state.session import session
from transformer import Checkpoint
from transformer.interpret import MOST_CHANGES, Intervention, Result, parse
from transformer.text import percent, plain_token

_LONGEST = 64


def draw_interventions(example: Example, result: Result) -> None:
    """Draw the stage on which attention is changed, and below it every step in numbers and the changes as codes."""
    stage = st.container(gap="xsmall")
    with st.expander("Every step in numbers, and the changes as codes", icon=":material/table_rows:"):
        _tidy_link()
        linked(
            st.multiselect, "Changes as codes: kind, layer, head, action, row, column", _tags(), key="edits",
            accept_new_options=True, max_selections=MOST_CHANGES, placeholder="Nothing is changed; type cross.2.1.off",
            on_change=changes_in_field,
        )  # fmt: skip
        draw_heard("edits")
        replay = example.shown
        changes, problems = replay.changes()
        with stage:
            for problem in problems:
                st.warning(literal(for_people(problem)))
        if changes:
            edited = replay.run_edited(changes)
            st.caption("Changed")
            draw_written(example, edited)
            st.dataframe(_side_by_side(result, edited), hide_index=True, alt="Every step as trained and changed")
    with stage:
        take = partial(take_changes, example.checkpoint, tuple(map(str, changes)))
        draw_linked_stage(example, replay, editing=Editing(session().edits_revision, take))


def _tidy_link() -> None:
    """Write the changes in the address as the page itself does, before they are read: `cross.02.1.off` by hand."""
    recall("edits")
    rewrite("edits", list(dict.fromkeys(map(_plain, st.query_params.get_all("edits")))))


def _tags() -> list[str]:
    """Return the codes of the changes so far, by this session or by the link that led here."""
    return list(dict.fromkeys([*(st.session_state.get("edits") or []), *st.query_params.get_all("edits")]))


def take_changes(checkpoint: Checkpoint, shown: Sequence[str], message: object) -> None:
    """Take over the changes that the browser asks for; changes that it wasn't shown, because they don't fit, stay.

    An order that is older than the last one taken over is ignored. The browser repeats an order that was lost, and a
    repeat may come with an old value of the field: it says what was shown when it was given, so that twice is as once.
    An order that leaves nothing takes away what doesn't fit, too.

    Args:
        checkpoint: The model, which must have the heads that the changes name.
        shown: The changes that this run of the page has shown.
        message: `{"turn": …, "tags": […], "shown": […]}`, from a stranger's browser.
    """
    parts = message if isinstance(message, dict) else {}
    revision, tags, seen = (parts.get(name) for name in ("turn", "tags", "shown"))
    if type(revision) is not int or not session().edits_revision <= revision < 2**53 or not isinstance(tags, list):
        return
    session().edits_revision = revision
    known = list(dict.fromkeys(str(one) for tag in tags[:MOST_CHANGES] if (one := _read(tag, checkpoint))))
    gone = {*shown, *known, *(map(_plain, seen[:MOST_CHANGES]) if isinstance(seen, list) else ())}
    before = changes_in_field()
    kept = dict.fromkeys(tag for tag in map(_plain, before) if tag not in gone)
    session().edits = st.session_state["edits"] = [*kept, *known][:MOST_CHANGES] if tags else []
    note_replaced("edits", before, session().num_runs + 1)


def changes_in_field() -> list[str]:
    """Return the codes in the field; what was told before it heard of the stage's changes gives way."""
    if is_old_news("edits", told := st.session_state.get("edits") or []):
        st.session_state["edits"] = told = session().edits
    return told


def _plain(tag: object) -> str:
    """Return a change as the page itself writes it, however a link does; anything else as a text."""
    text = tag.strip() if isinstance(tag, str) else ""
    try:
        return str(parse(text)) if len(text) <= _LONGEST else text
    except ValueError:
        return text


def _read(tag: object, checkpoint: Checkpoint) -> Intervention | None:
    if not isinstance(tag, str) or len(tag) > _LONGEST:
        return None
    try:
        intervention = parse(tag)
        intervention.check(checkpoint.config)
    except ValueError:
        return None
    return intervention


def _side_by_side(before: Result, after: Result) -> pd.DataFrame:
    rows = []
    for step in range(max(len(before.decoding.steps), len(after.decoding.steps))):
        row: dict[str, int | str] = {"step": step + 1}
        sides = {"as trained": before.decoding.steps, "changed": after.decoding.steps}
        for name, steps in sides.items():
            row[name] = plain_token(steps[step].writes) if step < len(steps) else ""
            row[f"probability {name}"] = percent(steps[step].probability, 1) if step < len(steps) else ""
        rows.append({"differs": "≠" if row["as trained"] != row["changed"] else "", **row})
    return pd.DataFrame(rows)
