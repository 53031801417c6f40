"""A task of the user's own: a file of pairs, checked and described before anything is trained on it."""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pandas as pd
import streamlit as st

from pages.ui.glossary import literal
from pages.ui.link import linked
from transformer.figures.theme import clipped, isolated
from transformer.pairs import Pairs, PairsError, read_pairs
from transformer.parallel_text import ParallelText

OWN_PAIRS = "own pairs"
_UNITS = ["letters", "pieces", "words"]
_ENDINGS = ["tsv", "txt", "csv", "gz"]
_FEW_HELD_OUT = 100
"""Fewer held-out pairs than this make a share uncertain by ten points and more, either way."""


@dataclass(frozen=True)
class OwnPairs:
    """An uploaded file.

    Attributes:
        path: Where it lies for as long as the session lives.
        files: Its content under the name that a run's folder gives it.
        swapped: The second column is what is read.
    """

    path: Path
    files: dict[str, bytes]
    swapped: bool


def upload_pairs() -> tuple[OwnPairs | None, str]:
    """The uploaded file, if it can be used, or what is still to do; what is wrong with a file stands beside it."""
    upload = st.file_uploader(
        "Two columns with a tab between",
        type=_ENDINGS,
        max_upload_size=64,
        help="UTF-8, a pair a line, a few hundred at least. Files of manythings.org/anki and Tatoeba fit as they are.",
    )
    if upload is None:
        return None, "Choose a file of pairs first."
    folder = st.session_state.setdefault("pairs_folder", tempfile.TemporaryDirectory())
    name = "pairs.tsv.gz" if upload.name.endswith(".gz") else "pairs.tsv"
    path = Path(folder.name) / upload.file_id.replace("/", "") / name
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(upload.getvalue())
    swapped = linked(
        st.toggle, "The other way round", key="swapped", help="Read the second column, and write the first."
    )
    try:
        with st.spinner("Reading the pairs …"):
            pairs = _read(str(path), swapped)
    except PairsError as error:
        st.error(literal(str(error).replace(name, upload.name)))
        return None, ""
    _describe(pairs)
    return OwnPairs(path, {name: path.read_bytes()}, swapped), ""


@st.cache_resource(max_entries=8, show_spinner=False)
def _read(path: str, swapped: bool) -> Pairs:
    return read_pairs(path, swapped)


def _describe(pairs: Pairs) -> None:
    source, target = (isolated(clipped(text, 60)) for text in pairs.train[0])
    st.text(f"Reads “{source}”, and is to write “{target}”.")
    st.text(f"{len(pairs.train):,} pairs to learn from, {len(pairs.held_out):,} held out for measuring.")
    if (count := len(pairs.held_out)) < _FEW_HELD_OUT:
        are = "1 is" if count == 1 else f"{count} are"
        st.text(f"Only {are} held out: the figures will be rough. A few thousand pairs make them firm.")
    if pairs.dropped:
        left_out = sum(dropped.count for dropped in pairs.dropped)
        with st.expander(f"{left_out:,} lines were left out"):
            rows = [
                {"lines": dropped.count, "why": dropped.reason, "first": f"line {dropped.line}: {dropped.example}"}
                for dropped in pairs.dropped
            ]
            st.dataframe(pd.DataFrame(rows), hide_index=True, alt="What was left out of the file, and why")


def choose_pieces() -> dict[str, Any]:
    """How the two sides are cut into tokens."""
    unit = linked(
        st.segmented_control, "Symbols", _UNITS, default="letters", key="pairs_unit", required=True,
        help="Pieces are learned from the file: common words whole, rare ones in parts.",
    )  # fmt: skip
    return {
        "unit": unit,
        "pieces": linked(
            st.select_slider, "Pieces a side", [500, 1000, 2000, 4000, 8000], 2000, key="pieces",
            disabled=unit != "pieces",
        ),
        "max_tokens": linked(st.number_input, "Most tokens, start and end included", value=40, key="most_tokens"),
    }  # fmt: skip


def task_of(pairs: OwnPairs, unit: str, pieces: int, max_tokens: int) -> ParallelText:
    """The task that the file describes.

    Raises:
        PairsError: If none of its pairs fit.
    """
    return ParallelText(
        file=str(pairs.path), swapped=pairs.swapped, source=unit, target=unit, pieces=pieces, max_tokens=max_tokens
    )
