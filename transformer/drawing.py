"""The command `draw`: the map of one head as a figure for a paper."""

from __future__ import annotations

import argparse
import io
import math
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from transformer.attention import MAPS
from transformer.checkpoints.checkpoint import load
from transformer.checkpoints.rewriting import write_atomically
from transformer.decoding import greedy
from transformer.errors import LabError
from transformer.extras import extra
from transformer.interpret.result import Result
from transformer.maps import LabelledMap, Place
from transformer.maps.plotting import usual_size
from transformer.output_file import add_replace, must_be_free
from transformer.trace import Trace

FORMATS = (".pdf", ".svg", ".png", ".eps")


def add_drawing(commands: argparse._SubParsersAction) -> None:
    """Add the command to those of the program."""
    drawing = commands.add_parser("draw", help="draw where a head looks, as a figure for a paper; it needs matplotlib")
    drawing.add_argument("checkpoint", type=Path, help="a file, or the name of a shipped model")
    drawing.add_argument("text", help="what the model reads")
    drawing.add_argument(
        "--head",
        required=True,
        metavar="KIND.LAYER.HEAD",
        help="cross.2.1; or a layer's mean, max, rollout: cross.2.mean",
    )
    drawing.add_argument("-o", "--output", type=Path, required=True, help=f"a file in {', '.join(FORMATS)}")
    add_replace(drawing)
    drawing.add_argument("--words", action="store_true", help="between whole words, not their pieces")
    drawing.add_argument("--mute", action="store_true", help="without the columns of special tokens")
    drawing.add_argument("--numbers", action="store_true", help="write the per cents into the cells")
    drawing.add_argument("--no-bar", action="store_true", help="without the scale beside it")
    drawing.add_argument("--title", help="above it; an empty one for none (default: the head's name)")
    drawing.add_argument("--size", type=_inches, nargs=2, metavar=("W", "H"), help="in inches (default: as cells need)")
    drawing.add_argument("--font", help="a font of this computer (default: that of matplotlib's settings)")
    drawing.add_argument("--font-size", type=_points, metavar="PT", help="(default: that of matplotlib's settings)")
    drawing.set_defaults(command=_draw)


def _between(least: float, most: float, unit: str) -> Callable[[str], float]:
    """Return a reader of a number of the command line within limits."""

    def read(written: str) -> float:
        try:
            number = float(written)
        except ValueError:
            number = math.nan
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"must be {least:g} to {most:g} {unit}, got {written}")
        return number

    return read


_inches, _points = _between(0.5, 50, "inches"), _between(2, 100, "points")


def _draw(options: argparse.Namespace) -> None:
    if options.output.suffix.lower() not in FORMATS:
        raise LabError(f"{options.output.name} names no kind of figure.", f"End it with {', '.join(FORMATS)}.")
    must_be_free(options.output, options.replace)
    if not options.output.parent.is_dir() or options.output.is_dir():
        raise LabError(f"{options.output} can't be a file: its folder is missing, or it is a folder itself.")
    place, matplotlib = Place.parse(options.head), extra("matplotlib", "A figure")
    found = _map(options, place)
    with matplotlib.rc_context({"pdf.fonttype": 42, "ps.fonttype": 42, **_fonts(options)}):
        figure = extra("matplotlib.figure", "A figure").Figure
        _save(found, figure, options)
    print(f"{found.head_name}. Saved {options.output}.")


def _map(options: argparse.Namespace, place: Place) -> LabelledMap:
    trace = Trace(*MAPS)
    result = Result.of(greedy(load(options.checkpoint), options.text, trace=trace), trace)
    result = result.merge_words() if options.words else result
    return (result.mute_specials() if options.mute else result).map(place)


def _fonts(options: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {"font.size": options.font_size} if options.font_size else {}
    if options.font:
        try:
            extra("matplotlib.font_manager", "A figure").findfont(options.font, fallback_to_default=False)
        except ValueError:
            raise LabError(f"There is no font {options.font} on this computer.", "Name another.") from None
        found["font.family"] = options.font
    return found


def _save(found: LabelledMap, figure: Any, options: argparse.Namespace) -> None:
    """Write the figure.

    Raises:
        LabError: If the font lacks a sign of the labels.
    """
    title = found.head_name if options.title is None else options.title
    drawn = figure(figsize=options.size or usual_size(found, title), layout="constrained")
    found.plot(drawn.subplots(), title=title, numbers=options.numbers, colour_bar=not options.no_bar)
    contents = io.BytesIO()
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        drawn.savefig(contents, format=options.output.suffix[1:].lower())
    said = " ".join(str(one.message) for one in told)
    if "missing from font" in said:
        raise LabError("The font lacks a sign of the labels or of the title.", "Name one that has it: --font.")
    if "constrained_layout not applied" in said:
        raise LabError("The labels leave no room for the map.", "Choose a larger --size, or a smaller --font-size.")
    write_atomically(options.output, contents.getvalue())
