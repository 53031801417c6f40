"""The ideas of a page: one is open, the link says which; it is drawn of its fields, its view and its words."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.example.fields import choose_number, draw_fields
from pages.ui.example.head_choice import choose_head
from pages.ui.example.outputs import draw_outputs, draw_verdict
from pages.ui.shell.draw import draw, draw_captions, draw_matrices
from pages.ui.shell.figures import draw_curve
from pages.ui.shell.glossary import help_on, literal
from pages.ui.shell.opening import Bar
from pages.ui.state.choice import draw_choice
from pages.ui.state.link import choose_unseen, linked_unseen, recall, rewrite
from transformer import LabError
from transformer.interpret import Result, right_answer
from transformer.replay import ViewState, fields_of
from transformer.text import sentence_of
from transformer.views import View
from transformer.views.ideas import Idea, IdeaPage

_BESIDE = 50
"""Letters of tabs for which there is room beside the heading."""
_SHOWN = {*fields_of("")} - {"model", "text"}
"""Names in any link of what is shown of a text."""
OwnIdea = Callable[[Example, Result], None]
"""A function that draws an idea which answers, waits or forces: with code of its own."""


def draw_ideas(
    page: IdeaPage, bar: Bar, example: Example, result: Result, own: Mapping[str, OwnIdea] = MappingProxyType({})
) -> None:
    """Draw the tabs of a page, and the idea that is open.

    Args:
        page: Its ideas.
        bar: Of the page.
        example: Model and text.
        result: What the model did with the text as trained.
        own: What draws ideas with code of their own, by name.
    """
    idea = choose_idea(page, bar)
    if idea.name in own:
        own[idea.name](example, result)
    else:
        draw_idea(idea, example, result)


def draw_idea(idea: Idea, example: Example, result: Result, beside: Callable[[], None] | None = None) -> None:
    """Draw an idea: its controls, its view, and what is said of it.

    Args:
        idea: What is drawn.
        example: Model and text.
        result: What the model did with the text as trained.
        beside: Draws what else stands beside its controls.
    """
    if not _draw_controls(idea, example, result, beside):
        return
    replay = example.shown
    try:
        view, said = idea.view(replay), list(idea.says(replay))
    except LabError as error:
        st.info(literal(sentence_of(str(error))))
        return
    if view is None:
        st.info(idea.empty)
        return
    _draw_view(idea, view, example)
    if idea.outputs:
        outputs = idea.outputs(replay)
        are_letters = all(len(token) == 1 for token in result.decoding.tokens[:-1])
        draw_outputs({f"{name[:1].upper()}{name[1:]}": text for name, text in outputs.items()}, are_letters)
        if idea.is_judged:
            draw_verdict(outputs, right_answer(example.checkpoint, example.text))
    if idea.captions:
        draw_captions(view.panels)
    for sentence in said:
        st.text(sentence_of(sentence), help=help_on(sentence))


def _draw_controls(idea: Idea, example: Example, result: Result, beside: Callable[[], None] | None) -> bool:
    """Draw what can be chosen; if that can't be shown, say why and return False."""
    fields = [field for field in idea.fields if not idea.head or field.name != idea.head.own_kind]
    with st.container(horizontal=True, vertical_alignment="bottom", key="fields"):
        if idea.head:
            with st.container(key="heads"):
                choose_head(result, idea.head)
        try:
            if fields:
                with st.container(horizontal=True, vertical_alignment="bottom", key="own-fields"):
                    draw_fields(fields, example)
        except LabError as error:
            st.warning(literal(sentence_of(str(error))))
            return False
        finally:
            if beside:
                with st.container(key="beside-fields", gap=None):
                    beside()
    return True


def _draw_view(idea: Idea, view: View, example: Example) -> None:
    """Draw the picture of an idea, which may play once by itself, and its curves beside it."""
    if idea.cell:
        draw_matrices(view, idea.key, on_cell=partial(_choose_cell, idea.cell), captions=False)
        return
    if not idea.curves:
        draw(view, idea.key, allowed={"plays": True})
        return
    beside, picture = reversed(st.columns(2, gap="large"))
    with picture:
        draw(view, idea.key, allowed={"plays": True})
    with beside:
        for key, curve in idea.curves.items():
            draw_curve(curve(example.shown), key)


def _choose_cell(fields: tuple[str, str], row: int, column: int) -> None:
    for name, number in zip(fields, (row, column), strict=True):
        choose_number(name, number)


def choose_idea(page: IdeaPage, bar: Bar) -> Idea:
    """Draw the tabs of a page with a sentence on what is open, and return that idea.

    A few short ones stand beside the heading of the page, more in a row of their own.
    A link that names controls and no idea, as those made before there were ideas, opens the one that has most of them.
    """
    key, ideas = page.tab, {idea.name: idea for idea in page.ideas}
    first = next(iter(ideas))
    recall(key)
    if key not in st.session_state and key not in st.query_params:
        linked_idea = ViewState.of(page.name, {name: st.query_params.get_all(name) for name in st.query_params})
        if page.unnamed:
            # What the link leaves out means something else than what opens, so it always stands in the link.
            rewrite(key, [linked_idea.idea(key) if {*linked_idea.given} & _SHOWN else first])
        elif linked_idea.idea(key) != first:
            rewrite(key, [linked_idea.idea(key)])
    # Streamlit writes the title of an option into the link. So a field that nobody sees (`styles/controls.css`) keeps
    # the short name there, as for models.
    with st.container(key="idea-in-link"):
        default = None if page.unnamed else first
        chosen = linked_unseen(st.segmented_control, "Idea in links", [*ideas], default=default, key=key, required=True)
    chosen = chosen or first
    letters = sum(len(idea.title or idea.name) for idea in page.ideas)
    with (bar.tabs if bar.tabs and letters <= _BESIDE else st).container(gap=None, key="ideas"):
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            for heading, group in page.groups.items():
                _draw_tabs(page, heading, group, chosen)
            if chosen != page.ideas[0].name or not page.unnamed:  # the first screen of all has fewer words
                st.caption(ideas[chosen].words)
        # The open tab is the heading of what follows; whoever listens to headings hears it as one.
        st.html(f"<h2>{ideas[chosen].title or chosen}</h2>")
    return ideas[chosen]


def _draw_tabs(page: IdeaPage, heading: str, group: Sequence[Idea], chosen: str) -> None:
    """Draw the tabs of a group of ideas; none is open where an idea of another group is."""
    titles = {idea.name: idea.title or idea.name for idea in group}
    key = "-".join(filter(None, [page.tab, heading.lower(), "by-name"]))
    with st.container(horizontal=True, vertical_alignment="center", gap="small", width="content"):
        if heading:
            st.caption(heading, width="content")
        draw_choice(
            st.segmented_control, heading or "What is shown", list(titles), key=key, names=titles.__getitem__,
            value=chosen if chosen in titles else None, on_choice=partial(choose_unseen, page.tab),
            required=chosen in titles, width="content", label_visibility="collapsed",
        )  # fmt: skip
