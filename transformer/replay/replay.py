"""Results of models for a link: each part is worked out when it is asked for, and kept by whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from transformer.attention import MAPS
from transformer.checkpoints.checkpoint import Checkpoint
from transformer.checkpoints.opening import Opening
from transformer.decoding import BeamSearch, Strategy, beam_search, decode, greedy
from transformer.decoding.strategy import GREEDY
from transformer.errors import LabError, SettingError
from transformer.interpret.attention_changes import LONGER, read_changes, run_with_changes
from transformer.interpret.interventions import Intervention, join
from transformer.interpret.result import Result
from transformer.interpret.shares_of_output import contributions_of
from transformer.interpret.subwords import cuts_words
from transformer.interpret.walkthrough import Stage, walk_through
from transformer.interpret.what_if import causal_off, causal_on, positions_off, positions_shuffled
from transformer.maps import KIND_TITLES, Kind, Place
from transformer.replay.forced import forced_tokens
from transformer.replay.models import OpenModel, shipped_model
from transformer.replay.selection import Selection, fit_selection, read_choices, single_head, with_opening
from transformer.replay.state import ViewState
from transformer.runs.jobs.shipped import ShippedRun, ShippedTwins, shipped_run, shipped_twins
from transformer.showable import Showable
from transformer.trace import Trace

T = TypeVar("T")
Keep = Callable[[Hashable, Callable[[], Any]], Any]
"""A function that gives the value of a key: the one that is kept, or the one that is made now."""
CHANGES = {
    "as trained": dict,
    "positions off": positions_off,
    "positions shuffled": positions_shuffled,
    "future open": causal_off,
    "future closed": causal_on,
}
"""Changes on the way through a model, by name: edits of a trace."""
Find = Callable[[str], tuple[Hashable, Callable[[], Checkpoint]]]
"""A function that finds a model by its name: its key, and how it is opened; it raises a `LabError` if there is none."""


def make_keep() -> Keep:
    """Return a way to keep values for as long as it is held itself."""
    values: dict[Hashable, Any] = {}

    def keep(key: Hashable, make: Callable[[], Any]) -> Any:
        if key not in values:
            values[key] = make()
        return values[key]

    return keep


@dataclass(frozen=True, eq=False)
class Replay(Showable):
    """A link with its model: each result that follows from them.

    Attributes:
        state: What the link says; its text is what the model reads.
        model: Stands for the content of the model among the keys under which values are kept.
        open: Opens the model.
        keep: Keeps what is worked out.
        find: Finds another model by its name, for what shows two.
        opening: What the model opens with; None: as any other.
    """

    state: ViewState
    model: Hashable
    open: Callable[[], Checkpoint]
    keep: Keep
    find: Find
    opening: Opening | None = None

    @classmethod
    def of(cls, state: ViewState, open_model: OpenModel = shipped_model, keep: Keep | None = None) -> Replay:
        """Replay what a link says by itself, without a session that knows the rest.

        Args:
            state: It must name its model and its text.
            open_model: Gives the model of a name; it is asked at once.
            keep: Keeps what is worked out. Default: the replay itself.
        Raises:
            LabError: If the link names no model or no text, if the model can't be opened, or if the link says what no
                link may say, or forces what the model can't write.
        """
        if "model" not in state or "text" not in state:
            raise LabError("The view must name its model and its text, so that its checks mean them.")
        keep = keep or make_keep()

        def find(name: str) -> tuple[Hashable, Callable[[], Checkpoint]]:
            checkpoint = keep(("model", name), lambda: open_model(name))
            return name, lambda: checkpoint

        model, open_one = find(state.check()["model"])
        replay = cls(state, model, open_one, keep, find, open_one().opening)
        _, problems = replay.forced_ids()
        if problems:
            raise problems[0]
        return replay

    def with_values(self, **given: Any) -> Replay:
        """Return the replay of a link that says something else of these names, on the same page."""
        return replace(self, state=self.state.with_values(**given))

    def with_model(self, model: str, text: str) -> Replay:
        """Return the replay of another model and text, as the same link says.

        Raises:
            LabError: If there is no such model.
        """
        key, open_it = self.find(model)
        return replace(self.with_values(model=model, text=text), model=key, open=open_it)

    @property
    def checkpoint(self) -> Checkpoint:
        """The model."""
        return self.open()

    @property
    def text(self) -> str:
        """The text that the model reads."""
        return self.state["text"]

    def selection(self) -> Selection:
        """Return what is open of the result: as the link says, else as the model opens, as far as the result has it."""
        # Changes are made between pieces.
        has_words = self.state.page != "what_if" and cuts_words(self.checkpoint)
        return fit_selection(with_opening(read_choices(self.state), self.opening, has_words), self.result())

    def head(self, *, kind: Kind | None = None, usual_kind: Kind | None = None, summaries: bool = False) -> Place:
        """Return the head that is open, with all that counts for it in the link.

        Args:
            kind: Kind of attention whatever is open, where the model has it.
            usual_kind: Kind while the link names none, where the model has it.
            summaries: Leave a summary of several heads as it is; else a single head stands for it: see `single_head`.
        """
        place = self.selection().place
        wanted = kind or (usual_kind if "kind" not in self.state else None)
        if wanted and wanted in self.usual_result().maps:
            place = replace(place, kind=wanted)
        return place if summaries else single_head(read_choices(self.state), self.opening, place)

    def usual_result(self) -> Result:
        """Return what the model does with the text as trained, writing greedily.

        Raises:
            TextError: If it can't read the text.
        """
        return self.run_change("as trained")

    def run_change(self, name: str) -> Result:
        """Return what the model does when something is changed on the way, writing greedily.

        Args:
            name: A key of `CHANGES`.
        """

        def run() -> Result:
            trace = Trace(*MAPS, edits=CHANGES[name]())
            if name != "future open":
                return Result.of(greedy(self.checkpoint, self.text, trace), trace)
            longest = len(self.usual_result().decoding.steps) + LONGER
            return Result.of(greedy(self.checkpoint, self.text, trace, longest, cached=False), trace)

        return self.memoise(run, "changed", name)

    def result(self) -> Result:
        """Return what the model does as the link says: changed, or with tokens that are forced, sampled or searched.

        Raises:
            LabError: If what the link says of that can't be done with this model and this text.
        """
        is_changed = "edits" in self.state and self.state.idea("tool") == "change"
        return self.run_edited(self.changes()[0]) if is_changed else self._run_decoding()

    def changes(self) -> tuple[tuple[Intervention, ...], list[LabError]]:
        """Return the changes of attention in the link that have places in the text, and why others are left out."""
        return read_changes(self.state.given.get("edits", ()), self.checkpoint, self.usual_result())

    def run_edited(self, changes: tuple[Intervention, ...]) -> Result:
        """Return what the model does with attention changed; as trained without changes."""
        if not changes:
            return self.usual_result()
        steps = len(self.usual_result().decoding.steps)
        return self.memoise(
            lambda: run_with_changes(self.checkpoint, self.text, steps, changes), "edited", join(changes)
        )

    def contributions(self, result: Result, changes: tuple[Intervention, ...] = ()) -> Result:
        """Return a result of this text whose maps hold what each token makes of what a head adds: `contributions_of`.

        Args:
            result: What it did with the text, as the link says.
            changes: How its attention was changed.
        """
        return self.memoise(
            lambda: replace(result, maps=contributions_of(self.checkpoint, self.text, result, changes)),
            *("contributions", join(changes), tuple(result.decoding.tokens)),
        )

    def search(self) -> BeamSearch:
        """Return the beam search that the link asks for, with its width and its length penalty."""
        width, penalty = self.state["width_of_beam"], self.state["penalty"]
        # A tree much longer than the answer shows nothing more, and takes its time.
        longest = min(len(self.usual_result().decoding.steps) + LONGER, self.checkpoint.config.max_length)
        return self.memoise(
            lambda: beam_search(self.checkpoint, self.text, width, penalty, longest), "search", width, penalty
        )

    def trace(self) -> Trace:
        """Return everything that is captured while the model writes greedily."""

        def run() -> Trace:
            trace = Trace()
            greedy(self.checkpoint, self.text, trace)
            return trace

        return self.memoise(run, "trace")

    def walk(self, place: Place, stage: str) -> Stage:
        """Return a stage of the path through one head; nothing that comes after it is worked out."""
        at = place.kind, place.layer, place.single
        return self.memoise(
            lambda: walk_through(self.checkpoint, self.trace(), *at, until=stage)[-1], "walk", *at, stage
        )

    def place(self, head: str) -> Place:
        """Return the head that is written `cross.2.1`: kind, layer, head.

        Raises:
            LabError: If the model has no such head.
        """
        kind, layer, number = (*head.split("."), "", "")[:3]
        maps = self.usual_result().maps
        for one in maps:
            layers, heads = maps[one].values.shape[:2]
            if kind == one and layer in map(str, range(1, layers + 1)) and number in map(str, range(1, heads + 1)):
                return Place(one, int(layer) - 1, number)
        raise SettingError("head", f"be one of the model's, as “kind.layer.head” of {', '.join(KIND_TITLES)}", head)

    def forced_ids(self) -> tuple[dict[int, int], list[LabError]]:
        """Return the ids of the tokens that the link forces, by step from 0, and why others are left out."""
        return forced_tokens(self.checkpoint, self.state.given.get("forced", ()))

    def memoise(self, make: Callable[[], T], *asked: Hashable) -> T:
        """Return what was made of the model and the text, or make it now.

        Args:
            make: Makes it.
            *asked: What else it depends on, as a key.
        """
        return self.keep(("replay", self.model, self.text, *asked), make)

    @property
    def searches(self) -> bool:
        """True if the link asks for a beam search, on a page and of a model that have one."""
        return self.state.given.get("strategy") == "beam" and self.checkpoint.config.has_decoder

    def unforced_result(self) -> Result:
        """Return what the model writes by the strategy of the link with nothing forced."""
        return self._run_strategy({})

    def _run_decoding(self) -> Result:
        """Return what the model writes by the strategy of the link; on pages without a strategy it writes greedily."""
        return self._branch(self.state["node"]) if self.searches else self._run_strategy(self.forced_ids()[0])

    def _run_strategy(self, forced: dict[int, int]) -> Result:
        state, how = self.state, GREEDY
        if not self.checkpoint.config.has_decoder:
            return self.usual_result()
        if state.given.get("strategy") == "sampling":
            if "draw" not in state:
                problem = "A view that samples must name its seed, “draw”, so that it shows the same text each time."
                raise LabError(problem)
            draw = {"temperature": state["temperature"], "top_k": state["top_k"], "top_p": state["top_p"]}
            how = Strategy(**draw, seed=state["draw"])
        return self._run(how, forced) if forced or how != GREEDY else self.usual_result()

    def _branch(self, node: int) -> Result:
        """Return the winner of a beam search, or the branch up to a node of its tree, by forcing its tokens."""
        search = self.search()
        is_winner = not 0 < node < len(search.nodes)
        path = search.best.token_ids if is_winner else search.path(node)
        result = self._run(GREEDY, dict(enumerate(path)), len(path))
        reason = search.reason if is_winner else "This is the branch up to the open node of the tree."
        # The search chose these tokens, nobody forced them.
        steps = [replace(step, forced=False, choice_id=step.token_id) for step in result.decoding.steps]
        finished = is_winner and search.best.finished
        return replace(result, decoding=replace(result.decoding, steps=steps, finished=finished, reason=reason))

    def _run(self, how: Strategy, forced: dict[int, int], longest: int | None = None) -> Result:
        def run() -> Result:
            trace = Trace(*MAPS)
            return Result.of(decode(self.checkpoint, self.text, how, forced, trace, longest), trace)

        return self.memoise(run, "decoded", how, tuple(forced.items()), longest)


def replay_of(link: ViewState | str, open_model: OpenModel = shipped_model) -> Replay | ShippedTwins | ShippedRun:
    """Return what a link shows: recorded twins or a recorded run where it names one, else a model with a text.

    Args:
        link: What an address says from its page on, e.g. `"heads?model=reverse-letters&text=network"`.
        open_model: Gives the model of a name. Default: those that came with the program.

    Raises:
        LabError: If it names neither, what it names can't be opened, or it says what no link may say.
    """
    state = ViewState.of_link(link) if isinstance(link, str) else link
    if "recipe" in state:
        return shipped_run(state.check()["recipe"])
    if "record" not in state:
        return Replay.of(state, open_model)
    state.check()
    records = {twins.title: twins for twins in shipped_twins()}
    if state["record"] not in records:
        raise SettingError("record", f"be one of {', '.join(records)}", state["record"])
    return records[state["record"]]
