"""The scene of a lecture that is open: in the link while one follows it, in the session while one explores."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import urlencode

import streamlit as st

from pages.server.own_lectures import OWN_LECTURES
from pages.ui.state.link import tell_unknown
from pages.ui.state.selection import forget_choices
from pages.ui.state.session import session
from transformer.lectures import Lecture, Scene, shipped_lectures
from transformer.replay import FIRST_PAGE

GIVE, NOTES, KEY = "give", "notes", "lecture"
"""Names of a scene in links: of the page *Lecture*, which draws it; of its notes; of a page that itself is what it
shows. The value is e.g. `hour.the-causal-mask`; `abcdefghijkl.3` of a lecture that somebody wrote."""
END = "end"
"""The name in links of what comes behind the last scene."""
PAGES = {path.stem for path in Path(__file__).parents[2].glob("*.py")} - {"lecture", "navigation"}
"""Pages that a scene may show."""


@dataclass(frozen=True)
class OpenScene:
    """A scene of a lecture that is given now.

    Attributes:
        lecture: The lecture.
        number: Of the scene, from 1.
        is_left: Whether one explores beyond it, perhaps on another page, with only a way back in sight.
    """

    lecture: Lecture
    number: int
    is_left: bool

    @property
    def scene(self) -> Scene:
        """The scene."""
        return self.lecture.scenes[self.number - 1]

    @property
    def tag(self) -> str:
        """The name of the scene in links, e.g. `hour.the-causal-mask`."""
        return f"{self.lecture.id}.{self.lecture.tag_of(self.number)}"


@cache
def lectures() -> dict[str, Lecture]:
    """Return the lectures that came with the program, by id."""
    return shipped_lectures()


def find_lecture(id: str) -> Lecture | None:
    """Return the lecture with an id, which a link may hold: a shipped one, or one that somebody wrote; else None."""
    return lectures().get(id) or OWN_LECTURES.find(id)


def open_scene() -> OpenScene | None:
    """Return the scene that the link names or that was left to explore; None if no lecture is given."""
    if tag := st.query_params.get(KEY):
        if place := _find_scene(tag):
            given = OpenScene(*place, is_left=False)
            if given.tag != tag or not given.scene.is_live:  # an older link
                page, query = link_to(*place)
                st.switch_page(page, query_params=query)
            if session().scene != tag or session().is_scene_left:
                session().scene, session().is_scene_left = tag, False
                _begin(given.scene)
                # Between two scenes of one page Streamlit leaves the address at the old one, unless it is told.
                st.query_params[KEY] = tag
            return given
        tell_unknown(KEY)
    place = _find_scene(session().scene)
    session().is_scene_left = True
    return OpenScene(*place, is_left=True) if place else None


def link_to(lecture: Lecture, number: int) -> tuple[str, dict[str, str | list[str]]]:
    """Return page and query that give a scene: the page *Lecture*, or the page that it shows, in exactly its state."""
    scene, tag = lecture.scenes[number - 1], f"{lecture.id}.{lecture.tag_of(number)}"
    return (_page_of(scene), {**scene.today[1], KEY: tag}) if scene.is_live else ("lecture.py", {GIVE: tag})


def address_of(lecture: Lecture, number: int) -> str:
    """Return the link of a scene, relative to that of any page."""
    page, query = link_to(lecture, number)
    # The first page has no name; without the point the link would lead to whichever page is open.
    return f"./{page.removesuffix('.py').removeprefix(FIRST_PAGE)}?{urlencode(query, doseq=True)}"


def _begin(scene: Scene) -> None:
    """Forget what this session had chosen before: a view means the same whatever was open."""
    for key in session().link_texts:
        st.session_state.pop(key, None)
    session().link_texts = {}
    forget_choices()
    for key in ("model", "text"):  # fields that stand on both pages keep what they had, whatever the link says
        if key in scene.state:
            st.session_state[key] = scene.state[key][-1]


def find_linked_scene(name: str) -> tuple[Lecture, str] | None:
    """Return the lecture that the link of the page *Lecture* names, and its scene's name there; None if it names none.

    Args:
        name: `GIVE` or `NOTES`.
    """
    tag = st.query_params.get(name, "")
    lecture = find_lecture(tag.partition(".")[0])
    if lecture and lecture.scenes and tag == f"{lecture.id}.{END}":
        return lecture, END
    place = _find_scene(tag)
    return (place[0], place[0].tag_of(place[1])) if place else None


def note_given(lecture: Lecture, tag: str) -> None:
    """Note that the page *Lecture* gives a scene: from here on the browser goes from scene to scene by itself."""
    link_tag = f"{lecture.id}.{tag}"
    if session().given_scene != link_tag:
        session().given_scene = link_tag
        # Between two states of one page Streamlit leaves the address at the old one, unless it is told.
        st.query_params.from_dict({GIVE: link_tag})


def explore_scene(lecture: Lecture, number: int) -> None:
    """Open the page of a scene in exactly its state; the session keeps the way back."""
    scene = lecture.scenes[number - 1]
    session().scene, session().is_scene_left = f"{lecture.id}.{lecture.tag_of(number)}", True
    _begin(scene)
    # A form that is changed is another recipe than the scene's: its link doesn't say so.
    query = {name: texts for name, texts in scene.today[1].items() if name != "recipe"}
    st.switch_page(_page_of(scene), query_params=query)


def explore() -> None:
    """Leave the scene where it stands: the link loses it, the session keeps the way back."""
    session().is_scene_left = True
    if KEY in st.query_params:
        del st.query_params[KEY]


def end_lecture() -> None:
    """Forget that a lecture is given."""
    explore()
    session().scene = ""


def _page_of(scene: Scene) -> str:
    """Return the page that a scene shows, or *Look*: a lecture of another version may name a page that was here."""
    page = scene.view.page
    return f"{page if page in PAGES else FIRST_PAGE}.py"


def _find_scene(text: str) -> tuple[Lecture, int] | None:
    name, _, tag = text.partition(".")
    lecture = find_lecture(name)
    number = lecture.number_of(tag) if lecture else None
    return (lecture, number) if lecture and number else None
