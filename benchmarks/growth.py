"""How time and bytes grow with length, heads and layers: the power of each, and a plot of all, `docs/growth.svg`.

Only attention itself may grow with the square of the length: its weights are a number for each pair of tokens.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch

from benchmarks.measure import Row
from transformer import (
    END,
    PAD,
    START,
    Checkpoint,
    SequenceTask,
    Trace,
    TrainingSettings,
    Transformer,
    greedy,
    system_config,
    train,
)
from transformer.replay import Keep, Replay, ViewState
from transformer.views import View
from transformer.views.ideas import views_of

PLOT = Path(__file__).parents[1] / "docs" / "growth.svg"
LENGTHS = (16, 32, 64, 128, 256, 512)
HEADS, LAYERS = (4, 8, 16, 32, 64), (1, 2, 4, 8, 12)
"""Heads of each of two layers, and layers of four heads: 4 to 192 heads of one kind of attention."""
USUAL = {"heads": 4, "layers": 2, "length": 32}
PAGES = {
    "stage": "heads",
    "alignment": "alignment",
    "scores of a head": "inside_a_head?stage=scores",
    "causal mask": "masks?mask=Causal",
    "positions": "positions?idea=This model",
    "whole model": "whole_model",
}
"""A view by its page, and what its link says besides model and text."""


@dataclass
class Curve:
    """How something grows.

    Attributes:
        what: Of what.
        of: "time" in milliseconds, or "bytes".
        along: "length", "heads" or "layers".
        most: Largest power that meets the goal.
        points: Size and figure.
    """

    what: str
    of: str
    along: str
    most: float
    points: list[tuple[int, float]] = field(default_factory=list)

    @property
    def power(self) -> float:
        """Slope of the upper half on logarithmic axes: below it, what is paid once hides the growth."""
        sizes, figures = np.log(np.array(self.points[len(self.points) // 2 - 1 :])).T
        return float(np.polyfit(sizes, figures, 1)[0])


def measure() -> Iterator[Row]:
    """Measure decoding, training and each view against length, heads and layers."""
    curves = [*_along("length", LENGTHS), *_along("heads", HEADS), *_along("layers", LAYERS)]
    _plot(curves)
    for curve in curves:
        yield Row(
            what=f"{curve.what}: {curve.of} against {curve.along}",
            ours=curve.power, peer_name="in proportion", peer=1, unit="power", limit=curve.most, judged="ours",
        )  # fmt: skip


def _along(name: str, sizes: Sequence[int]) -> list[Curve]:
    square, line = (2.1, 2.1) if name == "length" else (1.4, 1.15)  # times of a few milliseconds scatter
    curves = {
        what: Curve(what, of, name, most)
        for what, of, most in (
            ("decoding with rows", "time", square), ("training step, batch 8", "time", square),
            ("full capture", "time", square),
        )
    }  # fmt: skip
    for page in PAGES:
        curves |= {f"{page} {of}": Curve(page, of, name, square if of == "time" else line) for of in ("time", "bytes")}
    for size in sizes:
        shape = {**USUAL, name: size}
        for what, figure in _figures(**shape).items():
            curves[what].points.append((size, figure))
    return list(curves.values())


def _figures(heads: int, layers: int, length: int) -> dict[str, float]:
    checkpoint, text = _random(heads, layers, length)
    found = {"decoding with rows": _median(lambda: greedy(checkpoint, text, Trace(*_MAPS)))}
    ids = torch.randint(4, 40, (2, 1, length), generator=torch.Generator().manual_seed(0))
    with torch.inference_mode():
        found["full capture"] = _median(lambda: checkpoint.model(*ids, Trace()))
    found["training step, batch 8"] = _median(_step(heads, layers, length))
    for name, link in PAGES.items():
        page, _, more = link.partition("?")
        state = ViewState.of_link(f"{page}?model=random&text={text}&{more}")
        known: dict[Hashable, object] = {}
        replay = Replay.of(state, lambda model: checkpoint, _keeper(known))
        replay.usual_result()  # decoding is a row of its own, and so is capturing
        if page in ("inside_a_head", "whole_model"):
            replay.trace()

        def view(state: ViewState = state, known: dict[Hashable, object] = known) -> View:
            return views_of(Replay.of(state, lambda model: checkpoint, _keeper(dict(known))))[0]

        found |= {f"{name} bytes": float(len(view().data)), f"{name} time": _median(view)}
    return found


def _keeper(known: dict[Hashable, object]) -> Keep:
    """Return what keeps values in a dict."""

    def keep(key: Hashable, make: Callable[[], object]) -> object:
        if key not in known:
            known[key] = make()
        return known[key]

    return keep


_MAPS = "*attention.weights", "*attention.allowed"


def _random(heads: int, layers: int, length: int) -> tuple[Checkpoint, str]:
    """Return a model with random weights that writes to its limit, and a text of that length, both ends included."""
    tokenizer = SequenceTask().source_tokenizer
    size = tokenizer.vocab_size
    config = system_config(
        "paper", d_model=256, num_heads=heads, num_layers=layers, d_ff=256, max_length=length,
        source_vocab_size=size, target_vocab_size=size,
    )  # fmt: skip
    model = Transformer(config, seed=0).eval()
    with torch.no_grad():
        model.output_projection.bias[[PAD, START, END]] = -1e9
    checkpoint = Checkpoint(name="random", model=model, source_tokenizer=tokenizer, target_tokenizer=tokenizer)
    return checkpoint, ("abcdefghijklmnopqrstuvwxyz" * 20)[: length - 2]


def _step(heads: int, layers: int, length: int) -> Callable[[], object]:
    task = SequenceTask(name="copy", min_length=length - 2, max_length=length - 2, max_tokens=length)
    config = system_config(
        "paper", d_model=256, num_heads=heads, num_layers=layers, d_ff=256, dropout=0.0, max_length=length,
        source_vocab_size=task.source_tokenizer.vocab_size, target_vocab_size=task.target_tokenizer.vocab_size,
    )  # fmt: skip
    settings = TrainingSettings(steps=10**6, evaluate_every=10**6, batch_size=8, schedule="constant")
    training = train(Transformer(config, seed=0), task, settings)
    return lambda: next(training)


def _median(call: Callable[[], object], rounds: int = 3) -> float:
    call()
    times = []
    for _ in range(rounds):
        started = time.perf_counter()
        call()
        times.append((time.perf_counter() - started) * 1000)
    return statistics.median(times)


def _plot(curves: Sequence[Curve]) -> None:
    from matplotlib.figure import Figure

    panels = [(along, of) for along in ("length", "heads", "layers") for of in ("time", "bytes")]
    figure = Figure(figsize=(11, 13))
    for place, (along, of) in enumerate(panels, start=1):
        axes = figure.add_subplot(3, 2, place)
        for curve in curves:
            if (curve.along, curve.of) == (along, of):
                axes.loglog(*zip(*curve.points, strict=True), marker=".", label=f"{curve.what}: {curve.power:.2f}")
        axes.set_xlabel(along)
        axes.set_ylabel("milliseconds" if of == "time" else "bytes")
        sizes = [size for size, _ in next(curve for curve in curves if curve.along == along).points]
        axes.set_xticks(sizes, [str(size) for size in sizes])
        axes.minorticks_off()
        axes.legend(fontsize=7, loc="center left", bbox_to_anchor=(1, 0.5))
        axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(PLOT, metadata={"Date": None})
