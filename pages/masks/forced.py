"""A decoder that reads a whole target at once, with its causal mask as trained or changed."""

from dataclasses import dataclass

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.shell.written import draw_text
from transformer import Trace
from transformer.interpret import (
    AttentionMaps,
    Forced,
    attention_maps,
    end_ahead,
    right_answer,
    right_target,
    teacher_forced,
)
from transformer.replay import CHANGES


@dataclass(frozen=True, eq=False)
class ReadAtOnce:
    """What a model does with a target that it reads at once.

    Attributes:
        forced: Its predictions.
        maps: Its decoder self-attention.
    """

    forced: Forced
    maps: AttentionMaps


def read_at_once(example: Example, change: str = "as trained") -> ReadAtOnce:
    """Let a model read the right target of its text, or where that is unknown what it writes by itself.

    Args:
        example: Its model has a decoder.
        change: A key of `CHANGES`.
    """

    def read() -> ReadAtOnce:
        checkpoint, text = example.checkpoint, example.text
        is_known = right_answer(checkpoint, text) is not None
        target = right_target(checkpoint, text, example.replay.usual().decoding)
        trace = Trace("decoder.*self_attention.*", edits=CHANGES[change]())
        forced = teacher_forced(checkpoint, text, target, trace, is_known)
        return ReadAtOnce(forced, attention_maps(trace)["decoder"])

    return example.replay.kept(read, "read at once", change)


def draw_side(forced: Forced, written: str, reason: str, key: str, is_open: bool = False) -> None:
    """What was predicted while the target was read, and what is written without one.

    Args:
        forced: The predictions.
        written: What the model writes by itself.
        reason: Why it stopped there.
        key: Of this side on the page.
        is_open: The model was trained without the causal mask, and reads without it here.
    """
    given = "the right target" if forced.is_known else "its own target"
    st.caption(f"It reads {given} at once (teacher forcing) and predicts")
    draw_text(forced.text, f"reads-{key}")
    st.text(f"{forced.result} {end_ahead(forced) if is_open else ''}".strip())
    st.caption("It reads what it wrote itself (free running) and writes")
    draw_text(written, f"writes-{key}")
    st.text(reason)
