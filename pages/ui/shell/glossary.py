"""The terms of the program, explained on hover from one file."""

import re
import tomllib
from functools import cache
from typing import Any

import streamlit as st

from pages.server.bundle import declare_bundled
from transformer import assets_folder
from transformer.text import with_subscripts

_FILE = assets_folder() / "text" / "glossary.toml"
_MOST = 6
_GLOSSARY = declare_bundled("glossary")
_QUOTED = re.compile(r"“[^”]*”")
_SYMBOL = re.compile(r"(?<!\w)([dW])\\_(model|ff|[QKVO])(?!\w)")
"""A symbol in Markdown that Unicode can't write: the rest of its name stands below the line."""
_SPECIAL = re.compile(r"</?s>|<pad>|<unk>")


@cache
def _entries() -> list[dict[str, Any]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))["term"]


@cache
def terms() -> dict[str, tuple[str, str]]:
    """Return each name of a term, in lower case, with the term's first name and its explanation."""
    return {name: (entry["names"][0], entry["text"]) for entry in _entries() for name in entry["names"]}


@cache
def _any_term() -> re.Pattern[str]:
    """Return a pattern of names, and of phrases where a name means something else: these are met to be passed over."""
    phrases = [phrase for entry in _entries() for phrase in entry.get("elsewhere", [])]
    longest_first = sorted([*terms(), *phrases], key=len, reverse=True)
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, longest_first))})(?![\w-])", re.IGNORECASE)


def help_on(text: str) -> str | None:
    """Return the explanations of the terms in a text, as Markdown for `help=`; None where there is none.

    A word in quotes is a token, whatever it means elsewhere. Only words of our own file come back: the text itself may
    hold tokens that people typed.
    """
    return "\n\n".join(_entry(*entry) for entry in list(terms_in(text).items())[:_MOST]) or None


def terms_in(text: str) -> dict[str, str]:
    """Return the terms that a text names, each by its first name, with its explanation."""
    own_words = _QUOTED.sub(lambda quoted: _special_in(quoted[0]), text)
    met = (match.lower() for match in _any_term().findall(own_words))
    return dict(terms()[name] for name in met if name in terms())


def _special_in(quoted: str) -> str:
    """Return only the special ones of quoted tokens, which are terms."""
    return f" {' '.join(_SPECIAL.findall(quoted))} "


def draw_glossary() -> None:
    """Draw every term with its explanation, to be searched."""
    with st.popover("Glossary", icon=":material/menu_book:", type="tertiary", key="glossary"):
        _GLOSSARY(key="glossary-terms", data={"terms": _searchable()})


@cache
def _searchable() -> list[dict[str, str | list[str]]]:
    """Return the terms by their first names, with the others that they are found by."""
    names: dict[str, list[str]] = {}
    for name, (first, _) in terms().items():
        names.setdefault(first, []).append(name)
    return [{"names": names[first], "text": text} for first, text in sorted(dict(terms().values()).items())]


def _entry(name: str, text: str) -> str:
    """Return a term and its explanation as Markdown, whose symbols have the rest of their names below the line."""
    name, text = (literal(with_subscripts(part)) for part in (name, text))
    return _SYMBOL.sub(r"$\1_{\\text{\2}}$", f"**{name}**: {text}")


def literal(text: str) -> str:
    """Return Markdown that shows a text as it is, in one line: for headings and alerts, which know nothing else.

    A picture's address in the name of a run would otherwise be fetched by everybody who looks at it.
    """
    line = " ".join(re.split(r"[\s\x1c-\x1f]+", text))  # a further line could begin a list, a heading, code
    shown = re.sub(r"^[-+]|[\\`*_$<>\[\]:~|&#]", r"\\\g<0>", line.strip(" "))
    shown = re.sub(r"^(\d+)([.)])", r"\1\\\2", shown)
    # Streamlit makes links, icons and arrows even of what is escaped; an invisible joiner parts their signs.
    parted = r"(\\:|@|\bwww)(?=\S)|([-=]|\\[<>~])(?=[-=]|\\[<>])"
    return re.sub(parted, "\\g<0>\u2060", shown, flags=re.IGNORECASE)
