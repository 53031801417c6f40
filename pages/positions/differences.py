"""What several outputs of one text have in common, and what differs: whole, each difference marked and named."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from html import escape

import streamlit as st

from transformer.text import counted, plain_token, sentence_of

_MOST_NAMED = 5
_WORDS = re.compile(r"\s+|[^\s.,;:!?¿¡؟،…()]+|.")
"""Words, signs, and what stands between."""
_MARKS = {"added": "ins", "elsewhere": "em"}


@dataclass(frozen=True)
class Difference:
    """How one output differs from another, in words or in letters.

    Attributes:
        units: Those of the output, in order, each with "" (as in the other), "added", or "elsewhere" (the other has
            it in another place).
        left_out: Those that only the other has.
    """

    units: list[tuple[str, str]]
    left_out: list[str]

    def of(self, mark: str) -> list[str]:
        """The units with a mark."""
        return [unit for unit, found in self.units if found == mark]


def difference(usual: Sequence[str], other: Sequence[str]) -> Difference:
    """Compare two outputs, as few units as possible marked.

    Args:
        usual: Words or letters of the output that the other is compared with.
        other: Those of the other.
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
    """Write outputs beside each other where there is room, each with how it differs from the first.

    Args:
        outputs: Texts by what they are called.
        are_letters: The model writes letters, else words.
    """
    split = {name: [*text] if are_letters else _WORDS.findall(text) for name, text in outputs.items()}
    units = {name: [part for part in parts if are_letters or part.strip()] for name, parts in split.items()}
    first, *_ = units
    lines = []
    for name, parts in split.items():
        found = difference(units[first], units[name])
        marks = iter(found.units)
        marked = "".join(_marked(*next(marks)) if are_letters or part.strip() else " " for part in parts)
        said = "" if name == first else f"<small>{escape(sentence_of(in_words(found, are_letters)))}</small>"
        lines.append(f"<div><dt>{escape(name)}</dt><dd><bdi>{marked or 'nothing'}</bdi>{said}</dd></div>")
    st.html(f'<dl class="outputs">{"".join(lines)}</dl>')


def _marked(unit: str, mark: str) -> str:
    tag = _MARKS.get(mark)
    return f"<{tag}>{escape(unit)}</{tag}>" if tag else escape(unit)


def in_words(found: Difference, are_letters: bool) -> str:
    """What was added, left out, or stands in another place: by name, or where there is much of it, how much."""
    parts = {"Added": found.of("added"), "Left out": found.left_out, "In another place": found.of("elsewhere")}
    said = [f"{name}: {_listed(units, are_letters)}." for name, units in parts.items() if units]
    return " ".join(said) or "The same."


def _listed(units: list[str], are_letters: bool) -> str:
    if len(units) <= _MOST_NAMED:
        return ", ".join(f"“{plain_token(unit)}”" for unit in units)
    return f"{counted(len(units))} {'letters' if are_letters else 'words'}"
