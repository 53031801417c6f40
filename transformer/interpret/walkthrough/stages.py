"""The stages of the path through one head, read from a trace and a model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

import numpy as np
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.errors import SettingError, whole_number
from transformer.interpret.labelled_map import SIDES, Axis, Kind, Part, Place
from transformer.interpret.maps import KINDS
from transformer.interpret.walkthrough.arithmetic import addition, copy, division, masking, norm_of, product, softmax
from transformer.interpret.walkthrough.texts import WORDS
from transformer.interpret.walkthrough.workings import (
    ALL_HEADS,
    HEAD,
    LOOKED_AT,
    LOOKS,
    MODEL,
    SHARED,
    Cells,
    Matrix,
    Stage,
)
from transformer.trace import Trace

AXES = {"query": LOOKS, "key": LOOKED_AT, "position": LOOKS, "d_model": MODEL, "d_k": HEAD}


@dataclass(frozen=True, eq=False)
class _Reader:
    """Reads labelled matrices from a trace and a model, for one head and one sequence."""

    checkpoint: Checkpoint
    trace: Trace
    place: Place
    item: int

    def captured(self, symbol: str, name: str, path: str, part: Part = "", head: int | None = None) -> Matrix:
        """Return a captured value; of this head, or of another head of the same layer.

        Raises:
            SettingError: If the trace lacks the value, holds only a cached step of it, or was edited there.
        """
        if path not in self.trace or self.trace[path].start:
            raise SettingError(
                "trace", "hold every value of a full pass", got=f"one without {path}", advice="Capture everything."
            )
        # Edited embeddings and positions are valid inputs; any other edited value would contradict its formula.
        edited = any(fnmatchcase(path, pattern) for pattern in self.trace.edits)
        if edited and not path.endswith((".embedding", ".positions")):
            raise SettingError("trace", f"not be edited at {path}", got="an edit", advice="Its formula would not hold.")
        traced = self.trace[path]
        if traced.axes[0] == "batch":
            whole_number("item", self.item, 0, len(traced.tensor) - 1)
        place = self.place if head is None else replace(self.place, head=str(head + 1))
        chosen = {"batch": self.item, "head": place.single}
        values = np.array(traced.array[tuple(chosen.get(axis, slice(None)) for axis in traced.axes)])
        rows, columns = (
            self.axis(AXES[axis], traced.tokens(axis, self.item) if axis in traced.labels else _numbers(count), part)
            for axis, count in zip(traced.axes[-2:], values.shape)
        )
        of = place if "head" in traced.axes else None
        return Matrix(values, rows, columns, place=of, symbol=symbol, name=name, part=part)

    def axis(self, name: str, labels: Sequence[str], part: Part = "") -> Axis:
        """Return an axis with the side and part of its tokens; an axis of dimensions gets `part`."""
        looks, looked_at = SIDES[self.place.kind]
        tokens = {LOOKS: Axis(name, labels, looks, "query"), LOOKED_AT: Axis(name, labels, looked_at, "key")}
        return tokens.get(name, Axis(name, labels, part=part))

    def looked_at(self, matrix: Matrix) -> Matrix:
        """Return the same matrix with its tokens as keys instead of queries."""
        return replace(matrix, rows=self.axis(LOOKED_AT, matrix.rows.labels))

    def parameters(self, path: str) -> tuple[Tensor, Tensor]:
        """Return the weight (of a norm: the gain) and the bias of the module at `path`."""
        model = self.checkpoint.model
        return model.get_parameter(f"{path}.weight"), model.get_parameter(f"{path}.bias")

    def projection(self, path: str, letter: str, part: Part) -> tuple[Matrix, Matrix]:
        """Return this head's slice of the weights, `(d_model, d_k)`, and of the bias, `(1, d_k)`."""
        weight, bias = self.parameters(f"{path}.{part}_projection")
        d_k = self.checkpoint.config.d_k
        own = slice(self.place.single * d_k, (self.place.single + 1) * d_k)
        # nn.Linear stores (out, in), but the formula multiplies by the weights from the right.
        return (
            _parameter(f"W_{letter}", f"{part} weights of this head", weight[own].T, MODEL, HEAD, part),
            _parameter(f"b_{letter}", f"{part} bias of this head", bias[own][None], SHARED, HEAD, part),
        )

    def norm(self, x: Matrix, path: str) -> tuple[str, list[Matrix], Cells]:
        """Return the formula, operands and cells of the norm at `path` applied to `x`."""
        gain, bias = (
            _parameter(symbol, f"learned {symbol}", tensor.expand(len(x.columns.labels))[None], SHARED, MODEL)
            for symbol, tensor in zip(("gain", "bias"), self.parameters(path))
        )
        standard, eps = self.checkpoint.config.norm == "standard", self.checkpoint.config.norm_eps
        deviation = f"√(variance + {eps:g})" if standard else f"standard deviation (n − 1) + {eps:g}"
        formula = f"gain · ({x.symbol} − mean) / deviation + bias, with deviation = {deviation}"
        return formula, [x, gain, bias], norm_of(x, gain, bias, eps, standard)


