"""The film of a training run as a moving picture, for slides and for those who have no browser at hand."""

from __future__ import annotations

import io
import itertools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from transformer.figures.lettering import font_for, own_font
from transformer.figures.theme import CATEGORICAL, SEQUENTIAL
from transformer.interpret.labelled_map import KIND_TITLES, Kind
from transformer.runs.film import FilmedExample, Frame
from transformer.runs.film_marks import Mark, blocked_of, kinds_of
from transformer.text.wording import clipped, plain_token

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
_UNCHANGED = 255
_MARGIN, _GAP = 32, 28
_FACTS = 132
"""Pixels that step, loss and exact match take each."""
_TEXTS = _MARGIN + 3 * _FACTS + 24
"""Where the lines with the text that is read and the answers begin."""
_NO_FONT = "in letters that have no font here"


def scale_colours() -> np.ndarray:
    """The colours of the weights 0 to 1 in `LEVELS` even steps, `(level, 3)`, uint8."""
    stops = np.array([_rgb(colour) for colour in SEQUENTIAL], dtype=float)
    places = np.linspace(0, len(stops) - 1, LEVELS)
    channels = [np.interp(places, range(len(stops)), stops[:, channel]) for channel in range(3)]
    return np.rint(np.stack(channels, axis=1)).astype(np.uint8)


