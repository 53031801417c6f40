"""Drafts of questions: what a question is asked of, what is computed for it, and the words that all kinds share."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.decoding import Step, greedy
from transformer.errors import SettingError
from transformer.interpret.result import Result
from transformer.maps import LabelledMap, Place
from transformer.text.wording import in_a_line, plain_token
from transformer.trace import Edit, Trace

Form = Literal["marks", "share", "pick"]
SINGLE_HEAD = re.compile("[1-9][0-9]{0,3}")
"""The number of one head; of a summary of several nothing is asked."""
_MOST_BESIDE = 14
"""Most rows, and columns, of a map beside a question: more are too small on a slide."""


@dataclass(frozen=True)
class QuestionSubject:
    """The subject of a question.

    Attributes:
        checkpoint: The model.
        text: What it reads.
        result: What it does with the text, by greedy decoding.
        place: The open head; None where the question needs none.
        step: Of the decoding, from 0.
        other: A second text of as many tokens, for what is asked of two.
    """

    checkpoint: Checkpoint
    text: str
    result: Result
    place: Place | None = None
    step: int = 0
    other: str = ""


@dataclass(frozen=True)
class MapBeside:
    """A map of the model as trained, beside a question on a slide; a weight is None where a row may not look."""

    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    weights: tuple[tuple[float | None, ...], ...]


@dataclass(frozen=True)
class QuestionDraft:
    """A question as its kind computes it, with the truth; `of` names the head, where its author doesn't ask himself.

    Of a row of a map, `row` is its label, in which “?” stands for what it writes (`written`), and `above` are the rows
    before it, `(label, weights)`, on the same options. `beside` are maps to look at while one chooses.
    """

    ask: str
    form: Form
    options: Sequence[str]
    truth: Sequence[float]
    answer: str
    of: str = ""
    context: str = ""
    right: Sequence[int] = ()
    told: Sequence[str] = ()
    values: Mapping[str, str] | None = None
    language: str = ""
    row: str = ""
    written: str = ""
    above: Sequence[tuple[str, Sequence[float | None]]] = ()
    beside: Sequence[MapBeside] = ()


def shuffle_key(text: str, option: str) -> bytes:
    """Return a key to sort options by, so that their order tells nothing and stays the same."""
    return blake2b(f"{text} {option}".encode("utf-8", "surrogatepass"), digest_size=8).digest()


def weights_on(map: LabelledMap, row: int, order: Sequence[int], allowed: Sequence[int]) -> list[float | None]:
    """Return the weights of a row on the options of another: None where it may not look; last that of all others."""
    weights = [None if map.blocked is not None and map.blocked[row, at] else float(map.values[row, at]) for at in order]
    others = [at for at in allowed if at not in order]
    return [*weights, *([float(map.values[row, others].sum())] if others else [])]


def maps_beside(**maps: LabelledMap) -> list[MapBeside]:
    """Return maps by their titles for a slide; none if they are too large to be read there."""
    if any(max(map.values.shape) > _MOST_BESIDE for map in maps.values()):
        return []
    return [
        MapBeside(
            title,
            tuple(map.rows.labels),
            tuple(map.columns.labels),
            tuple(tuple(weights_on(map, row, range(map.values.shape[1]), ())) for row in range(len(map.values))),
        )
        for title, map in maps.items()
    ]


def single_head(subject: QuestionSubject) -> Place:
    """Return the open head.

    Raises:
        SettingError: If none is open, a summary is, or the model hasn't got it.
    """
    place, maps = subject.place, subject.result.maps
    if place is None or not SINGLE_HEAD.fullmatch(place.head):
        raise SettingError("head", "be a single one, so that a question can be asked of it")
    if place.kind not in maps:
        raise SettingError("kind", f"be one of {', '.join(maps)}", place.kind)
    layers, heads = maps[place.kind].values.shape[:2]
    if not (0 <= place.layer < layers and place.single < heads):
        got = f"{place.layer + 1} and {place.head}"
        raise SettingError("layer", f"be 1 to {layers}, and `head` 1 to {heads}", got=got)
    return place


def open_step(subject: QuestionSubject) -> Step:
    """Return the open step of the decoding.

    Raises:
        SettingError: If the decoding has no such step.
    """
    steps = subject.result.decoding.steps
    if not 0 <= subject.step < len(steps):
        raise SettingError("step", f"be 1 to {len(steps)}", subject.step + 1)
    return steps[subject.step]


def write_changed(subject: QuestionSubject, edits: Mapping[str, Edit], longer: int | None = None) -> str:
    """Return what the model writes when it is changed: at most `longer` tokens more than usual, as it may never end."""
    most = None if longer is None else len(subject.result.decoding.steps) + longer
    return greedy(subject.checkpoint, subject.text, Trace(edits=edits, record=False), most).text


def quote(text: str) -> str:
    """Return a text between quotation marks, in one line."""
    return f"“{in_a_line(plain_token(text) or ' ')}”"


def describe_text(subject: QuestionSubject) -> str:
    """Say what was read."""
    return f"It has read {end_sentence(quote(subject.text))}"


def end_sentence(quoted: str) -> str:
    """Return a quotation for the end of a sentence: one that ends in a stop of its own gets no second one."""
    return quoted if quoted[-2] in ".?!" else f"{quoted}."


def describe_output(subject: QuestionSubject) -> str:
    """Say what was written before the open step; the tokens of a model without a decoder don't wait for each other."""
    if not subject.checkpoint.config.has_decoder:
        return ""
    ids = [step.token_id for step in subject.result.decoding.steps[: subject.step]]
    return (
        f" So far it wrote {quote(subject.checkpoint.target_tokenizer.decode(ids))}." if ids else " It begins to write."
    )


def when_written(subject: QuestionSubject) -> str:
    """Return when the token of the open step is written, in words."""
    return "next" if subject.checkpoint.config.has_decoder else f"at place {subject.step + 1}"
