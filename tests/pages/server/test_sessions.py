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
from pages.server.sessions import mend_sessions
from pages.server.widgets import is_calling_back, mend_widgets

SCRIPT = """
import streamlit as st

@st.fragment
def part():
    st.text("a part")

part()
st.text("the whole")
"""


@pytest.fixture
def runtime():
    storage, uploads = MemoryMediaFileStorage("/media"), MemoryUploadedFileManager("/upload")
    runtime = Runtime(RuntimeConfig("", None, storage, uploads))
    yield runtime
    Runtime._instance = None


@pytest.fixture
def mended(runtime, monkeypatch):
    """Mend Streamlit as this program does; put it back afterwards."""
    for name in (
        "_create_scriptrunner", "request_rerun", "_clear_queue", "_handle_scriptrunner_event_on_event_loop",
    ):  # fmt: skip
        monkeypatch.setattr(AppSession, name, getattr(AppSession, name))
    for name in ("on_script_will_rerun", "register_widget"):
        monkeypatch.setattr(SafeSessionState, name, getattr(SafeSessionState, name))
    mend_sessions()
    mend_widgets()


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


def telling(*told):
    """Return the message of a browser that tells what these fields hold: pairs of an id and a text."""
    return ClientState(widget_states=WidgetStates(widgets=[WidgetState(id=id, string_value=text) for id, text in told]))


async def drawn(session):
    """Return the elements that the browser gets once all runs have ended."""
    while session._scriptrunner is not None:
        await asyncio.sleep(0.01)
    sent = [message.delta for message in session.flush_browser_queue() if message.HasField("delta")]
    return [delta.new_element for delta in sent if delta.HasField("new_element")]


def wait_for_end(session):
    """Hold the event loop until the requested run has ended; a run that is to begin later has no thread yet."""
    runner = session._scriptrunner
    if runner and runner._script_thread:
        runner._script_thread.join(60)


def part_of(session):
    """Return the id of the page's fragment; empty before the first run."""
    return next(iter(session._fragment_storage._fragments), "")


async def texts_of(session):
    """Return the texts that the browser gets once all runs have ended; where a run ends stands a full stop."""
    while session._scriptrunner is not None:
        await asyncio.sleep(0.01)
    sent = session.flush_browser_queue()
    told = ["." if one.WhichOneof("type") == "script_finished" else one.delta.new_element.text.body for one in sent]
    return [text for text in told if text]


def texts_after(script, asked):
    """Return the texts that the browser gets if it asks for the "whole" page or a "part" while the server is busy."""

    async def ask():
        async with opened(script) as session:
            for one in asked:
                session.request_rerun(ClientState(fragment_id=part_of(session) if one == "part" else ""))
                wait_for_end(session)  # no message of the run is delivered meanwhile
            return await texts_of(session)

    return run(ask())


def test_what_is_asked_for_as_the_whole_page_ends_takes_nothing_of_it_away(script, mended):
    for asked in (["part"], ["whole"], ["part", "whole", "part"]):
        assert {"a part", "the whole", "."} == set(texts_after(script, ["whole", *asked]))
    # A part that the whole page was drawn with is sent with it.
    assert texts_after(script, ["whole", "part", "part"]) == ["a part", "the whole", ".", *["a part", "."] * 2]


def test_runs_begin_in_the_order_in_which_they_were_asked_for(script, mended):
    """A part knows what fields held when it was asked for: run after what was typed since, it would take that back."""
    script.write_text(SCRIPT.replace('"a part"', 'st.query_params.get("typed")').replace('"the whole"', '"drawn"'))

    async def ask():
        async with opened(script) as session:
            session.request_rerun(ClientState(query_string="typed=a"))
            wait_for_end(session)
            session.request_rerun(ClientState(query_string="typed=a", fragment_id=part_of(session)))
            session.request_rerun(ClientState(query_string="typed=b"))
            return [text for text in await texts_of(session) if text in "ab"]

    assert run(ask())[-1] == "b"


def test_no_part_of_a_page_that_is_left_is_drawn_instead_of_the_next(script, mended, monkeypatch):
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


def test_a_value_is_sent_until_the_browser_tells_that_it_has_the_widget(script, mended):
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
                session.request_rerun(telling(*((fields[0].id, name) for name in told)))
                fields += [element.selectbox for element in await drawn(session) if element.HasField("selectbox")]
            return [field.raw_value if field.set_value else "as it was" for field in fields]

    assert run(ask()) == ["reverse", "reverse", "as it was", "as it was"]


def test_a_callback_is_whole_though_somebody_acts_while_it_works(script, mended, tmp_path):
    begun, asked = tmp_path / "begun", tmp_path / "asked"
    script.write_text(f"""
import time
from pathlib import Path
import streamlit as st

def keep():
    Path({str(begun)!r}).touch()
    while not Path({str(asked)!r}).exists():
        time.sleep(0.01)
    st.session_state.setdefault("kept", []).append(st.session_state["text"])

st.text_input("Text", key="text", on_change=keep)
st.text(" ".join(st.session_state.get("kept", [])))
""")

    async def ask():
        async with opened(script) as session:
            session.request_rerun(ClientState())
            (field,) = [element.text_input for element in await drawn(session) if element.HasField("text_input")]
            session.request_rerun(telling((field.id, "one")))
            while not begun.exists():
                await asyncio.sleep(0.01)
            session.request_rerun(telling((field.id, "two")))
            await asyncio.sleep(0.05)  # a second runner would have begun beside the first
            asked.touch()
            while session._scriptrunner and is_calling_back(session._scriptrunner):
                await asyncio.sleep(0)
            session.request_rerun(telling((field.id, "three")))  # comes behind what waits
            said = ""
            while not said.endswith("three"):
                await asyncio.sleep(0.01)
                said = "".join([element.text.body for element in await drawn(session)][-1:]) or said
            return said

    assert run(asyncio.wait_for(ask(), 60)) == "one two three"


def test_a_run_that_cannot_begin_keeps_no_other_from_beginning(script, mended, monkeypatch):
    asked = []

    def request(_, state):
        asked.append(state.fragment_id)
        if state.fragment_id == "first":
            raise RuntimeError("It can't begin.")

    monkeypatch.setattr(sessions, "_original_request_rerun", request)

    async def ask():
        async with opened(script) as session:
            sessions._waiting.add(session)
            for part in ("first", "second", "third"):
                session.request_rerun(ClientState(fragment_id=part))
            await asyncio.sleep(0.01)
            assert asked == []
            sessions._waiting.discard(session)
            asyncio.get_running_loop().set_exception_handler(lambda *_: None)
            while len(asked) < 3:
                await asyncio.sleep(0.01)

    run(asyncio.wait_for(ask(), 60))
    assert asked == ["first", "second", "third"]
