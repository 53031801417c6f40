"""The example: what its model does with its text, as trained and changed, and which of its heads is open."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import streamlit as st

from pages.ui.memory.later import Answer, later
from pages.ui.memory.store import STORE
from pages.ui.models.effort import sequences_within
from pages.ui.models.files import FileKey, ModelFile, model_files
from pages.ui.models.training_pairs import open_model
from pages.ui.state.browser_sync import sync_selection
from pages.ui.state.link import keep_to, linked
from pages.ui.state.page_state import page_state
from pages.ui.state.selection import current_selection, is_chosen, note_shown, opening, select, with_one_head
from transformer import Checkpoint, LabError
from transformer.interpret import SUMMARIES, HeadScores, Result, task_scores
from transformer.maps import KIND_TITLES, Kind, Place
from transformer.replay import Replay, ViewState, options_of


@dataclass(frozen=True)
class Example:
    """The model and the text that the user looks at. The model itself is in the store of all sessions, not in here."""

    file: ModelFile
    text: str

    @property
    def checkpoint(self) -> Checkpoint:
        """The loaded model."""
        return open_model(self.file)

    @property
    def replay(self) -> Replay:
        """The replay of the text by the model itself; its results are kept in the store of all sessions."""
        state = ViewState("", {"model": self.file.id, "text": self.text})
        return Replay(state, *_key_and_loader(self.file), STORE.get, _find, self.checkpoint.opening)

    @property
    def shown(self) -> Replay:
        """The replay of the text as the open page says, which belongs to a session."""
        state = page_state().with_values(model=self.file.id, text=self.text)
        return replace(self.replay, state=state, opening=opening())


def _key_and_loader(file: ModelFile) -> tuple[FileKey, Callable[[], Checkpoint]]:
    return file.key, partial(open_model, file)


def _find(name: str) -> tuple[FileKey, Callable[[], Checkpoint]]:
    if name not in (files := model_files()):
        raise LabError("There is no model of that name here.")
    return _key_and_loader(files[name])


@dataclass(frozen=True)
class TaskScores:
    """The scores of every head on the model's task, by kind, and the most sequences that they were measured on."""

    by_kind: dict[Kind, HeadScores]
    count: int


def task_scores_of(example: Example) -> Answer[TaskScores] | None:
    """Return what every head does on the task of the example's model; None while that is being measured, once a model.

    The model can be measured: see `why_not_measured`.
    """
    return _task_scores(example.file.key, example)


@later
def _task_scores(key: FileKey, _example: Example) -> TaskScores:
    count = sequences_within(_example.checkpoint, 32, 4)
    return TaskScores(task_scores(_example.checkpoint, count), count)


def head_controls(
    result: Result,
    choose_kind: bool = True,
    summaries: bool = True,
    *,
    choose_head: bool = True,
    usual_kind: Kind | None = None,
    own_kind: str = "",
) -> Place:
    """Draw the controls for kind, layer and head, where a page has no stage; return the head that is open.

    Args:
        result: What the model did: its heads can be chosen.
        choose_kind: False where a page shows one kind, or all of them.
        summaries: False where a page needs one head, not the mean of all.
        choose_head: False where all layers and heads of a kind are alike.
        usual_kind: What the page shows while nobody has chosen a kind, where the model has it; on other pages nothing
            changes. Without `choose_kind` it is the kind that is shown.
        own_kind: Name in the link of a kind that this page alone obeys: it begins with `usual_kind`, whatever is chosen
            on other pages, and changes nothing there.
    """
    chosen, options = current_selection(result), options_of(result)
    # The choice itself stays as it is: on the stage, a mean of heads and muted tokens are back.
    selection = replace(chosen, tokens="pieces", mute=False)
    if usual_kind in options["kind"] and (own_kind or not (choose_kind and is_chosen("kind"))):
        selection = replace(selection, kind=usual_kind)
    if not summaries:
        selection = with_one_head(selection)
    if len(options["kind"]) < len(KIND_TITLES):
        st.caption("This model has an encoder only: no decoder, so no decoder self-attention and no cross-attention.")
    heads = [head for head in options["head"] if summaries or head not in SUMMARIES]
    with st.container(horizontal=True, vertical_alignment="bottom"):
        if own_kind:
            keep_to(own_kind, options["kind"])
            usual = selection.kind
            kind = linked(
                st.segmented_control, "Attention", options["kind"], default=usual, key=own_kind, required=True,
                label_visibility="collapsed",
            )  # fmt: skip
            selection = replace(selection, kind=kind or usual)
        elif choose_kind:
            _choose_part("Attention", "kind", options["kind"], selection.kind)
        if choose_head:
            _choose_part("Layer", "layer", options["layer"], selection.layer)
            _choose_part("Head", "head", heads, selection.head)
    note_shown(selection)
    sync_selection(result, chosen)
    return selection.place


def _choose_part(label: str, part: str, options: Sequence[Any], value: Any) -> None:
    """Draw one control, which shows what is chosen and changes it."""
    key = f"choose-{part}"

    def select_option() -> None:
        if st.session_state[key] is not None:
            select(**{part: st.session_state[key]})

    st.session_state[key] = value
    names = {option: str(option + 1) if isinstance(option, int) else option for option in options}
    st.segmented_control(
        label, list(options), format_func=lambda option: names[option], key=key, required=True, on_change=select_option,
        label_visibility="collapsed" if part == "kind" else "visible",  # as on the stage: names of kinds need no label
    )  # fmt: skip
