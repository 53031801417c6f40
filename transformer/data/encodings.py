"""The encoding of a text whose file doesn't say it."""

from __future__ import annotations

import codecs
import re

from transformer.errors import CorpusError

_OLDER = ("cp1252", "cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257", "cp932", "gb18030", "big5",
          "cp949")  # fmt: skip
ENCODINGS = ("utf-8", "utf-16", *_OLDER, "mac_roman", "cp850", "iso8859_2", "koi8_r", "cp866")
"""Encodings in which a table may be read."""
_WESTERN = frozenset(
    "¼½¾²³¹×÷±©®™£¥¢¶¬¨¸¤†‡•‰ƒ‹›ŸÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒßàáâãäåæçèéêëìíîïñòóôõöøùúûüœÿ¡¿«»“”‘’„…–—€°ªº·§\xa0´"
)
_TURKISH, _CZECH = frozenset("ğışİŞĞ"), frozenset("řěůłąężŘĚŮŁĄĘŻ")
_SIGN_IN_A_WORD = re.compile(r"[^\W\d_][¿¡«„“‘°€§·´ªº][^\W\d_]")
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1f]")


def codec_of(encoding: str) -> str:
    """Return the name of Python's codec for an encoding; that of UTF-8 passes over a mark at the start."""
    return "utf-8-sig" if encoding == "utf-8" else encoding


def find_encoding(name: str, content: bytes) -> str:
    """Return the encoding of a text by its mark, its zeros, or its letters.

    Args:
        name: Name of the file, for messages.
        content: Its first bytes.
    Raises:
        CorpusError: If it is no text.
    """
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    even, odd = content[0:4000:2].count(0), content[1:4000:2].count(0)
    if (max(even, odd) > 400 and min(even, odd) == 0) or (len(content) < 4000 and max(even, odd) * 3 > len(content)):
        return "utf-16-le" if odd > even else "utf-16-be"
    if 20 * len(_CONTROL.findall(content[:4000])) > len(content[:4000]):
        raise CorpusError(name, "is no text: its bytes are those of another kind of file", "Save its table as CSV.")
    bad = _bad_lines(content)
    other = sum(1 for line in content.split(b"\n") if not line.isascii())
    if bad * 2 <= other:  # most lines with letters beyond ASCII are UTF-8
        return "utf-8"
    return _older_encoding(content)


def _bad_lines(content: bytes) -> int:
    """Count the lines that are not UTF-8, but for one that is cut off."""
    bad = 0
    for line in content[: content.rfind(b"\n") + 1 or None].split(b"\n"):
        try:
            line.decode("utf-8")
        except UnicodeDecodeError:
            bad += 1
    return bad


def _older_encoding(content: bytes) -> str:
    """Guess among encodings from before Unicode; people see the rows and can choose another."""
    from charset_normalizer import from_bytes

    best = from_bytes(content[: 1 << 16], cp_isolation=list(_OLDER)).best()
    found = best.encoding if best and best.encoding in _OLDER else "cp1252"
    if found in ("cp1250", "cp1257"):  # what Western texts are taken for
        western = content.decode("cp1252", "replace")
        is_western = all(c.isascii() or c in _WESTERN for c in western) and not _SIGN_IN_A_WORD.search(western)
        central = content.decode("cp1250", "replace")
        if _TURKISH & set(content.decode("cp1254", "replace")) and not is_western and not _CZECH & set(central):
            return "cp1254"
        if set("őűŐŰ") & set(central) and not set("ãêçàèñ") & set(western):
            return "cp1250"
        if is_western or western == content.decode(found, "replace"):
            return "cp1252"
    return found
