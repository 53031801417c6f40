"""What stands above a page while a lecture is given: its title and sentences, how far one is, the ways on."""

from functools import partial

import streamlit as st

from pages.ui.shell.glossary import literal
from pages.ui.shell.question import draw_question
from pages.ui.shell.waiting import wait_for
from pages.ui.state.asked import posed_in
from pages.ui.state.lecturing import OpenScene, end_lecture, explore, link_to
from pages.ui.state.notes_window import secret_of_notes
from transformer.lectures import to_html
from transformer.text import counted, sentence_of


def draw_scene(given: OpenScene) -> None:
    """Title and sentences in the place of the page's heading; beside them back, next, and the way to explore."""
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
                st.page_link(
                    "lecture.py", label="End", icon=":material/stop:", query_params={"ended": given.lecture.id}
                )
            # A second window: what stands there is for whoever lectures, not for the projector.
            st.link_button(
                "Notes", f"lecture?notes={secret_of_notes(given)}", icon=":material/speaker_notes:",
                help="What to say, what comes next, and the clock: in a window of its own, for another screen.",
            )  # fmt: skip
            st.button(
                "Explore here", icon=":material/travel_explore:", key="scene-explore", on_click=explore,
                help="The page itself, in exactly this state; a button leads back.",
            )  # fmt: skip
    _draw_asked(given)


def _draw_asked(given: OpenScene) -> None:
    """The scene's question; while the model is asked what the answer is, the page waits unseen."""
    if not given.scene.question:
        return
    answer = posed_in(given)
    if answer is None:
        with st.container(key="question"):
            st.text("The model is asked …")
        wait_for(partial(posed_in, given))
    elif answer.value is None:
        st.warning(literal(sentence_of(f"The question of this scene can't be asked. {answer.why_not}")))
    else:
        draw_question(answer.value, lecture=given.lecture.id)


def _link(label: str, icon: str, given: OpenScene, number: int) -> None:
    page, query = link_to(given.lecture, number)
    with st.container(key=f"scene-{label.lower()}", width="content"):
        st.page_link(page, label=label, icon=icon, query_params=query)


def draw_way_back(given: OpenScene) -> None:
    """One button back to the scene that was left to explore, and one that ends the lecture."""
    page, query = link_to(given.lecture, given.number)
    st.page_link(page, label=f"Back to scene {counted(given.number)}", icon=":material/undo:", query_params=query)
    st.button("End the lecture", key="scene-end", on_click=end_lecture, type="tertiary")
