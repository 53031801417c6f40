"""The opening of every page: at its top, with the bar of heading, glossary, export, and on most pages the example."""

from dataclasses import dataclass

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.server.bundle import declare_bundled
from pages.server.errors import optional
from pages.server.page_styles import page_styles
from pages.ui.shell.add_view import draw_add_view
from pages.ui.shell.export import export_button
from pages.ui.shell.figures import forget_figures
from pages.ui.shell.glossary import draw_glossary, help_on, literal
from pages.ui.shell.into_sight import open_at_top
from pages.ui.shell.waiting import forget_dialog
from pages.ui.state.lecture_links import END, GIVE, OpenScene, end_lecture, explore, link_to, open_scene
from pages.ui.state.link import arrive, is_back
from pages.ui.state.selection import forget_choices, note_shown
from pages.ui.state.session import session
from transformer.lectures import to_html
from transformer.replay import FIRST_PAGE
from transformer.text import clipped, counted, in_a_line

_FRAME, _COPY_LINK = declare_bundled("frame"), declare_bundled("copyLink")


@dataclass
class Bar:
    """The places at the top of the page that is open; some are filled once the page knows what belongs there.

    Attributes:
        whole: All of it.
        ask: Place of the button that asks; None in a scene of a lecture, which asks its own.
        question: Place of a question.
        output: Place of what the model writes; the whole until an example is drawn.
        notes: Place of what is said of that; the same.
        next: Place of the way on.
        tabs: Place of tabs beside the heading; None in a scene of a lecture, which has its own.
        names: What is open, as the browser's tab says it, most particular first.
        instead: What is shown instead of the text in the field, which can't be read; empty where it can.
    """

    whole: DeltaGenerator
    ask: DeltaGenerator | None
    question: DeltaGenerator
    output: DeltaGenerator
    notes: DeltaGenerator
    next: DeltaGenerator
    tabs: DeltaGenerator | None
    names: tuple[str, ...]
    instead: str = ""


def open_window(title: str) -> None:
    """Open a page that has the whole window to itself, without heading and bar; called before all else of the page."""
    _begin(title)
    with optional("its frame"):
        _draw_frame()


def open_page(title: str, introduction: str = "") -> Bar:
    """Open a page with heading, one sentence, and what stands beside them; called before all else of the page.

    Args:
        title: Its heading.
        introduction: What one can do there; empty where the open idea says it.
    """
    _begin(title)
    bar = st.container(key="bar", gap="xsmall")
    given = open_scene()
    if given and not given.is_left:
        name_tab(f"{counted(given.number)} of {counted(len(given.lecture.scenes))}", given.scene.title)
        with bar:
            draw_scene(given)
            _draw_around(f"{title} {given.number}", given.tag)
        return Bar(bar, None, bar, bar, bar, bar, None, (title,))
    with bar.container(horizontal=True, vertical_alignment="center", gap="small", key="bar-heading"):
        # A phone has no room for the sentence: there it stands behind the heading's sign alone.
        st.title(title, anchor=False, width="content", help=_help(introduction) if introduction else None)
        if introduction:
            st.caption(introduction)
        tabs = st.container(key="bar-tabs")
        if given:
            with optional("the way back to a lecture"):
                draw_way_back(given)
        ask = st.container(width="content")
        with st.container(width="content"), optional("Add this view"):
            draw_add_view(title)
        with optional("the glossary"):
            draw_glossary()
        with st.container(width="content"), optional("Export"):
            export_button()
        with st.container(width="content", key="copy-link"), optional("Copy link"):
            _COPY_LINK(key="link-of-page")
        _draw_around(title)
    return Bar(bar, ask, bar.container(key="asked"), bar, bar, bar, tabs, (title,))


def _begin(title: str) -> None:
    arrive(title)
    if is_back():
        forget_choices()
    name_tab(title)
    forget_figures()
    forget_dialog()
    note_shown(None)
    session().shown_example = None
    st.html(f"<style>{page_styles()}</style>")


def name_tab(*parts: str) -> None:
    """Say in the browser's tab what is open, most particular first."""
    st.set_page_config(page_title=" · ".join(in_a_line(clipped(part, 60)) for part in [*parts, "Attention Lab"]))


def _draw_around(place: str, scene: str = "") -> None:
    """Draw what nobody sees of a page: it opens at its top, and has its frame."""
    with optional("its opening at the top"):
        open_at_top(place)
    with optional("its frame"):
        _draw_frame(scene)


def _draw_frame(scene: str = "") -> None:
    """Draw the frame of the page's own components: bar of pages, plots, clickers; the browser notes where it is."""
    now = session()
    parts = [
        now.page.removeprefix(FIRST_PAGE),
        *(st.query_params.get(name, "") for name in ("lecture", "give", "edit")),
    ]
    _FRAME(key="frame", data={"place": " ".join(parts), "scene": scene})


def _help(introduction: str) -> str:
    return "\n\n".join(filter(None, [literal(introduction), help_on(introduction)]))


def draw_scene(given: OpenScene) -> None:
    """Draw title and sentences in the place of the page's heading; beside them back, next, and the way to explore."""
    last = len(given.lecture.scenes)
    with st.container(horizontal=True, vertical_alignment="top", gap="medium", key="scene"):
        with st.container(key="scene-said", gap=None):
            st.title(literal(given.scene.title), anchor=False)
            if given.scene.sentences:
                st.html(to_html(given.scene.sentences))
        with st.container(horizontal=True, width="content", vertical_alignment="center", gap="small", key="scene-ways"):
            st.text(f"{counted(given.number)} of {counted(last)}", width="content")
            if given.number > 1:
                _link("Back", ":material/chevron_left:", given, given.number - 1)
            if given.number < last:
                _link("Next", ":material/chevron_right:", given, given.number + 1)
            else:
                end = {GIVE: f"{given.lecture.id}.{END}"}
                st.page_link("lecture.py", label="End", icon=":material/stop:", query_params=end)
            # The notes get a second window: they are for whoever lectures, not for the projector.
            st.link_button(
                "Notes", f"lecture?notes={given.tag}", icon=":material/speaker_notes:",
                help="What to say, what comes next, and the clock: in a window of its own, for another screen.",
            )  # fmt: skip
            st.button(
                "Explore here", icon=":material/travel_explore:", key="scene-explore", on_click=explore,
                help="The page itself, in exactly this state; a button leads back.",
            )  # fmt: skip


def _link(label: str, icon: str, given: OpenScene, number: int) -> None:
    page, query = link_to(given.lecture, number)
    with st.container(key=f"scene-{label.lower()}", width="content"):
        st.page_link(page, label=label, icon=icon, query_params=query)


def draw_way_back(given: OpenScene) -> None:
    """Draw a button back to the scene that was left to explore, and one that ends the lecture."""
    page, query = link_to(given.lecture, given.number)
    st.page_link(page, label=f"Back to scene {counted(given.number)}", icon=":material/undo:", query_params=query)
    st.button("End the lecture", key="scene-end", on_click=end_lecture, type="tertiary")
