"""Mended widgets of Streamlit: nothing that a person chose is lost, whatever the browser or another run does meanwhile.

Streamlit (1.67) sends a value that a link or the page chose only once, with the run in which it was chosen. A browser
fetches the code of most kinds of widgets when the first is drawn; if another run ends meanwhile, because the network is
slow and somebody types, the widget is drawn by that run. It then shows its usual value, and tells it with the next
message: a link's model became the usual one. So a value is sent with each run until the browser has told that it has
the widget.

A callback may end anywhere, too: where the browser asks for the next run while it works, Streamlit breaks it off at its
next look into the session, and goes on. A lecture was kept but not noted as kept, and the next change of it refused as
that of another tab. So callbacks are no longer broken off; the next run waits for their end.
"""

from dataclasses import replace
from typing import Any

from streamlit.commands import execution_control
from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.runtime.scriptrunner import ScriptRunner, get_script_run_ctx
from streamlit.runtime.state import SafeSessionState
from streamlit.runtime.state.common import RegisterWidgetResult, WidgetMetadata

_original_will_rerun = SafeSessionState.on_script_will_rerun
_original_register = SafeSessionState.register_widget
_original_handle_request = ScriptRunner._maybe_handle_execution_control_request
_original_force_yield = execution_control._force_yield_point


def mend_widgets() -> None:
    """Make widgets that a browser draws late show their values, and callbacks whole; call it once, at the start."""
    SafeSessionState.on_script_will_rerun = _call_back
    SafeSessionState.register_widget = _register
    ScriptRunner._maybe_handle_execution_control_request = _handle_request_unless_calling_back
    execution_control._force_yield_point = _obey_callback


def _call_back(self: SafeSessionState, fresh_widget_states: WidgetStates | None, **others: Any) -> None:
    """Call the callbacks of a message to their ends, and note which widgets it tells of.

    A run that the page itself asks for has no message: what was told before counts.
    """
    own = self.__dict__  # a plain assignment would be one of session state
    if fresh_widget_states is not None:
        own["told"] = frozenset(widget.id for widget in fresh_widget_states.widgets)
    own["is_calling_back"] = True
    try:
        _original_will_rerun(self, fresh_widget_states, **others)
    finally:
        own["is_calling_back"] = False


def _register(self: SafeSessionState, metadata: WidgetMetadata[Any], user_key: str | None) -> RegisterWidgetResult[Any]:
    """Register a widget; its value is news to a browser that has not told of it."""
    result = _original_register(self, metadata, user_key)
    is_told = metadata.id in self.__dict__.get("told", ())
    if is_told or result.value_changed or result.value == metadata.deserializer(None):
        return result
    return replace(result, value_changed=True)


def _handle_request_unless_calling_back(self: ScriptRunner) -> None:
    if not self._session_state.__dict__.get("is_calling_back"):
        _original_handle_request(self)


def _obey_callback() -> None:
    """Let a callback end at once that itself asks for another run, or page."""
    context = get_script_run_ctx()
    own = context.session_state.__dict__ if context else {}
    before, own["is_calling_back"] = own.get("is_calling_back", False), False
    try:
        _original_force_yield()
    finally:
        own["is_calling_back"] = before
