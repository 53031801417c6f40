"""Ideas of masks: the causal mask, the model with it changed, and one that was trained without it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from transformer.checkpoints import Checkpoint, examples_of, model_twins
from transformer.errors import LabError, TextError
from transformer.interpret import ForcedPredictions, describe_future, has_one_answer, right_target, teacher_forced
from transformer.maps import AttentionMaps, LabelledMap, Place, attention_maps
from transformer.masks import causal_mask
from transformer.replay import CHANGES, Field, Replay
from transformer.text import clipped, in_a_line, plain_token
from transformer.trace import Trace
from transformer.views.idea import HeadChoice, Idea
from transformer.views.ideas.batch import PADDING, SCORES
from transformer.views.maps import describe_weights
from transformer.views.panels import Panel, mask_panel, weights_panel
from transformer.views.view import View, side_by_side

_NOT_CAUSAL = "No causal mask here: this model was made without one, so a token may look at those after it."
_NO_CAUSAL = {
    "encoder": "No causal mask here: all of the source is there from the start, so a token may look both ways.",
    "cross": "No causal mask here: all of the source is there before the first token is written.",
}
_TITLES = ("With the mask, as trained", "Without the mask")
_TWINS = ("trained with the mask", "trained without it")
_LONGEST_OUTPUT = 24
_ITS_OWN_KIND = HeadChoice(usual_kind="decoder", own_kind="mask_kind")
DECODER = HeadChoice(parts=("layer", "head"), usual_kind="decoder")
_TITLES_WITHOUT = ("As trained: the future open", "With the mask put on")


def causal_mask_view(replay: Replay) -> View:
    """Return the causal mask beside one head's weights; the weights alone, and why, where there is no mask."""
    head = _ITS_OWN_KIND.of(replay)
    shown, is_causal = replay.usual_result().map(head), replay.checkpoint.config.causal
    title = f"Weights of {head.name.split(', ', 1)[1]}"
    weights = weights_panel(shown, describe_weights(shown), title=title, key="under-mask")
    if head.kind != "decoder" or not is_causal:
        return side_by_side([weights], _NOT_CAUSAL if head.kind == "decoder" else _NO_CAUSAL[head.kind])
    future = ~causal_mask(len(shown.rows.labels))[0, 0].numpy()
    counted = f"{int(future.sum())} of {future.size} cells lie in the future: no token may look at a later one."
    mask = mask_panel(replace(shown, blocked=future), counted, title="Causal mask", key="causal")
    return side_by_side([mask, weights], _why(shown))


def _why(map: LabelledMap) -> str:
    """Say what the mask is for, on the tokens of the text."""
    tokens = [plain_token(token) for token in map.columns.labels]
    caption = (
        "The mask is for training: there the decoder reads the whole right target at once, and learns at every place "
        "to predict the next token. While it writes by itself, nothing stands ahead that could be hidden."
    )
    if len(tokens) < 2:
        return caption
    row = min(1, len(tokens) - 2)
    return (
        f"{caption} If this were the target: in row {row + 1} it must predict “{tokens[row + 1]}”. Without the mask "
        f"it could simply read it in column {row + 2}."
    )


@dataclass(frozen=True, eq=False)
class TargetReading:
    """A target that a model read at once.

    Attributes:
        predictions: Its predictions.
        maps: Its decoder self-attention.
    """

    predictions: ForcedPredictions
    maps: AttentionMaps


def read_at_once(replay: Replay, change: str = "as trained") -> TargetReading:
    """Let a model read the right target of its text, or where that is unknown what it writes by itself.

    Args:
        replay: Of a model with a decoder.
        change: A key of `CHANGES`.
    """

    def read() -> TargetReading:
        checkpoint, text = replay.checkpoint, replay.text
        is_known = has_one_answer(checkpoint, text)
        target = right_target(checkpoint, text, replay.usual_result().decoding)
        trace = Trace("decoder.*self_attention.*", edits=CHANGES[change]())
        predictions = teacher_forced(checkpoint, text, target, trace, is_known)
        return TargetReading(predictions, attention_maps(trace)["decoder"])

    return replay.memoise(read, "read at once", change)


def changes_of_mask(replay: Replay) -> tuple[str, str]:
    """Return the keys in `CHANGES` of the model as trained, and with its causal mask off, or on where it has none."""
    return "as trained", "future open" if replay.checkpoint.config.causal else "future closed"


def changed_mask_view(replay: Replay) -> View | None:
    """Return one head of the decoder while it reads a target: as trained, and with the causal mask changed.

    None for a model without a decoder.
    """
    if not replay.checkpoint.config.has_decoder:
        return None
    is_causal, head = replay.checkpoint.config.causal, DECODER.of(replay)
    panels = []
    titles = _TITLES if is_causal else _TITLES_WITHOUT
    for place, (change, title) in enumerate(zip(changes_of_mask(replay), titles, strict=True)):
        maps, is_open = read_at_once(replay, change).maps, (place == 0) != is_causal
        shown = maps.of(head.layer, head.single)
        caption = describe_future(maps, head.layer, head.single) if is_open else describe_weights(shown)
        key = "decoder-open" if is_open else "decoder-masked"
        panels.append(weights_panel(shown, caption, title=title, key=key, about={"head": shown.head_name}))
    return side_by_side(panels)


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
        head = DECODER.of(cheat)
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
    return HonestAndCheat(dict(zip(_TWINS, [twin.with_values(text=text) for twin in twins])), why) if twins else None


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


MASKS = (
    Idea(
        name="Causal",
        view=causal_mask_view,
        words="The causal mask: in training, a token of the target may look at itself and what stands before it.",
        says=lambda replay: (causal_mask_view(replay).caption,),
        fields=(Field(name="mask_kind", kind="choice", options=("encoder", "cross", "decoder"), usual="decoder"),),
        head=_ITS_OWN_KIND,
    ),
    PADDING,
    SCORES,
    Idea(
        name="Cheating",
        view=cheating_view,
        words="Two models trained alike, one without the causal mask: it learned to copy what stands ahead.",
        head=DECODER,
    ),
    Idea(
        name="Mask changed",
        view=changed_mask_view,
        words="The open model reads a target at once: as trained, and with its causal mask changed.",
        head=DECODER,
        empty="This model has no decoder: it reads all of its input at once, and there is no future to block.",
    ),
)
