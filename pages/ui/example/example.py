"""The example: what its model does with its text, as trained and changed, and which of its heads is open."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from pages.ui.memory.later import Answer, later
from pages.ui.memory.store import STORE
from pages.ui.models.effort import sequences_within
from pages.ui.models.files import FileKey, ModelFile, model_files
from pages.ui.models.training_pairs import open_model
from pages.ui.state.selection import opening, page_state
from transformer import Checkpoint, LabError
from transformer.interpret import HeadScores, task_scores
from transformer.maps import Kind
from transformer.replay import Replay, ViewState


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
