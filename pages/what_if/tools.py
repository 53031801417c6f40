"""What if? The model with its attention changed, what mattered, what breaks it, and a target it is made to read."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pandas as pd
import streamlit as st

from pages.ui.example.bar import draw_written
from pages.ui.example.example import Example, run_edited
from pages.ui.example.views import draw_map, open_head
from pages.ui.memory.store import stored
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.runs.form import for_people
from pages.ui.shell.figures import draw_figure
from pages.ui.shell.glossary import literal
from pages.ui.state.link import keep_to, linked
from transformer import Checkpoint, figures
from transformer.interpret import (
    KIND_TITLES,
    NOT_AN_EXPLANATION,
    Action,
    HeadAblation,
    Intervention,
    Kind,
    Mattered,
    Place,
    Result,
    TargetAblation,
    board_of,
    hidden_source,
    parse,
)
from transformer.interpret import describe as describe_intervention
from transformer.text import decimal, in_a_line, percent, plain_token, sentence_of

_OFF, _LAYER_OFF, _HIDE, _ONLY = "head off", "all heads off", "hide a token", "one token only"
_ACTIONS: dict[str, Action] = {_OFF: "off", _LAYER_OFF: "off", _HIDE: "hide", _ONLY: "only"}
_EVERY_ROW = "every row"
_MEASURABLE = "spanish-grammar"
"""A shipped translator whose task makes its own sentences, so that it can be measured everywhere."""


def choose_interventions(example: Example, result: Result, head: Place) -> tuple[Intervention, ...]:
    """The controls that change attention; every change is a tag that can be taken away again, and is in the link."""
    actions, shown = list(_ACTIONS), result.map(head)
    with st.container(horizontal=True, vertical_alignment="bottom"):
        action = linked(st.pills, f"Change {head.name}", actions, default=_OFF, key="action", required=True, wrap=True)
        rows = [_EVERY_ROW, *_numbered(shown.rows.labels)]
        columns = _numbered(shown.columns.labels)
        row = column = None
        if action in (_HIDE, _ONLY):
            keep_to("edit_row", rows)
            keep_to("edit_column", columns)
            row = rows.index(linked(st.selectbox, "Row that looks", rows, key="edit_row", width=200) or _EVERY_ROW)
            column = columns.index(linked(st.selectbox, "Token", columns, key="edit_column", width=160) or columns[0])
        wanted = Intervention(
            kind=head.kind,
            layer=head.layer,
            head=None if action == _LAYER_OFF else head.number,
            action=_ACTIONS.get(action, "off"),
            row=row - 1 if row else None,
            column=column,
        )
        st.button("Change it", icon=":material/edit:", type="primary", on_click=_add, args=(str(wanted),))
        st.button("Undo all", icon=":material/undo:", on_click=_undo_all, disabled=not _tags())
    chosen = linked(
        st.multiselect, "What is changed: kind, layer, head, action, row, column", _tags(),
        key="edits", accept_new_options=True, max_selections=20, placeholder="Nothing yet",
    )  # fmt: skip
    return tuple(filter(None, (_checked(tag, example, result) for tag in chosen or [])))


def _tags() -> list[str]:
    """What was changed so far, by this session or by the link that led here."""
    due = st.session_state.get("due", {}).get("edits") or []
    return list(dict.fromkeys([*(st.session_state.get("edits") or []), *st.query_params.get_all("edits"), *due]))


def _numbered(tokens: Sequence[str]) -> list[str]:
    return [f"{number}  {in_a_line(plain_token(token))}" for number, token in enumerate(tokens, start=1)]


def _add(tag: str) -> None:
    st.session_state["edits"] = list(dict.fromkeys([*(st.session_state.get("edits") or []), tag]))


def _undo_all() -> None:
    st.session_state["edits"] = []


def _checked(tag: str, example: Example, result: Result) -> Intervention | None:
    decoding = result.decoding
    try:
        intervention = parse(tag)
        intervention.check(example.checkpoint.config, len(decoding.source_tokens), len(decoding.target_tokens))
    except ValueError as error:
        st.warning(literal(for_people(error)))
        return None
    st.text(sentence_of(describe_intervention(intervention, result.maps[intervention.kind])))
    return intervention


def draw_outcome(example: Example, result: Result, head: Place, changes: tuple[Intervention, ...]) -> None:
    """What the model writes and where the open head looks, as trained and changed, side by side."""
    hide = _hide_in(head)
    if not changes:
        st.info("Nothing is changed yet. Choose what to do and press Change it; or click a cell to hide it.")
        draw_map(result, head, key="before-change", on_cell=hide)
        return
    edited = run_edited(example, changes)
    for column, title, run, key in zip(
        st.columns(2, gap="large"), ("As trained", "Changed"), (result, edited), ("before", "after"), strict=True
    ):
        with column:
            st.subheader(title, anchor=False)
            draw_written(example, run)
            draw_map(run, head, key=f"{key}-change", on_cell=hide if run is result else None)
    st.text(_first_difference(result, edited))
    st.dataframe(_side_by_side(result, edited), hide_index=True, alt="Every step as trained and changed")


def _hide_in(head: Place) -> Callable[[int, int], None]:
    """A click on a cell of the open head hides that cell."""

    def hide(row: int, column: int) -> None:
        wanted = Intervention(kind=head.kind, layer=head.layer, head=head.number, action="hide", row=row, column=column)
        _add(str(wanted))

    return hide


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


def _first_difference(before: Result, after: Result) -> str:
    if before.decoding.tokens == after.decoding.tokens:
        sure = np.mean([step.probability for step in before.decoding.steps])
        still = np.mean([step.probability for step in after.decoding.steps])
        return (
            "It writes the same. On average it gave the tokens it wrote "
            f"{percent(float(sure), 1)}; changed, {percent(float(still), 1)}."
        )
    pairs = zip(before.decoding.tokens, after.decoding.tokens, strict=False)
    places = [place for place, (one, other) in enumerate(pairs, start=1) if one != other]
    place = places[0] if places else min(len(before.decoding.tokens), len(after.decoding.tokens)) + 1
    return f"What it writes differs from step {place} on."


def draw_mattered(example: Example, result: Result, head: Place) -> None:
    """Attention to the source beside what each token written loses without each source token."""
    looked = Place("cross" if "cross" in result.maps else "encoder", head.layer, head.head)
    mattered, weights = _mattered(example, result), result.map(looked)
    sides = st.columns(2, gap="large")
    with sides[0]:
        st.subheader("Looked at", anchor=False)
        draw_figure(figures.weights_map(weights), figures.caption_of(result, looked), "looked-at")
    with sides[1]:
        st.subheader("Mattered", anchor=False)
        drops = mattered.drops
        step, token = map(int, np.unravel_index(drops.values.argmax(), drops.values.shape))
        caption = (
            "Log-probability (in nats) that the written token loses when a source token is hidden. Most of all: hiding "
            f"“{plain_token(drops.columns.labels[token])}” costs “{plain_token(drops.rows.labels[step])}” "
            f"{decimal(drops.values[step, token], 1)} nats. {mattered.what_is_hidden}"
        )
        named = replace(drops, rows=replace(drops.rows, labels=weights.rows.labels))
        draw_figure(figures.matrix_map(named), caption, "mattered")
    st.text(mattered.agreement(weights))
    st.caption(NOT_AN_EXPLANATION)


def _mattered(example: Example, result: Result) -> Mattered:
    path = example.file.path
    return _hidden_source(str(path), path.stat().st_mtime_ns, example.text, example.checkpoint, result)


@stored
def _hidden_source(path: str, modified: int, text: str, _checkpoint: Checkpoint, _result: Result) -> Mattered:
    return hidden_source(_checkpoint, text, _result.decoding)


def draw_break_it(example: Example) -> None:
    """What the model's own task loses without each head; a click opens one."""
    if why_not := why_not_measured(example.checkpoint):
        st.info(f"{why_not} Choose a model that can, such as {_MEASURABLE}, to see what is lost without each head.")
        return
    path = example.file.path
    with st.spinner("Taking every head out in turn …"):
        board = _break_it(str(path), path.stat().st_mtime_ns, example.checkpoint)
    is_share = isinstance(board, HeadAblation)
    st.text(_measured(board) if isinstance(board, HeadAblation) else board.described)
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in _kinds_of(board)]
    for column, kind in zip(st.columns(3, gap="medium"), kinds, strict=False):
        with column:
            st.subheader(KIND_TITLES[kind], anchor=False)
            figure, about = figures.matrix_map(board.lost(kind), shares=is_share), {"text": "", "head": ""}
            draw_figure(figure, _lost_most(board, kind), f"board-{kind}", on_cell=_open(kind), about=about)
    st.caption(
        "A mean keeps what a head always adds, whatever it reads; 0 takes that away too, and the model never met such "
        "a gap in training. Where only one of the two costs much, take care with what the head is said to do."
    )


