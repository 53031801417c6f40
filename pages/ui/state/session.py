"""The values that a visitor's session keeps besides those of its widgets, each under one name and of one type."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from transformer.checkpoints import Opening
from transformer.lectures import Lecture
from transformer.replay import Selection
from transformer.runs.jobs import RunFolder


@dataclass
class Chosen:
    """The choices of examples, one state for all pages; see `selection.py`.

    Attributes:
        turn: Counts changes: what is older never moves what is newer.
        parts: Of a `Selection`, by name; those that nobody chose are missing.
        overtaken: What the link says of parts that were chosen since: that must not win over what was chosen.
        told: What the link asked for and is not here, by name, once it is told.
        shown: What the page shows, where that differs; None: no example yet.
        opening: What its model opens with.
        has_words: That model cuts words into pieces.
    """

    turn: int = 0
    parts: dict[str, Any] = field(default_factory=dict)
    overtaken: dict[str, list[str]] = field(default_factory=dict)
    told: dict[str, list[str]] = field(default_factory=dict)
    shown: Selection | None = None
    opening: Opening | None = None
    has_words: bool = False


@dataclass
class Session:
    """One visitor's session; Streamlit drops it when they leave.

    Attributes:
        path: Address of the page that is open, without a slash; empty on *Start*.
        title: Title of that page.
        group: Group of pages to which it belongs.
        remembered: Values of widgets, which Streamlit forgets when their page is left.
        due: Values that the widgets of this page take when they are drawn.
        lent: Values that this page opened with of its own; other pages don't take them over.
        dropped: Keys of widgets whose values no link may name.
        unknown: Keys of widgets whose values the link names, and they are not here.
        unknown_place: Where that is said.
        chosen: What is chosen of examples.
        scene: Of the lecture that is given, as links call it; empty: none is.
        is_scene_left: One explores beyond it.
        shown_example: Model and text that the page shows; None where it shows none.
        last_example: Model and text that a page showed last.
        drawn: Names of what is offered for export, in the order in which it was drawn.
        draws_as: Names the session in the store of what is offered.
        messages: By part of the page: what came of a click, and when it was told, in seconds.
        in_sight: What has come into sight.
        dialog_is_open: Nothing may run the page again meanwhile.
        opened_as_usual: Models that were opened before it was known what is worth opening in them.
        invited: Models to which a link led.
        open_next: Ids of runs that a page opens when it runs again, by the name that its links have for them.
        opened_here: Run that this session has started or opened.
        rewound: A run and the one that began anew from its weights.
        rate_tries: Counts learning rates that were tried.
        pairs_folder: Holds uploaded pairs.
        uploads: Counts files of models that were uploaded.
        uploaded: Name of the last of these files, until it is told.
        added_model: Id of the model in it, until it is open.
        renamed: Counts models that were renamed.
        removed: Part of the page where something was removed; what it was called, and where it lies aside.
        stopped: Runs that were stopped together, and the step at which each was to pause.
        given: The scene at which the page *Lecture* was opened, as links call it; empty: it shows the list.
        class_started: Code and secret of the class that was started last.
        lecture_removed: Where a removed lecture lies aside.
        lecture_uploads: Counts files of lectures that were uploaded.
        edits_turn: Counts changes of the stage on which attention is changed.
        edited_turn: Counts changes of a lecture after which its fields take what is kept.
        edited_before: Versions of a lecture before the changes that were made here, by its id.
        edited_seen: Version of a lecture that its fields were drawn of.
        board_asked: Model whose heads were to be measured, and a number.
        lines_begun: Head that drew lines while nobody chose one.
        shorter_text: Second text of a batch that nobody typed.
    """

    path: str = ""
    title: str = ""
    group: str = ""
    remembered: dict[str, Any] = field(default_factory=dict)
    due: dict[str, Any] = field(default_factory=dict)
    lent: Mapping[str, Any] = field(default_factory=dict)
    dropped: Sequence[str] = ()
    unknown: list[str] = field(default_factory=list)
    unknown_place: DeltaGenerator | None = None
    chosen: Chosen = field(default_factory=Chosen)
    scene: str = ""
    is_scene_left: bool = False
    shown_example: tuple[str, str] | None = None
    last_example: tuple[str, str] = ("", "")
    drawn: dict[str, None] = field(default_factory=dict)
    draws_as: str = field(default_factory=lambda: secrets.token_hex(8))
    messages: dict[str, tuple[str, float]] = field(default_factory=dict)
    in_sight: set[str] = field(default_factory=set)
    dialog_is_open: bool = False
    opened_as_usual: set[Any] = field(default_factory=set)
    invited: list[str] = field(default_factory=list)
    open_next: dict[str, str] = field(default_factory=dict)
    opened_here: str = ""
    rewound: tuple[str, str] | None = None
    rate_tries: int = 0
    pairs_folder: TemporaryDirectory[str] | None = None
    uploads: int = 0
    uploaded: str = ""
    added_model: str = ""
    renamed: int = 0
    removed: tuple[str, Sequence[tuple[str, Path]]] = ("", ())
    stopped: Sequence[tuple[RunFolder, int | None]] = ()
    given: str = ""
    class_started: Mapping[str, str] | None = None
    lecture_removed: Path | None = None
    lecture_uploads: int = 0
    edits_turn: int = 0
    edited_turn: int = 0
    edited_before: dict[str, list[Lecture]] = field(default_factory=dict)
    edited_seen: dict[str, Lecture] = field(default_factory=dict)
    board_asked: tuple[str, int] = ("", 0)
    lines_begun: str = ""
    shorter_text: str | None = None


def session() -> Session:
    """Return the session of the visitor for whom the script runs."""
    return st.session_state.setdefault("lab", Session())
