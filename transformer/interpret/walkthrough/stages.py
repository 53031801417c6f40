"""The stages of the path through one head, read from a trace and a model."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import TransformerConfig
from transformer.errors import SettingError, whole_number
from transformer.interpret.shares_of_output import along_what_is_added
from transformer.interpret.walkthrough.arithmetic import (
    addition,
    contribution,
    copy,
    division,
    masking,
    product,
    softmax,
)
from transformer.interpret.walkthrough.reader import Reader, parameter_matrix
from transformer.interpret.walkthrough.texts import WORDS
from transformer.interpret.walkthrough.workings import ALL_HEADS, MODEL, SHARED, Cells, Matrix, Stage
from transformer.maps import KINDS, Axis, Kind, Part, Place
from transformer.trace import Trace


def stage_ids(config: TransformerConfig) -> list[str]:
    """Return the stages of the path through a head of a model with this config, in order."""
    scaled, norm = ["scaled"] * config.scaled_scores, ["norm"] * (not config.norm_first)
    return [
        "embedding", "input", "query", "key", "value", "scores", *scaled, "masked", "weights", "output",
        "contributions", "concatenated", "projected", "residual", *norm,
    ]  # fmt: skip


def walk_through(
    checkpoint: Checkpoint,
    trace: Trace,
    kind: Kind,
    layer: int,
    head: int,
    item: int = 0,
    until: str | None = None,
) -> list[Stage]:
    """Return the stages of the path from the embeddings through one head to the residual.

    Args:
        checkpoint: The model that ran.
        trace: Trace of a full pass with every value, as `greedy` and `trace_batch` leave it.
        kind: `encoder`, `cross` or `decoder`.
        layer: Number of the layer, from 0.
        head: Number of the head, from 0.
        item: Index of the sequence in the batch.
        until: The last stage that is wanted; None = all of them. Before "concatenated" no other head is read.
    Returns:
        Those of `stage_ids`.
    Raises:
        SettingError: If the model has no such head or the batch no such sequence, if the trace lacks a value, or if a
            value other than embeddings and positions was edited.
    Source: Vaswani et al. (2017), §3.1 to §3.4.
    """
    config = checkpoint.config
    if kind not in KINDS:
        raise SettingError("kind", f"be one of {', '.join(KINDS)}", kind)
    if kind != "encoder" and not config.has_decoder:
        raise SettingError("kind", "be encoder, as this model has no decoder", kind)
    whole_number("layer", layer, 0, config.num_layers - 1)
    whole_number("head", head, 0, config.num_heads - 1)
    if until is not None and until not in stage_ids(config):
        raise SettingError("until", f"be one of {', '.join(stage_ids(config))}", until)
    stages: list[Stage] = []
    for stage in _Walk(Reader(checkpoint, trace, Place(kind, layer, str(head + 1)), item)).stages():
        stages.append(stage)
        if stage.id == until:
            break
    return stages


StageGenerator = Generator[Stage, None, Matrix]
"""A generator of stages, each made when it is asked for; it returns the matrix with which the next part goes on."""


class _Walk:
    """The path through one head; each method makes the stages of one part of the paper's layer, when asked."""

    def __init__(self, reader: Reader) -> None:
        place, config = reader.place, reader.checkpoint.config
        self.reader, self.read, self.config = reader, reader.read_value, config
        self.kind, self.layer, self.head = place.kind, place.layer, place.single
        self.stack, attention = KINDS[self.kind]
        self.path = f"{self.stack}.layers.{self.layer}.{attention}"
        self.own = (self.head * config.d_k, (self.head + 1) * config.d_k)
        self.is_causal = self.kind == "decoder" and config.causal
        scaled = f", multiplied by √{config.d_model} = {config.d_model**0.5:.3g}"
        self._facts = dict(
            scaled=scaled if config.scaled_embedding else "",
            memory=" (in the memory M, which the encoder made)" if self.kind == "cross" else "",
            future=", and at tokens that come later" if self.is_causal else "",
            d_model=config.d_model, d_k=config.d_k, root=config.d_k**0.5,
            heads=config.num_heads, number=self.head + 1, first=self.own[0] + 1, last=self.own[1],
        )  # fmt: skip

    def stages(self) -> Iterator[Stage]:
        """Make the stages in order."""
        embedded = yield from self.embed()
        stream, x = yield from self.read_input(embedded)
        query, key, value = yield from self.project(x)
        yield from self.attend(query, key, value)
        added = yield from self.combine_heads()
        yield from self.add_to(stream if self.config.norm_first else x, added)

    def add(
        self,
        id: str,
        formula: str,
        operands: list[Matrix],
        result: Matrix,
        cells: Cells,
        words: str = "",
        letter: str = "X",
    ) -> StageGenerator:
        """Make a stage and return its result; `words` is its key in `WORDS` if that is not its id."""
        title, text, question = WORDS[words or id]
        text, formula = text.format(letter=letter, **self._facts), f"{result.symbol} = {formula}"
        yield Stage(id, title, text, formula, operands, result, question, cells)
        return result

    def embed(self) -> StageGenerator:
        """Add the embeddings and positions; return their sum."""
        embedding = self.read("embedding", "embeddings of the tokens", f"{self.stack}.embedding")
        positions = self.read("positions", "numbers of the positions", f"{self.stack}.positions")
        embedded = self.read("embedded", "embedded tokens", f"{self.stack}.embedded")
        words = "embedding without positions" if self.config.positions == "none" else "embedding"
        cells = addition(embedding, positions)
        return (
            yield from self.add("embedding", "embedding + positions", [embedding, positions], embedded, cells, words)
        )

    def read_input(self, embedded: Matrix) -> Generator[Stage, None, tuple[Matrix, Matrix]]:
        """Add what the sublayer reads, X; return the residual stream before its norm, and X."""
        before = f"{self.stack}.layers."
        before += f"{self.layer}.self_attention" if self.kind == "cross" else f"{self.layer - 1}.feed_forward"
        is_first = self.layer == 0 and self.kind != "cross"
        stream = embedded if is_first else self.read("before", "tokens after the steps before", f"{before}_residual")
        # The norm between the previous sublayer and this one belongs to this one in pre-norm models only.
        if is_first and not self.config.norm_first:
            x = replace(embedded, symbol="X", name="what the layer reads")
            made = self.add("input", "embedded", [embedded], x, copy([embedded]), "input as it is")
            return stream, (yield from made)
        norm = f"{self.path if self.config.norm_first else before}_norm"
        x = self.read("X", "what the layer reads", norm)
        formula, operands, cells = self.reader.norm(stream, norm)
        return stream, (yield from self.add("input", formula, operands, x, cells))

    def project(self, x: Matrix) -> Generator[Stage, None, list[Matrix]]:
        """Add queries, keys and values, and return them."""
        looked_at = x
        if self.kind == "cross":
            norm = "residual" if self.config.norm_first else "norm"
            last = f"encoder.layers.{self.config.num_layers - 1}.feed_forward_{norm}"
            name = "encoder.norm" if self.config.final_norm else last
            looked_at = self.read("M", "memory: what the encoder made", name)
        looked_at = self.reader.looked_at(looked_at)
        parts: list[tuple[str, Part, str, Matrix]] = [
            ("Q", "query", "queries", x), ("K", "key", "keys", looked_at), ("V", "value", "values", looked_at)
        ]  # fmt: skip
        projected = []
        for letter, part, name, source in parts:
            weight, bias = self.reader.projection(self.path, letter, part)
            result = self.read(letter, f"{name} of head {self.head + 1}", f"{self.path}.{part}", part)
            formula = f"{source.symbol} · {weight.symbol} + {bias.symbol}"
            operands, cells = [source, weight, bias], product(source, weight, bias)
            projected.append((yield from self.add(part, formula, operands, result, cells, letter=source.symbol)))
        return projected

    def attend(self, query: Matrix, key: Matrix, value: Matrix) -> Iterator[Stage]:
        """Add the attention of this head, from the scores to its output."""
        path, of_head = self.path, f"of head {self.head + 1}"
        scores = self.read("scores", f"scores {of_head}", f"{path}.scores")
        yield from self.add("scores", "Q · Kᵀ", [query, key], scores, product(query, key, transposed=True))
        scaled = self.read("scaled", f"scaled scores {of_head}", f"{path}.scaled")
        if self.config.scaled_scores:
            d_k = self.config.d_k
            yield from self.add("scaled", f"scores / √{d_k}", [scores], scaled, division(scores, d_k))
        else:
            scaled = scores
        blocked = ~self.read("allowed", "who may look at whom", f"{path}.allowed").values
        masked = replace(self.read("masked", f"masked scores {of_head}", f"{path}.masked_scores"), blocked=blocked)
        cells = masking(scaled, blocked, self.is_causal)
        yield from self.add("masked", f"{scaled.symbol}, −∞ where blocked", [scaled], masked, cells)
        weights = replace(self.read("weights", f"weights {of_head}", f"{path}.weights"), blocked=blocked)
        before = masked if blocked.any() else scaled  # the same numbers, where nothing is blocked
        yield from self.add("weights", f"softmax({before.symbol}), row by row", [before], weights, softmax(before))
        output = self.read("output", f"output {of_head}", f"{path}.output")
        yield from self.add("output", "weights · V", [weights, value], output, product(weights, value))
        yield from self.contribute(weights, value)

    def contribute(self, weights: Matrix, value: Matrix) -> Iterator[Stage]:
        """Add the share of each token in what the head adds, see `along_what_is_added`."""
        projection = self.reader.parameters(f"{self.path}.output_projection")[0].detach().float().cpu().numpy()
        head = f"head {self.head + 1}"
        parts = along_what_is_added(weights.values, value.values @ projection[:, slice(*self.own)].T)
        along = replace(weights, values=parts, symbol="along", name=f"how far each value goes along what {head} adds")
        name = f"share of what {head} adds"
        result = replace(weights, values=weights.values * parts, symbol="contributions", name=name)
        yield from self.add(
            "contributions", "weights × along, cell by cell", [weights, along], result, contribution(weights, along)
        )

    def combine_heads(self) -> StageGenerator:
        """Add the outputs of all heads side by side, and their projection by W_O, which is returned."""
        path, heads = self.path, range(self.config.num_heads)
        outputs = [self.read(f"output_{j + 1}", f"output of head {j + 1}", f"{path}.output", head=j) for j in heads]
        columns = Axis(ALL_HEADS, [f"head {j + 1}, d_k {i + 1}" for j in heads for i in range(self.config.d_k)])
        concatenated = self.read("concatenated", "outputs of all heads, side by side", f"{path}.concatenated")
        concatenated = replace(concatenated, columns=columns, highlight=self.own)
        formula = ", ".join(matrix.symbol for matrix in outputs)
        yield from self.add("concatenated", f"[{formula}]", outputs, concatenated, copy(outputs))
        output_weight, output_bias = self.reader.parameters(f"{path}.output_projection")
        weight = parameter_matrix("W_O", "output weights", output_weight.T, ALL_HEADS, MODEL)
        weight = replace(weight, rows=columns)
        bias = parameter_matrix("b_O", "output bias", output_bias[None], SHARED, MODEL)
        added = self.read("projected", "what the heads add", f"{path}.projected")
        operands, cells = [concatenated, weight, bias], product(concatenated, weight, bias)
        return (yield from self.add("projected", "concatenated · W_O + b_O", operands, added, cells))

    def add_to(self, skip: Matrix, added: Matrix) -> Iterator[Stage]:
        """Add the residual connection, and in a post-norm model the norm after it."""
        residual = self.read("residual", "tokens after the attention", f"{self.path}_residual")
        yield from self.add("residual", f"{skip.symbol} + projected", [skip, added], residual, addition(skip, added))
        if not self.config.norm_first:
            formula, operands, cells = self.reader.norm(residual, f"{self.path}_norm")
            normed = self.read("normed", "tokens after the norm", f"{self.path}_norm")
            yield from self.add("norm", formula, operands, normed, cells)
