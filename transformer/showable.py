"""`show`: a computed value, drawn in the cell of a notebook. The library's files hold numbers; `views` draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from transformer.views import View


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
        # The import comes last, so that a program that only computes loads none of the drawing.
        from transformer.views.notebook import view_of

        return view_of(self, *names)
