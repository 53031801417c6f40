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
    style = f"<style>{_STYLE}{css_variables(':root')}</style>"
    chosen = f' data-selection="{html.escape(json.dumps(selection))}"' if selection else ""
    # "</script" would end the script early; in JavaScript it can stand in a string only.
    script = BUNDLE.read_text(encoding="utf-8").replace("</script", "<\\/script")
    body = (
        f'<div data-lab="{html.escape(component)}" data-bytes="{base64.b64encode(data).decode()}"{chosen}></div>'
        f'<p class="caption" dir="auto">{html.escape(caption)}</p><script type="module">{script}</script>'
    )
    return to_page(title, about, body, style)
