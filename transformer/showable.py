"""`show`: a computed value, drawn in the cell of a notebook. The library's files hold numbers; `views` draws them."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from transformer.errors import LabError

if TYPE_CHECKING:
    from transformer.views import View


@singledispatch
def view_of(value: object, *names: str) -> View:
    """Return the picture of a value that has `show`; `transformer.views.notebook` registers one for each kind."""
    raise LabError(f"There is no picture of a {type(value).__name__}.")


class Showable:
    """A value that a notebook can show."""

    def show(self, *names: str) -> View:
        """Return the picture of the value, which a notebook draws in its cell.

        Args:
            *names: Of a trace, patterns of the values to show, e.g. `"decoder.layers.0.cross_attention.*"`; of a
                decoding the head that is open at first, e.g. `"cross.2.1"`; of anything else none.
        Raises:
            LabError: If there is nothing to draw.
        """
        return view_of(self, *names)
