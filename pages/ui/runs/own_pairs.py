"""A task of the user's own: a file of pairs, checked and described before anything is trained on it."""

import hashlib
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pandas as pd
import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.server.uploads import upload_problem
from pages.ui.shell.glossary import literal
from pages.ui.state.link import linked
from pages.ui.state.session import session
from transformer import CorpusError
from transformer.data import ENCODINGS, Layout, ParallelText, outline_path
from transformer.inspection import MOST_MEGABYTES, MOST_PAIRS, Outline, OutlinedText, inspect_corpus, preview_table
from transformer.text import Unit, clipped, counted

OWN_PAIRS = "own pairs"
_UNITS = ["letters", "pieces", "words"]
_ENCODINGS = {
    "utf-8": "Unicode (UTF-8)", "utf-16": "Unicode (UTF-16)", "cp1252": "Western European",
    "cp1250": "Central European", "cp1251": "Cyrillic", "cp1253": "Greek", "cp1254": "Turkish",
    "cp1255": "Hebrew", "cp1256": "Arabic",
    "cp1257": "Baltic", "cp932": "Japanese", "gb18030": "Chinese (simplified)", "big5": "Chinese (traditional)",
    "cp949": "Korean", "mac_roman": "Macintosh", "cp850": "DOS", "iso8859_2": "Central European (ISO)",
    "koi8_r": "Cyrillic (KOI8)", "cp866": "Cyrillic (DOS)",
}  # fmt: skip
_MOST_SUGGESTED = 128
"""Most tokens that the page suggests: the costs of a step grow with their square."""
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
    """Uploaded pairs.

    Attributes:
        folder: Where they lie for as long as the session lives.
        names: What the person calls each file, by its name in `folder`.
        layout: How the table is read, as it was found or chosen.
        place: Where the page tells about them.
    """

    folder: Path
    names: Mapping[str, str]
    layout: Layout
    place: DeltaGenerator

    @property
    def paths(self) -> list[Path]:
        """The files as they came."""
        return [self.folder / name for name in self.names]

    @property
    def file(self) -> Path:
        """The table that is made of them."""
        return self.folder / "pairs.tsv"

    @property
    def files(self) -> Mapping[str, bytes]:
        """The table and its outline, under the names that a run's folder gives them."""
        return FilesOnDisk([self.file, outline_path(self.file)])


def upload_pairs() -> tuple[OwnPairs | None, str]:
    """Draw the upload and what is in it; return the pairs, which `task_of` reads, or what is still to do."""
    uploads = st.file_uploader(
        "Your pairs: a table, or two files of lines",
        accept_multiple_files=True,
        max_upload_size=MOST_MEGABYTES,
        help="Each row holds a text and its counterpart. It can be CSV or text from a spreadsheet, tabs (Tatoeba, "
        "manythings.org/anki as it comes), JSON Lines or TMX. Two files whose lines belong together (Moses) do as "
        f"well, and so does what is packed with zip or gzip. At least a few hundred pairs, {counted(MOST_PAIRS)} at "
        "most, and "
        f"{MOST_MEGABYTES} MB unpacked.",
    )
    if not uploads:
        return None, "Choose a file of pairs first."
    for upload in uploads:
        if problem := upload_problem(upload.getvalue()):
            return None, problem
    folder = _folder_of("".join(upload.file_id for upload in uploads))
    names = {}
    for number, upload in enumerate(uploads, start=1):
        name = f"{number}-{re.sub(r'[^A-Za-z0-9.-]', '_', upload.name)[-60:]}"
        names[name] = clipped(upload.name, 80)
        if not (folder / name).exists():
            (folder / name).write_bytes(upload.getvalue())
    try:
        layout = _choose_layout(folder, [*names])
    except CorpusError as error:
        return None, literal(str(error.renamed(names)))
    if layout.doubt:
        return None, literal(f"It {layout.doubt}. Choose which column is read, and which is written.")
    return OwnPairs(folder, names, layout, st.container()), ""


def _choose_layout(folder: Path, names: list[str]) -> Layout:
    """Draw the first rows of a table and the controls that say how it is read; return its layout."""
    paths, known = [folder / name for name in names], {}
    found = preview_table(paths).layout
    places = st.container(horizontal=True)
    key = folder.name[:12]
    if found.encoding not in ("utf-8", "utf-16"):
        chosen = st.selectbox(
            "Letters", ENCODINGS, ENCODINGS.index(found.encoding), key=f"letters-{key}",
            format_func=lambda name: _ENCODINGS[name],
            help="The file doesn't say which alphabet it was saved for. If letters look wrong below, choose another.",
        )  # fmt: skip
        known["encoding"] = chosen
    if found.kind == "table":
        heading = st.toggle("The first row names the columns", found.heading, key=f"heading-{key}")
        known["heading"] = heading
    preview = preview_table(paths, **known)
    known |= _choose_columns(places, preview.layout, key)
    layout = preview_table(paths, **known).layout
    _draw_rows(preview.rows, layout)
    return layout


