"""Questions on what happens inside: the word that a head writes, and the vector that carries a difference."""

from __future__ import annotations

from functools import partial

from transformer.data.tasks import languages_of
from transformer.decoding import greedy
from transformer.errors import LabError, SettingError
from transformer.interpret.head_words import value_name, words_of_head, writes_words
from transformer.interpret.patching import patch
from transformer.lectures.question_drafts import (
    QuestionDraft,
    QuestionSubject,
    describe_text,
    end_sentence,
    quote,
    shuffle_key,
    single_head,
)
from transformer.maps import KIND_TITLES
from transformer.text.tokenizer_parts import CONTINUES
from transformer.text.wording import numbered, percent, plain_token
from transformer.trace import Trace

_MOST_WRITTEN = 5
"""Most words of the output among the options."""


def ask_word(subject: QuestionSubject) -> QuestionDraft:
    """Ask which word a head makes likeliest by a token that it looks at: the one at the place of the open step."""
    place = single_head(subject)
    if not writes_words(subject.checkpoint, place):
        problem = "A head of the encoder writes for the decoder, not for the text."
        raise LabError(problem, "Ask about cross-attention or the decoder.")
    trace = Trace(value_name(place))
    greedy(subject.checkpoint, subject.text, trace=trace)
    found = words_of_head(subject.checkpoint, trace, place)
    at = min(subject.step, len(found.looked_at) - 1)
    words, looked_at = found.raised[at], quote(found.looked_at[at])
    written = [token for token in subject.result.decoding.tokens if token.isalpha() and not token.startswith(CONTINUES)]
    options = sorted({words[0], *written[:_MOST_WRITTEN]}, key=partial(shuffle_key, subject.text))
    right = [options.index(word) for word in words if word in options]
    listed = ", ".join(map(quote, words[1:]))
    return QuestionDraft(
        ask=f"This head looks at {looked_at}. Which of these words does that make likelier?",
        of=f"Head {place.head} of layer {place.layer + 1}, {KIND_TITLES[place.kind].lower()}.",
        context=describe_text(subject),
        form="pick",
        options=[plain_token(option) for option in options],
        truth=[float(one in right) for one in range(len(options))],
        right=right,
        answer=f"It makes {quote(words[0])} likelier than any other, then {end_sentence(listed)}",
        values={"word": quote(words[0])},
        language=languages_of(subject.checkpoint.task)["target"],
    )


def ask_vector(subject: QuestionSubject) -> QuestionDraft:
    """Ask which single vector of another text, after the last layer, brings most of what that one writes."""
    if not subject.other:
        raise SettingError("partner", "be a second text", advice="Open “Where meaning moves” with two texts.")
    found = patch(subject.checkpoint, subject.text, subject.other)
    last = found.shares[-1]
    places = range(1, len(found.tokens) - 1)  # between start and end
    best = max(places, key=lambda place: last[place])
    token, share = quote(found.other_tokens[best]), percent(round(float(last[best]), 2))
    return QuestionDraft(
        ask=f"{quote(subject.text)} gets one vector of {quote(subject.other)}. Which word's vector changes it most?",
        context=f"It writes {quote(found.writes)} for the one and {quote(found.other_writes)} for the other.",
        form="pick",
        options=numbered(plain_token(found.other_tokens[place]) for place in places),
        truth=[float(place == best) for place in places],
        right=[best - 1],
        told=[f"brings {percent(round(float(last[place]), 2))}" for place in places],
        answer=f"After the last layer, {token} brings {share} of the difference.",
        values={"token": token, "share": share},
        language=languages_of(subject.checkpoint.task)["source"],
    )
