"""A view as a widget: what is clicked in a notebook is known in Python, and the other way round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlencode

from transformer.errors import LabError
from transformer.extras import extra
from transformer.replay import Replay, Selection, ViewState, in_link
from transformer.showable import Showable
from transformer.views.notebook import view_of
from transformer.views.offline import BUNDLE
from transformer.views.theme_in_css import css_variables
from transformer.views.view import View

if TYPE_CHECKING:
    from anywidget import AnyWidget

LAB = "http://localhost:8501/"
"""The address at which the README's command starts the lab."""


def widget(what: View | Showable, lab: str = LAB) -> AnyWidget:
    """Return a view as a widget of a notebook; it needs `pip install "attention-lab[notebook]"`.

    Args:
        what: A view, or what has `show`.
        lab: Address of the lab that `link` opens.
    Returns:
        A widget. Its `selection` is a dict of what is chosen, by the names of `Selection`: it follows what is clicked,
        and what is set there is chosen. Its `link` opens the lab in the same state; only a replayed link has one, since
        a text doesn't say which model the lab should open.
    Raises:
        LabError: If anywidget is not installed, or there is nothing to draw.
    """
    view = what if isinstance(what, View) else view_of(what)
    state = what.state if isinstance(what, Replay) else None
    traits = {"component": view.component, "data": view.standalone_data(), "selection": view.initial_selection() or {}}
    return _kind()(**traits, state=state, lab=lab)


@cache
def _kind() -> type[AnyWidget]:
    anywidget = extra("anywidget", "A widget")
    import traitlets  # comes with it

    class ViewWidget(anywidget.AnyWidget):
        """A view that tells what is chosen in it."""

        _esm = BUNDLE.read_text(encoding="utf-8")
        _css = css_variables(".attention-lab")
        component = traitlets.Unicode().tag(sync=True)
        data = traitlets.Bytes().tag(sync=True)
        selection = traitlets.Dict().tag(sync=True)
        state = traitlets.Instance(ViewState, allow_none=True)
        lab = traitlets.Unicode()

        @property
        def link(self) -> str:
            """The address at which the lab opens in the same state."""
            state: ViewState | None = cast(Any, self.state)
            if state is None:
                raise LabError(
                    "This picture is of no link.", advice='Make it of one: widget(replay_of("heads?model=…&text=…")).'
                )
            query = {**state.query, **in_link(_selection(self.selection))}
            return f"{self.lab}{state.path}?{urlencode(query, doseq=True)}"

    return ViewWidget


def _selection(parts: Mapping[str, Any]) -> Selection:
    """Return a selection as the browser told it; its lists become tuples."""
    known: dict[str, Any] = {name: tuple(part) if isinstance(part, list) else part for name, part in parts.items()}
    return replace(Selection(kind=known.pop("kind"), layer=known.pop("layer")), **known)
