"""Choice of a font of this computer that can draw a given text, for pictures drawn with Pillow."""

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
"""Font files of Linux, Windows and macOS, those with the most scripts first; Pillow searches their folders."""
_OWN = ""
"""Name of Pillow's own font, which has no file."""
_NOT_A_CHARACTER = "\U0010ffff"
_PROBE_SIZE = 22


@lru_cache(maxsize=1024)
def font_for(text: str, size: int) -> ImageFont.FreeTypeFont | None:
    """Return a font with every character of a text: Pillow's own if it has them all, else one of this computer.

    Args:
        text: One line of text. Joined or right-to-left letters also need Pillow's Raqm layout.
        size: Font size in pixels.
    Returns:
        The font; None if no font here can draw the text correctly.
    """
    is_shaped = any(
        unicodedata.category(character) in {"Mn", "Mc", "Me", "Cf"}  # combining marks and joiners
        or unicodedata.bidirectional(character) in {"R", "AL", "AN"}
        for character in text
    )
    if is_shaped and not features.check("raqm"):
        return None
    drawn = {character for character in text if not character.isspace() and unicodedata.category(character) != "Cf"}
    for name in _FILES if is_shaped else (_OWN, *_FILES):
        if (font := _font(name, size)) and all(_has(name, character) for character in drawn):
            return font
    return None


@lru_cache(maxsize=64)
def own_font(size: int) -> ImageFont.FreeTypeFont:
    """Return Pillow's own font, whose letters are Latin."""
    return cast(ImageFont.FreeTypeFont, ImageFont.load_default(size))  # an `ImageFont` only without a size


def undrawable(texts: Iterable[str]) -> list[str]:
    """Return the texts for which `font_for` finds no font, each once, in order."""
    return [text for text in dict.fromkeys(texts) if font_for(text, _PROBE_SIZE) is None]


@lru_cache(maxsize=4096)
def _has(name: str, character: str) -> bool:
    """Return whether a font has a glyph for a character, by comparing what Pillow draws with its missing-glyph box."""
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
