"""The decoding player: one decoding, step by step, drawn in the browser."""

from collections.abc import Callable, Sequence

import numpy as np
import streamlit as st

from pages.ui.components import _base64, _digest, _weights, declare
from transformer import PAD
from transformer.text import SPECIALS

_PLAYER = declare("decoding_player", "shared", "mounting", "decoding_controls", "decoding_map", "decoding_step")
_NEVER_FORCED = SPECIALS[PAD]
"""Padding would be masked when it is read back: no decoding writes it."""


def decoding_player(
    source_tokens: Sequence[str],
    target_tokens: Sequence[str],
    steps: Sequence[dict],
    cross: np.ndarray | None,
    decoder: np.ndarray | None,
    layer: int,
    head: int | None,
    stop_reason: str,
    key: str,
    step: int = 0,
    encoder: np.ndarray | None = None,
    choose: bool = True,
    forced: Sequence[int] = (),
    on_force: Callable[[int, str], None] | None = None,
    on_rest: Callable[[int], None] | None = None,
) -> None:
    """Play a decoding in the browser: at each step what was read, what it looked at, and what it wrote.

    Other data under the same key: another source starts again at the first step; another decoding of the same source
    stays at the user's step, or at the last one before the two decodings read different tokens.

    Args:
        source_tokens: S tokens of the source, `<s>` and `</s>` included.
        target_tokens: T tokens that the decoder reads, one a step, the first is `<s>`; encoder-only: the source.
        steps: T dicts: `writes` (token), `top` (list of (token, probability), descending), `chosen` (probability of
            the written token), `entropy` (nats). May be empty for a model with an encoder only.
        cross: Cross-attention weights, `(layer, head, T, S)`, or None for a model with an encoder only.
        decoder: Decoder self-attention weights, `(layer, head, T, T)`, or None.
        layer: Layer shown at first, from 0; the user changes it in the browser.
        head: Head shown at first, from 0; None = mean of heads.
        stop_reason: Sentence shown at the last step.
        key: Streamlit key of this instance.
        step: Step shown at first, from 0.
        encoder: Encoder self-attention weights, `(layer, head, S, S)`. Beside `cross` and `decoder` they make the map
            of everything, source and target on shared axes; where `cross` is None they are the map.
        choose: Offer layer and head in the player; False where the page has controls for them.
        forced: Steps whose token the user chose; they are marked.
        on_force: Called before the script runs again with a step and the token, one of its `top`, that the user wants
            written there; None = candidates can't be clicked, nor can those of a model with an encoder only.
        on_rest: Called before the script runs again with the step at which the user has paused; None = not told.
    Raises:
        ValueError: If neither `cross` nor `encoder` is given, sizes don't fit together, or `forced` has no such step.
    """
    content = _payload(source_tokens, target_tokens, steps, cross, decoder, encoder, forced)
    content |= {"stop": str(stop_reason or ""), "choose": bool(choose)}
    # Where every position is predicted at once, no other token would see what was forced.
    content["forceable"] = on_force is not None and cross is not None

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


def _payload(
    source_tokens: Sequence[str],
    target_tokens: Sequence[str],
    steps: Sequence[dict],
    cross: np.ndarray | None,
    decoder: np.ndarray | None,
    encoder: np.ndarray | None,
    forced: Sequence[int] = (),
) -> dict:
    source, target = [str(token) for token in source_tokens], [str(token) for token in target_tokens]
    name, shown = _what_is_drawn(cross, decoder, encoder)
    if (steps and len(steps) != len(target)) or (not steps and cross is not None):
        raise ValueError(f"`steps` must have one dict a target token ({len(target)}), got {len(steps)}.")
    if not all(number in range(len(steps)) for number in forced):
        raise ValueError(f"`forced` must be steps from 0 to {len(steps) - 1}, got {list(forced)}.")
    looks = _weights(name, shown, (len(target), len(source)))
    reads = _beside(looks, "decoder", decoder, len(target))
    around = None if cross is None else _beside(looks, "encoder", encoder, len(source))
    return {
        "source": source,
        "target": target,
        "steps": [_step_payload(record) for record in steps],
        "forced": sorted({int(number) for number in forced}),
        "never_forced": _NEVER_FORCED,
        "encoder_only": cross is None,
        "layers": looks.shape[0],
        "heads": looks.shape[1],
        "looks": _base64(looks, np.uint16),
        "reads": None if reads is None else _base64(reads, np.uint16),
        "encoder": None if around is None else _base64(around, np.uint16),
        # An experiment may open the future: then nothing there is blocked.
        "causal": reads is None or not np.triu(reads, 1).any(),
    }


def _what_is_drawn(
    cross: np.ndarray | None, decoder: np.ndarray | None, encoder: np.ndarray | None
) -> tuple[str, np.ndarray]:
    """Cross-attention, or where there is none the encoder's own; with its name."""
    if cross is not None and encoder is not None and decoder is None:
        raise ValueError("`decoder` must be an array where `cross` and `encoder` are, got None. Leave out `encoder`.")
    if cross is not None:
        return "cross", cross
    if encoder is not None:
        return "encoder", encoder
    raise ValueError("`cross` must be an array where `encoder` is None, got None. Give one of the two.")


def _beside(looks: np.ndarray, name: str, weights: np.ndarray | None, tokens: int) -> np.ndarray | None:
    """Self-attention of the same layers and heads as the cross-attention."""
    if weights is None:
        return None
    array = _weights(name, weights, (tokens, tokens))
    if array.shape[:2] != looks.shape[:2]:
        raise ValueError(
            f"`{name}` must have the layers and heads of `cross` {looks.shape[:2]}, got {array.shape[:2]}."
        )
    return array


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
