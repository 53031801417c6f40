"""A view on a page: drawn in the browser, with what the page listens to, and offered for export."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from pages.server.bundle import declare_bundled
from pages.ui.shell.figures import offer
from transformer.replay import Selection
from transformer.views import View, with_host

_COMPONENTS = {
    name: declare_bundled(name) for name in ("alignment", "beams", "film", "matrices", "stage", "wholeModel")
}


def draw(
    view: View,
    key: str,
    *,
    allowed: Mapping[str, object] | None = None,
    selection: Selection | None = None,
    **listeners: Any,
) -> Any:
    """Draw a view, and offer its pictures for export.

    Args:
        view: What is shown.
        key: Streamlit key, stable over reruns.
        allowed: What people can do with it here beyond looking and pointing; see the host of each view.
        selection: What is selected in it, for what is kept of it.
        listeners: As `on_NAME_change`: called when the browser has sent a value of that name, before the script runs
            again.
    Returns:
        What the browser has sent, by name.
    """
    offer(view.pictures(selection), partial(view.html, selection))
    return mount(view, key, allowed, **listeners)


def mount(view: View, key: str, allowed: Mapping[str, object] | None = None, **listeners: Any) -> Any:
    """Draw a view whose pictures somebody else offers, as often as the selection changes; see `draw`."""
    data = with_host(view.data, {**view.host, **(allowed or {})})
    return _COMPONENTS[view.component](key=key, data=data, **listeners)
