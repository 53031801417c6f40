"""The idea Words of a head: its picture, and how often its words stand in the output, measured in the background."""

from functools import partial

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.example.ideas import draw_idea
from pages.ui.memory.later import later
from pages.ui.models.effort import sequences_within
from pages.ui.models.files import FileKey
from pages.ui.shell.glossary import help_on
from pages.ui.shell.waiting import wait_for
from transformer import Checkpoint
from transformer.interpret import Result, WordsMet, can_be_measured, measure_head_words, writes_words
from transformer.maps import Place
from transformer.text import counted, percent
from transformer.views.ideas import HEAD_WORDS

_MOST, _FEWEST = 200, 20


def draw_head_words(example: Example, result: Result) -> None:
    """Draw the words of the open head, and on how many held-out texts it wrote one of them."""
    draw_idea(HEAD_WORDS, example, result)
    place, checkpoint = example.shown.head(usual_kind="cross"), example.checkpoint
    if not (can_be_measured(checkpoint) and writes_words(checkpoint, place)):
        return
    ask = partial(_measure, example.file.key, place, checkpoint)
    if (answer := ask()) is None:
        st.caption("How often its words stand in the output is being measured, and appears here by itself.")
        wait_for(ask)
    elif answer.value:
        said = _describe(answer.value)
        st.text(said, help=help_on(said))


@later
def _measure(key: FileKey, place: Place, _checkpoint: Checkpoint) -> WordsMet:
    return measure_head_words(_checkpoint, place, sequences_within(_checkpoint, _MOST, _FEWEST))


def _describe(met: WordsMet) -> str:
    return (
        f"On {counted(met.texts)} held-out texts, one of the three words stands in the output for {percent(met.share)} "
        f"of the tokens looked at. In the output of another text it would for {percent(met.chance)}."
    )
