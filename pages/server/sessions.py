"""Mended sessions of Streamlit: all that a run of the page sends reaches the browser, whenever the next run begins.

Streamlit (1.67) hands the messages of a run to its event loop piece by piece. If a part of the page is to be drawn anew
just after the whole was, Streamlit makes another runner, and drops the messages of the first one that are still on
their way. The page then keeps an old picture until something is chosen again. A busy server makes that more likely.

What is not sent yet when a part begins is dropped as far as it is of that part, though the whole page that it was drawn
with has ended. The browser then takes the part as gone, moves what stands behind it into its place, and the part, when
it comes, in the place of that: a stage was gone for good.

What is asked for while a run waits for its turn waits behind it: it knows what people typed since. It waits for the
callbacks of the run before, too. Streamlit would break them off, and begin another runner beside them: a change of a
lecture was kept but not noted as kept, and the next one refused as that of another tab.

A part may also be drawn anew just when its page is left, for example because it came into sight. Streamlit then draws
the next page, and after it that part in its own page. The browser takes it for that page, and clears all.
"""

from collections import deque
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.runtime.app_session import AppSession, AppSessionState
from streamlit.runtime.scriptrunner import RerunData, ScriptRunner, ScriptRunnerEvent

from pages.server.widgets import is_calling_back

_original_create_scriptrunner = AppSession._create_scriptrunner
_original_request_rerun = AppSession.request_rerun
_original_clear_queue = AppSession._clear_queue
_original_handle_event = AppSession._handle_scriptrunner_event_on_event_loop
_opening: WeakKeyDictionary[AppSession, str] = WeakKeyDictionary()
"""The page of each session that was asked for and isn't drawn yet."""
_waiting: WeakSet[AppSession] = WeakSet()
"""Sessions with a run that begins after the messages of an ended one."""
_asked: WeakKeyDictionary[AppSession, deque[ClientState | None]] = WeakKeyDictionary()
"""Messages of each session that ask for runs which have yet to begin, the first first."""
_MOST_ASKED = 32
"""The most that waits of one session: a person never asks so much within a callback, and nobody fills the memory."""
_PAUSE = 0.005
"""Seconds until it is looked again whether callbacks have ended."""


def mend_sessions() -> None:
    """Make sessions lose nothing of a page, whenever the next run is asked for; call it once, at the start."""
    AppSession._create_scriptrunner = _begin_after_last
    AppSession.request_rerun = _ask_in_turn
    AppSession._clear_queue = _clear_what_is_void
    AppSession._handle_scriptrunner_event_on_event_loop = _handle_event


def _clear_what_is_void(self: AppSession, fragment_ids_this_run: list[str] | None = None) -> None:
    """Drop what is not sent yet and is void now, but no part of a whole page that has been drawn to its end."""
    queue = self._browser_queue
    if fragment_ids_this_run is not None and any(_ends_whole_page(message) for message in queue._queue):
        queue._delta_index_map = {}  # what comes now takes no earlier place
    else:
        _original_clear_queue(self, fragment_ids_this_run)


def _ends_whole_page(message: ForwardMsg) -> bool:
    ends = message.WhichOneof("type") == "script_finished"
    return ends and message.script_finished == ForwardMsg.FINISHED_SUCCESSFULLY


def _ask_in_turn(self: AppSession, client_state: ClientState | None) -> None:
    """Ask for a run as soon as the one before lets it begin, and never before one that was asked for earlier."""
    asked = _asked.setdefault(self, deque(maxlen=_MOST_ASKED))
    asked.append(client_state)
    if len(asked) == 1:
        _ask_next(self)


def _ask_next(session: AppSession) -> None:
    """Ask for the first of the runs that wait, as soon as it may begin; the next has its turn even if that fails."""
    asked, again = _asked[session], partial(_ask_next, session)
    if session in _waiting:
        session._call_soon_on_event_loop(again)
    elif session._scriptrunner and is_calling_back(session._scriptrunner):
        session._event_loop.call_later(_PAUSE, again)
    elif asked:
        first = asked.popleft()
        if asked:
            session._call_soon_on_event_loop(again)
        _ask_unless_left(session, first)


def _ask_unless_left(self: AppSession, client_state: ClientState | None) -> None:
    """Run the page, or a part of it, but no part of a page that is being left."""
    if client_state and (page := client_state.page_script_hash):
        if not client_state.fragment_id:
            _opening[self] = page
        elif _opening.get(self, page) != page:
            return
    _original_request_rerun(self, client_state)


def _handle_event(
    self: AppSession,
    sender: ScriptRunner | None,
    event: ScriptRunnerEvent,
    forward_msg: Any = None,
    exception: Any = None,
    client_state: Any = None,
    page_script_hash: str | None = None,
    fragment_ids_this_run: Any = None,
    pages: Any = None,
    run_descriptor: Any = None,
) -> None:
    """Pass an event on, and allow parts of a page again once it is drawn or has led on to another."""
    is_current, opening = sender is self._scriptrunner, _opening.get(self)
    page = page_script_hash, fragment_ids_this_run, pages, run_descriptor
    _original_handle_event(self, sender, event, forward_msg, exception, client_state, *page)
    is_drawn = event is ScriptRunnerEvent.SCRIPT_STOPPED_WITH_SUCCESS and self._client_state.page_script_hash == opening
    leads_on = event is ScriptRunnerEvent.SCRIPT_STARTED and page_script_hash != opening
    if is_current and (is_drawn or leads_on):
        _opening.pop(self, None)


def _begin_after_last(self: AppSession, initial_rerun_data: RerunData) -> None:
    """Begin a run, but only after the messages that an ended runner has handed to the event loop."""
    if self._scriptrunner is None:
        _original_create_scriptrunner(self, initial_rerun_data)
    else:
        _waiting.add(self)
        self._call_soon_on_event_loop(partial(_begin, self, initial_rerun_data))


def _begin(session: AppSession, rerun_data: RerunData) -> None:
    """Begin the run that waits, unless the session ends."""
    _waiting.discard(session)
    if session._state is not AppSessionState.SHUTDOWN_REQUESTED:
        _original_create_scriptrunner(session, rerun_data)
