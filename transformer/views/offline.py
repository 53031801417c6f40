"""A component in a page of its own, which works offline in any browser: what the server sends, in one file."""

from __future__ import annotations

import base64
import html
import json
import zlib
from collections.abc import Mapping

from transformer.assets import own_file
from transformer.views.export import POLICY, to_page
from transformer.views.theme_in_css import css_variables

BUNDLE = own_file("components/bundle.js")
"""All ES modules of the program in one file."""

_STYLE = """
body { max-width: 80rem; background: var(--st-background-color); color: var(--st-text-color);
       font-family: var(--st-font); }
body > dl { color: inherit; }
body:has([data-lab="lecture"]) { max-width: none; margin: 0; padding: .5rem 1.5rem; }
body:has([data-lab="lecture"]) > :is(.caption, dl, h1) { display: none; }
"""
_IN_A_CELL = """
html { background: var(--st-background-color); color: var(--st-text-color); font-family: var(--st-font); }
body { margin: 0; padding: 2px; position: relative; }
.folded { padding-bottom: 2.6rem; } .folded > [data-lab] { max-height: 514px; overflow: hidden;
                       mask-image: linear-gradient(#000 calc(100% - 1.5rem), transparent); }
body > button { font: inherit; color: inherit; background: var(--st-background-color); border: 1px solid currentcolor;
                border-radius: 8px; padding: .25rem .8rem; margin-top: .5rem; cursor: pointer; }
"""


def offline_page(
    component: str,
    data: bytes,
    caption: str,
    about: Mapping[str, str],
    title: str,
    selection: Mapping[str, object] | None = None,
) -> bytes:
    """Return a component of the bundle in one file that asks for nothing.

    Args:
        component: Name under which the bundle exports it.
        data: As the component gets it on a page.
        caption: What it shows, for those who can't run it.
        about: Where it comes from.
        title: Of the page.
        selection: What is selected at first, by part.
    """
    chosen = {"selection": json.dumps(selection)} if selection else {}
    body = f'{place_for(component, data, **chosen)}<p class="caption" dir="auto">{html.escape(caption)}</p>'
    return scripted_page(title, about, body)


def place_for(component: str, data: bytes, **extras: str) -> str:
    """Return the element of a `scripted_page` in which a component of the bundle is drawn.

    Args:
        component: Name under which the bundle exports it.
        data: As the component gets it on a page. None of it: `bytes_of` names the element that has the same.
        extras: What else the element says, as `data-…` or as `id` and `style`.
    """
    fields = {"lab": component, "bytes": packed(data), **extras}
    of_html = ("id", "style")
    attributes = "".join(
        f' {name if name in of_html else f"data-{name}".replace("_", "-")}="{html.escape(text)}"'
        for name, text in fields.items()
    )
    return f"<div{attributes}></div>"


def packed(data: bytes) -> str:
    """Return bytes as they stand in a page: deflated, a third of them, as base64; no bytes stay nothing."""
    return base64.b64encode(zlib.compress(data)).decode() if data else ""


def cell_page(component: str, data: bytes, selection: Mapping[str, object] | None = None) -> str:
    """Return a page with nothing but a component, for the frame of a notebook's cell: see `offline_page`."""
    chosen = {"selection": json.dumps(selection)} if selection else {}
    body = place_for(component, data, cell="", **chosen)
    style = f"<style>{_IN_A_CELL}{css_variables(':root')}</style>"
    return f'<!doctype html><meta charset="utf-8">{POLICY}{style}{body}{_script()}'


def scripted_page(title: str, about: Mapping[str, str], body: str, style: str = "") -> bytes:
    """Return a page with the bundle, which draws in each `place_for` of its body.

    Args:
        title: Of the page.
        about: Where it comes from.
        body: HTML.
        style: CSS besides that of every page.
    """
    head = f"<style>{_STYLE}{css_variables(':root')}{style}</style>"
    return to_page(title, about, body + _script(), head)


def _script() -> str:
    # "</script" would end the script early; in JavaScript it can stand in a string only.
    program = BUNDLE.read_text(encoding="utf-8").replace("</script", "<\\/script")
    return f'<script type="module">{program}</script>'
