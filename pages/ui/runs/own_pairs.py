"""A task of the user's own: a file of pairs, checked and described before anything is trained on it."""

import shutil
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pandas as pd
import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.server.uploads import upload_problem
from pages.ui.state.link import linked
from pages.ui.state.session import session
from transformer import CorpusError
from transformer.data import ParallelText, outline_path
from transformer.inspection import MOST_MEGABYTES, MOST_PAIRS, Outline, OutlinedText, inspect_corpus
from transformer.text import Unit, clipped, counted, isolated

OWN_PAIRS = "own pairs"
_UNITS = ["letters", "pieces", "words"]
_ENDINGS = ["tsv", "txt", "csv", "gz"]
_FEW_HELD_OUT = 100
"""Number of held-out pairs below which a share is uncertain by ten points and more, either way."""


class FilesOnDisk(Mapping[str, bytes]):
    """Files by name, each read when it is asked for and no longer kept."""

    def __init__(self, paths: list[Path]) -> None:
        self._paths = {path.name: path for path in paths}

    def __getitem__(self, name: str) -> bytes:
        return self._paths[name].read_bytes()

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


@dataclass(frozen=True)
class OwnPairs:
    """An uploaded file.

    Attributes:
        path: Where it lies for as long as the session lives.
        name: What the person calls it.
        swapped: The second column is what is read.
        place: Where the page tells about it.
    """

    path: Path
    name: str
    swapped: bool
    place: DeltaGenerator

    @property
    def files(self) -> Mapping[str, bytes]:
        """The file and its outline, under the names that a run's folder gives them."""
        return FilesOnDisk([self.path, outline_path(self.path)])


def upload_pairs() -> tuple[OwnPairs | None, str]:
    """Draw the upload; return the uploaded file, which `task_of` reads, or what is still to do."""
    upload = st.file_uploader(
        "Two columns with a tab between",
        type=_ENDINGS,
        max_upload_size=MOST_MEGABYTES,
        help=f"UTF-8, a pair a line: a few hundred at least, {counted(MOST_PAIRS)} at most, and {MOST_MEGABYTES} MB "
        "unpacked. "
        "Files of manythings.org/anki and Tatoeba fit as they are; of larger ones take a part.",
    )
    if upload is None:
        return None, "Choose a file of pairs first."
    if problem := upload_problem(upload.getvalue()):
        return None, problem
    name = "pairs.tsv.gz" if upload.name.endswith(".gz") else "pairs.tsv"
    path = _folder_of(upload.file_id) / name
    if not path.exists():
        path.write_bytes(upload.getvalue())
    swapped = linked(
        st.toggle, "The other way round", key="swapped", help="Read the second column, and write the first."
    )
    return OwnPairs(path, clipped(upload.name, 80), swapped, st.container()), ""


def _folder_of(file_id: str) -> Path:
    """Return the folder of this session's upload, and remove that of an earlier one."""
    now = session()
    now.pairs_folder = now.pairs_folder or tempfile.TemporaryDirectory()  # removed with the session
    root = Path(now.pairs_folder.name)
    folder = root / "".join(character for character in file_id if character.isalnum())
    for other in root.iterdir():
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    folder.mkdir(exist_ok=True)
    return folder


def _describe(pairs: Outline) -> None:
    source, target = (isolated(clipped(text, 60)) for text in pairs.some_train[0])
    st.text(f"Reads “{source}”, and is to write “{target}”.")
    st.text(f"{counted(pairs.train)} pairs to learn from, {counted(pairs.held_out)} held out for measuring.")
    if (count := pairs.held_out) < _FEW_HELD_OUT:
        are = "1 is" if count == 1 else f"{count} are"
        st.text(f"Only {are} held out: the figures will be rough. A few thousand pairs make them firm.")
    if pairs.dropped:
        left_out = sum(dropped.count for dropped in pairs.dropped)
        with st.expander(f"{counted(left_out)} lines were left out"):
            rows = [
                {"lines": dropped.count, "why": dropped.reason, "first": f"line {dropped.line}: {dropped.example}"}
                for dropped in pairs.dropped
            ]
            st.dataframe(pd.DataFrame(rows), hide_index=True, alt="What was left out of the file, and why")


def choose_pieces() -> dict[str, Any]:
    """Draw the controls that say how the two sides are cut into tokens, and return their values."""
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


def task_of(pairs: OwnPairs, unit: Unit, pieces: int, max_tokens: int) -> OutlinedText:
    """Return the task that the file describes, and say beside it what is in the file.

    Raises:
        CorpusError: If none of its pairs can be used, or fit.
    """
    task = ParallelText(
        file=str(pairs.path), swapped=pairs.swapped, source=unit, target=unit, pieces=pieces, max_tokens=max_tokens
    )
    with pairs.place:
        try:
            with st.spinner("Reading the pairs …"):
                outlined, outline = inspect_corpus(task)
        except CorpusError as error:
            raise error.renamed({pairs.path.name: pairs.name}) from None
        _describe(outline)
    return outlined
