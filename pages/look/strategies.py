"""The choice of the next token: the best, by lot, by beam search, or by the user; all of it is in the link."""

import re
from functools import partial

import numpy as np
import pandas as pd
import streamlit as st

from pages.look.first_seed import telling_seed
from pages.ui.example.example import Example
from pages.ui.shell.draw import draw, draw_text
from pages.ui.shell.glossary import help_on, literal
from pages.ui.state.link import linked, linked_number, recall
from pages.ui.state.selection import open_node, select
from transformer.interpret import Result
from transformer.replay import Replay
from transformer.text import decimal, percent, plain_token
from transformer.views.ideas import search_in_words, tree_view

_STRATEGIES = ["greedy", "sampling", "beam"]
_MOST_FORCED = 20
_TREE = 420
"""The most pixels of the tree's height: the stage that it is about begins right below it."""
_TEMPERATURE, _TOP_K, _TOP_P, _BEAM, _PENALTY = map(
    help_on, ("temperature", "top-k", "top-p", "beam", "length penalty")
)


def choose_writing(example: Example) -> Replay:
    """Draw the controls for the strategy and for forced tokens, and return the replay that follows them."""
    usual = example.replay.usual_result()  # first, because it says kindly if the text can't be read
    if not example.checkpoint.config.has_decoder:
        st.info("This model has no decoder: it predicts every position at once, so there is no strategy to choose.")
        return example.shown
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption(
            "Next token",
            help="Greedy: always the likeliest. Sampling: drawn by chance. Beam: several targets at once, the best "
            "wins.",
            width="content",
        )
        name = linked(
            st.segmented_control, "Next token", _STRATEGIES, default="greedy", key="strategy", required=True,
            label_visibility="collapsed",
        )  # fmt: skip
        if name == "beam":
            return _choose_beam(example)
        if name == "sampling":
            _choose_lot(example, usual)
        with st.popover("Forced tokens", icon=":material/edit:"):
            _choose_forced()
    replay = example.shown
    for problem in replay.forced_ids()[1]:
        st.warning(literal(str(problem)))
    if unused := replay.result().decoding.unused_forced:
        steps = ", ".join(str(step + 1) for step in unused)
        st.warning(f"It stopped before step {steps}, so what you forced there was not used. Remove it.")
    return replay


def _choose_lot(example: Example, usual: Result) -> None:
    linked_number(st.slider, "Temperature", step=0.1, key="temperature", width=180, help=_TEMPERATURE)
    linked_number(st.number_input, "Top-k (0 = all)", key="top_k", width=150, help=_TOP_K)
    linked_number(st.slider, "Top-p", step=0.05, key="top_p", width=180, help=_TOP_P)
    first = telling_seed(example.file.key, example.text, example, usual)
    linked_number(st.number_input, "Seed", value=first, key="draw", width=150)
    st.button("Draw again", icon=":material/casino:", on_click=_draw_again)


def _draw_again() -> None:
    st.session_state["draw"] = (st.session_state.get("draw") or 0) + 1


def _choose_beam(example: Example) -> Replay:
    linked_number(st.number_input, "Width", says_limits=True, key="width_of_beam", width=150, help=_BEAM)
    linked_number(st.slider, "Length penalty", step=0.1, key="penalty", width=200, help=_PENALTY)
    replay, node = example.shown, open_node()
    if node >= len(replay.search().nodes):
        st.warning("This tree has no such node; the winner is shown.")
        node = -1
    return replay.with_values(node=node)


def _choose_forced() -> None:
    """Draw the tokens that the user wants written, each as a tag that can be taken away again."""
    recall("forced")
    tags = [*(st.session_state.get("forced") or []), *st.query_params.get_all("forced")]
    linked(
        st.multiselect, "Forced tokens: step and token, e.g. 3 x", list(dict.fromkeys(tags)), key="forced",
        accept_new_options=True, max_selections=_MOST_FORCED,
        placeholder="Click one of the next tokens below, or type a step and a token",
    )  # fmt: skip


