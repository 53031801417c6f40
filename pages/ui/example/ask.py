"""A question about what is open on a page, kept in the link; the page waits until somebody predicts the answer."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.example.example import Example
from pages.ui.memory.later import later
from pages.ui.models.files import FileKey
from pages.ui.shell.glossary import literal
from pages.ui.shell.opening import Bar
from pages.ui.shell.waiting import wait_for
from pages.ui.state.link import tell_unknown
from pages.ui.state.selection import shown_selection, usual_selection, with_one_head
from pages.ui.state.session import session
from transformer import LabError
from transformer.lectures import KINDS, PosedQuestion, Question, QuestionKind, QuestionSubject, pose
from transformer.maps import KIND_TITLES, Kind, Place
from transformer.text import sentence_of

_KEY = "ask"
_OF_AN_EXAMPLE: list[QuestionKind] = [kind for kind in KINDS if kind not in ("twin", "vector")]
_PATTERN = re.compile(r"([a-z]+)\.(encoder|cross|decoder)\.([1-9][0-9]?)\.([a-z]+|[1-9][0-9]?)\.([1-9][0-9]{0,3})")
"""The form of a question in the link: its kind, kind of attention, layer, head and step, from 1.

It asks the same whatever is open.
"""

_RUNS_AGAIN = ("head", "positions")
"""Kinds of question for which the model writes anew, perhaps several times: that is too much for the script."""
_CHANGING = ("strategy", "forced", "edits")
"""Parts of a link that may make the page show something else than the model as trained, writing greedily."""
_PREDICT = declare_bundled("predict")


def draw_linked_question(bar: Bar, example: Example, is_offered: bool = True) -> None:
    """Draw the button that asks, if offered, and the question that the link holds, above what the page shows."""
    if not bar.ask:
        return  # a scene asks its own
    if is_offered:
        with bar.ask:
            st.menu_button(
                "Question", _OF_AN_EXAMPLE, format_func=_title_of, icon=":material/quiz:",
                key="ask-kind", type="tertiary", on_click=_ask, args=(example,),
                help="Hide this page behind a question about what is open; the link then asks it too.",
            )  # fmt: skip
    text = st.query_params.get(_KEY)
    if not text:
        return
    match = _PATTERN.fullmatch(text)
    kind: QuestionKind | None = next((one for one in _OF_AN_EXAMPLE if match and one == match[1]), None)
    if not match or not kind:
        tell_unknown(_KEY)
        return
    places: dict[str, Kind] = {place: place for place in KIND_TITLES}
    place = Place(places[match[2]], int(match[3]) - 1, match[4])
    subject = Question(kind=kind), place, int(match[5]) - 1
    try:
        posed = _pose_later(bar, example, subject) if kind in _RUNS_AGAIN else _pose(example, subject)
    except LabError as error:
        bar.question.warning(literal(sentence_of(str(error))))
        return
    with bar.question:
        if posed:
            if any(part in st.query_params for part in _CHANGING):
                context = f"{posed.context} Asked of the model as trained, writing greedily."
                posed = replace(posed, context=context)
            draw_question(posed, on_close=_close)


def tell_unasked() -> None:
    """Say so where the link asks something of a page that shows no example."""
    is_in_scene = session().scene and not session().is_scene_left
    if _KEY in st.query_params and not session().shown_example and not is_in_scene:
        tell_unknown(_KEY)


_Subject = tuple[Question, Place, int]
"""A question, the head that it asks about, and the step, from 0."""


def _pose(example: Example, of: _Subject) -> PosedQuestion:
    question, place, step = of
    return pose(question, QuestionSubject(example.checkpoint, example.text, example.replay.usual_result(), place, step))


def _pose_later(bar: Bar, example: Example, of: _Subject) -> PosedQuestion | None:
    """Pose a question for which the model writes anew, in the background; return None while that is being done."""
    ask = partial(_pose_in_background, example.file.key, example.text, of, example)
    answer = ask()
    if answer is None:
        with bar.question, st.container(key="question"):  # so that the part that is asked about stays unseen
            st.text("The model writes anew, with what is changed …")
        wait_for(ask)
        return None
    if answer.value is None:
        raise LabError(answer.why_not)
    return answer.value


@later
def _pose_in_background(key: FileKey, text: str, of: _Subject, _example: Example) -> PosedQuestion:
    return _pose(_example, of)


def _title_of(kind: QuestionKind) -> str:
    return KINDS[kind].title


def _ask(example: Example) -> None:
    kind = st.session_state.get("ask-kind")
    selection = with_one_head(
        shown_selection() or usual_selection(example.replay.usual_result(), example.checkpoint.opening)
    )
    if kind in _OF_AN_EXAMPLE:
        place = selection.place
        st.query_params[_KEY] = f"{kind}.{place.kind}.{place.layer + 1}.{place.head}.{selection.step + 1}"


def _close() -> None:
    if _KEY in st.query_params:
        del st.query_params[_KEY]


def draw_question(posed: PosedQuestion, on_close: Callable[[], None]) -> None:
    """Ask, and let the browser show what the model does once somebody has predicted it or wants it shown.

    Args:
        posed: The question, with the truth: it is beside the picture that shows it anyway.
        on_close: Takes the question away.
    """
    with st.container(key="question"):
        _PREDICT(key=f"predict-{posed.id}", data={"posed": posed.as_json()}, on_closed_change=on_close)
