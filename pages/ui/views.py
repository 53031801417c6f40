"""The views of one example that several pages draw: its output, one head, all heads, its decoding."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pandas as pd
import streamlit as st

from pages.ui.components import HeadGroup, head_overview
from pages.ui.example import Example, task_scores_of
from pages.ui.figures import draw_figure, register
from pages.ui.filters import NO_FILTERS, Filters
from pages.ui.link import linked
from pages.ui.player import decoding_player
from pages.ui.training_pairs import why_not_measured
from transformer import figures
from transformer.figures import Grid
from transformer.interpret import KIND_TITLES, ROLES, SUMMARIES, THRESHOLD, Kind, Place, Result
from transformer.text import decimal, in_a_line, left_to_right, percent, plain_token

MERGED = "Between whole words: rows of a word's pieces averaged, columns summed."
_NOTES = {
    "cross": "The decoder's tokens (rows) look at the source (columns).",
    "encoder": "The source's tokens (rows) look at each other (columns).",
    "decoder": "The target's tokens (rows) look at those before them (columns); the future is blocked.",
}


def draw_map(
    result: Result,
    head: Place,
    key: str = "map",
    chosen: Sequence[int] = (),
    on_cell: Callable[[int, int], None] | None = None,
) -> None:
    """One head's map, large, with its caption.

    Args:
        result: What the model did.
        head: Which map.
        key: Streamlit key.
        chosen: Rows that get a ring.
        on_cell: Called with row and column of a cell that was clicked, before the script runs again.
    """
    shown = result.map(head)
    caption = describe(result, head) + figures.describe_thinning(shown)
    draw_figure(figures.weights_map(shown, chosen), caption, key, on_cell=on_cell)


def _choose_step(count: int) -> int:
    for state in (st.session_state, st.session_state.get("due", {})):
        if "step" in state:
            state["step"] = max(1, min(int(state["step"] or 1), count))
    return int(linked(st.number_input, f"Step, 1 to {count}", 1, count, key="step", width=160) or 1) - 1


def _rest(step: int) -> None:
    st.session_state["step"] = step + 1


def describe(result: Result, head: Place) -> str:
    """What the open map shows now, in words."""
    said = figures.describe_weights(result.map(head))
    if result.in_pieces:
        said += f" {MERGED}"
    return f"{said} Special tokens are muted." if result.is_muted else said


_FORMULAS = {
    "diagonal": "mean of w[q, q]",
    "mirror": "mean of w[q, last − q]",
    "previous": "mean of w[q, q − 1]",
    "next": "mean of w[q, q + 1]",
    "special": "mean of Σ w[q, k] over <s>, </s>, <pad>",
}


def draw_head_card(example: Example, result: Result, head: Place) -> None:
    """What the open head does, measured on this text and on fresh sequences of the model's task."""
    if head.number is None:
        st.text(f"{head.head.capitalize()}: {SUMMARIES[head.head]} Roles are measured for single heads.")
        return
    columns = {"this text": result.scores[head.kind]}
    why_not = why_not_measured(example.checkpoint)
    if not why_not:
        columns["its task"] = task_scores_of(example)[head.kind]
    for name, scores in columns.items():
        role, share = scores.role(head.layer, head.number)
        found = (
            f"{role}: it {ROLES[role]}" if role in ROLES else "unclassified: no role gets more than half of the weight"
        )
        st.text(f"On {name}, {found} ({percent(share)}).")
    place = head.layer, head.number
    table = {"measure": [*ROLES, "entropy (nats)", "mean distance (tokens)"]}
    for name, scores in columns.items():
        shares = [percent(scores.shares[role][place]) for role in ROLES]
        table[name] = [*shares, decimal(scores.entropy[place], 2), decimal(scores.distance[place], 2)]
    table["how"] = [*_FORMULAS.values(), "mean of −Σ w log w", "mean of Σ w |q − k|"]
    st.dataframe(table, hide_index=True, alt=f"{head.name}: where its weights go, measured")
    if result.is_muted:
        st.caption("Special tokens are muted in the maps; these figures count them.")
    if result.in_pieces:
        st.caption("Maps are between whole words; these figures, and roles, are measured between pieces.")
    its_task = why_not or "Its task: 32 fresh sequences of the task the model was trained on."
    st.caption(
        f"A role needs more than {percent(THRESHOLD)} of the head's weight. {its_task} w[q, k] is the weight of "
        "the token looked at, k, for the token that looks, q; in cross-attention q is the place of the token that is "
        "written."
    )


