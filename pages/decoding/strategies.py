"""How the next token is chosen: the best, by lot, by beam search, or by the user; all of it in the link."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

import numpy as np
import pandas as pd
import streamlit as st

from pages.decoding.beam_tree import beam_tree
from pages.decoding.first_seed import telling_seed
from pages.ui.example.example import Example, run_traced
from pages.ui.memory.store import stored
from pages.ui.shell.figures import register
from pages.ui.shell.glossary import help_on
from pages.ui.shell.written import draw_text
from pages.ui.state.link import linked
from pages.ui.state.selection import open_node, select
from transformer import PAD, Trace
from transformer.data import languages_of
from transformer.decoding import BeamSearch, Strategy, beam_search, decode
from transformer.figures import Series
from transformer.interpret import LONGER, Result
from transformer.text import counted, decimal, percent, plain_token

_STRATEGIES = ["greedy", "sampling", "beam"]
_MOST_FORCED = 20
_TREE = 420
"""Most pixels of the tree: the stage that it is about begins right below it."""
_TEMPERATURE, _TOP_K, _TOP_P, _BEAM, _PENALTY = map(
    help_on, ("temperature", "top-k", "top-p", "beam", "length penalty")
)


@dataclass(frozen=True)
class Written:
    """What the page shows: the decoding, the one without forced tokens, and the tree where a beam search made it.

    The decoding is recalled from the store of all sessions, or made again: nobody holds its maps.
    """

    recall: Callable[[], Result]
    usual: Result
    forced: Mapping[int, int] = field(default_factory=dict)
    search: BeamSearch | None = None

    @property
    def result(self) -> Result:
        """The decoding that is shown."""
        return self.recall()


def write(example: Example) -> Written:
    """The controls for the strategy, and what it writes; tokens that the user forces come on top."""
    usual = run_traced(example)  # first of all: it says kindly when the text can't be read
    if not example.checkpoint.config.has_decoder:
        st.info("This model has no decoder: it predicts every position at once, so there is no strategy to choose.")
        return Written(partial(run_traced, example), usual)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption(
            "Next token",
            help="Greedy: always the likeliest. Sampling: by lot. Beam: several targets at once, the best wins.",
            width="content",
        )
        name = linked(
            st.segmented_control, "Next token", _STRATEGIES, default="greedy", key="strategy", required=True,
            label_visibility="collapsed",
        )  # fmt: skip
        if name == "beam":
            return _write_by_beam(example, usual)
        strategy = _choose_lot(example, usual) if name == "sampling" else Strategy()
        with st.popover("Forced tokens", icon=":material/edit:"):
            tags = _choose_forced()
    forced = _forced_tokens(example, tags)
    plain = partial(_decode, example, strategy, {}) if name == "sampling" else partial(run_traced, example)
    recall = partial(_decode, example, strategy, forced) if forced else plain
    if unused := recall().decoding.unused_forced:
        steps = ", ".join(str(step + 1) for step in unused)
        st.warning(f"It stopped before step {steps}, so what you forced there was not used. Take it away.")
    return Written(recall, plain(), forced)


def _choose_lot(example: Example, usual: Result) -> Strategy:
    temperature = linked(
        st.slider, "Temperature", 0.1, 10.0, 1.0, step=0.1, key="temperature", width=180, help=_TEMPERATURE
    )
    top_k = linked(st.number_input, "Top-k (0 = all)", 0, 1000, 0, key="top_k", width=150, help=_TOP_K)
    top_p = linked(st.slider, "Top-p", 0.05, 1.0, 1.0, step=0.05, key="top_p", width=180, help=_TOP_P)
    path = example.file.path
    first = telling_seed(str(path), path.stat().st_mtime_ns, example.text, example, usual)
    seed = linked(st.number_input, "Seed", 0, 2**31 - 1, first, key="draw", width=150)
    st.button("Draw again", icon=":material/casino:", on_click=_draw_again)
    return Strategy(temperature=temperature, top_k=top_k, top_p=top_p, seed=seed)


def _draw_again() -> None:
    st.session_state["draw"] = (st.session_state.get("draw") or 0) + 1


def _write_by_beam(example: Example, usual: Result) -> Written:
    width = linked(st.number_input, "Width, 1 to 16", 1, 16, 4, key="width_of_beam", width=150, help=_BEAM)
    penalty = linked(st.slider, "Length penalty", 0.0, 2.0, 0.6, step=0.1, key="penalty", width=200, help=_PENALTY)
    # A tree much longer than the answer shows nothing more, and takes its time.
    again = partial(_search, example, width, penalty, len(usual.decoding.steps) + LONGER)
    search = again()
    node = open_node()
    if node >= len(search.nodes):
        st.warning("This tree has no such node; the winner is shown.")
        node = -1
    return Written(partial(_branch, example, again, node), usual, search=search)


def _branch(example: Example, recall: Callable[[], BeamSearch], node: int) -> Result:
    """The winner of a beam search, or the branch up to a node of its tree: a decoding with these tokens forced."""
    search = recall()
    path = search.path(node) if node > 0 else search.best.token_ids
    result = _decode(example, Strategy(), dict(enumerate(path)), len(path))
    reason = search.reason if node < 1 else "This is the branch up to the open node of the tree."
    decoding = replace(result.decoding, finished=node < 1 and search.best.finished, reason=reason)
    # The search chose these tokens, nobody forced them.
    steps = [replace(step, forced=False, choice_id=step.token_id) for step in decoding.steps]
    return replace(result, decoding=replace(decoding, steps=steps))


def _search(example: Example, width: int, penalty: float, longest: int) -> BeamSearch:
    path = example.file.path
    return _beam_search(str(path), path.stat().st_mtime_ns, example.text, width, penalty, longest, example)


@stored
def _beam_search(
    path: str, modified: int, text: str, width: int, penalty: float, longest: int, _example: Example
) -> BeamSearch:
    checkpoint = _example.checkpoint
    return beam_search(checkpoint, text, width, penalty, min(longest, checkpoint.config.max_length))


def _decode(example: Example, strategy: Strategy, forced: Mapping[int, int], max_length: int | None = None) -> Result:
    path, tokens = example.file.path, tuple(forced.items())
    return _decoded(str(path), path.stat().st_mtime_ns, example.text, strategy, tokens, max_length, example)


@stored
def _decoded(
    path: str,
    modified: int,
    text: str,
    strategy: Strategy,
    forced: tuple[tuple[int, int], ...],
    max_length: int | None,
    _example: Example,
) -> Result:
    trace = Trace("*attention.weights", "*attention.allowed")
    return Result.of(decode(_example.checkpoint, text, strategy, dict(forced), trace, max_length), trace)


def _choose_forced() -> list[str]:
    """The tokens that the user wants written, each as a tag that can be taken away again."""
    tags = [*(st.session_state.get("forced") or []), *st.query_params.get_all("forced")]
    tags += st.session_state.get("due", {}).get("forced") or []
    chosen = linked(
        st.multiselect, "Forced tokens: step and token, e.g. 3 x", list(dict.fromkeys(tags)), key="forced",
        accept_new_options=True, max_selections=_MOST_FORCED,
        placeholder="Click one of the next tokens below, or type a step and a token",
    )  # fmt: skip
    return chosen or []


def _forced_tokens(example: Example, tags: list[str]) -> dict[int, int]:
    """The ids that the tags name, by step; of a tag that names none a sentence is said."""
    forced = {}
    for tag in tags:
        step, token = _step_of(tag), tag.strip().partition(" ")[2]
        limit = example.checkpoint.config.max_length
        if not (0 <= step < limit and token):
            st.warning(f"A forced token is a step from 1 to {limit}, a space and a token, like “3 x”. Change it.")
            continue
        token_id = example.checkpoint.target_tokenizer.token_id(" " if token == "␣" else token)
        if token_id in (None, PAD):
            st.warning("This token is not in the model's vocabulary and can't be forced. Choose another one.")
            continue
        forced[step] = token_id
    return forced


def force(choices: list[str], step: int, token: str) -> None:
    """Force one token at a step; what was forced there or later gives way, because the model writes on from here.

    Args:
        choices: What the model itself chose, step by step.
        step: From 0.
        token: To be written there.
    """
    kept = [tag for tag in st.session_state.get("forced") or [] if _step_of(tag) < step]
    own = token == choices[step]  # the model's own token takes no force
    st.session_state["forced"] = kept if own else [*kept, f"{step + 1} {plain_token(token)}"]


def _step_of(tag: str) -> int:
    """The step that a forced token names, counted from 0; −1 where it names none."""
    number = tag.strip().partition(" ")[0]
    # ASCII only, and never so long that int() itself gives up.
    return int(number) - 1 if re.fullmatch("[0-9]{1,6}", number) else -1


def draw_forced(written: Written) -> None:
    """What was forced, beside what the model would have written by itself."""
    if not written.forced:
        return
    st.subheader("Forced, and as it would have been", anchor=False)
    st.button("Undo the last one", icon=":material/undo:", on_click=_undo)
    ours, usual = written.result.decoding, written.usual.decoding
    for name, decoding in (("Forced", ours), ("By itself", usual)):
        with st.container(horizontal=True, vertical_alignment="center"):
            st.caption(name, width=80)
            draw_text(decoding.text, f"written-{name}")
    rows = []
    for step in range(max(len(ours.steps), len(usual.steps))):
        sides = [decoding.steps[step] if step < len(decoding.steps) else None for decoding in (ours, usual)]
        cells = [(plain_token(side.writes), percent(side.probability, 1)) if side else ("", "") for side in sides]
        (one, probability), (other, chance) = cells
        mark = "forced" if step in written.forced else "≠" if one != other else ""
        rows.append([mark, step + 1, one, probability, other, chance])
    differ = next((row[1] for row in rows if row[2] != row[4]), None)
    st.text(f"They differ from step {differ} on." if differ else "Both are the same: the model writes this anyway.")
    columns = ["", "step", "forced", "its probability", "by itself", "probability by itself"]
    st.dataframe(pd.DataFrame(rows, columns=columns), hide_index=True, alt="Every step, forced and by itself")


def _undo() -> None:
    st.session_state["forced"] = (st.session_state.get("forced") or [])[:-1]


def draw_tree(example: Example, written: Written) -> None:
    """The tree of a beam search, above the stage, which shows the branch that is open."""
    search = written.search
    if search is None:
        return
    # The winner's end is the way back to what is shown at first.
    on_open = partial(_open_node, winner=search.best.node_id)
    language = languages_of(example.checkpoint.task)["target"]
    tokenizer = example.checkpoint.target_tokenizer
    beam_tree(search, tokenizer, open_node(), "tree", on_open=on_open, height=_TREE, language=language)
    said = _tried(search)
    places, tokens = np.arange(len(search.nodes)), [node.token for node in search.nodes]
    numbers = {
        "log-probability": [node.log_probability for node in search.nodes],
        "parent": [node.parent_id for node in search.nodes],
    }
    parts = {name: Series(x=places, y=np.array(y, dtype=float), x_token=tokens) for name, y in numbers.items()}
    register("tree", f"A beam search of width {search.width}. {said}", parts=parts, about={"head": ""})


def _tried(search: BeamSearch) -> str:
    return (
        f"The tree shows {counted(len(search.nodes) - 1)} tokens: the most probable of each step, and all that were "
        f"kept. {search.reason}"
    )


def draw_hypotheses(written: Written) -> None:
    """The finished hypotheses of a beam search in order, and why it stopped."""
    search = written.search
    if search is None:
        return
    st.subheader("What it found", anchor=False)
    st.text(_tried(search))
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
        st.caption("One text can be written in several ways, of other pieces: to the search these are other targets.")
    st.dataframe(table, hide_index=True, alt="The finished hypotheses, best first")


def _open_node(node: int, winner: int) -> None:
    select(node=-1 if node == winner else node)
