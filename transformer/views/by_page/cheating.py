"""A model that cheats, on the page Masks: the future was open to it while it was trained."""

from __future__ import annotations

from dataclasses import dataclass

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.checkpoints.examples import examples_of
from transformer.checkpoints.twins import model_twins
from transformer.errors import LabError, TextError
from transformer.interpret import describe_future
from transformer.maps import Place
from transformer.replay import Replay
from transformer.text import clipped, in_a_line
from transformer.views.by_page.masks import read_at_once
from transformer.views.maps import describe_weights
from transformer.views.panels import Panel, weights_panel
from transformer.views.view import View, side_by_side

_NAMES = ("trained with the mask", "trained without it")
_LONGEST_OUTPUT = 24


@dataclass(frozen=True)
class HonestAndCheat:
    """The model with the causal mask and the one without, trained alike, on one text.

    Attributes:
        replays: Of both, by what they are called.
        why: Why they read another text than the one that is open; empty where they read it.
    """

    replays: dict[str, Replay]
    why: str

    def view(self) -> View:
        """Return one head of both, while the right target is read."""
        *_, cheat = self.replays.values()
        head = cheat.head(kind="decoder")
        return side_by_side([_side(name, twin, head) for name, twin in self.replays.items()])


def cheating_twins(replay: Replay) -> HonestAndCheat | None:
    """Return two shipped models that were trained alike, with and without the causal mask, on the text if they can.

    None where one of them is not here.
    """
    try:
        found = model_twins("causal")
        twins = [replay.with_model(name, replay.text) for name in found[0].names] if found else []
        text, why = _text_for(twins[0].checkpoint, replay) if twins else ("", "")
    except (LabError, OSError):
        return None
    return HonestAndCheat(dict(zip(_NAMES, [twin.with_values(text=text) for twin in twins])), why) if twins else None


def cheating_view(replay: Replay) -> View | None:
    """Return one head of both of `cheating_twins` while the right target is read; None where they are not here."""
    twins = cheating_twins(replay)
    return twins and twins.view()


def _text_for(twin: Checkpoint, replay: Replay) -> tuple[str, str]:
    """Return the open text where the twins read the same letters in it as the open model, else their own and why."""
    own = examples_of(twin)[0]
    here = f"here one of their own examples, “{own}”."
    try:
        twin.source_tokenizer.read(replay.text, twin.config.max_length)
    except TextError:
        return own, f"They can't read your text: {here}"
    tokenizers = (twin.source_tokenizer, replay.checkpoint.source_tokenizer)
    read, meant = (tokenizer.tokens(tokenizer.encode(replay.text)) for tokenizer in tokenizers)
    # A sentence that is read letter by letter is no sentence, and none that is written backwards a translation.
    return (replay.text, "") if read == meant else (own, f"They read letters: {here}")


def _side(name: str, twin: Replay, head: Place) -> Panel:
    """Return the map of one head; its title says what the model writes by itself."""
    maps = read_at_once(twin).maps
    shown, is_causal = maps.of(head.layer, head.single), twin.checkpoint.config.causal
    output = twin.usual_result().decoding.text
    written = f"“{in_a_line(clipped(output, _LONGEST_OUTPUT))}”" if output.strip() else "nothing"
    title = f"{name.capitalize()}, it writes {written}"
    caption = describe_weights(shown) if is_causal else describe_future(maps, head.layer, head.single)
    about = {"model": twin.state["model"], "text": twin.text, "head": shown.head_name}
    return weights_panel(shown, caption, title=title, key="honest" if is_causal else "cheat", about=about)
