"""The strip above a page that itself is what a scene shows: title and sentences, how far one is, the ways on."""

import streamlit as st

from pages.ui.shell.glossary import literal
from pages.ui.state.lecture_links import END, GIVE, OpenScene, end_lecture, explore, link_to
from transformer.lectures import to_html
from transformer.text import counted


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
