"""The film as a page of its own, which plays offline in any browser."""

from __future__ import annotations

import base64
import html
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from pages.ui.components import _sources
from transformer.figures import to_page

_CONFIG = Path(__file__).parents[2] / ".streamlit" / "config.toml"
_NAMES = {
    "primary-color": "primaryColor",
    "background-color": "backgroundColor",
    "secondary-background-color": "secondaryBackgroundColor",
    "text-color": "textColor",
    "heading-color": "textColor",
    "chart-categorical-colors": "chartCategoricalColors",
    "chart-sequential-colors": "chartSequentialColors",
}
"""Variables that Streamlit gives to components, and what they are called in the theme."""
_FONTS = (
    '--st-font: "Source Sans", system-ui, sans-serif; --st-heading-font: var(--st-font); '
    "--st-code-font: ui-monospace, monospace; --st-base-radius: 8px; --st-button-radius: 8px;"
)
_STYLE = """
:root { color-scheme: light dark; }
body { max-width: 80rem; background: var(--st-background-color); color: var(--st-text-color);
       font-family: var(--st-font); }
body > dl { color: inherit; }
"""
_START = """
const host = document.getElementById("film");
const film = bytesOf(document.getElementById("film-data").textContent);
const draw = () => render({ data: film, parentElement: host });
draw();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
"""


def film_page(data: bytes, parts: Sequence[str], caption: str, about: Mapping[str, str], title: str) -> bytes:
    """The film, its player and its colours in one file that asks for nothing.

    Args:
        data: As the component gets it.
        parts: Names of its scripts and styles, in order.
        caption: What it shows, for those who can't run it.
        about: Where it comes from.
        title: Of the page.
    """
    script = _sources(parts, ".js").replace("export default function", "function", 1)
    themes = tomllib.loads(_CONFIG.read_text(encoding="utf-8"))["theme"]
    style = (
        f"<style>{_STYLE}:root {{ {_FONTS} {_variables(themes['light'])} }}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {_variables(themes['dark'])} }} }}\n"
        f"{_sources(parts, '.css')}</style>"
    )
    body = (
        f'<div id="film"></div><p class="caption" dir="auto">{html.escape(caption)}</p>'
        f'<script type="application/octet-stream" id="film-data">{base64.b64encode(data).decode()}</script>'
        f'<script type="module">{script}{_START}</script>'
    )
    return to_page(title, about, body, style)


def _variables(theme: Mapping[str, object]) -> str:
    values = {name: theme[key] for name, key in _NAMES.items()}
    return " ".join(
        f"--st-{name}: {','.join(value) if isinstance(value, list) else value};" for name, value in values.items()
    )
