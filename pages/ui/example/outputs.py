"""Several outputs of one text: their differences, each shown whole with those marked, and which are right."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from html import escape

import streamlit as st

from transformer.interpret import RightAnswer
from transformer.text import counted, in_a_line, plain_token, sentence_of

_MOST_NAMED = 5
_WORDS = re.compile(r"\s+|[^\s.,;:!?¿¡؟،…()]+|.")
"""Words, signs, and the space between them."""
_MARKS = {"added": "ins", "elsewhere": "em"}


@dataclass(frozen=True)
class Difference:
    """The difference of one output from another, in words or in letters.

    Attributes:
        units: The units of the output, in order, each with "" (as in the other), "added", or "elsewhere" (the other
            has it in another place).
        left_out: The units that only the other has.
    """

    units: list[tuple[str, str]]
    left_out: list[str]

    def of(self, mark: str) -> list[str]:
        """Return the units with a mark."""
        return [unit for unit, found in self.units if found == mark]


def difference(usual: Sequence[str], other: Sequence[str]) -> Difference:
    """Compare two outputs, with few units marked.

    Args:
        usual: Words or letters of the output that the other is compared with.
        other: Words or letters of the other.
    """
    steps = SequenceMatcher(None, usual, other, autojunk=False).get_opcodes()
    missing = Counter(unit for step, a, b, _, _ in steps if step != "equal" for unit in usual[a:b])
    units = []
    for step, _, _, a, b in steps:
        for unit in other[a:b]:
            is_elsewhere = step != "equal" and missing[unit] > 0
            missing[unit] -= is_elsewhere
            units.append((unit, "" if step == "equal" else "elsewhere" if is_elsewhere else "added"))
    return Difference(units, list(missing.elements()))


def draw_outputs(outputs: Mapping[str, str], are_letters: bool) -> None:
    """Draw outputs beside each other if there is room, each with its differences from the first.

    Args:
        outputs: Texts by their names.
        are_letters: True if the model writes letters, not words.
    """
    split = {name: [*text] if are_letters else _WORDS.findall(text) for name, text in outputs.items()}
    units = {name: [part for part in parts if are_letters or part.strip()] for name, parts in split.items()}
    first, *_ = units
    lines = []
    for name, parts in split.items():
        found = difference(units[first], units[name])
        marks = iter(found.units)
        marked = "".join(_mark(*next(marks)) if are_letters or part.strip() else " " for part in parts)
        said = "" if name == first else f"<small>{escape(sentence_of(in_words(found, are_letters)))}</small>"
        lines.append(f"<div><dt>{escape(name)}</dt><dd><bdi>{marked or 'nothing'}</bdi>{said}</dd></div>")
    st.html(f'<dl class="outputs">{"".join(lines)}</dl>')


def _mark(unit: str, mark: str) -> str:
    tag = _MARKS.get(mark)
    return f"<{tag}>{escape(unit)}</{tag}>" if tag else escape(unit)


def in_words(difference: Difference, are_letters: bool) -> str:
    """Return a sentence on the added, left out and moved units: their names, or if there are many, their number."""
    parts = {
        "Added": difference.of("added"),
        "Left out": difference.left_out,
        "In another place": difference.of("elsewhere"),
    }
    said = [f"{name}: {_name_units(units, are_letters)}." for name, units in parts.items() if units]
    return " ".join(said) or "The same."


def _name_units(units: list[str], are_letters: bool) -> str:
    if len(units) <= _MOST_NAMED:
        return ", ".join(f"“{plain_token(unit)}”" for unit in units)
    return f"{counted(len(units))} {'letters' if are_letters else 'words'}"


def draw_verdict(outputs: Mapping[str, str], answer: RightAnswer | None) -> None:
    """Name the outputs that are right, and those that are not; without the right answer, say that it isn't known.

    Where other answers may be right too, none is called wrong.

    Args:
        outputs: Written texts, by a name of the page's own.
        answer: The right answer; None = nobody knows it.
    """
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="verdict"):
        if answer is None:
            st.text("No right answer to this text is known, so none is called right or wrong.")
            return
        right = [name for name, text in outputs.items() if answer.is_met_by(text)]
        if right:
            st.badge(f"Exactly right: {', '.join(right)}", icon=":material/check:", color="green")
        wrong = [name for name in outputs if name not in right]
        if wrong and not answer.is_only:
            st.text(f"The reference says: {in_a_line(answer.text)}", width="content")
        elif wrong:
            st.badge(f"Not right: {', '.join(wrong)}", icon=":material/close:", color="red")
