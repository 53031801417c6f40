"""The film of a training run as an animated GIF, for slides and for viewing without a browser.

A frame is a grey image whose values are palette indices. The shades from paper to ink are consecutive in the palette,
so that the smooth edges of Pillow's letters are among them, and each weight keeps its exact colour.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from transformer.errors import SettingError
from transformer.interpret.labelled_map import KIND_TITLES, Kind
from transformer.runs.film import FilmedExample, Frame
from transformer.runs.film_marks import Mark, blocked_of, kinds_of
from transformer.text.wording import clipped, plain_token
from transformer.views.lettering import font_for, own_font
from transformer.views.theme import CATEGORICAL, SEQUENTIAL, evenly_between

WIDTH = 960
"""Pixels, for a slide at full size; a film of many heads is wider."""
MOST_FRAMES = 100
MOST_BYTES = 3 * 10**6
"""Most bytes of a file, so that it can be sent by e-mail; a larger film is reduced to fewer frames."""
FRAME_MS, FIRST_MS, LAST_MS, MARK_MS = 120, 1000, 4000, 1200
LEVELS = 64
"""Number of colours on the scale; a weight is shown to within 0.8 %."""
_PAPER, _EDGE, _FAINT, _INK, _LINE = LEVELS, LEVELS + 4, LEVELS + 10, LEVELS + 15, LEVELS + 16
"""Palette indices after the scale: shades from paper to ink, then the colour of the loss."""
_MARGIN, _GAP, _CURVE = 32, 28, 90
_FACTS = 132
"""Width of step, loss and exact match in pixels, each."""
_TEXTS = _MARGIN + 3 * _FACTS + 24
"""Left edge, in pixels, of the lines with the source and the outputs."""
_NO_FONT = "in letters that have no font here"


def film_gif(
    probe: FilmedExample,
    frames: Sequence[Frame],
    records: Sequence[Mapping[str, Any]] = (),
    marks: Sequence[Mark] = (),
    title: str = "",
) -> bytes:
    """Draw all heads over the training, with step, loss and its curve, exact match, source, target and output.

    A text that no font of this computer can draw is replaced by a note; see `lettering.undrawable`.

    Args:
        probe: The filmed example.
        frames: Frames in the order of their steps; at most `MOST_FRAMES` are shown, including those with a mark.
        records: Records of the loss curve, dicts with `step` and `loss`. Default: those of the frames.
        marks: Moments whose texts are shown below the picture; their frames are shown longer.
        title: First line of the picture.
    Returns:
        A GIF of at most `MOST_BYTES`, if two frames fit, which loops forever and pauses on its last frame.
    Raises:
        SettingError: If there is no frame.
    """
    if not frames:
        raise SettingError("frames", "have at least one frame", got="none", advice="Film the run first.")
    told = {mark.frame: mark.text for mark in marks}
    layout = _Layout(probe, frames, records or [vars(frame) for frame in frames], title)
    most = MOST_FRAMES
    while True:
        shown = _chosen(len(frames), sorted(told), most)
        times = [MARK_MS if place in told else FRAME_MS for place in shown]
        times[0], times[-1] = FIRST_MS, LAST_MS
        first, *others = (layout.draw(frames[place], told.get(place, "")) for place in shown)
        content = io.BytesIO()
        first.save(content, "GIF", save_all=True, append_images=others, duration=times, loop=0)
        size = len(content.getvalue())
        if size <= MOST_BYTES or most <= 2:
            return content.getvalue()
        # Frames differ in size, so a little fewer than the average allows are kept.
        most = max(2, int(0.95 * len(shown) * MOST_BYTES / size))


def _chosen(count: int, wanted: Sequence[int], most: int) -> list[int]:
    """Return the places of at most `most` frames: first, last and wanted ones, the others evenly spaced."""
    if count <= most:
        return list(range(count))
    kept = {0, count - 1, *wanted[: most - 2]}
    spread = np.linspace(0, count - 1, most - len(kept)).round().astype(int)
    return sorted(kept | set(spread.tolist()))


class _Layout:
    """The layout of the frames of one film; the parts that never change are drawn once."""

    def __init__(
        self, probe: FilmedExample, frames: Sequence[Frame], records: Sequence[Mapping[str, Any]], title: str
    ) -> None:
        kinds = kinds_of(frames)
        # Characters of all outputs, so that one font is chosen for the whole film.
        self.letters = "".join(sorted({*probe.text, *probe.answer, *"".join(frame.answer for frame in frames)}))
        self.blocked = {kind: blocked_of(frames, kind) for kind in kinds}
        losses = [(record["step"], record["loss"]) for record in records if record["loss"] is not None]
        losses = [(step, loss) for step, loss in losses if np.isfinite(loss)]
        self.end = max([1, frames[-1].step, *(step for step, _ in losses)])
        self.top = max((loss for _, loss in losses), default=1.0)
        layers, heads = max(frames[0].maps[kind].shape[:2] for kind in kinds)
        side = max(max(frames[0].maps[kind].shape[2:]) for kind in kinds)
        room = (WIDTH - 2 * _MARGIN + _GAP) / len(kinds) - _GAP
        pitch = max(int(room / heads), 8)
        # A cell is a whole number of pixels, because resampling would add colours that are not on the scale.
        self.cell = max(1, min((pitch - 6) // side, 96 // side))
        self.pitch = min(pitch, self.cell * side + 8)
        self.left: dict[Kind, int] = {kind: round(_MARGIN + place * (room + _GAP)) for place, kind in enumerate(kinds)}
        self.facts_top = 62 if title else 22
        self.maps_top = self.facts_top + 176
        self.curve_top = self.maps_top + layers * self.pitch + 44
        size = max(WIDTH, max(self.left.values()) + heads * self.pitch + _MARGIN), self.curve_top + _CURVE + 44
        self.still = Image.new("L", size, _PAPER)
        _write(self.still, _MARGIN, 18, title, 28)
        for place, name in enumerate(("Step", "Loss", "Exact match")):
            _write(self.still, _MARGIN + place * _FACTS, self.facts_top, name, 17, _FAINT)
        self._write_line(self.still, 0, "Reads", probe.text)
        self._write_line(self.still, 1, "Right answer", probe.answer)
        self._draw_legend()
        for kind in kinds:
            self._name_heads(kind, frames[0].maps[kind].shape)
        _write(self.still, _MARGIN, self.curve_top - 28, "Loss", 18, _FAINT)
        base, draw = self.curve_top + _CURVE, ImageDraw.Draw(self.still)
        draw.line([(_MARGIN, base), (self.still.width - _MARGIN, base)], _EDGE + 2)
        draw.line([self._place(step, loss) for step, loss in losses], _LINE, 2)

    def _write_line(self, image: Image.Image, place: int, name: str, text: str) -> tuple[int, int]:
        """Write one of the lines beside step and loss; return its right end and its top, in pixels."""
        x, y = _TEXTS + 122, self.facts_top + 27 * place
        _write(image, _TEXTS, y + 2, name, 17, _FAINT)
        return _write(image, x, y, text, 20, right=WIDTH - _MARGIN - 30, letters=self.letters), y

    def _draw_legend(self) -> None:
        """Draw the scale from 0 to 1, the meaning of rows and columns, and the hatching of blocked cells."""
        y = self.facts_top + 96
        x = _write(self.still, _MARGIN, y, "Attention weight   0", 16, _FAINT) + 8
        self.still.paste(_picture(np.tile(np.arange(LEVELS).repeat(2), (14, 1))), (x, y + 2))
        words = "1      row = the token that looks, column = the token looked at"
        x = _write(self.still, x + 2 * LEVELS + 8, y, words, 16, _FAINT) + 24
        if any(blocked is not None for blocked in self.blocked.values()):
            self.still.paste(_picture(_hatched(14, 28)), (x, y + 2))
            _write(self.still, x + 36, y, "blocked", 16, _FAINT)

    def _name_heads(self, kind: Kind, shape: Sequence[int]) -> None:
        """Write the title of a kind of attention, and as many numbers of its heads and layers as fit."""
        _write(self.still, self.left[kind], self.maps_top - 46, KIND_TITLES[kind], 20)
        layers, heads, rows, columns = shape
        every = -(-24 // self.pitch)
        for head in range(0, heads, every):
            middle = self.left[kind] + head * self.pitch + columns * self.cell // 2
            _write(self.still, middle - 9, self.maps_top - 20, f"H{head + 1}", 14, _FAINT)
        for layer in range(0, layers, every):
            middle = self.maps_top + layer * self.pitch + rows * self.cell // 2
            _write(self.still, self.left[kind] - 23, middle - 9, f"L{layer + 1}", 14, _FAINT)

    def _place(self, step: int, loss: float) -> tuple[int, int]:
        x = _MARGIN + (self.still.width - 2 * _MARGIN) * step / self.end
        return round(x), round(self.curve_top + _CURVE * (1 - min(1.0, loss / self.top)))

    def draw(self, frame: Frame, told: str) -> Image.Image:
        """Draw one frame, with the text of its mark; all frames have the same palette."""
        image = self.still.copy()
        draw = ImageDraw.Draw(image)
        for kind in self.left:
            self._draw_kind(image, kind, frame.maps[kind])
        loss = "–" if frame.loss is None else f"{frame.loss:.3f}"
        exact = "–" if frame.exact_match is None else f"{round(100 * frame.exact_match, 1):g} %"
        for place, value in enumerate((f"{frame.step:,}", loss, exact)):
            _write(image, _MARGIN + place * _FACTS, self.facts_top + 20, value, 30)
        x, y = self._write_line(image, 2, "Model writes", frame.answer)
        signs = {True: [[(0, 10), (6, 16), (16, 3)]], False: [[(2, 4), (14, 16)], [(2, 16), (14, 4)]]}
        for points in signs[frame.is_right]:
            draw.line([(x + 10 + dx, y + dy) for dx, dy in points], _INK, 3)
        x, base = self._place(frame.step, 0)
        draw.line([(x, self.curve_top - 6), (x, base)], _INK, 2)
        _write(image, _MARGIN, image.height - 36, told, 20)
        image.putpalette(_PALETTE)
        return image

    def _draw_kind(self, image: Image.Image, kind: Kind, maps: np.ndarray) -> None:
        levels = np.rint(maps.astype(np.float32) * (LEVELS - 1) / 255)
        cells = levels.repeat(self.cell, axis=2).repeat(self.cell, axis=3)
        if (blocked := self.blocked[kind]) is not None:
            hidden = blocked.repeat(self.cell, axis=0).repeat(self.cell, axis=1)
            cells = np.where(hidden, _hatched(*hidden.shape), cells)
        framed = np.pad(cells, [(0, 0), (0, 0), (1, 1), (1, 1)], constant_values=_EDGE)
        for layer, head in np.ndindex(framed.shape[:2]):
            x, y = self.left[kind] + head * self.pitch, self.maps_top + layer * self.pitch
            image.paste(_picture(framed[layer, head]), (x - 1, y - 1))


def _write(
    image: Image.Image,
    x: int,
    y: int,
    text: str,
    size: int,
    ink: int = _INK,
    right: int | None = None,
    letters: str = "",
) -> int:
    """Write a line of text, clipped to the available width, and return its right end in pixels.

    The font also has all of `letters`, if there is such a font.
    """
    text, room = plain_token(text), (right or image.width - _MARGIN) - x
    font = font_for(text + plain_token(letters), size) or font_for(text, size)
    if font is None:
        text, ink, font = _NO_FONT, _FAINT, own_font(size)
    for length in range(len(text) - 1, 0, -1):
        if font.getlength(text) <= room:
            break
        text = clipped(text, length)
    # Fonts differ in height; all are drawn on the baseline of Pillow's own.
    ImageDraw.Draw(image).text((x, y + own_font(size).getmetrics()[0]), text, fill=ink, font=font, anchor="ls")
    return x + round(font.getlength(text))


def _picture(numbers: np.ndarray) -> Image.Image:
    """Return palette indices, `(row, column)`, as an image."""
    return Image.fromarray(numbers.astype(np.uint8))


def _hatched(height: int, width: int) -> np.ndarray:
    stripes = np.add.outer(np.arange(height), np.arange(width)) % 6 < 1
    return np.where(stripes, _EDGE, _PAPER + 1)


def scale_colours() -> np.ndarray:
    """Return the colours of the weights from 0 to 1 in `LEVELS` even steps, `(level, 3)`, uint8."""
    return evenly_between(SEQUENTIAL, LEVELS).round().astype(np.uint8)


_SHADES = evenly_between(["#ffffff", "#1d1a26"], _LINE - _PAPER).round().astype(np.uint8)
_PALETTE = scale_colours().tobytes() + _SHADES.tobytes() + bytes.fromhex(CATEGORICAL[3][1:])