def force(choices: list[str], step: int, token: str) -> None:
    """Force one token at a step; tokens forced there or later give way, because the model writes on from here.

    Args:
        choices: The tokens that the model itself chose, step by step.
        step: The number of the step, from 0.
        token: The token to be written there.
    """
    kept = [tag for tag in st.session_state.get("forced") or [] if _step_of(tag) < step]
    own = token == choices[step]  # the model's own token takes no force
    st.session_state["forced"] = kept if own else [*kept, f"{step + 1} {plain_token(token)}"]


def _step_of(tag: str) -> int:
    """Return the step that a forced token names, counted from 0; −1 if it names none."""
    number = tag.strip().partition(" ")[0]
    # The digits are ASCII, and never so many that int() itself gives up.
    return int(number) - 1 if re.fullmatch("[0-9]{1,6}", number) else -1


def draw_forced(replay: Replay) -> None:
    """Draw the text with forced tokens beside the text that the model would have written by itself."""
    forced, _ = replay.forced_ids()
    if not forced:
        return
    st.subheader("Forced, and as it would have been", anchor=False)
    st.button("Undo the last one", icon=":material/undo:", on_click=_undo)
    ours, usual = replay.result().decoding, replay.unforced_result().decoding
    for name, decoding in (("Forced", ours), ("By itself", usual)):
        with st.container(horizontal=True, vertical_alignment="center"):
            st.caption(name, width=80)
            draw_text(decoding.text, f"written-{name}")
    rows = []
    for step in range(max(len(ours.steps), len(usual.steps))):
        sides = [decoding.steps[step] if step < len(decoding.steps) else None for decoding in (ours, usual)]
        cells = [(plain_token(side.writes), percent(side.probability, 1)) if side else ("", "") for side in sides]
        (one, probability), (other, chance) = cells
        mark = "forced" if step in forced else "≠" if one != other else ""
        rows.append([mark, step + 1, one, probability, other, chance])
    differ = next((row[1] for row in rows if row[2] != row[4]), None)
    st.text(f"They differ from step {differ} on." if differ else "Both are the same: the model writes this anyway.")
    columns = ["", "step", "forced", "its probability", "by itself", "probability by itself"]
    st.dataframe(pd.DataFrame(rows, columns=columns), hide_index=True, alt="Every step, forced and by itself")


def _undo() -> None:
    st.session_state["forced"] = (st.session_state.get("forced") or [])[:-1]


def draw_tree(replay: Replay) -> None:
    """Draw the tree of a beam search, above the stage, which shows the open branch."""
    view = tree_view(replay)
    if view is None:
        return
    search, selected = replay.search(), open_node()
    ids = range(len(search.nodes))
    allowed = {"height": _TREE, "selected": selected if selected in ids else None, "openable": True}
    draw(view, "tree", allowed=allowed, on_opened_change=partial(open_branch, ids, search.best.node_id))


def draw_hypotheses(replay: Replay) -> None:
    """Draw the finished hypotheses of a beam search in order, and say why it stopped."""
    if not replay.searches:
        return
    search = replay.search()
    st.subheader("What it found", anchor=False)
    st.text(search_in_words(search))
    found = search.hypotheses or [search.best]
    table = {
        "place": list(range(1, len(found) + 1)),
        "text": [hypothesis.text for hypothesis in found],
        "score": [decimal(hypothesis.score, 4) for hypothesis in found],
        "log-probability": [decimal(hypothesis.log_probability, 4) for hypothesis in found],
        "probability": [percent(float(np.exp(hypothesis.log_probability)), 1) for hypothesis in found],
    }
    if len(set(table["text"])) < len(found):
        table["written as"] = [" · ".join(map(plain_token, hypothesis.tokens)) for hypothesis in found]
        st.caption("One text can be put together from different pieces: to the search, those are different targets.")
    st.dataframe(table, hide_index=True, alt="The finished hypotheses, best first")


def open_branch(ids: range, winner: int) -> None:
    """Open the node that the browser has sent; the winner's end leads back to the first view."""
    node = st.session_state["tree"].get("opened")
    if type(node) is int and node in ids:
        select(node=-1 if node == winner else node)
