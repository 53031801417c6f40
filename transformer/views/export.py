"""Export of figures as pictures, pages and numbers, each with its origin.

Every file but CSV contains `about`, a dict of strings (program, model, text, head, figure, caption, link): PNG as iTXt
chunks, SVG as `<title>`, `<desc>` and `<metadata>`, HTML as `<meta>` tags, NPZ as the JSON string `about`. A CSV file
holds its table alone; its name says model, text, head and figure.
"""

from __future__ import annotations

import base64
import html
import io
import itertools
import json
import re
import unicodedata
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import plotly.graph_objects as go
from plotly.offline import get_plotlyjs

from transformer.errors import SettingError
from transformer.text.wording import in_a_line, sentence_of
from transformer.views.data import APOSTROPHES, NUMBERS, About, Numbers, table, to_csv, to_npz
from transformer.views.theme import CATEGORICAL, FONT_SIZE, TEXT_INK


@dataclass(frozen=True, kw_only=True)
class Export:
    """A figure to export.

    Attributes:
        key: Short name of the figure on its page; the last part of its file names.
        about: Origin of the figure.
        numbers: Gives the numbers by name; called for each file that holds them.
        curve: Makes the Plotly figure of curves, which an HTML page shows; None of anything else.
        page: Makes an HTML page of its origin, where one draws it livelier than its picture; None if not.
        png: PNG picture that a browser drew, with its metadata; empty if there is none.
        svg: SVG picture that a browser drew, with its metadata; empty if there is none.
    """

    key: str
    about: About
    numbers: Numbers = dict
    curve: Callable[[], go.Figure] | None = None
    page: Callable[[About], bytes] | None = None
    png: bytes = b""
    svg: str = ""


_WRITERS: dict[str, Callable[[Export], bytes]] = {
    "html": lambda export: export.page(export.about) if export.page else to_html([export]),
    "csv": lambda export: to_csv(export.numbers()),
    "npz": lambda export: to_npz(export.numbers(), export.about),
}
FORMATS = tuple(_WRITERS)


def to_file(export: Export, ending: str) -> bytes:
    """Return the content of a file with one figure, in one of `FORMATS`.

    Raises:
        ValueError: If the format is unknown.
    """
    if ending not in FORMATS:
        raise SettingError("ending", f"be one of {', '.join(FORMATS)}", ending)
    return _WRITERS[ending](export)


def to_zip(exports: Sequence[Export]) -> bytes:
    """Return a ZIP archive of all figures of a page: their files, one HTML page with all of them, and `about.json`.

    A missing picture is left out; the numbers are always included.
    """
    content, listed, taken = io.BytesIO(), [], set()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for export in exports:
            numbered = itertools.chain([export.key], (f"{number}-{export.key}" for number in itertools.count(2)))
            key = next(key for key in numbered if file_name(export.about, key, "csv") not in taken)
            files = {"png": export.png, "svg": export.svg, "csv": to_file(export, "csv"), "npz": to_file(export, "npz")}
            names = {ending: file_name(export.about, key, ending) for ending, file in files.items() if file}
            for ending, name in names.items():
                archive.writestr(name, files[ending])
            taken.update(names.values())
            listed.append({**export.about, "files": list(names.values())})
        archive.writestr("all-figures.html", to_html(exports))
        about = {"figures": listed, "notes": [APOSTROPHES, NUMBERS]}
        archive.writestr("about.json", json.dumps(about, ensure_ascii=False, indent=2))
    return content.getvalue()


# Names


_MOST = {"model": 20, "text": 20, "head": 43, "figure": 29}
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}


def file_name(about: About, key: str, ending: str) -> str:
    """Return `model_text_head_figure.ending`, valid on every system, of at most 120 characters.

    Each part has only letters, digits and hyphens.
    """
    parts = [slug(about.get(part, ""), _MOST[part]) for part in ("model", "text", "head")]
    stem = "_".join(part for part in [*parts, slug(key, _MOST["figure"])] if part)
    if not stem or stem in _RESERVED:
        stem = f"figure-{stem}".strip("-")
    return f"{stem}.{ending}"


def slug(text: str, most: int) -> str:
    """Return letters and digits of any script, joined by hyphens; at most `most` characters and twice as many bytes."""
    # NFC gives a name that is the same on macOS and Linux. The text may be very long, so it is cut first.
    plain = unicodedata.normalize("NFC", text[: 20 * most]).lower()
    kept = "".join(c if unicodedata.category(c)[0] in "LMN" else "-" for c in plain)
    words = re.sub("-+", "-", kept).strip("-")[:most]
    return words.encode()[: 2 * most].decode(errors="ignore").strip("-")


# Pages


_STYLE = """
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; background: #fff; color: #1d1a26;
       font: 1rem/1.5 "Source Sans", system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 .75rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
img { max-width: 100%; } .caption, td, dd { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; font-size: .9rem; color: #56525f; }
dt { font-weight: 600; } dd { margin: 0; text-align: left; } .data { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; } th, td { padding: .1rem .8rem .1rem 0; text-align: left; }
"""
_ROWS = 2000
_LARGE = 200_000
"""Bytes of an SVG from which on a page shows the PNG, if that is smaller."""
# Nothing is fetched or sent, whatever a token contains.
_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:"
)
POLICY = f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
"""The security policy that stands in the head of every page."""


