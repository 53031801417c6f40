"""What a page opens with where nobody chose a head: what the model's file says is worth opening first.

A head, its layer and its kind belong together: once one of them is chosen, by a link too, what the model opens with no
longer counts, so that a link means the same with every model. A model that cuts words into pieces opens between words.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from transformer.checkpoints import Opening
from transformer.interpret import Place

PLACE = ("kind", "layer", "head")
BEGUN = (*PLACE, "tokens")
"""All that a model opens with."""


def has_place(parts: Iterable[str]) -> bool:
    """Whether kind, layer or head is among these parts."""
    return any(part in parts for part in PLACE)


def with_opening(chosen: Mapping[str, Any], opening: Opening | None, has_words: bool) -> dict[str, Any]:
    """What is chosen; where no place is, with that of the opening.

    Args:
        chosen: By part.
        opening: Of the model.
        has_words: The model cuts words into pieces, so that maps can be between words too.
    """
    if opening is None or has_place(chosen):
        return dict(chosen)
    tokens = {"tokens": "words"} if has_words else {}
    return {**tokens, **chosen, **{part: getattr(opening, part) for part in PLACE}}


def note_begun(state: dict[str, Any], chosen: Mapping[str, Any], shown: Mapping[str, Any]) -> None:
    """Note with what the page begins because nobody chose a head.

    Args:
        state: Of the selection, in the session.
        chosen: What is chosen.
        shown: What is open.
    """
    begun = None if has_place(chosen) else {part: shown[part] for part in BEGUN}
    if state["turn"] and begun and state.get("begun") not in (None, begun):
        state["turn"] += 1  # another model opens elsewhere: the browser follows
    state["begun"] = begun


def is_begun(state: Mapping[str, Any], asked: Mapping[str, Any]) -> bool:
    """Whether a link asks for no more than what this session began with: the browser wrote it there.

    Args:
        state: Of the selection, in the session.
        asked: What the link says of `BEGUN`; the usual kind, the first head and pieces are left out of links.
    """
    begun: Mapping[str, Any] | None = state.get("begun")
    if begun is None or has_place(state["chosen"]) or not asked:
        return False
    return begun == {"kind": begun["kind"], "layer": -1, "head": "1", "tokens": "pieces", **asked}


def without_begun(state: Mapping[str, Any], parts: Mapping[str, Any]) -> dict[str, Any]:
    """What the browser says is chosen, without what nobody chose: another model opens with its own."""
    begun, chosen = state.get("begun"), state["chosen"]
    if not begun or has_place(chosen) or any(parts[part] != begun[part] for part in PLACE):
        return dict(parts)
    is_own = "tokens" in chosen or parts["tokens"] != begun["tokens"]
    return {part: value for part, value in parts.items() if part not in (PLACE if is_own else BEGUN)}


def kept_of_opening(state: Mapping[str, Any], parts: Iterable[str]) -> dict[str, Any]:
    """What stays of what a page began with when some part of the place is chosen."""
    begun = state.get("begun")
    if begun is None or state.get("opening") is None or has_place(state["chosen"]) or not has_place(parts):
        return {}
    # Where there is one kind only, nobody chooses it: another model has others.
    return {part: value for part, value in begun.items() if part != "kind" or value != "encoder"}


def single_head(state: Mapping[str, Any], place: Place) -> Place:
    """A single head where a summary of several is open: the best one, if the model opened with that."""
    opening: Opening | None = state.get("opening")
    if place.number is not None:
        return place
    begun = state.get("begun") or {}
    if opening is None or place.head != opening.head or any(begun.get(part) != getattr(place, part) for part in PLACE):
        return Place(place.kind, place.layer, "1")
    return Place(place.kind, opening.single[0], str(opening.single[1] + 1))
