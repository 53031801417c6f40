"""Mended widgets of Streamlit: one that the browser draws late shows what was chosen, not what is usual.

Streamlit (1.67) sends a value that a link or the page chose only once, with the run in which it was chosen. A browser
fetches the code of most kinds of widgets when the first is drawn; if another run ends meanwhile, because the network is
slow and somebody types, the widget is drawn by that run. It then shows its usual value, and tells it with the next
message: a link's model became the usual one.

So a value is sent with each run until the browser has told that it has the widget.
"""

from dataclasses import replace
from typing import Any

from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.runtime.scriptrunner import ScriptRunner
from streamlit.runtime.state import SafeSessionState
from streamlit.runtime.state.common import RegisterWidgetResult, WidgetMetadata

_original_will_rerun = SafeSessionState.on_script_will_rerun
_original_register = SafeSessionState.register_widget


def mend_widgets() -> None:
    """Make widgets that a browser draws late show their values; call it once, at the start."""
    SafeSessionState.on_script_will_rerun = _call_back
    SafeSessionState.register_widget = _register


def is_calling_back(runner: ScriptRunner) -> bool:
    """Return whether a runner has yet to call what answers its message, to its end."""
    return not runner._session_state.__dict__.get("has_called_back")


def _call_back(self: SafeSessionState, fresh_widget_states: WidgetStates | None, **others: Any) -> None:
    """Call the callbacks of a message, and note which widgets it tells of; a run that the page asks for has none."""
    own = self.__dict__  # a plain assignment would be one of session state
    own["has_called_back"] = False
    if fresh_widget_states is not None:
        own["told"] = frozenset(widget.id for widget in fresh_widget_states.widgets)
    try:
        _original_will_rerun(self, fresh_widget_states, **others)
    finally:
        own["has_called_back"] = True


def _register(self: SafeSessionState, metadata: WidgetMetadata[Any], user_key: str | None) -> RegisterWidgetResult[Any]:
    """Register a widget; its value is news to a browser that has not told of it."""
    result = _original_register(self, metadata, user_key)
    is_told = metadata.id in self.__dict__.get("told", ())
    if is_told or result.value_changed or result.value == metadata.deserializer(None):
        return result
    return replace(result, value_changed=True)
