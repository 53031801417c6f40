"""The decoding player: one decoding, step by step, drawn in the browser."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import streamlit as st

from pages.ui.components import _base64, _digest, declare
from transformer import PAD
from transformer.interpret import AttentionMaps, Kind
from transformer.text import SPECIALS

_PLAYER = declare("decoding_player", "shared", "mounting", "decoding_controls", "decoding_map", "decoding_step")
_NEVER_FORCED = SPECIALS[PAD]
"""Padding would be masked when it is read back: no decoding writes it."""


def decoding_player(
    maps: Mapping[Kind, AttentionMaps],
    steps: Sequence[dict],
    layer: int,
    head: int | None,
    stop_reason: str,
    key: str,
    step: int = 0,
    choose: bool = True,
    forced: Sequence[int] = (),
    on_force: Callable[[int, str], None] | None = None,
    on_rest: Callable[[int], None] | None = None,
) -> None:
    """Play a decoding in the browser: at each step what was read, what it looked at, and what it wrote.

    Other data under the same key: another source starts again at the first step; another decoding of the same source
    stays at the user's step, or at the last one before the two decodings read different tokens.

    Args:
        maps: Attention of one pass over S tokens of the source and T tokens that the decoder reads, one a step. The
            encoder's, beside the two others, makes the map of everything, source and target on shared axes; of a model
            with an encoder only it is the map.
        steps: T dicts: `writes` (token), `top` (list of (token, probability), descending), `chosen` (probability of
            the written token), `entropy` (nats). May be empty for a model with an encoder only.
        layer: Layer shown at first, from 0; the user changes it in the browser.
        head: Head shown at first, from 0; None = mean of heads.
        stop_reason: Sentence shown at the last step.
        key: Streamlit key of this instance.
        step: Step shown at first, from 0.
        choose: Offer layer and head in the player; False where the page has controls for them.
        forced: Steps whose token the user chose; they are marked.
        on_force: Called before the script runs again with a step and the token, one of its `top`, that the user wants
            written there; None = candidates can't be clicked, nor can those of a model with an encoder only.
        on_rest: Called before the script runs again with the step at which the user has paused; None = not told.
    Raises:
        ValueError: If a kind is missing, maps don't fit together, or `forced` has no such step.
    """
    content = _payload(maps, steps, forced)
    content |= {"stop": str(stop_reason or ""), "choose": bool(choose)}
    # Where every position is predicted at once, no other token would see what was forced.
    content["forceable"] = on_force is not None and "cross" in maps

    # The session keeps the callbacks until the next run: they must not keep the maps.
    known = {name: content[name] for name in ("forceable", "steps", "never_forced")}
    places = range(len(content["target"]))

    def force() -> None:
        wanted = _known_force(st.session_state[key].get("forced"), known)
        if on_force and wanted:
            on_force(*wanted)

    def rest() -> None:
        step = st.session_state[key].get("rested")
        if on_rest and isinstance(step, int) and not isinstance(step, bool) and step in places:
            on_rest(step)

    first = {"layer": int(layer), "head": None if head is None else int(head), "step": int(step)}
    _PLAYER(
        key=key,
        data={"id": _digest(content), **content, "first": first, "follows": on_rest is not None},
        on_forced_change=force,
        on_rested_change=rest,
    )


def _payload(maps: Mapping[Kind, AttentionMaps], steps: Sequence[dict], forced: Sequence[int] = ()) -> dict:
    _check_fit(maps)
    shown, decoder = maps.get("cross", maps.get("encoder")), maps.get("decoder")
    if shown is None:
        raise ValueError("`maps` must have cross-attention, or the encoder's own, got neither. Give one of the two.")
    target = list(shown.rows.labels)
    if (steps and len(steps) != len(target)) or (not steps and "cross" in maps):
        raise ValueError(f"`steps` must have one dict a target token ({len(target)}), got {len(steps)}.")
    if not all(number in range(len(steps)) for number in forced):
        raise ValueError(f"`forced` must be steps from 0 to {len(steps) - 1}, got {list(forced)}.")
    return {
        "source": list(shown.columns.labels),
        "target": target,
        "steps": [_step_payload(record) for record in steps],
        "forced": sorted({int(number) for number in forced}),
        "never_forced": _NEVER_FORCED,
        "encoder_only": "cross" not in maps,
        "layers": len(shown.layers),
        "heads": len(shown.heads),
        "looks": _sent(shown),
        "reads": _sent(decoder) if decoder else None,
        "encoder": _sent(maps["encoder"]) if "cross" in maps and "encoder" in maps else None,
        # An experiment may open the future: then nothing there is blocked.
        "causal": decoder is None or not np.triu(decoder.values, 1).any(),
    }


def _check_fit(maps: Mapping[Kind, AttentionMaps]) -> None:
    """Refuse maps of other tokens, layers or heads than the cross-attention beside them."""
    if "cross" not in maps:
        return
    if "encoder" in maps and "decoder" not in maps:
        raise ValueError("`maps` must have the decoder's where the other two are, got none. Leave out the encoder's.")
    cross = maps["cross"]
    tokens = {"source": cross.columns.labels, "target": cross.rows.labels}
    for kind, found in maps.items():
        if (found.layers, found.heads) != (cross.layers, cross.heads):
            raise ValueError(f"`maps` must all have the layers and heads of `cross`, got others in `{kind}`.")
        if any(list(axis.labels) != list(tokens[axis.side]) for axis in (found.rows, found.columns)):
            raise ValueError(f"`maps` must all be of the source and target of `cross`, got others in `{kind}`.")


def _sent(maps: AttentionMaps) -> str:
    return _base64(np.clip(np.nan_to_num(maps.values.astype(np.float32)), 0, 1), np.uint16)


def _step_payload(record: dict) -> dict:
    # Nine digits tell all float32 apart: rounded to fewer, "almost sure" would become "sure".
    return {
        "writes": str(record["writes"]),
        "top": [[str(token), _rounded(probability)] for token, probability in record["top"]],
        "chosen": _rounded(record["chosen"]),
        "entropy": _rounded(record["entropy"]),
    }


def _rounded(number: float) -> float:
    return float(f"{float(number):.9g}")


def _known_force(answer: object, content: dict) -> tuple[int, str] | None:
    """What the browser sent, if it is another token among the candidates of one of the steps."""
    if not isinstance(answer, dict) or not content["forceable"]:
        return None
    step, token = answer.get("step"), answer.get("token")
    if not isinstance(step, int) or isinstance(step, bool) or step not in range(len(content["steps"])):
        return None
    record = content["steps"][step]
    candidates = {name for name, _ in record["top"]} - {record["writes"], content["never_forced"]}
    return (step, token) if isinstance(token, str) and token in candidates else None
