"""The first picture of a plain visit, which is drawn from its own route before Streamlit has started in the browser.

Without a choice in the link every visitor begins with the same model, text and head. Streamlit needs two seconds in the
browser before it shows anything. The stage of that example needs no Streamlit, and gives way to the page's own stage.
"""

import asyncio
import html
import json
import re
from collections.abc import Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route
from streamlit import config, file_util

from pages.server.bundle import BUNDLE_NAME
from pages.server.page_styles import page_styles
from transformer.views import background_of, css_variables

_NAME = "lab/first-view.json"
_PLACE = "data-view"
_PATIENCE, _LOOK = 20.0, 0.05
"""Seconds for which a browser waits for a server that has just started, and seconds from one look to the next."""
_STYLE = """
html { background: %s; } @media (prefers-color-scheme: dark) { html { background: %s; } }
[data-lab-first] { position: fixed; inset: 228px 0 0; padding: 0 5rem; overflow: hidden auto; z-index: 1; --sticks: 0;
                   background: var(--st-background-color); color: var(--st-text-color); font-family: var(--st-font); }
/* What Streamlit puts together jumps until it is whole: it is shown then. */
body:has([data-lab-first]) [data-testid="stMainBlockContainer"] { visibility: hidden; }
@media (max-width: 1199px) { [data-lab-first] { inset: 276px 0 0; } }
@media (max-width: 997px) { [data-lab-first] { inset: 332px 0 0; } }
@media (max-width: 863px) { [data-lab-first] { padding: 0 1rem; } }
@media (max-width: 640px) { [data-lab-first] { inset: 301.6px 0 0; } }
@media (max-width: 340px) { [data-lab-first] { inset: 347.6px 0 0; } }
"""
_FONT = '@font-face { font-family: "Source Sans"; src: url("%s") format("woff2"); font-weight: 200 900; }'
_view: dict[str, object] = {}


def keep_first_view(data: str, selection: Mapping[str, object]) -> None:
    """Keep the data and the selection that the stage gets on a plain visit.

    Args:
        data: The data of the stage, in base64.
        selection: The first selection, by part.
    """
    _view.update(bytes=data, selection=dict(selection))


async def _send_page(request: Request) -> Response:
    """Send Streamlit's page with the first view in it, drawn before the browser turns to the scripts of Streamlit."""
    view = html.escape(json.dumps(_view)) if _view and not request.url.query else ""
    return HTMLResponse(_PAGE.replace(_PLACE, f'data-view="{view}"', 1), headers={"Cache-Control": "no-cache"})


async def _send_other_page(request: Request) -> Response:
    """Send Streamlit's page with the style sheets in it, so that nothing moves when they come with the first run."""
    return HTMLResponse(_STYLED, headers={"Cache-Control": "no-cache"})


async def _send_view(request: Request) -> Response:
    """Send the view, which the page lacks while the default model is being loaded; 204 if it doesn't come in time."""
    for _ in range(int(_PATIENCE / _LOOK)):
        if _view:
            return JSONResponse(_view, headers={"Cache-Control": "no-cache"})
        await asyncio.sleep(_LOOK)
    return Response(status_code=204)


def _page() -> str:
    """Return Streamlit's page with the style and the script of the first view in front of Streamlit's own."""
    page = _styled()
    font = re.search(r'href="([^"]+\.woff2)"', page)
    style = _STYLE.replace("%s", background_of("light"), 1).replace("%s", background_of("dark"), 1)
    look = f"{_FONT % font[1] if font else ''}{style}{css_variables('[data-lab-first]')}"
    head = f'<style>{look}</style><script type="module" src="{BUNDLE_NAME}"></script>'
    page = page.replace("<head>", f"<head>{head}", 1)
    return page.replace("</body>", f'<div data-lab-first="{_NAME}" {_PLACE}></div></body>', 1)


def _styled() -> str:
    page = (Path(file_util.get_static_dir()) / "index.html").read_text(encoding="utf-8")
    return page.replace("</head>", f"<style>{page_styles()}</style></head>", 1)


_PAGE, _STYLED = _page(), _styled()
_OTHERS = [
    path.stem for path in Path(__file__).parents[1].glob("*.py") if path.stem not in ("__init__", "navigation", "look")
]
FIRST_VIEW_ROUTES = [
    Route("/", _send_page),
    Route(f"/{_NAME}", _send_view),
    *(Route(f"/{name}", _send_other_page) for name in _OTHERS),
]
"""The routes of the first view.

There are none if the server has a base path: the addresses in Streamlit's page are relative to that path.
"""
if config.get_option("server.baseUrlPath").strip("/"):
    FIRST_VIEW_ROUTES.clear()