def _choose_columns(place: DeltaGenerator, layout: Layout, key: str) -> dict[str, int]:
    """Draw the choice of the columns that are read and written; return it if somebody chose."""
    keys = [f"{name}-{layout.heading}-{key}" for name in ("reads", "writes")]
    usual = [layout.source, layout.target]
    source, target = (
        place.selectbox(
            name, range(layout.width), None if layout.doubt else column, format_func=layout.label, key=own,
            on_change=_keep_apart, args=(own, keys, usual), placeholder="Choose",
        )
        for name, column, own in zip(("Reads", "Writes"), usual, keys, strict=True)
    )  # fmt: skip
    if source is None or target is None or ([source, target] == usual and not layout.doubt):
        return {}
    return {"source": source, "target": target}


def _keep_apart(changed: str, keys: list[str], usual: list[int]) -> None:
    """Let the two sides change places when one is given the column of the other."""
    now = st.session_state
    (other,) = (key for key in keys if key != changed)
    if now[changed] == now[other]:
        left = {0, 1, *usual} - {now[changed]}
        now[other] = next((column for column in usual if column in left), min(left))


def _draw_rows(rows: list[list[str]], layout: Layout) -> None:
    marks = {} if layout.doubt else {layout.source: " · read", layout.target: " · written"}
    width = max(map(len, rows), default=0)
    headings = Counter[str]()
    columns = []
    for column in range(width):
        label = layout.label(column)
        headings[label] += 1
        columns.append(f"{label}{' ' + str(headings[label]) if headings[label] > 1 else ''}{marks.get(column, '')}")
    shown = sorted(range(width), key=lambda column: column not in marks)
    frame = pd.DataFrame([row + [""] * (width - len(row)) for row in rows], columns=columns)
    st.dataframe(frame[[columns[column] for column in shown]], hide_index=True, alt="The first rows of the file")


def _folder_of(file_ids: str) -> Path:
    """Return the folder of this session's upload, and remove that of an earlier one."""
    now = session()
    now.pairs_folder = now.pairs_folder or tempfile.TemporaryDirectory()  # removed with the session
    root = Path(now.pairs_folder.name)
    folder = root / hashlib.sha256(file_ids.encode()).hexdigest()[:32]
    for other in root.iterdir():
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    folder.mkdir(exist_ok=True)
    return folder


def _describe(pairs: Outline) -> None:
    st.text(f"{counted(pairs.train)} pairs to learn from, {counted(pairs.held_out)} held out for measuring.")
    if (count := pairs.held_out) < _FEW_HELD_OUT:
        are = "1 is" if count == 1 else f"{count} are"
        st.text(f"Only {are} held out: the figures will be rough. A few thousand pairs make them firm.")
    if pairs.dropped:
        left_out = sum(dropped.count for dropped in pairs.dropped)
        were = "1 pair was" if left_out == 1 else f"{counted(left_out)} pairs were"
        with st.expander(f"{were} left out"):
            rows = [
                {"pairs": dropped.count, "why": dropped.reason, "first": f"line {dropped.line}: {dropped.example}"}
                for dropped in pairs.dropped
            ]
            st.dataframe(pd.DataFrame(rows), hide_index=True, alt="What was left out of the file, and why")
    _suggest_length(pairs)


def _suggest_length(pairs: Outline) -> None:
    """Say what would fit more pairs, if many are too long."""
    too_long = sum(one.count for one in pairs.dropped if one.reason.startswith("a side has more than"))
    if too_long * 10 < pairs.train + pairs.held_out + too_long:
        return
    needed = min(pairs.usual_length, _MOST_SUGGESTED)
    fewer = ", or choose pieces, which make fewer of a text" if pairs.learned["source"] == "letters" else ""
    st.text(f"{counted(too_long)} of them {'is' if too_long == 1 else 'are'} too long. Allow {needed} tokens{fewer}.")
    st.button(f"Allow {needed} tokens", on_click=_allow, args=(needed,))


def _allow(tokens: int) -> None:
    st.session_state["most_tokens"] = tokens


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
    """Return the task that the pairs describe, and say beside them what is in them.

    Raises:
        CorpusError: If none of them can be used, or fit.
    """
    task = ParallelText(file=str(pairs.file), source=unit, target=unit, pieces=pieces, max_tokens=max_tokens)
    with pairs.place:
        try:
            with st.spinner("Reading the pairs …"):
                outlined, outline = inspect_corpus(task, pairs.paths, pairs.layout)
        except CorpusError as error:
            raise error.renamed(pairs.names) from None
        _describe(outline)
    return outlined
