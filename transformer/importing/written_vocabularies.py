"""Vocabularies as other programs write them: lists, maps, lines with counts, and files of the `tokenizers` library."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from transformer.errors import FileError

Splitter = Literal["spaces", "whitespace", "bert"]
"""How a text is cut into words: at spaces; at spaces and around signs; or so and around each Chinese character."""

_SPLITTERS: dict[str, Splitter] = {"WhitespaceSplit": "spaces", "Whitespace": "whitespace", "BertPreTokenizer": "bert"}
_COUNT = re.compile(r"-?\d{1,12}(?:\.\d{1,12})?")
_NUMBERED = re.compile(r"(\d{1,9})[ \t](.+)")


def read_vocabulary(path: str | Path) -> Any:
    """Read a vocabulary from a file, as `tokens_of` takes it.

    JSON (a list, a map, `vocab.json`, `tokenizer.json`), or a token a line, perhaps with its id or count.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        FileError: If the file is not UTF-8 text.
    """
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        advice = "List the tokens with its own program (sentencepiece)." if path.suffix in (".model", ".spm") else ""
        raise FileError(path.name, "must be a text in UTF-8: JSON, or one token a line", advice) from None
    return vocabulary_of_text(text)


def vocabulary_of_text(text: str) -> Any:
    """Return the vocabulary in the text of a file, as `read_vocabulary` does."""
    if text.lstrip().startswith(("[", "{")):
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            pass  # the first token may be a bracket
    return _of_lines(text.removesuffix("\n").replace("\r\n", "\n").split("\n"))


def tokens_of(written: Any, what: str) -> tuple[list[str], Splitter]:
    """Return tokens in the order of their ids, and how texts are cut into them.

    Args:
        written: A list of tokens, or of tokens with ids or counts; a map from tokens to ids or counts, or from ids to
            tokens; or the content of a `tokenizer.json`.
        what: Name of the vocabulary, for messages.
    Raises:
        FileError: If it is none of these, or a tokenizer of a kind that can't be kept.
    """
    splitter: Splitter = "spaces"
    if isinstance(written, Mapping) and isinstance(written.get("model"), Mapping):
        written, splitter = _of_tokenizer(written, what)
    if isinstance(written, Mapping):
        written = _of_map(written)
    if isinstance(written, (list, tuple)) and written and all(isinstance(one, (list, tuple)) for one in written):
        pairs = [tuple(one) for one in written]
        if all(len(pair) == 2 and isinstance(pair[0], str) for pair in pairs) and len(dict(pairs)) == len(pairs):
            written = _of_map(dict(pairs))
    if not isinstance(written, (list, tuple)) or not all(isinstance(token, str) for token in written):
        raise FileError(what, "must be a list of texts, one for each id, in order, or a map from tokens to ids")
    return [*written], splitter


def _of_map(written: Mapping[Any, Any]) -> list[str] | None:
    """Return the tokens of a map by their ids; of a map with counts, in its order."""
    if written and all(isinstance(token, str) and re.fullmatch(r"\d{1,9}", str(key)) for key, token in written.items()):
        return _by_id({token: int(key) for key, token in written.items()})
    if not all(isinstance(number, (int, float)) for number in written.values()):
        return None
    return _by_id(dict(written)) or [str(token) for token in written]


def _by_id(ids: Mapping[str, Any]) -> list[str] | None:
    """Return tokens by id; None if the numbers are none: each from 0 on, once."""
    numbers = sorted(ids.values())
    return sorted(ids, key=lambda token: ids[token]) if numbers == [*range(len(numbers))] else None


def _of_lines(lines: Sequence[str]) -> list[str]:
    """Return the tokens of lines, in some of which a count or an id stands beside the token."""
    if len(lines) > 8:
        counted = [line.rsplit(maxsplit=1) for line in lines]  # a regular expression would try every space
        found = {parts[0]: float(parts[1]) for parts in counted if len(parts) == 2 and _COUNT.fullmatch(parts[1])}
        if len(found) * 20 >= len(lines) * 19:
            plain = [
                parts[0] if parts and parts[0] in found else line for parts, line in zip(counted, lines, strict=True)
            ]
            return (_by_id(found) if len(found) == len(lines) else None) or plain
        numbered = [_NUMBERED.fullmatch(line) for line in lines]
        if all(numbered):
            return _by_id({match[2]: int(match[1]) for match in numbered if match}) or [*lines]
    return [*lines]


def _of_tokenizer(written: Mapping[str, Any], what: str) -> tuple[Any, Splitter]:
    """Return the vocabulary of a `tokenizer.json`, and its splitter; others than known ones are refused by name."""
    model, splitting = written["model"], written.get("pre_tokenizer")
    kind = splitting.get("type") if isinstance(splitting, Mapping) else None
    if model.get("type") not in ("WordLevel", None) or not isinstance(model.get("vocab"), Mapping):
        problem = f"is a tokenizer of the kind {str(model.get('type'))[:30]}, which cuts words into pieces"
        raise FileError(what, problem, "Whole words (WordLevel) and letters come in; pieces don't yet.")
    if kind not in _SPLITTERS:
        problem = f"is a tokenizer that splits by {str(kind)[:30]}"
        raise FileError(what, f"{problem}; known here are {', '.join(_SPLITTERS)}")
    return model["vocab"], _SPLITTERS[kind]
