"""Beam search, with the whole tree of the hypotheses that it tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from transformer.cache import KeyValueCache
from transformer.config import END, PAD, START
from transformer.decoding.steps import Readable, check_readable, most_tokens, read_source
from transformer.errors import SettingError, number, whole_number
from transformer.model import Transformer
from transformer.text.tokenizer import Tokenizer

WIDEST = 16


@dataclass(frozen=True, kw_only=True)
class BeamNode:
    """One token in the tree of a beam search; the path from the root to it is a target that was tried.

    Attributes:
        id: Index in `BeamSearch.nodes`; 0 is the start token.
        parent_id: Id of the previous node; None for the start.
        depth: Number of tokens written so far, this one included; 0 for the start.
        token: The token written.
        token_id: Id of the token.
        log_probability: Natural log-probability of all tokens up to and including this one.
        score: `log_probability` over the length penalty at this depth.
        kept: The node was live, or it is finished and among the hypotheses; the others were dropped.
        finished: The token is the end token.
        winning: The node is on the path of the best hypothesis.
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
    """A complete target.

    Attributes:
        node_id: Id of its last node.
        token_ids: Ids of its tokens, with the end token if it was written.
        tokens: The tokens themselves.
        text: The text of the tokens.
        log_probability: Natural log-probability of all tokens together.
        score: `log_probability` over the length penalty.
        finished: It ends with the end token; False if the length limit cut it off.
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
        nodes: The tree: the start, then depth by depth, the most probable first within a depth.
        hypotheses: The finished targets that were kept, best score first; at most `width`.
        best: The first hypothesis; if none finished, the most probable live target at the limit.
        source_tokens: Tokens of the source, start and end included.
        width: Number of live targets kept at each step.
        length_penalty: Exponent of the length penalty.
        reason: Why the search stopped, in a sentence.
    """

    nodes: list[BeamNode]
    hypotheses: list[Hypothesis]
    best: Hypothesis
    source_tokens: list[str]
    width: int
    length_penalty: float
    reason: str

    def path(self, node_id: int) -> list[int]:
        """Return the token ids from the first written one to a node, for `decode(…, forced=dict(enumerate(path)))`.

        Raises:
            SettingError: If the tree has no such node.
        """
        whole_number("node_id", node_id, 0, len(self.nodes) - 1)
        return [node.token_id for node in _path(self.nodes, node_id)]


def penalise_length(log_probability: float, length: int, length_penalty: float) -> float:
    """Return the score of a target: log P / ((5 + length) / 6)^penalty.

    Args:
        log_probability: Natural log-probability of all its tokens together.
        length: Number of its tokens, the end token included.
        length_penalty: 0 gives plain log P; higher values favour long targets.
    Source: Wu et al. (2016), §7, equation 14, without the coverage penalty.
    """
    return log_probability / ((5 + length) / 6) ** length_penalty


@torch.inference_mode()
def beam_search(
    checkpoint: Readable, text: str, width: int = 4, length_penalty: float = 0.6, max_length: int | None = None
) -> BeamSearch:
    """Decode with beam search, which keeps several live targets at each step.

    At each step, every live target proposes its `width` most probable next tokens. Targets that end are finished, and
    the `width` of them with the best scores are kept; of the others, the `width` most probable stay live. The search
    stops when no live target can still beat the worst of `width` finished ones, when none is live, or at the limit.
    With width 1 it writes the same as `greedy`.

    Args:
        checkpoint: A model with a decoder, with its tokenizers.
        text: The source text.
        width: Number of live targets at each step, 1 to 16.
        length_penalty: From 0 (none) to 5.
        max_length: Most tokens to write. Default: the model's limit.
    Returns:
        The finished targets and the tree: the `2 * width` most probable proposals of each step, and all those kept.
    Raises:
        TextError: If the text is empty, too long, or has characters unknown to the model.
        SettingError: If a value breaks a rule or the model has no decoder.
    Source: Wu et al. (2016), §7.
    """
    whole_number("width", width, 1, WIDEST)
    number("length_penalty", length_penalty, 0, 5)
    check_readable(checkpoint)
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
        nodes=tree.tree_nodes(best),
        hypotheses=hypotheses,
        best=best,
        source_tokens=source_tokens,
        width=width,
        length_penalty=length_penalty,
        reason=reason,
    )


