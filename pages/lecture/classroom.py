"""A live class on the page Lecture: the lecturer starts it, and sees who is there and how to come in."""

import socket
import time
from functools import partial

import streamlit as st
from streamlit import config

from pages.lecture.packing import pack_lecture, pack_shipped
from pages.server.bundle import declare_bundled
from pages.server.classroom.live_class import LiveClass
from pages.server.classroom.live_classes import LIVE_CLASSES, SECOND
from pages.server.classroom.people import Refusal
from pages.server.own_lectures import OWN_LECTURES
from pages.ui.shell.messages import draw_message, tell
from pages.ui.state.lecture_links import address_of, lectures
from pages.ui.state.owner import current_owner, is_teacher
from pages.ui.state.session import session
from transformer.lectures import Lecture
from transformer.text import counted

_CLASSROOM = declare_bundled("classroom")


def draw_class() -> None:
    """Draw the class that this browser leads, if any: the browser keeps its code and its secret."""
    links = {
        lecture.id: [address_of(lecture, number) for number, _ in enumerate(lecture.scenes, start=1)]
        for lecture in [*lectures().values(), *OWN_LECTURES.of_owner(current_owner())]
    }
    data = {"started": session().started_class, "links": links, "commands": _commands()}
    _CLASSROOM(key="classroom", data=data)
    draw_message("class")
    if LIVE_CLASSES.is_second:
        st.warning(SECOND)
    held = LIVE_CLASSES.of_owner(current_owner())
    if len(held) > 1:  # a single class is ended in its panel
        _draw_ends("This browser started several classes:", held, "classes-held")
    others = (
        [live_class for live_class in LIVE_CLASSES.of_all() if live_class.owner != current_owner()]
        if is_teacher()
        else []
    )
    if others:
        _draw_ends("Classes of others on this server:", others, "classes-of-others")


def draw_start(lecture: Lecture) -> None:
    """Draw the button that starts a class with a lecture."""
    st.button(
        "Start a class", icon=":material/groups:", type="tertiary", key=f"class-{lecture.id}",
        on_click=_start, args=(lecture,),
        help="Students take part on their phones, without an account: they see each scene and predict along with you.",
    )  # fmt: skip


def _draw_ends(title: str, classes: list[LiveClass], key: str) -> None:
    """Draw classes, each with a button that ends it."""
    with st.container(horizontal=True, vertical_alignment="center", key=key):
        st.text(title, width="content")
        for live_class in classes:
            start_time = time.strftime("%H:%M", time.localtime(live_class.began))
            label = (
                f"End {live_class.code[:4]} {live_class.code[4:]}, begun {start_time}, "
                f"{counted(len(live_class.people))} there"
            )
            st.button(label, key=f"end-{live_class.code}", on_click=_end, args=(live_class.code,))


def _start(lecture: Lecture) -> None:
    is_shipped = lecture.id in lectures()
    pack = partial(pack_shipped, lecture.id) if is_shipped else partial(pack_lecture, lecture)
    try:
        live_class, secret = LIVE_CLASSES.start(
            current_owner(),
            pack,
            0 if is_shipped else len(lecture.scenes),
            address=st.context.ip_address or "",
            is_teachers=is_teacher(),
        )
    except Refusal as error:
        tell("class", str(error))
        return
    session().started_class = {"code": live_class.code, "secret": secret}


def _commands() -> list[str]:
    """Return the command that starts this server for other computers, and its address; nothing without a network."""
    address = _own_address()
    if not address:
        return []
    path = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/")])])
    return [
        f".venv/bin/streamlit run app.py --server.address={address}",
        f"http://{address}:{config.get_option('server.port')}{path}",
    ]


def _end(code: str) -> None:
    live_class = LIVE_CLASSES.find(code)
    if live_class and (live_class.owner == current_owner() or is_teacher()):
        LIVE_CLASSES.end(live_class)


def _own_address() -> str:
    """Return the address of this computer in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address in no use: only the route to it is looked up
            return probe.getsockname()[0]
        except OSError:
            return ""
