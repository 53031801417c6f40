"""A component in a page of its own, which works offline in any browser: what the server sends, in one file."""

from __future__ import annotations

import base64
import html
import json
from collections.abc import Mapping

from transformer.assets import own_file
from transformer.views.export import to_page
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


def place_for(component: str, data: bytes, **told: str) -> str:
    """Return the element of a `scripted_page` in which a component of the bundle is drawn.

    Args:
        component: Name under which the bundle exports it.
        data: As the component gets it on a page. None of it: `bytes_of` names the element that has the same.
        told: What else the element says, as `data-…` or as `id` and `style`.
    """
    said = {"lab": component, "bytes": base64.b64encode(data).decode(), **told}
    of_html = ("id", "style")
    attributes = "".join(
        f' {name if name in of_html else f"data-{name}".replace("_", "-")}="{html.escape(text)}"'
        for name, text in said.items()
    )
    return f"<div{attributes}></div>"


def scripted_page(title: str, about: Mapping[str, str], body: str, style: str = "") -> bytes:
    """Return a page with the bundle, which draws in each `place_for` of its body.

    Args:
        title: Of the page.
        about: Where it comes from.
        body: HTML.
        style: CSS besides that of every page.
    """
    # "</script" would end the script early; in JavaScript it can stand in a string only.
    script = BUNDLE.read_text(encoding="utf-8").replace("</script", "<\\/script")
    head = f"<style>{_STYLE}{css_variables(':root')}{style}</style>"
    return to_page(title, about, f'{body}<script type="module">{script}</script>', head)
