"""What-if experiments: edits for a `Trace`, and runs that show their effect."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END, START
from transformer.data.tasks import task_from_dict
from transformer.decoding import Decoding, Readable, argmax_ids
from transformer.decoding.steps import read_source
from transformer.errors import SettingError
from transformer.interpret.labelled_map import AttentionMaps
from transformer.text.wording import percent, plain_token
from transformer.trace import Edit, Trace, Traced

SOURCE_POSITIONS = "encoder.positions"
TARGET_MASKS = "decoder.layers.*.self_attention.allowed"


def positions_off() -> dict[str, Edit]:
    """Set the encoder's positions to zero, so that the source becomes a bag of tokens."""

    def zeros(positions: Traced) -> Tensor:
        return torch.zeros_like(positions.tensor)

    return {SOURCE_POSITIONS: zeros}


def positions_shuffled(seed: int = 0) -> dict[str, Edit]:
    """Permute the encoder's positions at random, so that tokens get the positions of others.

    Args:
        seed: Seed of the permutation; the same seed gives the same one for sources of equal length.
    """

    def shuffled(positions: Traced) -> Tensor:
        order = torch.randperm(len(positions.tensor), generator=torch.Generator().manual_seed(seed))
        return positions.tensor[order.to(positions.tensor.device)]

    return {SOURCE_POSITIONS: shuffled}


def causal_off() -> dict[str, Edit]:
    """Let the decoder attend to later tokens; padding stays blocked.

    A cached step has no later tokens: use this with full passes, as in `teacher_forced` or an uncached `greedy`.
    """

    def opened(allowed: Traced) -> Tensor:
        # The last query has no later tokens, so its row blocks only padding.
        return allowed.tensor[..., -1:, :].expand_as(allowed.tensor)

    return {TARGET_MASKS: opened}


def future_share(weights: np.ndarray) -> np.ndarray:
    """Return the share of attention on later tokens, over the queries that have any.

    Args:
        weights: `(…, query, key)`, as many keys as queries; rows sum to 1.
    Returns:
        Shares from 0 to 1, `(…)`; NaN for a single query, which has no later tokens.
    """
    later = np.triu(weights, k=1).sum(axis=(-2, -1))
    return later / (weights.shape[-2] - 1) if weights.shape[-2] > 1 else np.full(later.shape, np.nan)


def describe_future(maps: AttentionMaps, layer: int, head: int) -> str:
    """Describe how much attention one head, and its layer on average, gives to later tokens.

    Args:
        maps: Maps of decoder self-attention without the causal mask.
        layer: Number of the layer, from 0.
        head: Number of the head, from 0.
    """
    tokens, name, weights = maps.rows.labels, maps.place_of(layer, head).name, maps.values[maps.layers.index(layer)]
    if len(tokens) < 2:
        return f"{name}: a single token has no future."
    later, shares = np.triu(weights[head], k=1), future_share(weights)
    row, column = map(int, np.unravel_index(later.argmax(), later.shape))
    return (
        f"{name}: tokens that have a future give it {percent(shares[head], 1)} of their weight; most of all "
        f"“{plain_token(tokens[row])}” looks at “{plain_token(tokens[column])}” ({percent(later[row, column])}). "
        f"Mean of the layer's heads: {percent(shares.mean(), 1)}."
    )


def right_answer(checkpoint: Checkpoint, text: str) -> str | None:
    """Return the answer of the model's task for a text, or None if it is unknown."""
    return task_from_dict(checkpoint.task).answer(text) if checkpoint.task else None


def right_target(checkpoint: Checkpoint, text: str, decoding: Decoding) -> list[int]:
    """Return the ids of the task's answer and the end token, or what the model wrote if the answer is unknown."""
    answer = right_answer(checkpoint, text)
    if answer is None:
        return [step.token_id for step in decoding.steps]
    return [*checkpoint.target_tokenizer.encode(answer), END]