def steps_table(result: Result) -> pd.DataFrame:
    """Every step of the decoding: what it reads and writes, how sure it is, and the runners-up."""
    rows = []
    for step in result.decoding.steps:
        best = step.top(4)
        others = "   ".join(
            f"{in_a_line(plain_token(token))} {percent(probability, 1)}" for token, probability in best[1:]
        )
        rows.append(
            {
                "step": step.position + 1,
                "reads": plain_token(step.reads),
                "writes": plain_token(step.writes),
                "probability": percent(step.probability, 1),
                "entropy (nats)": decimal(step.entropy, 3),
                "next best": left_to_right(others),
            }
        )
    return pd.DataFrame(rows)


def draw_heads(result: Result, head: Place, filters: Filters = NO_FILTERS) -> None:
    """Thumbnails of all heads, and of their mean, max and rollout; a click opens one.

    Args:
        result: What the model did.
        head: The open one.
        filters: What to leave out.
    """
    groups = [_group(result, kind, filters) for kind in KIND_TITLES if kind in result.maps and filters.shows_kind(kind)]
    groups = [group for group in groups if group.maps.heads]
    _register_heads(groups, result)
    head_overview(groups, head, "heads", on_open=open_head)


def _group(result: Result, kind: Kind, filters: Filters) -> HeadGroup:
    """One kind of attention for the overview: its heads, then their summaries unless only certain roles are wanted."""
    maps, scores = result.maps[kind], result.scores[kind]
    roles = [[scores.role(layer, head)[0] for head in range(len(maps.heads))] for layer in maps.layers]
    if not filters.roles:
        maps = maps.beside(*(result.summary(kind, name) for name in SUMMARIES))
        roles = [row + [""] * len(SUMMARIES) for row in roles]
    shown = np.array([[filters.shows(layer, role) for role in row] for layer, row in enumerate(roles)])
    columns = np.flatnonzero(shown.any(axis=0)).tolist()  # no headings over nothing
    return HeadGroup(
        maps=replace(maps, values=maps.values[:, columns], heads=[maps.heads[column] for column in columns]),
        note=_NOTES[kind],
        roles=[[row[column] if row[column] in ROLES else "" for column in columns] for row in roles],
        shown=shown[:, columns],
    )


def _register_heads(groups: list[HeadGroup], result: Result) -> None:
    parts = {
        group.maps.kind: Grid(map=group.maps, axes=("layer", "head"), labels={"head_name": group.maps.heads})
        for group in groups
    }
    roles = Counter(role for group in groups for row in group.roles for role in row if role)
    found = ", ".join(f"{count} {role}" for role, count in roles.most_common()) or "none has a role"
    caption = f"All heads on this text, each as a small map: row = looks, column = looked at. Roles: {found}."
    if result.in_pieces:
        caption += f" {MERGED} Roles are measured between pieces."
    register("heads", caption, parts=parts, about={"head": "All heads", "figure": "All heads"})


def open_head(place: Place) -> None:
    """Open another head on every page."""
    st.session_state["kind"] = place.kind
    st.session_state["layer"] = str(place.layer + 1)
    st.session_state["head"] = place.head


def draw_decoding(
    result: Result,
    head: Place,
    forced: Sequence[int] = (),
    on_force: Callable[[int, str], None] | None = None,
    choose_step: bool = False,
) -> None:
    """The decoding as a player: step, play, scrub.

    Args:
        result: What the model did.
        head: Whose attention is shown.
        forced: Steps whose token the user chose.
        on_force: Called with a step and the token that the user wants there; None where tokens can't be forced.
        choose_step: Show the step as a control too; it stands in the link.
    """
    decoding = result.decoding
    steps = [
        {"writes": step.writes, "top": step.top(5), "chosen": step.probability, "entropy": step.entropy}
        for step in decoding.steps
    ]
    # A summary plays like a head: the only one of its layer.
    maps = result.maps if head.number is not None else result.summaries(head.head)
    decoding_player(
        maps,
        steps,
        head.layer,
        head.number or 0,
        decoding.reason,
        "player",
        choose=False,
        step=_choose_step(len(steps)) if choose_step else 0,
        forced=[step for step in forced if step < len(steps)],
        on_force=on_force,
        on_rest=_rest if choose_step else None,
    )
    played: tuple[Kind, ...] = ("cross", "decoder") if "cross" in maps else ("encoder",)
    parts = {kind: Grid(map=replace(maps[kind], blocked=None), axes=("layer", "head")) for kind in played}
    caption = f"Step by step it writes “{decoding.text}”. {decoding.reason}"
    register("player", caption, parts=parts)