def _parameter(symbol: str, name: str, tensor: Tensor, row: str, column: str, part: Part = "") -> Matrix:
    values = tensor.detach().float().cpu().numpy().copy()  # a copy, because all sessions share the model
    rows, columns = (Axis(axis, _numbers(size), part=part) for axis, size in zip((row, column), values.shape))
    return Matrix(values, rows, columns, symbol=symbol, name=name, part=part)


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(count)]


def walk_through(checkpoint: Checkpoint, trace: Trace, kind: Kind, layer: int, head: int, item: int = 0) -> list[Stage]:
    """Return the stages of the path from the embeddings through one head to the residual.

    Args:
        checkpoint: The model that ran.
        trace: Trace of a full pass with every value, as `greedy` and `trace_batch` leave it.
        kind: `encoder`, `cross` or `decoder`.
        layer: Number of the layer, from 0.
        head: Number of the head, from 0.
        item: Index of the sequence in the batch.
    Returns:
        embedding, input, query, key, value, scores, scaled (if the model scales scores), masked, weights, output,
        concatenated, projected, residual, and in post-norm models norm.
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
    stack, attention = KINDS[kind]
    path, d_k = f"{stack}.layers.{layer}.{attention}", config.d_k
    own = (head * d_k, (head + 1) * d_k)
    is_causal = kind == "decoder" and config.causal
    reader = _Reader(checkpoint, trace, Place(kind, layer, str(head + 1)), item)
    read = reader.captured
    facts = dict(
        scaled=f", multiplied by √{config.d_model} = {config.d_model**0.5:.3g}" if config.scaled_embedding else "",
        memory=" (in the memory M, which the encoder made)" if kind == "cross" else "",
        future=", and at tokens that come later" if is_causal else "",
        d_model=config.d_model, d_k=d_k, root=d_k**0.5,
        heads=config.num_heads, number=head + 1, first=own[0], last=own[1] - 1,
    )  # fmt: skip
    stages: list[Stage] = []

    def add(
        id: str, formula: str, operands: list[Matrix], result: Matrix, cells: Cells, words: str = "", letter: str = "X"
    ) -> Matrix:
        title, text, question = WORDS[words or id]
        formula = f"{result.symbol} = {formula}"
        stages.append(Stage(id, title, text.format(letter=letter, **facts), formula, operands, result, question, cells))
        return result

    embedding = read("embedding", "embeddings of the tokens", f"{stack}.embedding")
    positions = read("positions", "numbers of the positions", f"{stack}.positions")
    embedded = read("embedded", "embedded tokens", f"{stack}.embedded")
    words = "embedding without positions" if config.positions == "none" else "embedding"
    add("embedding", "embedding + positions", [embedding, positions], embedded, addition(embedding, positions), words)

    # The norm between the previous sublayer and this one belongs to this one in pre-norm models, else to the previous.
    first = layer == 0 and kind != "cross"
    before = f"{stack}.layers.{layer}.self_attention" if kind == "cross" else f"{stack}.layers.{layer - 1}.feed_forward"
    stream = embedded if first else read("before", "tokens after the steps before", f"{before}_residual")
    if first and not config.norm_first:
        x = replace(embedded, symbol="X", name="what the layer reads")
        add("input", "embedded", [embedded], x, copy([embedded]), "input as it is")
    else:
        norm_path = f"{path if config.norm_first else before}_norm"
        x = read("X", "what the layer reads", norm_path)
        formula, operands, cells = reader.norm(stream, norm_path)
        add("input", formula, operands, x, cells)

    looked_at = reader.looked_at(x)
    if kind == "cross":
        last = f"encoder.layers.{config.num_layers - 1}.feed_forward_{'residual' if config.norm_first else 'norm'}"
        memory = read("M", "memory: what the encoder made", "encoder.norm" if config.final_norm else last)
        looked_at = reader.looked_at(memory)
    projected = []
    parts: list[tuple[str, Part, str, Matrix]] = [
        ("Q", "query", "queries", x), ("K", "key", "keys", looked_at), ("V", "value", "values", looked_at)
    ]  # fmt: skip
    for letter, part, name, source in parts:
        weight, bias = reader.projection(path, letter, part)
        result = read(letter, f"{name} of head {head + 1}", f"{path}.{part}", part)
        formula = f"{source.symbol} · {weight.symbol} + {bias.symbol}"
        cells = product(source, weight, bias)
        projected.append(add(part, formula, [source, weight, bias], result, cells, letter=source.symbol))
    query, key, value = projected

    scores = read("scores", f"scores of head {head + 1}", f"{path}.scores")
    add("scores", "Q · Kᵀ", [query, key], scores, product(query, key, transposed=True))
    scaled = read("scaled", "scores, scaled", f"{path}.scaled")
    if config.scaled_scores:
        add("scaled", f"scores / √{d_k}", [scores], scaled, division(scores, d_k))
    else:
        scaled = scores
    blocked = ~read("allowed", "who may look at whom", f"{path}.allowed").values
    masked = replace(read("masked", "scores, masked", f"{path}.masked_scores"), blocked=blocked)
    add("masked", f"{scaled.symbol}, −∞ where blocked", [scaled], masked, masking(scaled, blocked, is_causal))
    weights = replace(read("weights", f"weights of head {head + 1}", f"{path}.weights"), blocked=blocked)
    add("weights", "softmax(masked), row by row", [masked], weights, softmax(masked))
    output = read("output", f"output of head {head + 1}", f"{path}.output")
    add("output", "weights · V", [weights, value], output, product(weights, value))

    heads = range(config.num_heads)
    outputs = [read(f"output_{j + 1}", f"output of head {j + 1}", f"{path}.output", head=j) for j in heads]
    columns = [f"head {j + 1}, d_k {i}" for j in heads for i in range(d_k)]
    concatenated = replace(
        read("concatenated", "outputs of all heads, side by side", f"{path}.concatenated"),
        columns=Axis(ALL_HEADS, columns), highlight=own,
    )  # fmt: skip
    formula = ", ".join(matrix.symbol for matrix in outputs)
    add("concatenated", f"[{formula}]", outputs, concatenated, copy(outputs))
    output_weight, output_bias = reader.parameters(f"{path}.output_projection")
    weight = replace(_parameter("W_O", "output weights", output_weight.T, ALL_HEADS, MODEL), rows=concatenated.columns)
    bias = _parameter("b_O", "output bias", output_bias[None], SHARED, MODEL)
    added = read("projected", "what the heads add", f"{path}.projected")
    formula = "concatenated · W_O + b_O"
    add("projected", formula, [concatenated, weight, bias], added, product(concatenated, weight, bias))
    skip = stream if config.norm_first else x
    residual = read("residual", "tokens after the attention", f"{path}_residual")
    add("residual", f"{skip.symbol} + projected", [skip, added], residual, addition(skip, added))
    if not config.norm_first:
        formula, operands, cells = reader.norm(residual, f"{path}_norm")
        add("norm", formula, operands, read("normed", "tokens after the norm", f"{path}_norm"), cells)
    return stages