@dataclass(frozen=True, eq=False)
class Forced:
    """Predictions of a model at each position while it reads a given target (teacher forcing).

    Attributes:
        reads: The token read at each position, beginning with start.
        right: The token that the target has there.
        predicted: The most probable token.
        text: The text of the predicted tokens.
        log_probabilities: Natural log-probability of the target's token, `(position,)`.
        is_known: The target is known to be right; otherwise `right` is only what the target contains.
    """

    reads: list[str]
    right: list[str]
    predicted: list[str]
    text: str
    log_probabilities: np.ndarray
    is_known: bool = True

    @property
    def num_right(self) -> int:
        """Number of positions at which the most probable token is the right one."""
        return sum(right == predicted for right, predicted in zip(self.right, self.predicted))

    @property
    def mean_log_probability(self) -> float:
        """Mean log-probability of the right token in nats; 0 = certain everywhere."""
        return float(self.log_probabilities.mean())

    @property
    def result(self) -> str:
        """Both figures in words."""
        mean = f"{self.mean_log_probability:.3f} nats".replace("-", "−")
        what, one = ("right", "the right one") if self.is_known else ("as in the target", "the target's")
        return (
            f"{self.num_right} of {len(self.right)} tokens {what}; mean log-probability of {one} "
            f"{'nearly 0' if mean.startswith('−0.000') else mean}."
        )


def compare_forced(masked: Forced, opened: Forced) -> dict[str, list[str]]:
    """Return the predictions with and without the causal mask as columns of a table, one row per position."""
    differ = [one != other for one, other in zip(masked.predicted, opened.predicted)]
    written, chance = ("should write", "P(right)") if masked.is_known else ("target", "P(target)")
    columns = {
        "differs": ["≠" if different else "" for different in differ],
        "reads": [plain_token(token) for token in masked.reads],
        written: [plain_token(token) for token in masked.right],
    }
    for name, side in {"with the mask": masked, "without": opened}.items():
        columns[name] = [plain_token(token) for token in side.predicted]
        columns[f"{chance} {name}"] = [percent(value, 1) for value in np.exp(side.log_probabilities.astype(float))]
    return columns


def describe_opening(masked: Forced, opened: Forced, masked_text: str, opened_text: str) -> str:
    """Describe what the missing causal mask changed.

    Args:
        masked: Predictions for a target with the mask.
        opened: Predictions for the same target without it.
        masked_text: What the model writes on its own with the mask.
        opened_text: What it writes on its own without it.
    """
    change = opened.mean_log_probability - masked.mean_log_probability
    verdict = "worse" if change < -0.01 else "better" if change > 0.01 else "no better"
    reason = (
        "It was never trained to look there; here it happens to help."
        if verdict == "better"
        else "The token to be written stands in plain sight, one place further on, but the model was trained with the "
        "mask and never learned to read it there."
    )
    outcome = "the same as with the mask" if masked_text == opened_text else "something else than with the mask"
    target, as_it_says = ("the right target", "right") if masked.is_known else ("this target", "as in it")
    return (
        f"On {target} the model does {verdict} without the mask: {opened.num_right} of {len(opened.right)} "
        f"tokens {as_it_says}, {masked.num_right} with it. {reason} By itself it writes {outcome}: the newest token "
        "never has a future, only those before it do, and they change as it writes on."
    )


@torch.inference_mode()
def teacher_forced(
    checkpoint: Readable, text: str, target: list[int], trace: Trace | None = None, is_known: bool = True
) -> Forced:
    """Read a whole target in one pass, as in training, whatever the model would have written.

    Args:
        checkpoint: A model with a decoder, with its tokenizers.
        text: The source text.
        target: Ids to predict, usually with the end token; the decoder reads the start token and all but the last.
        trace: Captures values, with tokens; may edit them.
        is_known: The target is known to be right, rather than written by the model or invented.
    Raises:
        TextError: If the text can't be read.
        SettingError: If the model has no decoder.
    """
    model, tokenizer = checkpoint.model, checkpoint.target_tokenizer
    if not model.config.has_decoder:
        raise SettingError("checkpoint", "have a decoder", got="an encoder-only model", advice="Use another model.")
    source, source_tokens = read_source(checkpoint, text)
    read = [START, *target[:-1]]
    if trace is not None:
        trace.label(source=[source_tokens], target=[tokenizer.tokens(read)])
    logs = model(source, torch.tensor([read], device=model.device), trace)[0].log_softmax(dim=-1)
    right = torch.tensor(target, device=model.device)
    predicted = argmax_ids(logs).tolist()
    return Forced(
        reads=tokenizer.tokens(read),
        right=tokenizer.tokens(target),
        predicted=tokenizer.tokens(predicted),
        text=tokenizer.decode(predicted),
        log_probabilities=logs.gather(1, right[:, None])[:, 0].cpu().numpy(),
        is_known=is_known,
    )
