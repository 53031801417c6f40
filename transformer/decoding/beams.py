"""Beam search: several unfinished targets at once, and the whole tree of what was tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from transformer.cache import KeyValueCache
from transformer.config import END, PAD, START
from transformer.decoding.steps import Readable, most_tokens, read_source
from transformer.errors import SettingError, number, whole_number
from transformer.model import Transformer
from transformer.text.tokenizer import Tokenizer

WIDEST = 16


@dataclass(frozen=True, kw_only=True)
class BeamNode:
    """One token of the tree of a beam search; with those above it, a target that was tried.

    Attributes:
        id: Place in `BeamSearch.nodes`; 0 is the start token.
        parent_id: The node before it; None for the start.
        depth: Tokens written so far, this one included; 0 for the start.
        token: What it writes.
        token_id: Its id.
        log_probability: Of all tokens from the start to this one together, natural.
        score: That, over the length penalty of this depth.
        kept: The search went on from it, or would have; finished: it is one of the hypotheses. Else it was dropped.
        finished: It is the end token.
        winning: It is on the path of the best hypothesis.
    """

    id: int
    parent_id: int | None
    depth: int
    token: str
    token_id: int
    log_probability: float
    score: float
    kept: bool
    finished: bool
    winning: bool = False


@dataclass(frozen=True, kw_only=True)
class Hypothesis:
    """A whole target.

    Attributes:
        node_id: Its last node.
        token_ids: Ids of its tokens, with the end token if it was written.
        tokens: Their names.
        text: What they read as.
        log_probability: Of all of them together, natural.
        score: That, over the length penalty.
        finished: It ends with the end token; False = the limit cut it off.
    """

    node_id: int
    token_ids: list[int]
    tokens: list[str]
    text: str
    log_probability: float
    score: float
    finished: bool


@dataclass(frozen=True, kw_only=True, eq=False)
class BeamSearch:
    """A finished beam search.

    Attributes:
        nodes: The tree, the start first, then depth by depth; within a depth the likeliest first.
        hypotheses: Finished targets that were kept, best score first; at most `width`.
        best: The first of them; if nothing finished, the best of those that the limit cut off.
        source_tokens: What the encoder read, start and end included.
        width: Unfinished targets kept at each step.
        length_penalty: Exponent of the penalty.
        reason: Why it stopped, in a sentence.
    """

    nodes: list[BeamNode]
    hypotheses: list[Hypothesis]
    best: Hypothesis
    source_tokens: list[str]
    width: int
    length_penalty: float
    reason: str

    def path(self, node_id: int) -> list[int]:
        """Ids of the tokens from the first written one to a node; `decode(…, forced=dict(enumerate(path)))` reads them.

        Raises:
            ValueError: If the tree has no such node.
        """
        whole_number("node_id", node_id, 0, len(self.nodes) - 1)
        return _path(self.nodes, node_id)


def penalised(log_probability: float, length: int, length_penalty: float) -> float:
    """Score of a target: log P / ((5 + length) / 6)^penalty.

    Args:
        log_probability: Of all its tokens together.
        length: How many they are, the end token included.
        length_penalty: 0 = plain log P; the higher, the better for long targets.
    Source: Wu et al. (2016), §7, equation 14, without the coverage penalty.
    """
    return log_probability / ((5 + length) / 6) ** length_penalty


@torch.inference_mode()
def beam_search(
    checkpoint: Readable, text: str, width: int = 4, length_penalty: float = 0.6, max_length: int | None = None
) -> BeamSearch:
    """Keep the best unfinished targets at each step instead of only one.

    Each step, every live target proposes its `width` likeliest next tokens. Those that end are finished, and the
    `width` best finished ones by score are kept; of the others the `width` likeliest live on. It stops when no live
    target could still beat the worst of `width` finished ones, when none is live, or at the limit. Of width 1 it
    writes what `greedy` does.

    Args:
        checkpoint: A model with a decoder, with its tokenizers.
        text: What the encoder reads.
        width: Live targets at each step, 1 to 16.
        length_penalty: From 0 (none) to 5.
        max_length: Most tokens to write. Default: what the model can hold.
    Returns:
        The finished targets and the tree: for each step the `2 * width` likeliest proposals, and always those kept.
    Raises:
        TextError: If the text is empty, too long, or has characters the model never saw.
        ValueError: If a value breaks a rule or the model has no decoder.
    Source: Wu et al. (2016), §7.
    """
    whole_number("width", width, 1, WIDEST)
    number("length_penalty", length_penalty, 0, 5)
    model = checkpoint.model
    limit = most_tokens(model, max_length)
    if not model.config.has_decoder:
        raise SettingError("checkpoint", "have a decoder", got="an encoder-only model", advice="Use another model.")
    source, source_tokens = read_source(checkpoint, text)
    tree = _Tree(checkpoint.target_tokenizer, width, length_penalty)
    steps = _proposals(model, source, tree)
    for depth in range(1, limit + 1):
        tree.grow(depth, next(steps))
        if not tree.live:
            reason = "Every hypothesis had ended, so it stopped."
            break
        if tree.is_decided(limit):
            reason = f"No unfinished hypothesis could still beat the {width} finished ones, so it stopped."
            break
    else:
        before = "" if tree.finished else " before any hypothesis wrote the end token </s>"
        reason = f"It reached the limit of {limit} tokens{before}."
    hypotheses = [tree.hypothesis(node) for node in tree.finished]
    best = hypotheses[0] if hypotheses else tree.hypothesis(tree.live[0])
    return BeamSearch(
        nodes=tree.drawn(best),
        hypotheses=hypotheses,
        best=best,
        source_tokens=source_tokens,
        width=width,
        length_penalty=length_penalty,
        reason=reason,
    )


def _proposals(model: Transformer, source: Tensor, tree: _Tree) -> Iterator[list[tuple[int, int, float]]]:
    """For each step what the tree's live nodes propose: parent, token id, log-probability with all before it.

    The tree must grow between two steps: the rows of the cache follow its live nodes.
    """
    memory, cache = model.encode(source), KeyValueCache() if model.config.causal else None
    while True:
        live = tree.live
        count = len(live)
        read = [[node.token_id] if cache is not None else tree.read(node) for node in live]
        ids = torch.tensor(read, device=source.device)
        # One call for all: each live target is a row of the batch, all reading the one memory.
        logits = model.decode(ids, memory.expand(count, -1, -1), source.expand(count, -1), cache)[:, -1]
        logs = logits.cpu().double().log_softmax(dim=-1)  # not every device has float64
        logs[:, PAD] = -torch.inf
        best, best_ids = (part[:, : tree.width].tolist() for part in logs.sort(dim=-1, descending=True, stable=True))
        yield [
            (node.id, token_id, node.log_probability + log)
            for node, row, row_ids in zip(live, best, best_ids, strict=True)
            for log, token_id in zip(row, row_ids, strict=True)
            if token_id != PAD
        ]
        if cache is not None:
            rows: dict[int | None, int] = {node.id: row for row, node in enumerate(live)}
            cache.select(torch.tensor([rows[node.parent_id] for node in tree.live], device=source.device))


def _path(nodes: list[BeamNode], node_id: int) -> list[int]:
    ids: list[int] = []
    node = nodes[node_id]
    while node.parent_id is not None:
        ids.append(node.token_id)
        node = nodes[node.parent_id]
    return ids[::-1]


class _Tree:
    """The tree while it grows: its nodes, those still live, and the best finished ones so far, best first."""

    def __init__(self, tokenizer: Tokenizer, width: int, length_penalty: float) -> None:
        self.width = width
        self._tokenizer = tokenizer
        self._length_penalty = length_penalty
        self._nodes: list[BeamNode] = []
        self.live = [self._add(None, 0, START, 0.0, kept=True)]
        self.finished: list[BeamNode] = []

    def grow(self, depth: int, proposals: list[tuple[int, int, float]]) -> None:
        """Add a step: which proposals finish, which live on, and which of the rest are worth a node."""
        ranked = sorted(proposals, key=lambda proposal: -proposal[2])
        going = [proposal for proposal in ranked if proposal[1] != END][: self.width]
        ended = [proposal for proposal in ranked if proposal[1] == END and self._enters(depth, proposal[2])]
        wanted = {proposal[:2] for proposal in going + ended}
        others = [proposal[:2] for proposal in ranked if proposal[:2] not in wanted]
        wanted.update(others[: 2 * self.width - len(wanted)])
        self.live, lives = [], {proposal[:2] for proposal in going}
        for parent_id, token_id, log_probability in ranked:
            if (parent_id, token_id) in wanted:
                kept = (parent_id, token_id) in lives
                node = self._add(parent_id, depth, token_id, log_probability, kept)
                if kept:
                    self.live.append(node)
                elif node.finished:
                    self.finished.append(node)
        self.finished = sorted(self.finished, key=lambda node: -node.score)[: self.width]

    def read(self, node: BeamNode) -> list[int]:
        """What the decoder has read when it stands at a node."""
        return [START, *_path(self._nodes, node.id)]

    def is_decided(self, limit: int) -> bool:
        """No live node can still beat the worst of `width` finished ones, even if all it has yet to write is sure."""
        if len(self.finished) < self.width:
            return False
        # Log P is below 0: the longest target has the gentlest score.
        highest = penalised(self.live[0].log_probability, limit, self._length_penalty)
        return highest <= self.finished[-1].score

    def hypothesis(self, node: BeamNode) -> Hypothesis:
        """The target that ends with a node."""
        token_ids = _path(self._nodes, node.id)
        return Hypothesis(
            node_id=node.id,
            token_ids=token_ids,
            tokens=self._tokenizer.tokens(token_ids),
            text=self._tokenizer.decode(token_ids),
            log_probability=node.log_probability,
            score=node.score,
            finished=node.finished,
        )

    def drawn(self, best: Hypothesis) -> list[BeamNode]:
        """All nodes, with what is known only now: who won, and which finished ones stayed among the best."""
        kept = {node.id for node in self.finished}
        winning, node = set(), self._nodes[best.node_id]
        while node.parent_id is not None:
            winning.add(node.id)
            node = self._nodes[node.parent_id]
        winning.add(node.id)
        return [replace(node, kept=node.kept or node.id in kept, winning=node.id in winning) for node in self._nodes]

    def _enters(self, depth: int, log_probability: float) -> bool:
        score = penalised(log_probability, depth, self._length_penalty)
        return len(self.finished) < self.width or score > self.finished[-1].score

    def _add(self, parent_id: int | None, depth: int, token_id: int, log_probability: float, kept: bool) -> BeamNode:
        node = BeamNode(
            id=len(self._nodes),
            parent_id=parent_id,
            depth=depth,
            token=self._tokenizer.tokens([token_id])[0],
            token_id=token_id,
            log_probability=log_probability,
            score=penalised(log_probability, depth, self._length_penalty),
            kept=kept,
            finished=token_id == END,
        )
        self._nodes.append(node)
        return node
