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
from transformer.replay import FIRST_PAGE, Selection
from transformer.runs.jobs import RunFolder


@dataclass
class Choices:
    """The choices of examples, one state for all pages; see `selection.py`.

    Attributes:
        revision: Counts changes: what is older never moves what is newer.
        parts: Of a `Selection`, by name; those that nobody chose are missing.
        superseded: What the link says of parts that were chosen since: that must not win over what was chosen.
        warned_texts: What the link asked for and is not here, by name, once it is told.
        shown: What the page shows, where that differs; None: no example yet.
        opening: What its model opens with.
        has_words: That model cuts words into pieces.
    """

    revision: int = 0
    parts: dict[str, Any] = field(default_factory=dict)
    superseded: dict[str, list[str]] = field(default_factory=dict)
    warned_texts: dict[str, list[str]] = field(default_factory=dict)
    shown: Selection | None = None
    opening: Opening | None = None
    has_words: bool = False


@dataclass
class Session:
    """One visitor's session; Streamlit drops it when they leave.

    Attributes:
        page: The page that is open, as links name it.
        title: Title of that page.
        link_texts: What the link said of widgets when they were drawn last.
        drawn_keys: Keys of widgets that this run of the page has drawn.
        drawn_before: Those that the run before has drawn; none where that was another page.
        drawn_on: Those that each page has drawn, by its title, when it was left.
        recalled_keys: Keys of widgets whose last values this run has written into the link.
        dropped_keys: Keys of widgets whose values no link may name.
        unknown_keys: Keys of widgets whose values the link names, and they are not here.
        unknown_place: Where that is said.
        choices: What is chosen of examples.
        chosen_model: Id of the model that was chosen when the page ran last.
        scene: Of the lecture that is given, as links call it; empty: none is.
        is_scene_left: One explores beyond it.
        shown_example: Model and text that the page shows; None where it shows none.
        last_example: Model and text that a page showed last.
        drawn: Names of what is offered for export, in the order in which it was drawn, each with the first of those
            that were offered with it.
        draws_as: Names the session in the store of what is offered.
        messages: By part of the page: what came of a click, and when it was told, in seconds.
        in_sight: What has come into sight.
        dialog_is_open: Nothing may run the page again meanwhile.
        opened_as_usual: Models that were opened before it was known what is worth opening in them.
        invitations: Models to which a link led.
        open_next: Ids of runs that a page opens when it runs again, by the name that its links have for them.
        opened_run: Run that this session has started or opened.
        rewind: A run and the one that began anew from its weights.
        rate_tries: Counts learning rates that were tried.
        pairs_folder: Holds uploaded pairs.
        num_uploads: Counts files of models that were uploaded.
        uploaded_name: Name of the last of these files, until it is told.
        added_model: Id of the model in it, until it is open.
        num_renamed: Counts models that were renamed.
        removals: Part of the page where something was removed; what it was called, and where it lies aside.
        stopped_runs: Runs that were stopped together, and the step at which each was to pause.
        given_scene: The scene at which the page *Lecture* was opened, as links call it; empty: it shows the list.
        started_class: Code and secret of the class that was started last.
        removed_lecture: Where a removed lecture lies aside.
        lecture_uploads: Counts files of lectures that were uploaded.
        edits_revision: Counts changes of the stage on which attention is changed.
        edits: What it asked for last, as codes.
        lecture_revision: Counts changes of a lecture after which its fields take what is kept.
        lecture_history: Versions of a lecture before the changes that were made here, by its id.
        open_scenes: Number of the scene that is open in the editor of a lecture, by its id.
        seen_lectures: Version of a lecture that its fields were drawn of.
        requested_board: Model whose heads were to be measured, and a number.
        default_lines: Head that drew lines while nobody chose one.
        usual_values: What was usual of fields, by key, when they were drawn last.
        num_runs: Counts runs of pages.
        shown_before: What a choice showed before it was to show something else, and in which run, by its key.
        unseen_choices: Choices that nobody sees, by their key in links.
        numbered: Options of fields that count, by their key.
        shown_options: Page and options with which a choice was drawn last, by its key.
    """

    page: str = FIRST_PAGE
    title: str = ""
    link_texts: dict[str, list[str]] = field(default_factory=dict)
    drawn_keys: set[str] = field(default_factory=set)
    drawn_before: frozenset[str] = frozenset()
    drawn_on: dict[str, set[str]] = field(default_factory=dict)
    recalled_keys: set[str] = field(default_factory=set)
    dropped_keys: Sequence[str] = ()
    unknown_keys: list[str] = field(default_factory=list)
    unknown_place: DeltaGenerator | None = None
    choices: Choices = field(default_factory=Choices)
    chosen_model: str = ""
    scene: str = ""
    is_scene_left: bool = False
    shown_example: tuple[str, str] | None = None
    last_example: tuple[str, str] = ("", "")
    drawn: dict[str, str] = field(default_factory=dict)
    draws_as: str = field(default_factory=lambda: secrets.token_hex(8))
    messages: dict[str, tuple[str, float]] = field(default_factory=dict)
    in_sight: set[str] = field(default_factory=set)
    dialog_is_open: bool = False
    opened_as_usual: set[Any] = field(default_factory=set)
    invitations: list[str] = field(default_factory=list)
    open_next: dict[str, str] = field(default_factory=dict)
    opened_run: str = ""
    rewind: tuple[str, str] | None = None
    rate_tries: int = 0
    pairs_folder: TemporaryDirectory[str] | None = None
    num_uploads: int = 0
    uploaded_name: str = ""
    added_model: str = ""
    num_renamed: int = 0
    removals: tuple[str, Sequence[tuple[str, Path]]] = ("", ())
    stopped_runs: Sequence[tuple[RunFolder, int | None]] = ()
    given_scene: str = ""
    started_class: Mapping[str, str] | None = None
    removed_lecture: Path | None = None
    lecture_uploads: int = 0
    edits_revision: int = 0
    edits: list[str] = field(default_factory=list)
    lecture_revision: int = 0
    lecture_history: dict[str, list[Lecture]] = field(default_factory=dict)
    open_scenes: dict[str, int] = field(default_factory=dict)
    seen_lectures: dict[str, Lecture] = field(default_factory=dict)
    requested_board: tuple[str, int] = ("", 0)
    default_lines: str = ""
    usual_values: dict[str, Any] = field(default_factory=dict)
    num_runs: int = 0
    shown_before: dict[str, list[tuple[Any, int]]] = field(default_factory=dict)
    unseen_choices: dict[str, Any] = field(default_factory=dict)
    shown_options: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    numbered: dict[str, list[str]] = field(default_factory=dict)


def session() -> Session:
    """Return the session of the visitor for whom the script runs."""
    if "lab" not in st.session_state:
        st.session_state["lab"] = Session()
    return st.session_state["lab"]