def _proposals(model: Transformer, source: Tensor, tree: _Tree) -> Iterator[list[tuple[int, int, float]]]:
    """Yield for each step the proposals of the live nodes: parent, token id, log-probability up to the token.

    The tree must grow between two steps, because the rows of the cache follow its live nodes.
    """
    memory, cache = model.encode(source), KeyValueCache() if model.config.causal else None
    while True:
        live = tree.live
        count = len(live)
        read = [[node.token_id] if cache is not None else tree.read(node) for node in live]
        ids = torch.tensor(read, device=source.device)
        # One batched call: each live target is a row, and all rows read the same memory.
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


def _path(nodes: list[BeamNode], node_id: int) -> list[BeamNode]:
    """Return the nodes from the first written token to a node; none for the start."""
    path: list[BeamNode] = []
    node = nodes[node_id]
    while node.parent_id is not None:
        path.append(node)
        node = nodes[node.parent_id]
    return path[::-1]


class _Tree:
    """The growing tree: its nodes, the live ones, and the best finished ones so far, best first."""

    def __init__(self, tokenizer: Tokenizer, width: int, length_penalty: float) -> None:
        self.width = width
        self._tokenizer = tokenizer
        self._length_penalty = length_penalty
        self._nodes: list[BeamNode] = []
        self.live = [self._add(None, 0, START, 0.0, kept=True)]
        self.finished: list[BeamNode] = []

    def grow(self, depth: int, proposals: list[tuple[int, int, float]]) -> None:
        """Add a step: determine which proposals finish, which stay live, and which others get a node."""
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
        """Return the ids that the decoder has read at a node."""
        return [START, *(before.token_id for before in _path(self._nodes, node.id))]

    def is_decided(self, limit: int) -> bool:
        """Return whether no live node can still beat the worst of `width` finished ones, even with certain tokens."""
        if len(self.finished) < self.width:
            return False
        # log P is never above 0, so the longest target has the highest score.
        highest = penalise_length(self.live[0].log_probability, limit, self._length_penalty)
        return highest <= self.finished[-1].score

    def hypothesis(self, node: BeamNode) -> Hypothesis:
        """Return the target that ends at a node."""
        token_ids = [before.token_id for before in _path(self._nodes, node.id)]
        return Hypothesis(
            node_id=node.id,
            token_ids=token_ids,
            tokens=self._tokenizer.tokens(token_ids),
            text=self._tokenizer.decode(token_ids),
            log_probability=node.log_probability,
            score=node.score,
            finished=node.finished,
        )

    def tree_nodes(self, best: Hypothesis) -> list[BeamNode]:
        """Return all nodes, marked with the winning path and the finished ones that stayed among the best."""
        kept = {node.id for node in self.finished}
        winning = {0, *(node.id for node in _path(self._nodes, best.node_id))}
        return [replace(node, kept=node.kept or node.id in kept, winning=node.id in winning) for node in self._nodes]

    def _enters(self, depth: int, log_probability: float) -> bool:
        score = penalise_length(log_probability, depth, self._length_penalty)
        return len(self.finished) < self.width or score > self.finished[-1].score

    def _add(self, parent_id: int | None, depth: int, token_id: int, log_probability: float, kept: bool) -> BeamNode:
        node = BeamNode(
            id=len(self._nodes),
            parent_id=parent_id,
            depth=depth,
            token=self._tokenizer.tokens([token_id])[0],
            token_id=token_id,
            log_probability=log_probability,
            score=penalise_length(log_probability, depth, self._length_penalty),
            kept=kept,
            finished=token_id == END,
        )
        self._nodes.append(node)
        return node
