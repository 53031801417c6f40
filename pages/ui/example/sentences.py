"""Texts to try: the examples of each model, and notes on how it reads what was typed."""

from functools import lru_cache

import streamlit as st

from pages.ui.models.training_pairs import pairs_of
from pages.ui.shell.glossary import literal
from transformer import UNKNOWN, Checkpoint
from transformer.checkpoints import examples_of as known_examples
from transformer.data import ParallelCorpus
from transformer.text import Tokenizer, alphabet_in_words, clipped, counted, in_a_line, lowers, plain_token

_MOST_NOTES = 3
_ENOUGH = 50
"""Texts from which on their lengths say what is usual."""
_MOST_PIECES, _LONGEST_WORD = 10, 24


def examples_of(checkpoint: Checkpoint) -> tuple[str, ...]:
    """Return texts that show something; see `transformer.checkpoints.examples_of`."""
    return known_examples(checkpoint, bool(pairs_of(checkpoint)))


def readable_part(checkpoint: Checkpoint, text: str) -> str:
    """Return as much of a text, from its start, as the model can read."""
    return checkpoint.source_tokenizer.readable_part(text, _most_tokens(checkpoint))


def what_it_reads(checkpoint: Checkpoint) -> str:
    """Return which signs the model reads; how long a text it reads stands in its field."""
    return f"Reads {alphabet_in_words(checkpoint.source_tokenizer)}"


def _most_tokens(checkpoint: Checkpoint) -> int:
    return checkpoint.source_tokenizer.most_tokens(checkpoint.config.max_length)


def draw_examples(examples: tuple[str, ...]) -> None:
    """Draw a row of texts to click."""
    with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small", key="examples"):
        st.caption("Try", width="content")
        for number, text in enumerate(examples):
            st.button(
                literal(in_a_line(text)), key=f"example-{number}", on_click=set_text, args=(text,), type="tertiary"
            )


def set_text(text: str) -> None:
    """Set another text for every page."""
    st.session_state["text"] = text


def notes_on(checkpoint: Checkpoint, text: str, seen: frozenset[str] | None = None) -> list[str]:
    """Return sentences on the words of a text that no single piece holds, or that training never showed.

    Args:
        checkpoint: The model that reads it.
        text: What was typed.
        seen: Every word that the model was trained on; None where that isn't known. Then a word in one piece says
            nothing, because a piece may begin words only; a word in several was at least rare, or it would have become
            one piece.
    """
    tokenizer = checkpoint.source_tokenizer
    if len(text) > 50 * checkpoint.config.max_length:
        return []
    cut = {word: pieces for word, pieces in _words_of(tokenizer, text).items() if len(pieces) > 1}
    never = [] if seen is None else [word for word in _plain_words(tokenizer, text) if word not in seen]
    has_letters = checkpoint.task.get("unit") == "letters"  # at the head of a sentence a capital says nothing
    is_lowered = has_letters and lowers(tokenizer) and text != text.lower()
    notes = ["It reads capitals as small letters."] if is_lowered else []
    sample = tuple(source for source, _ in checkpoint.task.get("sample") or [])
    usual = _usual_length(tokenizer, sample) if len(sample) >= _ENOUGH else checkpoint.config.max_length
    if usual < (count := len(tokenizer.encode(text))) <= _most_tokens(checkpoint):
        others = f"nearly all texts of its task have (99 of 100 have up to {counted(usual)})"
        notes.append(f"Its {counted(count)} tokens are more than {others}: it may leave words out.")
    if cut:
        listed = [f"“{_short(word)}” is read as {_in_order(pieces)}" for word, pieces in cut.items()]
        why = "" if seen is not None else " Too rare in training to be one token, or not there at all."
        notes.append(f"{_listed(listed, '; ')}.{why}")
    if never:
        words = [f"“{_short(word)}”" for word in never]
        notes.append(f"{_listed(words, ', ')} {'was' if len(words) == 1 else 'were'} never seen in training.")
    return notes


@lru_cache(maxsize=32)
def _usual_length(tokenizer: Tokenizer, texts: tuple[str, ...]) -> int:
    """Return the most tokens that 99 % of some texts have."""
    lengths = sorted(len(tokenizer.encode(text)) for text in texts)
    return lengths[len(lengths) * 99 // 100]


def _plain_words(tokenizer: Tokenizer, text: str) -> list[str]:
    """Return the words of a text, each once, without signs."""
    words = dict.fromkeys(tokenizer.split(text))
    return [word for word in words if any(character.isalnum() for character in word)]


def _words_of(tokenizer: Tokenizer, text: str) -> dict[str, list[str]]:
    """Return each word of a text that can be read, with the tokens it is read as."""
    words = {word: tokenizer.encode(word) for word in tokenizer.split(text)}
    return {word: tokenizer.tokens(ids) for word, ids in words.items() if UNKNOWN not in ids}


def _short(word: str) -> str:
    return clipped(plain_token(word), _LONGEST_WORD)


def _in_order(pieces: list[str]) -> str:
    """Return pieces with dots between, in the direction of the word they make; of very many, only the first."""
    shown = [plain_token(piece) for piece in pieces[:_MOST_PIECES]]
    listed = in_a_line(" · ".join(shown))
    return listed if len(pieces) <= _MOST_PIECES else f"{listed} … ({counted(len(pieces))} pieces)"


def _listed(parts: list[str], comma: str) -> str:
    more = len(parts) - _MOST_NOTES
    return comma.join(parts[:_MOST_NOTES]) + (f"{comma}and {more} more" if more > 0 else "")


def seen_words(checkpoint: Checkpoint) -> frozenset[str] | None:
    """Return every word that a model was trained on; None where its pairs are not there, or it reads letters."""
    pairs = pairs_of(checkpoint)
    if pairs is None or checkpoint.task.get("source") == "letters":
        return None
    return _words_in(pairs, checkpoint.source_tokenizer)


@lru_cache(maxsize=8)
def _words_in(pairs: ParallelCorpus, tokenizer: Tokenizer) -> frozenset[str]:
    return frozenset(word for source, _ in pairs.train for word in tokenizer.split(source))
