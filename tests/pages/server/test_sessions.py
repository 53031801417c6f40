"""Sessions of Streamlit: nothing of a page is lost, whenever the next run is asked for."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from held_class import run
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.WidgetStates_pb2 import WidgetState, WidgetStates
from streamlit.runtime import Runtime, RuntimeConfig
from streamlit.runtime.app_session import AppSession
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager
from streamlit.runtime.script_data import ScriptData
from streamlit.runtime.scriptrunner import ScriptRunnerEvent
from streamlit.runtime.scriptrunner.script_cache import ScriptCache
from streamlit.runtime.state import SafeSessionState

from pages.server import sessions
from pages.server.late_widgets import mend_late_widgets
from pages.server.sessions import mend_sessions

SCRIPT = """
import streamlit as st

@st.fragment
def part():
    st.text("a part")

part()
st.text("the whole")
"""


@pytest.fixture(autouse=True)
def mended(monkeypatch):
    """Mend Streamlit as this program does; put it back afterwards."""
    for owner, names in (
        (AppSession, (
            "_create_scriptrunner", "request_rerun", "_clear_queue", "_handle_scriptrunner_event_on_event_loop",
        )),
        (SafeSessionState, ("on_script_will_rerun", "register_widget")),
    ):  # fmt: skip
        for name in names:
            monkeypatch.setattr(owner, name, getattr(owner, name))
    mend_sessions()
    mend_late_widgets()
    Runtime(RuntimeConfig("", None, MemoryMediaFileStorage("/media"), MemoryUploadedFileManager("/upload")))
    yield
    Runtime._instance = None


@pytest.fixture
def script(tmp_path):
    path = tmp_path / "script.py"
    path.write_text(SCRIPT)
    return path


@asynccontextmanager
async def opened(script):
    """Yield a session of a browser that looks at this script."""
    session = AppSession(ScriptData(str(script), False), MemoryUploadedFileManager(""), ScriptCache(), None, {})
    try:
        yield session
    finally:
        session.shutdown()


async def sent_by(session):
    """Return what the browser gets once all runs have ended."""
    while session._scriptrunner is not None:
        await asyncio.sleep(0.01)
    return session.flush_browser_queue()


async def texts_of(session):
    """Return the texts that the browser gets once all runs have ended; where a run ends stands a full stop."""
    sent = await sent_by(session)
    told = ["." if one.WhichOneof("type") == "script_finished" else one.delta.new_element.text.body for one in sent]
    return [text for text in told if text]


def ask_for(session, part=False, **state):
    """Ask for a run of the page, or of its part alone, and hold the event loop until it has ended.

    No message of the run is delivered meanwhile; a run that is to begin later has no thread yet.
    """
    id = next(iter(session._fragment_storage._fragments)) if part else ""
    session.request_rerun(ClientState(fragment_id=id, **state))
    runner = session._scriptrunner
    if runner and runner._script_thread:
        runner._script_thread.join(60)


def test_what_is_asked_for_as_the_whole_page_ends_takes_nothing_of_it_away(script):
    async def texts_after(*asked):
        async with opened(script) as session:
            for one in ("whole", *asked):
                ask_for(session, part=one == "part")
            return await texts_of(session)

    for asked in (["part"], ["whole"], ["part", "whole", "part"]):
        assert {"a part", "the whole", "."} == set(run(texts_after(*asked)))
    # A part that the whole page was drawn with is sent with it.
    assert run(texts_after("part", "part")) == ["a part", "the whole", ".", *["a part", "."] * 2]


def test_runs_begin_in_the_order_in_which_they_were_asked_for(script):
    """A part knows what fields held when it was asked for: run after what was typed since, it would take that back."""
    script.write_text(SCRIPT.replace('"a part"', 'st.query_params.get("typed")').replace('"the whole"', '"drawn"'))

    async def ask():
        async with opened(script) as session:
            ask_for(session, query_string="typed=a")
            ask_for(session, part=True, query_string="typed=a")
            ask_for(session, query_string="typed=b")
            return [text for text in await texts_of(session) if text in "ab"]

    assert run(ask())[-1] == "b"


def test_no_part_of_a_page_that_is_left_is_drawn_instead_of_the_next(script, monkeypatch):
    asked = []
    monkeypatch.setattr(
        sessions, "_original_request_rerun", lambda _, state: asked.append((state.page_script_hash, state.fragment_id))
    )
    monkeypatch.setattr(sessions, "_original_handle_event", lambda *_: None)

    async def ask():
        async with opened(script) as session:

            def request(page, part=""):
                session.request_rerun(ClientState(page_script_hash=page, fragment_id=part))

            def hear(event, page):
                session._client_state.page_script_hash = page
                session._handle_scriptrunner_event_on_event_loop(None, event, None, None, None, page)

            request("models", "curves")
            request("start")
            request("models", "curves")  # the curves came into sight as the page was left: they are not drawn
            hear(ScriptRunnerEvent.SCRIPT_STOPPED_WITH_SUCCESS, "models")  # a run that was under way
            request("models", "curves")
            request("start", "stage")
            hear(ScriptRunnerEvent.SCRIPT_STOPPED_WITH_SUCCESS, "start")
            request("heads")
            hear(ScriptRunnerEvent.SCRIPT_STARTED, "train")  # the run leads on to another page
            request("train", "film")

    run(ask())
    assert asked == [("models", "curves"), ("start", ""), ("start", "stage"), ("heads", ""), ("train", "film")]


def test_a_value_is_sent_until_the_browser_tells_that_it_has_the_widget(script):
    script.write_text("""
import streamlit as st
is_new = "model" not in st.session_state
if is_new:
    st.session_state["model"] = "reverse"
st.selectbox("Model", ["copy", "reverse"], key="model")
if is_new:
    st.rerun()
""")

    async def ask():
        async with opened(script) as session:
            fields = []
            for told in ([], [], ["reverse"], ["copy"]):
                states = [WidgetState(id=fields[0].id, string_value=name) for name in told]
                session.request_rerun(ClientState(widget_states=WidgetStates(widgets=states)))
                elements = [message.delta.new_element for message in await sent_by(session)]
                fields += [element.selectbox for element in elements if element.HasField("selectbox")]
            return [field.raw_value if field.set_value else "as it was" for field in fields]

    assert run(ask()) == ["reverse", "reverse", "as it was", "as it was"]
