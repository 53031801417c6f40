"""What a page opens with where nobody chose a head: what the model's file says is worth opening first.

A head, its layer and its kind belong together: once one of them is chosen, by a link too, what the model opens with no
longer counts, so that a link means the same with every model.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from transformer.checkpoints import Opening
from transformer.interpret import Place

PLACE = ("kind", "layer", "head")


def has_place(parts: Iterable[str]) -> bool:
    """Whether kind, layer or head is among these parts."""
    return any(part in parts for part in PLACE)


def with_opening(chosen: Mapping[str, Any], opening: Opening | None) -> dict[str, Any]:
    """What is chosen; where no place is, with that of the opening."""
    if opening is None or has_place(chosen):
        return dict(chosen)
    return {**chosen, **{part: getattr(opening, part) for part in PLACE}}


def note_begun(state: dict[str, Any], chosen: Mapping[str, Any], shown: Place) -> None:
    """Note with which head the page begins because nobody chose one.

    Args:
        state: Of the selection, in the session.
        chosen: What is chosen.
        shown: The head that is open.
    """
    begun = None if has_place(chosen) else shown
    if state["turn"] and begun and state.get("begun") not in (None, begun):
        state["turn"] += 1  # another model opens elsewhere: the browser follows
    state["begun"] = begun


def is_begun(state: Mapping[str, Any], asked: Mapping[str, Any]) -> bool:
    """Whether a link asks for no more than the head that this session began with: the browser wrote it there.

    Args:
        state: Of the selection, in the session.
        asked: What the link says of the place; the usual kind and the first head are left out of links.
    """
    begun: Place | None = state.get("begun")
    if begun is None or has_place(state["chosen"]) or not asked:
        return False
    return begun == Place(asked.get("kind", begun.kind), asked.get("layer", -1), asked.get("head", "1"))


def without_begun(state: Mapping[str, Any], parts: Mapping[str, Any]) -> dict[str, Any]:
    """What the browser says is chosen, without a head that nobody chose: another model opens with its own."""
    begun = state.get("begun")
    chose_none = begun and not has_place(state["chosen"]) and all(parts[part] == getattr(begun, part) for part in PLACE)
    return {part: value for part, value in parts.items() if not (chose_none and part in PLACE)}


def kept_of_opening(state: Mapping[str, Any], parts: Iterable[str]) -> dict[str, Any]:
    """What stays of the head that a page began with when some part of it is chosen."""
    begun = state.get("begun")
    if begun is None or state.get("opening") is None or has_place(state["chosen"]) or not has_place(parts):
        return {}
    # Where there is one kind only, nobody chooses it: another model has others.
    return {part: getattr(begun, part) for part in PLACE if part != "kind" or begun.kind != "encoder"}


def single_head(state: Mapping[str, Any], place: Place) -> Place:
    """A single head where a summary of several is open: the best one, if the model opened with that."""
    opening: Opening | None = state.get("opening")
    if place.number is not None:
        return place
    if opening is None or state.get("begun") != place or place.head != opening.head:
        return Place(place.kind, place.layer, "1")
    return Place(place.kind, opening.single[0], str(opening.single[1] + 1))
