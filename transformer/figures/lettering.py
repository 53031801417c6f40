"""Fonts of this computer for pictures that are drawn here: which of them can draw a text, if any."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from PIL import ImageFont, features

_FILES = (
    "DejaVuSans.ttf", "NotoSans-Regular.ttf", "LiberationSans-Regular.ttf", "FreeSans.ttf",
    "segoeui.ttf", "arial.ttf", "Arial.ttf", "Arial Unicode.ttf", "tahoma.ttf", "Tahoma.ttf",
    "NotoSansArabic-Regular.ttf", "NotoNaskhArabic-Regular.ttf", "GeezaPro.ttc",
    "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansBengali-Regular.ttf",
    "NotoSansTamil-Regular.ttf", "NotoSansThai-Regular.ttf", "Nirmala.ttf", "Nirmala.ttc",
    "NotoSansCJK-Regular.ttc", "wqy-zenhei.ttc", "msyh.ttc", "msgothic.ttc", "malgun.ttf", "PingFang.ttc",
    "Hiragino Sans GB.ttc", "AppleSDGothicNeo.ttc",
)  # fmt: skip
"""What Linux, Windows and macOS call their fonts, those with the most scripts first; Pillow knows their folders."""
_OWN = ""
"""In place of a file's name: Pillow's own font."""
_NOT_A_CHARACTER = "\U0010ffff"
_PROBE_SIZE = 22


@lru_cache(maxsize=1024)
def font_for(text: str, size: int) -> ImageFont.FreeTypeFont | None:
    """A font with every character of a text: Pillow's own where it has them, else one of this computer.

    Args:
        text: One line. Letters that join or run from right to left also need Pillow's layout by Raqm.
        size: Pixels.
    Returns:
        The font, or None where no font here can draw the text as it is read.
    """
    shaped = any(map(_needs_shaping, text))
    if shaped and not features.check("raqm"):
        return None
    drawn = {character for character in text if not character.isspace() and unicodedata.category(character) != "Cf"}
    for name in _FILES if shaped else (_OWN, *_FILES):
        if (font := _font(name, size)) and all(_has(name, character) for character in drawn):
            return font
    return None


@lru_cache(maxsize=64)
def own_font(size: int) -> ImageFont.FreeTypeFont:
    """Pillow's own font; its letters are Latin ones."""
    return cast(ImageFont.FreeTypeFont, ImageFont.load_default(size))  # only without a size it is of another kind


def undrawable(texts: Iterable[str]) -> list[str]:
    """The texts that `font_for` has no font for, each once, in order."""
    return [text for text in dict.fromkeys(texts) if font_for(text, _PROBE_SIZE) is None]


def _needs_shaping(character: str) -> bool:
    """Whether it can't just be drawn after the one before it: right to left, a mark on another letter, a joiner."""
    is_joined = unicodedata.category(character) in {"Mn", "Mc", "Me", "Cf"}
    return is_joined or unicodedata.bidirectional(character) in {"R", "AL", "AN"}


@lru_cache(maxsize=4096)
def _has(name: str, character: str) -> bool:
    """Whether the font has a picture of its own for a character: Pillow tells that only by what it draws."""
    font = _font(name, _PROBE_SIZE)
    if font is None:
        return False
    plain = font.font_variant(layout_engine=ImageFont.Layout.BASIC)
    drawn, missing = (plain.getmask(one) for one in (character, _NOT_A_CHARACTER))
    return (drawn.size, [*drawn]) != (missing.size, [*missing])


@lru_cache(maxsize=256)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont | None:
    try:
        return own_font(size) if name == _OWN else ImageFont.truetype(name, size)
    except OSError:
        return None
