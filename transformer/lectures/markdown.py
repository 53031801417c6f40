"""The one renderer of a lecture's Markdown: for the app, for phones and for files; what it may hold is a short list."""

from __future__ import annotations

import re
from collections.abc import MutableMapping, Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

_ALLOWED = ("emphasis", "backticks", "list", "link", "escape", "entity", "newline")
"""Markup that is rendered, besides paragraphs; HTML, pictures, headings and tables are shown as their own text."""
_SYMBOL = re.compile(r"(?<!\w)([dhWb]|output)_(k|v|model|ff|[QKVO]|\d{1,2})(?!\w)")
"""A symbol whose last letters stand below the line, as in d_k; `common/symbols.tsx` knows the same ones."""
_LINK = re.compile(r"https://[^\s]+|[a-z_]{1,32}(\?[^\s]*)?")
"""The links that lead anywhere: another site, or a page of the lab as a relative link."""


def to_html(text: str) -> str:
    """Render Markdown as HTML that may be put into any page.

    Emphasis, code, lists and links are rendered. Everything else, HTML above all, is text: nothing in it can run or
    load anything. Links lead to a page of the lab or, by HTTPS and in another tab, to another site.

    Args:
        text: Markdown, of a stranger too.
    Source: CommonMark, rendered by markdown-it-py.
    """
    return _RENDERER.render(text)


def first_sentence(text: str) -> str:
    """Return the first sentence of Markdown as plain text, in one line; of a text without one, its first paragraph."""
    block = next((token for token in _RENDERER.parse(text) if token.type == "inline"), None)
    parts = (block.children or []) if block else []
    plain = " ".join("".join(" " if part.type.endswith("break") else part.content for part in parts).split())
    return re.split(r"(?<=[.!?…])\s", plain, maxsplit=1)[0]


class _Renderer(RendererHTML):
    """A renderer that opens another site in another tab, with no hold on this one; numbers and symbols are set."""

    def text(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        whole = super().text(tokens, idx, options, env).replace(" %", "\N{NO-BREAK SPACE}%")
        return _SYMBOL.sub(r"\1<sub>\2</sub>", whole)

    def link_open(
        self, tokens: Sequence[Token], number: int, options: OptionsDict, environment: MutableMapping[str, Any]
    ) -> str:
        attributes = tokens[number].attrs
        if str(attributes.get("href", "")).startswith("https:"):
            attributes |= {"target": "_blank", "rel": "noopener noreferrer"}
        return self.renderToken(tokens, number, options, environment)


_RENDERER = MarkdownIt("zero", {"html": False}, renderer_cls=_Renderer).enable([*_ALLOWED])
_RENDERER.validateLink = lambda url: _LINK.fullmatch(url) is not None