def film_gif(
    probe: FilmedExample,
    frames: Sequence[Frame],
    records: Sequence[Mapping[str, Any]] = (),
    marks: Sequence[Mark] = (),
    title: str = "",
) -> bytes:
    """All heads over the training, with step, loss and its curve, exact match, the text and the model's own answer.

    A text that no font of this computer can draw is left out, see `lettering.undrawable`.

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
    sheets = [layout.draw(frames[place], told.get(place, "")) for place in shown]
    # What stays as it was costs nothing.
    changes = [np.where(new == old, _UNCHANGED, new).astype(np.uint8) for old, new in itertools.pairwise(sheets)]
    pictures = [_image(sheet) for sheet in [sheets[0], *changes]]
    times = [MARK_MS if place in told else FRAME_MS for place in shown]
    times[0], times[-1] = FIRST_MS, LAST_MS
    content = io.BytesIO()
    pictures[0].save(
        content, "GIF", save_all=True, append_images=pictures[1:], duration=times, loop=0, optimize=False, disposal=1,
        transparency=_UNCHANGED,
    )  # fmt: skip
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

    def __init__(
        self, probe: FilmedExample, frames: Sequence[Frame], records: Sequence[Mapping[str, Any]], title: str
    ) -> None:
        self.kinds = kinds_of(frames)
        # One font for all answers: it must not change from picture to picture.
        self.letters = "".join(sorted({*probe.text, *probe.answer, *"".join(frame.answer for frame in frames)}))
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
        self.facts_top = 62 if title else 22
        self.legend_top = self.facts_top + 96
        self.maps_top = self.legend_top + 80
        self.curve_top = self.maps_top + layers * self.pitch + 44
        self.height = self.curve_top + 90 + 44
        self.width = max(WIDTH, max(self.left.values()) + heads * self.pitch + _MARGIN)
        self.still = self._draw_still(probe, frames[0], title)

    def _draw_still(self, probe: FilmedExample, frame: Frame, title: str) -> np.ndarray:
        sheet = np.full((self.height, self.width), LEVELS, dtype=np.uint8)
        if title:
            _write(sheet, _MARGIN, 18, title, 28)
        for place, name in enumerate(("Step", "Loss", "Exact match")):
            _write(sheet, _MARGIN + place * _FACTS, self.facts_top, name, 17, faint=True)
        for place, (name, text) in enumerate({"Reads": probe.text, "Right answer": probe.answer}.items()):
            self._write_line(sheet, place, name, text)
        self._draw_legend(sheet)
        for kind in self.kinds:
            self._name_heads(sheet, kind, frame.maps[kind].shape)
        _write(sheet, _MARGIN, self.curve_top - 28, "Loss", 18, faint=True)
        points = [self._place(step, loss) for step, loss in self.points]
        base = self.curve_top + 90
        _stroke(sheet, [(_MARGIN, base), (self.width - _MARGIN, base)], LEVELS + 6, 1)
        if len(points) > 1:
            _stroke(sheet, points, _LINES, 2)
        return sheet

    def _write_line(self, sheet: np.ndarray, place: int, name: str, text: str) -> tuple[int, int]:
        """One of the lines beside step and loss; returns where it ends, and its top."""
        x, y = _TEXTS + 122, self.facts_top + 27 * place
        _write(sheet, _TEXTS, y + 2, name, 17, faint=True)
        return x + _write(sheet, x, y, text, 20, WIDTH - _MARGIN - 30 - x, letters=self.letters), y

    def _draw_legend(self, sheet: np.ndarray) -> None:
        """The scale from 0 to 1, which side of a map looks, and what blocked cells look like."""
        x, y = _MARGIN, self.legend_top
        x += _write(sheet, x, y, "Attention weight   0", 16, faint=True) + 8
        sheet[y + 2 : y + 16, x : x + 2 * LEVELS] = np.arange(LEVELS, dtype=np.uint8).repeat(2)
        x += 2 * LEVELS + 8
        x += _write(sheet, x, y, "1      row = the token that looks, column = the token looked at", 16, faint=True) + 24
        if any(blocked is not None for blocked in self.blocked.values()):
            sheet[y + 2 : y + 16, x : x + 28] = _hatched(14, 28)
            _write(sheet, x + 36, y, "blocked", 16, faint=True)

    def _name_heads(self, sheet: np.ndarray, kind: Kind, shape: Sequence[int]) -> None:
        """Title of a kind, and numbers of its heads and layers: every one, or as many as there is room for."""
        _write(sheet, self.left[kind], self.maps_top - 46, KIND_TITLES[kind], 20)
        layers, heads, rows, columns = shape
        every = -(-24 // self.pitch)
        for head in range(0, heads, every):
            middle = self.left[kind] + head * self.pitch + columns * self.cell // 2
            _write(sheet, middle - 9, self.maps_top - 20, f"H{head + 1}", 14, faint=True)
        for layer in range(0, layers, every):
            middle = self.maps_top + layer * self.pitch + rows * self.cell // 2
            _write(sheet, self.left[kind] - 23, middle - 9, f"L{layer + 1}", 14, faint=True)

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
        for place, value in enumerate((f"{frame.step:,}", loss, exact)):
            _write(sheet, _MARGIN + place * _FACTS, self.facts_top + 20, value, 30)
        x, y = self._write_line(sheet, 2, "Model writes", frame.answer)
        signs = {True: [[(0, 10), (6, 16), (16, 3)]], False: [[(2, 4), (14, 16)], [(2, 16), (14, 4)]]}
        for points in signs[frame.is_right]:
            _stroke(sheet, [(x + 10 + dx, y + dy) for dx, dy in points], LEVELS + _INKS - 1, 3)
        x, _ = self._place(frame.step, 0)
        _stroke(sheet, [(x, self.curve_top - 6), (x, self.curve_top + 90)], LEVELS + _INKS - 1, 2)
        if told:
            _write(sheet, _MARGIN, self.height - 36, told, 20)
        return sheet

    def _draw_kind(self, sheet: np.ndarray, kind: Kind, maps: np.ndarray) -> None:
        levels = np.rint(maps.astype(np.float32) * (LEVELS - 1) / 255).astype(np.uint8)
        tall = levels.repeat(self.cell, axis=2).repeat(self.cell, axis=3)
        height, width = tall.shape[2:]
        blocked = self.blocked[kind]
        if blocked is not None:
            hidden = blocked.repeat(self.cell, axis=0).repeat(self.cell, axis=1)
            tall = np.where(hidden, _hatched(height, width), tall)
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


def _hatched(height: int, width: int) -> np.ndarray:
    stripes = np.add.outer(np.arange(height), np.arange(width)) % 6 < 1
    return np.where(stripes, _HATCH, LEVELS + 1).astype(np.uint8)


def _write(
    sheet: np.ndarray, x: int, y: int, text: str, size: int, room: int = 0, faint: bool = False, letters: str = ""
) -> int:
    """Write a line of text in shades of the palette, cut where it is too long; returns its width.

    The font has all of `letters` too, where there is such a font.
    """
    text, room = plain_token(text), room or sheet.shape[1] - _MARGIN - x
    font = font_for(text + plain_token(letters), size) or font_for(text, size)
    if font is None:
        text, faint = _NO_FONT, True
        font = font_for(text, size) or own_font(size)
    for length in range(len(text) - 1, 0, -1):
        if font.getlength(text) <= room:
            break
        text = clipped(text, length)
    # Other fonts are higher: all stand on the line of Pillow's own.
    base = own_font(size).getmetrics()[0]
    above = min(y, size // 2)
    mask = Image.new("L", (sheet.shape[1] - x, above + size * 2), 0)
    ImageDraw.Draw(mask).text((0, above + base), text, fill=175 if faint else 255, font=font, anchor="ls")
    shades = np.asarray(mask).astype(int) * (_INKS - 1) // 255
    part = sheet[y - above : y + size * 2, x:]
    np.copyto(part, (LEVELS + shades[: len(part)]).astype(np.uint8), where=shades[: len(part)] > 0)
    return round(font.getlength(text))


def _stroke(sheet: np.ndarray, points: Sequence[tuple[int, int]], colour: int, width: int) -> None:
    mask = Image.new("1", sheet.shape[::-1], 0)
    ImageDraw.Draw(mask).line(points, fill=1, width=width)
    sheet[np.asarray(mask)] = colour
