"""Sessions of Streamlit: what a run of the page says reaches the browser, whenever the next run is asked for.

Streamlit (1.67) hands what a run says to its event loop piece by piece. If a part of the page is to be drawn anew just
when the whole was, it makes another runner, and lets go what the first one said and is still on its way: the page keeps
an old picture until something is chosen again. The busier the server, the longer that moment is.
"""

from functools import partial

from streamlit.runtime.app_session import AppSession, AppSessionState
from streamlit.runtime.scriptrunner import RerunData

_begin = AppSession._create_scriptrunner


def deliver_before_next_run() -> None:
    """From now on no session begins a run before what the last one said was handed on. Called once, at the start."""
    AppSession._create_scriptrunner = _begin_after_last


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
