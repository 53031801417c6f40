"""Addresses of pages of earlier versions: they lead to the page that shows today what they showed."""

from urllib.parse import parse_qs, urlencode

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from transformer.replay import FIRST_PAGE, OLD_PAGES, of_today


class OldPages:
    """Middleware: a request for a page of an earlier version is sent on, with all that its link says.

    So is one for the first page by its name. The server does it, not a page: Back would lead to that page, which would
    send the person on again.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        name = scope["path"].rpartition("/")[2] if scope["type"] == "http" else ""
        if name in (*OLD_PAGES, FIRST_PAGE) and scope["method"] in ("GET", "HEAD"):
            page, query = of_today(name, parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True))
            said = f"?{urlencode(query, doseq=True)}" if query else ""
            # Relative: behind a proxy the server may not know its own address.
            await RedirectResponse(f"./{page.removeprefix(FIRST_PAGE)}{said}", 307)(scope, receive, send)
        else:
            await self.app(scope, receive, send)
