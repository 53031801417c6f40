"""The tokens of a tokenizer of the `transformers` library, written as this program writes them.

Other libraries mark where a word begins (`▁`, `Ġ`) or ends (`</w>`, `@@`); here the pieces that continue a word are
marked (`##`), so that maps can be between whole words.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from transformer.text.tokenizer_parts import CONTINUES

_MARKS: dict[str, Callable[[str], bool]] = {
    "▁": lambda token: token.startswith("▁"),
    "Ġ": lambda token: token.startswith("Ġ"),
    CONTINUES: lambda token: token.startswith(CONTINUES) and token != CONTINUES,
    "</w>": lambda token: token.endswith("</w>"),
    "@@": lambda token: token.endswith("@@") and token != "@@",
}
"""Each mark of words, with what has it; the mark that most tokens of a vocabulary have is its own."""
_AT_START, _AT_END = ("▁", "Ġ"), ("</w>", "@@")


class HubTokens:
    """The tokens of ids.

    Args:
        tokenizer: A tokenizer of the `transformers` library.
        begins_word: `tokens` stand at the start of a text, where a piece begins a word though it has no mark.
    """

    def __init__(self, tokenizer: Any, begins_word: bool = False) -> None:
        self._tokenizer, self._begins_word = tokenizer, begins_word
        self._special = set(tokenizer.all_special_ids)

    def tokens(self, ids: Sequence[int]) -> list[str]:
        """Return the token of each id by itself."""
        return [self._token(number, continues=False if self._begins_word else None) for number in ids]

    def in_order(self, ids: Sequence[int]) -> list[str]:
        """Return the tokens of a text; its first piece begins a word, whatever it looks like."""
        tokens, continues = [], False
        for number in ids:
            written = self._raw(number)
            if number in self._special:
                tokens.append(written)
                continues = False
            elif self._mark in _AT_END:
                tokens.append(self._token(number, continues))
                continues = written.endswith("@@") if self._mark == "@@" else not written.endswith("</w>")
            else:
                tokens.append(self._token(number, None if continues else False))
                continues = True
        return tokens

    def _raw(self, number: int) -> str:
        """Return a token as its vocabulary writes it; a model may have more rows than its vocabulary."""
        try:
            return str(self._tokenizer.convert_ids_to_tokens(int(number)) or "")
        except (IndexError, KeyError, OverflowError):
            return ""

    def _token(self, number: int, continues: bool | None) -> str:
        """Return a token; `continues` says whether it continues a word, None = as its own mark says."""
        written = self._raw(number)
        if not written or number in self._special:
            return written or f"<id {number}>"
        plain = self._without_mark(written)
        if continues is None or self._mark == CONTINUES:
            continues = self._continues(written)
        return f"{CONTINUES}{plain}" if continues and _is_of_a_word(plain) else plain

    def _continues(self, written: str) -> bool:
        """Return whether a token continues a word by its own mark; one that only ends words doesn't say."""
        if self._mark in _AT_START:
            return not written.startswith(self._mark)
        return self._mark == CONTINUES and _MARKS[CONTINUES](written)

    def _without_mark(self, written: str) -> str:
        if self._mark == "Ġ":
            return _from_bytes(written).removeprefix(" ") or " "
        if self._mark == "▁":
            return written.removeprefix("▁").replace("▁", " ") or " "
        if self._mark in _AT_END:
            return written.removesuffix(self._mark) or written
        return written.removeprefix(CONTINUES) or written if self._mark == CONTINUES else written

    @cached_property
    def _mark(self) -> str:
        """The mark of words in this vocabulary; empty if it has none, and every token is a word."""
        vocabulary = list(self._tokenizer.get_vocab())
        counts = {mark: sum(map(has, vocabulary)) for mark, has in _MARKS.items()}
        most = max(counts, key=lambda mark: counts[mark])
        return most if counts[most] else ""


def _is_of_a_word(piece: str) -> bool:
    """Return whether a piece can continue a word; "." after a word stands by itself."""
    return any(unicodedata.category(sign)[0] in "LMN" or sign in "'’" for sign in piece)


def _byte_signs() -> dict[str, int]:
    """Return the sign with which byte-level vocabularies write each byte (Radford et al. 2019)."""
    own = [*range(ord("!"), ord("~") + 1), *range(ord("¡"), ord("¬") + 1), *range(ord("®"), ord("ÿ") + 1)]
    others = [byte for byte in range(256) if byte not in own]
    return {chr(byte): byte for byte in own} | {chr(256 + place): byte for place, byte in enumerate(others)}


_BYTES = _byte_signs()


def _from_bytes(written: str) -> str:
    """Return what a byte-level token stands for; a byte that is half of a letter is written as `<0xE2>`."""
    if any(sign not in _BYTES for sign in written):
        return written
    found = bytes(_BYTES[sign] for sign in written).decode("utf-8", "surrogateescape")
    return "".join(f"<0x{ord(sign) - 0xDC00:02X}>" if "\udc80" <= sign <= "\udcff" else sign for sign in found)
