"""The film of a training run as a moving picture, for slides and for those who have no browser at hand."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from transformer.figures.theme import CATEGORICAL, SEQUENTIAL, clipped, plain_token
from transformer.film import Frame, Probe
from transformer.film_marks import Mark, blocked_of, kinds_of

WIDTH = 960
"""Pixels; a slide shows it as it is."""
MOST_FRAMES = 100
MOST_BYTES = 3 * 10**6
"""A file that still goes by mail: a film that would be larger shows fewer frames."""
FRAME_MS, FIRST_MS, LAST_MS, MARK_MS = 120, 1000, 4000, 1200
LEVELS = 64
"""Colours of the scale: a weight is shown to within 0.8 %."""
_INKS = 16
"""Shades from paper to ink, so that letters have smooth edges."""
_PAPER, _INK, _LINE = "#ffffff", "#1d1a26", CATEGORICAL[3]
_LINES = LEVELS + _INKS
_HATCH = LEVELS + 4
_MARGIN, _GAP = 32, 28
_TITLES = {"encoder": "Encoder self-attention", "cross": "Cross-attention", "decoder": "Decoder self-attention"}


def scale_colours() -> np.ndarray:
    """The colours of the weights 0 to 1 in `LEVELS` even steps, `(level, 3)`, uint8."""
    stops = np.array([_rgb(colour) for colour in SEQUENTIAL], dtype=float)
    places = np.linspace(0, len(stops) - 1, LEVELS)
    channels = [np.interp(places, range(len(stops)), stops[:, channel]) for channel in range(3)]
    return np.rint(np.stack(channels, axis=1)).astype(np.uint8)


def film_gif(
    probe: Probe,
    frames: Sequence[Frame],
    records: Sequence[Mapping[str, Any]] = (),
    marks: Sequence[Mark] = (),
    title: str = "",
) -> bytes:
    """All heads over the training, with step, loss, exact match, the model's own answer and the curve of the loss.

    Args:
        probe: The sentence.
        frames: By step; of many, `MOST_FRAMES` are shown, those with a mark among them.
        records: Told steps: dicts with `step` and `loss`. Default: those of the frames.
        marks: Moments that are told below the picture, and held for a while.
        title: First line of the picture.
    Returns:
        A GIF of at most `MOST_BYTES` that repeats for ever and rests on its last picture.
    Raises:
        ValueError: If there is no frame.
    """
    if not frames:
        raise ValueError("`frames` must have at least one frame, got none. Film the run first.")
    told = {mark.frame: mark.text for mark in marks}
    layout = _Layout(probe, frames, records or [vars(frame) for frame in frames], title)
    most = MOST_FRAMES
    while True:
        content = _encoded(layout, frames, told, _chosen(len(frames), sorted(told), most))
        if len(content) <= MOST_BYTES or most <= 2:
            return content
        # Pictures differ in size: a little fewer than the average allows.
        most = max(2, int(0.95 * min(most, len(frames)) * MOST_BYTES / len(content)))


def _encoded(layout: _Layout, frames: Sequence[Frame], told: Mapping[int, str], shown: Sequence[int]) -> bytes:
    pictures = [_image(layout.draw(frames[place], told.get(place, ""))) for place in shown]
    times = [MARK_MS if place in told else FRAME_MS for place in shown]
    times[0], times[-1] = FIRST_MS, LAST_MS
    content = io.BytesIO()
    pictures[0].save(
        content, "GIF", save_all=True, append_images=pictures[1:], duration=times, loop=0, optimize=False, disposal=1
    )
    return content.getvalue()


def _chosen(count: int, wanted: Sequence[int], most: int) -> list[int]:
    """At most so many places: first, last and the wanted ones, the others spread evenly."""
    if count <= most:
        return list(range(count))
    kept = {0, count - 1, *wanted[: most - 2]}
    spread = np.linspace(0, count - 1, most - len(kept)).round().astype(int)
    return sorted(kept | set(spread.tolist()))


class _Layout:
    """Where everything stands in the pictures of one film; what never changes is drawn once."""

    def __init__(self, probe: Probe, frames: Sequence[Frame], records: Sequence[Mapping[str, Any]], title: str) -> None:
        self.answer, self.kinds = probe.answer, kinds_of(frames)
        self.blocked = {kind: blocked_of(frames, kind) for kind in self.kinds}
        self.points = [(record["step"], record["loss"]) for record in records if _is_number(record["loss"])]
        self.end = max(1, frames[-1].step, *(step for step, _ in self.points)) if self.points else frames[-1].step or 1
        self.top = max((loss for _, loss in self.points), default=1.0)
        layers, heads = max(frames[0].maps[kind].shape[:2] for kind in self.kinds)
        sides = [max(frames[0].maps[kind].shape[2:]) for kind in self.kinds]
        beside = len(self.kinds)
        room = (WIDTH - 2 * _MARGIN - (beside - 1) * _GAP) / beside
        # Whole pixels a cell: a scaled map would have colours that are not on the scale.
        self.pitch = max(int(room / heads), 8)
        self.cell = max(1, min((self.pitch - 6) // max(sides), 96 // max(sides)))
        self.pitch = min(self.pitch, self.cell * max(sides) + 8)
        self.left = {kind: round(_MARGIN + place * (room + _GAP)) for place, kind in enumerate(self.kinds)}
        self.maps_top = 190 if title else 150
        self.curve_top = self.maps_top + layers * self.pitch + 52
        self.height = self.curve_top + 90 + 44
        self.width = max(WIDTH, max(self.left.values()) + heads * self.pitch + _MARGIN)
        self.facts_top = 62 if title else 22
        self.still = self._draw_still(probe, title)

    def _draw_still(self, probe: Probe, title: str) -> np.ndarray:
        sheet = np.full((self.height, self.width), LEVELS, dtype=np.uint8)
        if title:
            _write(sheet, _MARGIN, 18, clipped(plain_token(title), 60), 28)
        for kind in self.kinds:
            _write(sheet, self.left[kind], self.maps_top - 32, _TITLES[kind], 20)
        _write(sheet, _MARGIN, self.curve_top - 34, "Loss", 18, faint=True)
        points = [self._place(step, loss) for step, loss in self.points]
        base = self.curve_top + 90
        _stroke(sheet, [(_MARGIN, base), (self.width - _MARGIN, base)], LEVELS + 6, 1)
        if len(points) > 1:
            _stroke(sheet, points, _LINES, 2)
        return sheet

    def _place(self, step: int, loss: float) -> tuple[int, int]:
        x = _MARGIN + (self.width - 2 * _MARGIN) * step / self.end
        return round(x), round(self.curve_top + 90 * (1 - min(1.0, loss / self.top)))

    def draw(self, frame: Frame, told: str) -> np.ndarray:
        """One picture, a number of the palette for each pixel."""
        sheet = self.still.copy()
        for kind in self.kinds:
            self._draw_kind(sheet, kind, frame.maps[kind])
        loss = "–" if frame.loss is None else f"{frame.loss:.3f}"
        exact = "–" if frame.exact_match is None else f"{round(100 * frame.exact_match, 1):g} %"
        facts = {"Step": f"{frame.step:,}", "Loss": loss, "Exact match": exact}
        for place, (name, value) in enumerate(facts.items()):
            x = _MARGIN + place * 150
            _write(sheet, x, self.facts_top, name, 17, faint=True)
            _write(sheet, x, self.facts_top + 20, value, 30)
        x = _MARGIN + 490
        verdict = "right" if frame.is_right else f"not {clipped(plain_token(self.answer), 28)}"
        _write(sheet, x, self.facts_top, f"Model writes ({verdict})", 17, faint=True)
        _write(sheet, x, self.facts_top + 20, clipped(plain_token(frame.answer), 28), 30)
        x, _ = self._place(frame.step, 0)
        _stroke(sheet, [(x, self.curve_top - 6), (x, self.curve_top + 90)], LEVELS + _INKS - 1, 2)
        if told:
            _write(sheet, _MARGIN, self.height - 36, clipped(told, 92), 20)
        return sheet

    def _draw_kind(self, sheet: np.ndarray, kind: str, maps: np.ndarray) -> None:
        levels = np.rint(maps.astype(np.float32) * (LEVELS - 1) / 255).astype(np.uint8)
        tall = levels.repeat(self.cell, axis=2).repeat(self.cell, axis=3)
        height, width = tall.shape[2:]
        blocked = self.blocked[kind]
        if blocked is not None:
            hidden = blocked.repeat(self.cell, axis=0).repeat(self.cell, axis=1)
            stripes = np.add.outer(np.arange(height), np.arange(width)) % 6 < 1
            tall = np.where(hidden, np.where(stripes, _HATCH, LEVELS + 1), tall)
        for layer, head in np.ndindex(tall.shape[:2]):
            y, x = self.maps_top + layer * self.pitch, self.left[kind] + head * self.pitch
            sheet[y - 1 : y + height + 1, x - 1 : x + width + 1] = LEVELS + 4
            sheet[y : y + height, x : x + width] = tall[layer, head]


def _is_number(value: float | None) -> bool:
    return value is not None and bool(np.isfinite(value))


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def _palette() -> bytes:
    shades = np.linspace(_rgb(_PAPER), _rgb(_INK), _INKS).round().astype(np.uint8)
    colours = np.concatenate([scale_colours(), shades, np.array([_rgb(_LINE)], dtype=np.uint8)])
    return colours.tobytes().ljust(768, b"\0")


def _image(sheet: np.ndarray) -> Image.Image:
    image = Image.frombytes("P", sheet.shape[::-1], sheet.tobytes())
    image.putpalette(_palette())
    return image


def _write(sheet: np.ndarray, x: int, y: int, text: str, size: int, faint: bool = False) -> None:
    """Write a line of text, in shades of the palette."""
    mask = Image.new("L", (sheet.shape[1] - x, size * 2), 0)
    ImageDraw.Draw(mask).text((0, 0), text, fill=175 if faint else 255, font=ImageFont.load_default(size))
    shades = np.asarray(mask).astype(int) * (_INKS - 1) // 255
    part = sheet[y : y + shades.shape[0], x:]
    np.copyto(part, (LEVELS + shades[: len(part)]).astype(np.uint8), where=shades[: len(part)] > 0)


def _stroke(sheet: np.ndarray, points: Sequence[tuple[int, int]], colour: int, width: int) -> None:
    mask = Image.new("1", sheet.shape[::-1], 0)
    ImageDraw.Draw(mask).line(points, fill=1, width=width)
    sheet[np.asarray(mask)] = colour
