"""How every page opens: at its top, with the bar: heading, glossary and export, and on most pages the example."""

from functools import cache

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.server.bundle import declare_bundled
from pages.ui.shell.export import export_button
from pages.ui.shell.figures import forget_figures
from pages.ui.shell.glossary import draw_glossary, help_on, literal
from pages.ui.shell.into_sight import open_at_top
from pages.ui.shell.scene_strip import draw_scene, draw_way_back
from pages.ui.shell.waiting import forget_dialog
from pages.ui.state.lecturing import open_scene
from pages.ui.state.link import arrive
from pages.ui.state.selection import note_shown
from pages.ui.state.session import session
from transformer import assets_folder
from transformer.text import clipped, counted, in_a_line

_STYLES = tuple(
    assets_folder() / "styles" / f"{name}.css"
    for name in ("text", "bar", "navigation", "plots", "controls", "runs", "scene", "print")
)
"""By what they are about; what comes later may change the bar."""
_FRAME = declare_bundled("frame")


def open_page(title: str, introduction: str) -> None:
    """First line of every page: heading, one sentence, and what stands beside them."""
    arrive(title)
    name_tab(title)
    forget_figures()
    forget_dialog()
    note_shown(None)
    session().shown_example = None
    st.html(f"<style>{_styles()}</style>")
    bar = st.container(key="bar", gap="xsmall")
    session().bar = {"whole": bar}
    given = open_scene()
    if given and not given.is_left:
        name_tab(f"{counted(given.number)} of {counted(len(given.lecture.scenes))}", given.scene.title)
        with bar:
            draw_scene(given)
            open_at_top(f"{title} {given.number}")
            _draw_frame(given.tag)
        return
    with bar.container(horizontal=True, vertical_alignment="center", gap="small", key="bar-heading"):
        # A phone has no room for the sentence: there it stands behind the heading's sign alone.
        st.title(title, anchor=False, width="content", help=_help(introduction))
        st.caption(introduction)
        if given:
            draw_way_back(given)
        keep_bar_part("ask", st.container(width="content"))
        keep_bar_part("add", st.container(width="content"))
        draw_glossary()
        with st.container(width="content"):
            export_button()
        open_at_top(title)
        _draw_frame()
    with bar:
        keep_bar_part("question", st.container(key="asked"))


def name_tab(*parts: str) -> None:
    """Say in the browser's tab what is open, most particular first."""
    st.set_page_config(page_title=" · ".join(in_a_line(clipped(part, 60)) for part in [*parts, "Attention Lab"]))


@cache
def _styles() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in _STYLES)


def _draw_frame(scene: str = "") -> None:
    """What stands around the page's own components: bar of pages, plots, clickers; the browser notes where it is."""
    now = session()
    place = " ".join([now.path, *(st.query_params.get(name, "") for name in ("lecture", "edit"))])
    _FRAME(key="frame", data={"group": now.group, "place": place, "scene": scene})


def bar_part(name: str = "whole") -> DeltaGenerator:
    """A part of the bar of the page that is being drawn: all of it, or one that `keep_bar_part` noted."""
    return session().bar[name]


def has_bar_part(name: str) -> bool:
    """Whether the bar has this part: in a scene of a lecture it lacks some."""
    return name in session().bar


def keep_bar_part(name: str, part: DeltaGenerator) -> None:
    """Note a part of the bar that is filled later, once the page knows what belongs there."""
    session().bar[name] = part


def _help(introduction: str) -> str:
    return "\n\n".join(filter(None, [literal(introduction), help_on(introduction)]))
