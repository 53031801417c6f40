"""Kinds of questions: what can be answered, the truth, and the sentence that tells it, computed by a model that ran."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

import numpy as np

from transformer.attention import MAPS
from transformer.data.tasks import languages_of
from transformer.decoding import decode
from transformer.errors import SettingError
from transformer.interpret.attention_changes import LONGER
from transformer.interpret.interventions import Intervention, edits_of
from transformer.interpret.lengths import right_by_length
from transformer.interpret.result import Result
from transformer.interpret.what_if import positions_off
from transformer.lectures.question_drafts import (
    QuestionDraft,
    QuestionSubject,
    describe_output,
    describe_text,
    end_sentence,
    maps_beside,
    open_step,
    quote,
    shuffle_key,
    single_head,
    weights_on,
    when_written,
    write_changed,
)
from transformer.lectures.questions_inside import ask_vector, ask_word
from transformer.maps import KIND_TITLES, SIDES, LabelledMap
from transformer.runs.jobs.shipped import shipped_twins
from transformer.text.tokenizer_parts import CONTINUES
from transformer.text.wording import percent, plain_token
from transformer.trace import Trace

QuestionKind = Literal["row", "next", "sure", "head", "positions", "rows", "length", "twin", "word", "vector"]
MOST_MARKED = 24
"""Most tokens among which weight is spread: of a longer row those with most weight, and one for all others."""
_MOST_CANDIDATES = 8
_REST, _OTHERS = "all others", "Some others"
_MOST_ABOVE = 5
"""Most rows that are shown before the one that is asked: they say how a map is read, and leave room on a slide."""
_SAME = 1e-4
"""Most that a weight may be off and still be the same, worked out in another pass."""


@dataclass(frozen=True)
class KindOfQuestion:
    """A kind of question.

    Attributes:
        title: What people choose by, e.g. "Where will it look?".
        values: What an author may name in braces.
        pose: Computes it from what is `QuestionSubject`; for twins from the title of a shipped record.
    """

    title: str
    values: tuple[str, ...]
    pose: Callable[[Any], QuestionDraft]


def _row(subject: QuestionSubject) -> QuestionDraft:
    """Ask where one head looks from one row: of the open step; in the encoder, of the token at that place."""
    place = single_head(subject)
    map = subject.result.map(place)
    row = min(subject.step, len(map.values) - 1)
    weights = map.values[row]
    allowed = [at for at in range(len(weights)) if map.blocked is None or not map.blocked[row, at]]
    if len(allowed) < 2:
        raise SettingError("step", "be one at which the head has a choice", subject.step + 1)
    order = allowed
    rest = 0.0
    if len(allowed) > MOST_MARKED:
        heaviest = sorted(allowed, key=lambda at: -weights[at])[: MOST_MARKED - 1]
        order, rest = sorted(heaviest), float(sum(weights[at] for at in allowed if at not in heaviest))
    options = [plain_token(map.columns.labels[at]) for at in order]
    truth = [float(weights[at]) for at in order]
    if len(order) < len(allowed):
        options, truth = [*options, _REST], [*truth, rest]
    best = max(order, key=lambda at: weights[at])
    favourite, share = quote(map.columns.labels[best]), percent(float(weights[best]))
    reads, _, writes = map.rows.labels[row].partition(" → ")
    who = f"Head {place.head} of layer {place.layer + 1}, {KIND_TITLES[place.kind].lower()}"
    return QuestionDraft(
        ask=f"Where does this head look from {quote(map.rows.labels[row])}?",
        of=f"{who}.",
        # What was read stands in the options.
        context="" if map.columns.side == "source" and len(order) == len(allowed) else describe_text(subject),
        form="marks",
        options=options,
        truth=truth,
        answer=f"It looks most at {favourite}: {share} of its weight.",
        values={"favourite": favourite, "share": share},
        language=languages_of(subject.checkpoint.task)[SIDES[place.kind][1]],
        row=f"{reads} → ?" if writes else reads,
        written=writes,
        above=[(map.rows.labels[at], weights_on(map, at, order, allowed)) for at in range(row)[-_MOST_ABOVE:]],
    )


def _next(subject: QuestionSubject) -> QuestionDraft:
    """Ask which token is written at a step."""
    step = open_step(subject)
    likely = [step.writes, *(token for token, _ in step.top(3))]
    # Beginnings of words that it will write later tempt most: each is a right word, at another place.
    likely += [
        later.writes
        for later in subject.result.decoding.steps[subject.step + 1 :]
        if not later.writes.startswith(CONTINUES)
    ][:3]
    # Many would guess a token that was read; the other vocabulary may lack it.
    id_of = subject.checkpoint.target_tokenizer.token_id
    read = [one for one in subject.result.decoding.source_tokens[1:-1] if id_of(one) is not None]
    # By the alphabet the end token would always come first.
    names = sorted(list(dict.fromkeys([*likely, *read]))[:_MOST_CANDIDATES], key=partial(shuffle_key, subject.text))
    shares = [float(step.probabilities[id_of(token)]) for token in names]
    rest = 1 - sum(shares)
    token, share = quote(step.writes), percent(step.probability)
    return QuestionDraft(
        ask=f"Which token does it write {when_written(subject)}?",
        context=f"{describe_text(subject)}{describe_output(subject)}",
        form="marks",
        options=[*(plain_token(name) for name in names), *([_REST] if rest > _SAME else [])],
        truth=[*shares, *([rest] if rest > _SAME else [])],
        right=[names.index(step.writes)],
        answer=f"It writes {token}, with a probability of {share}.",
        values={"token": token, "share": share},
        language=languages_of(subject.checkpoint.task)["target"],
    )


def _sure(subject: QuestionSubject) -> QuestionDraft:
    """Ask how probable the token is that is written at a step."""
    step = open_step(subject)
    token, share = quote(step.writes), percent(step.probability)
    return QuestionDraft(
        ask=f"It writes {token} {when_written(subject)}. How probable is that, as it says itself?",
        context=f"{describe_text(subject)}{describe_output(subject)}",
        form="share",
        options=[],
        truth=[step.probability],
        answer=f"It gives {token} {share}.",
        values={"token": token, "share": share},
    )


def _head(subject: QuestionSubject) -> QuestionDraft:
    """Ask which head of a layer, switched off, changes what is written."""
    place = single_head(subject)
    usual = subject.result.decoding.text
    count = subject.result.maps[place.kind].values.shape[1]
    off = [Intervention(kind=place.kind, layer=place.layer, head=head) for head in range(count)]
    written = [write_changed(subject, edits_of([one]), LONGER) for one in off]
    right = [head for head, text in enumerate(written) if text != usual]
    options = [*(f"Head {head + 1}" for head in range(count)), "None of them"]
    changed = ", ".join(str(head + 1) for head in right)
    heads = f"Head {changed} alone changes" if len(right) == 1 else f"Heads {changed}, each alone, change"
    return QuestionDraft(
        ask=f"Which head of layer {place.layer + 1} changes what it writes, if that head alone is switched off?",
        of=f"{KIND_TITLES[place.kind]}.",
        context=f"{describe_text(subject)} It writes {end_sentence(quote(usual))}",
        form="pick",
        options=options,
        truth=[float(head in right) for head in range(count)] + [float(not right)],
        right=right or [count],
        told=[*(f"writes {quote(text)}" for text in written), ""],
        answer=f"{heads} it." if right else "With any one of them off, it writes the same.",
        values={"writes": quote(usual)},
        beside=maps_beside(
            **{f"Head {one + 1}": subject.result.map(replace(place, head=str(one + 1))) for one in range(count)}
        ),
    )


def _positions(subject: QuestionSubject) -> QuestionDraft:
    """Ask whether the model writes the same when no positions are added in the encoder."""
    if subject.checkpoint.config.positions == "none":
        raise SettingError("model", "have positions", subject.checkpoint.config.positions, "Choose another model.")
    usual = subject.result.decoding.text
    text = write_changed(subject, positions_off())
    same = text == usual
    return QuestionDraft(
        ask="Its encoder gets no positions now. What does it write?",
        context=f"{describe_text(subject)} As trained it writes {end_sentence(quote(usual))}",
        form="pick",
        options=["The same", "Something else"],
        truth=[float(same), float(not same)],
        right=[0 if same else 1],
        told=["", ""],
        answer=f"Without positions it writes {end_sentence(quote(text))}",
        values={"writes": quote(text)},
        beside=maps_beside(**{"As trained": subject.result.map(subject.place)}) if subject.place else [],
    )


def _rows(subject: QuestionSubject) -> QuestionDraft:
    """Ask which rows of the decoder's map change when the next token comes."""
    place, steps = single_head(subject), subject.result.decoding.steps
    if place.kind != "decoder":
        raise SettingError("kind", "be decoder: no other map gets a row with each token", place.kind)
    if not 1 <= subject.step < len(steps) - 1:
        raise SettingError("step", "be one between the first and the last", subject.step + 1)
    path = dict(enumerate(step.token_id for step in steps))

    def read(count: int) -> LabelledMap:
        trace = Trace(*MAPS)
        decoding = decode(subject.checkpoint, subject.text, forced=path, trace=trace, max_length=count, cached=False)
        return Result.of(decoding, trace).map(place)

    count = subject.step + 1
    before, after = read(count), read(count + 1)
    apart = np.abs(after.values[:count, :count] - before.values).max(axis=1)
    changed = [row for row in range(count) if apart[row] > _SAME]
    none, newest, every = "None of the rows above", "The newest row above", "All of the rows above"
    options = [*sorted((none, newest, every), key=partial(shuffle_key, subject.text)), _OTHERS]
    so = none if not changed else every if len(changed) == count else newest if changed == [count - 1] else _OTHERS
    right = options.index(so)
    return QuestionDraft(
        ask="Which rows of the map change when the next token comes?",
        of=f"{KIND_TITLES[place.kind]}.",
        context=f"{describe_text(subject)}{describe_output(subject)}",
        form="pick",
        options=options,
        truth=[float(at == right) for at in range(len(options))],
        right=[right],
        told=["", "", "", ""],
        beside=maps_beside(**{"So far": before}),
        answer=f"{len(changed) or 'None'} of the {count} rows above {'change' if len(changed) != 1 else 'changes'}.",
    )