def _kinds_of(board: HeadAblation | TargetAblation) -> Sequence[Kind]:
    return list(board.without if isinstance(board, HeadAblation) else board.losses)


def _measured(board: HeadAblation) -> str:
    sequences = "1 fresh sequence" if board.count == 1 else f"{board.count} fresh sequences"
    return (
        f"On {sequences} of its task the model by itself writes {percent(board.baseline, 1)} wholly right "
        f"(95 % interval: {_from_to(board.interval)}). Each cell: how much of that is lost without this one head, its "
        "output set to 0, or to its mean over all tokens of these sequences."
    )


def _lost_most(board: HeadAblation | TargetAblation, kind: Kind) -> str:
    """The caption of a board: which head costs most, if that is more than chance."""
    if isinstance(board, TargetAblation):
        title = f"{KIND_TITLES[kind]}: nats a token lost without a head."
        return f"{title} {board.describe_most(kind)} Click a cell to open its head."
    title, most = f"{KIND_TITLES[kind]}: exact match lost without a head.", board.most(kind)
    if not board.baseline:
        said = "There is nothing to lose: it writes none of them right with all its heads."
    elif not most:
        said = "No head stands out: whichever one is set to 0, what is lost lies within the interval."
    else:
        layer, head = most[0]
        zero, mean = (board.baseline - shares[kind][layer, head] for shares in (board.without, board.at_mean))
        alike = f" (and {len(most) - 1} more, which cost the same)" if len(most) > 1 else ""
        said = (
            f"Most without layer {layer + 1}, head {head + 1}{alike}: {percent(float(zero))} at 0, "
            f"{percent(float(mean))} at its mean."
        )
    return f"{title} {said} Click a cell to open its head."


def _from_to(interval: tuple[float, float]) -> str:
    return f"{percent(interval[0], 1)} to {percent(interval[1], 1)}"


def _open(kind: Kind) -> Callable[[int, int], None]:
    # Two rows of the board stand for each layer, see `HeadAblation.lost`.
    return lambda row, head: open_head(Place(kind, row // 2, str(head + 1)))


@stored
def _break_it(path: str, modified: int, _checkpoint: Checkpoint) -> HeadAblation | TargetAblation:
    # Sequences of hundreds of tokens cost hundreds of times as much; fewer of them keep the page quick.
    return board_of(_checkpoint, 64 if _checkpoint.config.max_length <= 64 else 8)
