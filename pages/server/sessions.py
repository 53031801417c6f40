"""Sessions of Streamlit: what a run of the page says reaches the browser, whenever the next run is asked for.

Streamlit (1.67) hands what a run says to its event loop piece by piece. If a part of the page is to be drawn anew just
when the whole was, it makes another runner, and lets go what the first one said and is still on its way: the page keeps
an old picture until something is chosen again. The busier the server, the longer that moment is.

And if a part of a page is to be drawn anew just when the page is left (what it shows came into sight, say), Streamlit
draws the next page, then that part, in its own page: the browser takes it for that page, and clears all.
"""

from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.runtime.app_session import AppSession, AppSessionState
from streamlit.runtime.scriptrunner import RerunData, ScriptRunner, ScriptRunnerEvent

_begin = AppSession._create_scriptrunner
_ask = AppSession.request_rerun
_hear = AppSession._handle_scriptrunner_event_on_event_loop
_opening: WeakKeyDictionary[AppSession, str] = WeakKeyDictionary()
"""Of a session, the page that was asked for and isn't drawn yet."""


def mend_sessions() -> None:
    """From now on sessions lose nothing of a page, whenever the next run is asked for. Called once, at the start."""
    AppSession._create_scriptrunner = _begin_after_last
    AppSession.request_rerun = _ask_unless_left
    AppSession._handle_scriptrunner_event_on_event_loop = _hear_what_is_drawn


def _ask_unless_left(self: AppSession, client_state: ClientState | None) -> None:
    """Run the page, or a part of it, but no part of a page that is being left."""
    if client_state and (page := client_state.page_script_hash):
        if not client_state.fragment_id:
            _opening[self] = page
        elif _opening.get(self, page) != page:
            return
    _ask(self, client_state)


def _hear_what_is_drawn(
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
    """Parts of a page that has been drawn, or that another led on to, may be asked for."""
    is_current, opening = sender is self._scriptrunner, _opening.get(self)
    page = page_script_hash, fragment_ids_this_run, pages, run_descriptor
    _hear(self, sender, event, forward_msg, exception, client_state, *page)
    is_drawn = event is ScriptRunnerEvent.SCRIPT_STOPPED_WITH_SUCCESS and self._client_state.page_script_hash == opening
    leads_on = event is ScriptRunnerEvent.SCRIPT_STARTED and page_script_hash != opening
    if is_current and (is_drawn or leads_on):
        _opening.pop(self, None)


def _begin_after_last(self: AppSession, initial_rerun_data: RerunData) -> None:
    """Begin a run; where a runner has just ended, behind what it handed to the event loop."""
    ended = self._scriptrunner
    if ended is None:
        _begin(self, initial_rerun_data)
    else:
        self._call_soon_on_event_loop(partial(_begin_behind, self, ended, initial_rerun_data))


def _begin_behind(session: AppSession, ended: object, asked: RerunData) -> None:
    """Begin a run, unless the session ends, or a runner that was made meanwhile takes it over."""
    if session._state is AppSessionState.SHUTDOWN_REQUESTED:
        return
    runner = session._scriptrunner
    if runner is None or runner is ended:
        _begin(session, asked)
    elif not runner.request_rerun(asked):
        _begin_after_last(session, asked)