def _length(subject: QuestionSubject) -> QuestionDraft:
    """Ask how many fresh texts are right that are longer than all of training by one letter or word."""
    longest = right_by_length(subject.checkpoint).trained[1]
    found = right_by_length(subject.checkpoint, (longest, longest + 1))
    known, share = (percent(found.share(length)) for length in found.lengths)
    beyond = f"{longest + 1} {found.unit}"
    return QuestionDraft(
        ask=f"It learned with up to {longest} {found.unit}. Of texts with {longest + 1}, how many will be right?",
        context=f"Of fresh texts with {longest} {found.unit}, {known} are exactly right.",
        form="share",
        options=[],
        truth=[found.share(longest + 1)],
        answer=f"Of texts with {beyond}, {share} are exactly right.",
        values={"share": share},
    )


def _twin(title: str) -> QuestionDraft:
    """Ask which of recorded twins writes most sequences right at the end."""
    records = {record.title: record for record in shipped_twins()}
    if title not in records:
        raise SettingError("record", f"be one of {', '.join(records)}", title)
    record = records[title]
    reaches = {run.name: record.reach_in_words(run.name) for run in record.runs}
    # The record begins with the twin that one would guess to be ahead.
    names, leaders = sorted(reaches, key=partial(shuffle_key, title)), record.find_leaders()
    right = [names.index(name) for name in leaders] if len(leaders) < len(names) else [len(names)]
    # Where some share the lead, those who say that it is chance would be half right.
    options = names if 1 < len(leaders) < len(names) else [*names, "Too close to call"]
    listed = ", ".join(map(" ".join, reaches.items()))
    return QuestionDraft(
        ask="At the end, which of them writes most texts exactly right by itself?",
        form="pick",
        options=options,
        truth=[float(at in right) for at in range(len(options))],
        right=right,
        told=[*(f"{reaches[name]} exactly right" for name in names), ""][: len(options)],
        answer=record.seeds_in_words or f"Texts exactly right: {listed}; one seed each.",
    )


KINDS: dict[QuestionKind, KindOfQuestion] = {
    "row": KindOfQuestion("Where will this head look?", ("favourite", "share"), _row),
    "next": KindOfQuestion("Which token comes next?", ("token", "share"), _next),
    "sure": KindOfQuestion("How sure is it?", ("token", "share"), _sure),
    "head": KindOfQuestion("Which head changes the output?", ("writes",), _head),
    "positions": KindOfQuestion("What does it write without positions?", ("writes",), _positions),
    "rows": KindOfQuestion("Which rows change with the next token?", (), _rows),
    "length": KindOfQuestion("How does it do with longer texts?", ("share",), _length),
    "twin": KindOfQuestion("Which twin is right most often?", (), _twin),
    "word": KindOfQuestion("Which word does this head write?", ("word",), ask_word),
    "vector": KindOfQuestion("Which vector brings it over?", ("token", "share"), ask_vector),
}
"""All kinds, in the order in which they are offered."""
OF_ONE_HEAD: set[QuestionKind] = {"row", "head", "rows", "word"}
"""Kinds that need an open head."""
