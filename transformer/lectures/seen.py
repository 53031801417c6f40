"""What a view shows, run anew: a model with a text, or recorded twins."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from transformer.assets import checkpoint_path
from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.decoding import Decoding, Strategy, beam_search, decode, greedy
from transformer.decoding.strategy import GREEDY
from transformer.errors import CheckpointError, LabError, SettingError
from transformer.interpret.edited import fitting, run_changed
from transformer.interpret.interventions import Intervention
from transformer.interpret.labelled_map import KIND_TITLES, Place
from transformer.interpret.result import Result
from transformer.runs.jobs.shipped import ShippedRun, ShippedTwins, shipped_twins
from transformer.trace import Trace

State = Mapping[str, list[str]]
"""The parameters of a view's link, by name."""
OpenModel = Callable[[str], Checkpoint]
"""Gives the model of a name, which may be a stranger's; raises a `LabError` if there is none."""


def shipped_model(name: str) -> Checkpoint:
    """A shipped model. A stranger's view may name one alone: with a path it could ask for any file of the server.

    Raises:
        SettingError: If it is not the name of one.
    """
    try:
        # What is shipped lies in a folder; a path as it stands here is a file that happens to have the name.
        if re.fullmatch("[a-z0-9-]{1,64}", name) and (path := checkpoint_path(name)).name != name:
            return load(path)
    except CheckpointError:
        pass  # its sentence names the server's folder
    raise SettingError("model", "be the name of a shipped model", name[:64])


@dataclass(frozen=True, eq=False)
class Seen:
    """What a view of a model shows.

    Attributes:
        checkpoint: Its model.
        text: What the model reads.
        result: What the model does with the text, changed and decoded as the view says.
        target: What the view makes it read under teacher forcing; empty without.
        usual: What the model does as trained, where the view changes its attention.
        changes: Those of the view that fit its model and text.
    """

    checkpoint: Checkpoint
    text: str
    result: Result
    target: str = ""
    usual: Result | None = None
    changes: tuple[Intervention, ...] = ()

    @classmethod
    def of(cls, state: State, open_model: OpenModel = shipped_model) -> Seen:
        """Run the model of a view on its text.

        Args:
            state: Parameters of its link: `model`, `text`, and perhaps `edits`, `forced`, `target`, or
                a `strategy` other than greedy with its settings.
            open_model: Gives the model of a name.
        Raises:
            LabError: If the view names no model or no text, or they can't be run.
        """
        if "model" not in state or "text" not in state:
            raise LabError("The view must name its model and its text, so that its checks mean them.")
        checkpoint, text = open_model(state["model"][-1]), state["text"][-1]
        trace, target = Trace("*attention.weights", "*attention.allowed"), state.get("target", [""])[-1]
        if "edits" not in state:
            return cls(checkpoint, text, Result.of(_decoded(checkpoint, text, state, trace), trace), target)
        usual = Result.of(greedy(checkpoint, text, trace), trace)
        changes, _ = fitting(state["edits"], checkpoint, usual)
        changed = run_changed(checkpoint, text, len(usual.decoding.steps), changes) if changes else usual
        return cls(checkpoint, text, changed, target, usual, changes)

    def place(self, head: str) -> Place:
        """The head that is written `cross.2.1`: kind, layer, head.

        Raises:
            LabError: If the model has no such head.
        """
        kind, layer, number = (*head.split("."), "", "")[:3]
        maps = self.result.maps
        for one in maps:
            layers, heads = maps[one].values.shape[:2]
            if kind == one and layer in map(str, range(1, layers + 1)) and number in map(str, range(1, heads + 1)):
                return Place(one, int(layer) - 1, number)
        raise SettingError("head", f"be one of the model's, as “kind.layer.head” of {', '.join(KIND_TITLES)}", head)


def _decoded(checkpoint: Checkpoint, text: str, state: State, trace: Trace) -> Decoding:
    """Decode as the page Decoding does with these parameters."""

    def setting(name: str, usual: float) -> float:
        text = state.get(name, [str(usual)])[-1]
        try:
            return type(usual)(text)
        except ValueError:
            raise SettingError(name, f"be a {'whole ' * isinstance(usual, int)}number", text[:40]) from None

    strategy = state.get("strategy", ["greedy"])[-1]
    if strategy == "beam":
        search = beam_search(checkpoint, text, int(setting("width_of_beam", 4)), setting("penalty", 0.6))
        path = search.best.token_ids
        winner = decode(checkpoint, text, forced=dict(enumerate(path)), trace=trace, max_length=len(path))
        # The search chose these tokens, nobody forced them.
        steps = [replace(step, forced=False, choice_id=step.token_id) for step in winner.steps]
        return replace(winner, steps=steps, finished=search.best.finished, reason=search.reason)
    how = GREEDY
    if strategy == "sampling":
        if "draw" not in state:
            raise LabError("A view that samples must name its seed, “draw”, so that it shows the same text each time.")
        how = Strategy(
            temperature=setting("temperature", 1.0),
            top_k=int(setting("top_k", 0)),
            top_p=setting("top_p", 1.0),
            seed=int(setting("draw", 0)),
        )
    return decode(checkpoint, text, how, _forced(checkpoint, state.get("forced", [])), trace)


def _forced(checkpoint: Checkpoint, tags: list[str]) -> dict[int, int]:
    """Ids of the forced tokens, by step from 0; each tag is a step from 1, a space and a token."""
    forced = {}
    for tag in tags:
        step, _, token = tag.partition(" ")
        number = checkpoint.target_tokenizer.token_id(" " if token == "␣" else token)
        if not re.fullmatch("[1-9][0-9]{0,3}", step) or number is None:
            raise SettingError("forced", "be a step, a space and a token of the model", tag)
        forced[int(step) - 1] = number
    return forced


@dataclass(frozen=True, eq=False)
class SeenTwins:
    """What a view of recorded twins shows.

    Attributes:
        twins: The record.
    """

    twins: ShippedTwins

    @classmethod
    def of(cls, state: State) -> SeenTwins:
        """Open the record that a view names.

        Args:
            state: Parameters of its link: `record`, the title of a shipped record.
        Raises:
            LabError: If the view names no record that is here.
        """
        title = state.get("record", [""])[-1]
        records = {twins.title: twins for twins in shipped_twins()}
        if title not in records:
            raise SettingError("record", f"be one of {', '.join(records)}", title)
        return cls(records[title])

    def side(self, name: str) -> ShippedRun:
        """The run of a variant.

        Raises:
            LabError: If the record has no such variant.
        """
        runs = {run.name: run for run in self.twins.runs}
        if name not in runs:
            raise SettingError("side", f"be one of {', '.join(runs)}", name)
        return runs[name]


def seen_in(state: State) -> Seen | SeenTwins:
    """What a view shows: twins where it names a record, else a model with a text.

    Raises:
        LabError: If it names neither, or what it names can't be run.
    """
    return SeenTwins.of(state) if "record" in state else Seen.of(state)
