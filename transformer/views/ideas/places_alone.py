"""The idea Places alone: where a head looks whatever the tokens are, and what share of its scores that explains."""

from __future__ import annotations

from transformer.errors import LabError
from transformer.interpret import PlaceScores, can_be_measured, place_scores
from transformer.maps import Axis, LabelledMap
from transformer.replay import Replay
from transformer.text import counted, percent
from transformer.views.idea import HeadChoice, Idea
from transformer.views.panels import matrix_panel
from transformer.views.view import View, side_by_side

_HEAD = HeadChoice(usual_kind="cross")


def places_view(replay: Replay) -> View:
    """Return one head's mean scores of places, and the share of its scores that they explain, for every head.

    Raises:
        LabError: If the model can't be measured; see `place_scores`.
    """
    place, found = _HEAD.of(replay), scores_of(replay)
    layers, heads = found.shares.shape
    shares = LabelledMap(
        found.shares.clip(0, 1),
        Axis("", [f"layer {layer}" for layer in range(1, layers + 1)]),
        Axis("", [f"head {head}" for head in range(1, heads + 1)]),
    )
    panels = [
        matrix_panel(
            found.map(place.layer, place.single), f"{place.name}: mean score of each pair of places.", is_main=True,
            title=f"{place.name}: mean scores", key="places-alone", said="{row} scores {column}",
            about={"text": ""},
        ),
        matrix_panel(
            shares, "The share of each head's scores that places alone explain.", shares=True,
            words=[[percent(float(share)) for share in row] for row in found.shares.clip(0, 1)],
            lit=[(place.layer, place.single)], title="What places alone explain", key="shares-of-places",
            said="{row}, {column}", about={"text": "", "head": ""},
        ),
    ]  # fmt: skip
    return side_by_side(panels, _describe(found, replay), linked=False)


def scores_of(replay: Replay) -> PlaceScores:
    """Return the mean scores of places in the open kind of attention.

    Raises:
        LabError: See `place_scores`; or if there are no texts to measure with.
    """
    if not can_be_measured(replay.checkpoint):
        raise LabError("There are no held-out texts of this model here.", "Choose a model that names its task.")
    kind = _HEAD.of(replay).kind
    key = ("places", replay.model, kind)
    return replay.keep(key, lambda: place_scores(replay.checkpoint, kind))


def _describe(found: PlaceScores, replay: Replay) -> str:
    place = _HEAD.of(replay)
    share = float(found.shares[place.layer, place.single])
    head = f"head {place.head} of layer {place.layer + 1}"
    if share < 0.1:
        return f"Places alone explain next to nothing of the scores of {head}: what the tokens are decides."
    if share > 0.9:
        return f"Places alone explain {percent(share)} of the scores of {head}: what the tokens are hardly matters."
    return f"Places alone explain {percent(share)} of the scores of {head}; the rest depends on the tokens."


def _say_places(replay: Replay) -> list[str]:
    found = scores_of(replay)
    return [
        _describe(found, replay),
        f"The mean over {counted(found.texts)} held-out texts of one length. Of every row its own mean is taken away, "
        "for softmax ignores it. Start and end, and a token's look at itself, don't count for the share.",
    ]


PLACES_ALONE = Idea(
    name="Places alone",
    view=places_view,
    words="The mean scores of many texts: where a head looks whatever the tokens are.",
    says=_say_places,
    head=_HEAD,
    captions=False,
)