def to_html(exports: Sequence[Export]) -> bytes:
    """Return an HTML page with these figures that needs no network; it includes plotly.js once if there are curves."""
    about = exports[0].about if exports else {}
    same = {name: text for name, text in about.items() if all(e.about.get(name) == text for e in exports)}
    title = same.get("figure") or " · ".join(filter(None, ["Figures", same.get("model"), same.get("text")]))
    plotly = f"<script>{get_plotlyjs()}</script>" if any(e.curve for e in exports) else ""
    sections = "".join(_section(export, number, same) for number, export in enumerate(exports))
    return to_page(title, same, sections, plotly)


def to_page(title: str, about: About, body: str, head: str = "") -> bytes:
    """Return an HTML page that needs no network, with a heading and its origin.

    Args:
        title: Title, in plain text.
        about: Origin, in plain text; becomes `<meta>` tags and a list at the foot.
        body: Trusted HTML.
        head: Trusted scripts and styles.
    """
    metas = "".join(
        f'<meta name="attention-lab:{html.escape(n)}" content="{html.escape(t)}">' for n, t in about.items()
    )
    page = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f"{POLICY}"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{html.escape(title)}</title>{metas}<style>{_STYLE}</style>{head}</head>"
        f"<body><h1>{html.escape(title)}</h1>{body}{_facts(about)}</body></html>"
    )
    return page.encode("utf-8", "replace")


def _facts(about: About) -> str:
    shown = {name: text for name, text in about.items() if text and name not in ("figure", "caption")}
    facts = (f'<dt>{html.escape(n)}</dt><dd dir="auto">{html.escape(t)}</dd>' for n, t in shown.items())
    return f"<dl>{''.join(facts)}</dl>"


def _section(export: Export, number: int, same: About) -> str:
    about = export.about
    title = "" if "figure" in same else f"<h2>{html.escape(about.get('figure', export.key))}</h2>"
    own = {name: text for name, text in about.items() if name not in same}
    if export.curve:
        drawing = _light(export.curve()).to_html(
            full_html=False, include_plotlyjs=False, div_id=f"figure-{number}",
            config={"displayModeBar": False, "responsive": True},
        )  # fmt: skip
    else:
        drawing = _picture(export) + _data_table(export)
    caption = f'<p class="caption" dir="auto">{html.escape(sentence_of(about.get("caption", "")))}</p>'
    return f"<section>{title}{drawing}{caption}{_facts(own) if own else ''}</section>"


_TEXT = "#1d1a26"


def _light(figure: go.Figure) -> go.Figure:
    """Return the figure in the program's light colours, which Streamlit supplies on its pages."""
    axis = {"gridcolor": "#e6e3ee", "zerolinecolor": "#e6e3ee", "automargin": True}
    layout = {
        "font": {"family": "Source Sans, system-ui, sans-serif", "size": FONT_SIZE, "color": _TEXT},
        "colorway": CATEGORICAL, "paper_bgcolor": "#fff", "plot_bgcolor": "#fff",
        "xaxis": axis, "yaxis": axis,
    }  # fmt: skip
    figure = go.Figure(_apply_theme(figure.to_plotly_json()))
    return figure.update_layout(template=go.layout.Template(layout=layout))


_INKS = {f"#{number:06d}": colour for number, colour in enumerate(CATEGORICAL, start=1)}
_INKS[TEXT_INK] = _TEXT


def _apply_theme(part: Any) -> Any:
    """Replace Streamlit's colour placeholders by the theme's colours; no text consists of a placeholder alone."""
    if isinstance(part, dict):
        return {name: inner if name == "meta" else _apply_theme(inner) for name, inner in part.items()}
    if isinstance(part, list | tuple):
        return [_apply_theme(inner) for inner in part]
    return _INKS.get(part, part) if isinstance(part, str) else part


def _picture(export: Export) -> str:
    """Return the picture as an image, not as markup, so that an SVG sent by a browser can't run scripts.

    It is the SVG, or the PNG where thousands of cells make that one smaller.
    """
    svg = export.svg.encode("utf-8", "replace")
    kind, picture = ("png", export.png) if len(svg) > max(_LARGE, len(export.png)) else ("svg+xml", svg)
    if not picture:
        return ""
    source = f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"
    return f'<img alt="{html.escape(export.about.get("caption", ""))}" src="{source}">'


def _data_table(export: Export) -> str:
    header, *rows = table(export.numbers())
    lines = "".join(
        f"<tr>{''.join(f'<{tag}>{html.escape(in_a_line(str(cell)))}</{tag}>' for cell in line)}</tr>"
        for tag, line in [("th", header), *(("td", row) for row in rows[:_ROWS])]
    )
    rest = f"<p>The first {_ROWS:,} of {len(rows):,} rows; CSV and NPZ hold all.</p>" if len(rows) > _ROWS else ""
    return f'<details><summary>The numbers</summary>{rest}<div class="data"><table>{lines}</table></div></details>'


_MOST_BYTES = 12_000_000


def with_picture(export: Export, png: object, svg: object) -> Export:
    """Return the figure with the pictures that a browser sent.

    Nothing checks what they show: they go back to whoever sent them, as images and inside an archive.

    Args:
        export: The figure.
        png: PNG picture in base64.
        svg: SVG picture as text.
    Raises:
        ValueError: If either is no text, `png` is not base64, or one is larger than 12 MB.
    """
    if not isinstance(png, str) or not isinstance(svg, str) or max(len(png), len(svg)) > _MOST_BYTES:
        raise ValueError("`png` and `svg` must be text of at most 12 MB. Take the picture again.")
    return replace(export, png=base64.b64decode(png, validate=True), svg=svg)
