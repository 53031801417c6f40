"""The bundle of all ES modules in `assets/components`, served from a route: one copy for all components of a page."""

import gzip
import hashlib

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from streamlit import config
from streamlit.components.v2 import component
from streamlit.components.v2.types import ComponentRenderer

from transformer.views import BUNDLE

_CONTENT = BUNDLE.read_bytes()
BUNDLE_NAME = f"lab/components-{hashlib.blake2b(_CONTENT, digest_size=8).hexdigest()}.js"
_GZIPPED_CONTENT = gzip.compress(_CONTENT, mtime=0)
_FOREVER = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
"""Headers of an answer that may be kept forever: the name of the bundle changes with its content."""

_STUB = (BUNDLE.parent / "mount" / "stub.js").read_text(encoding="utf-8")


def declare_bundled(name: str) -> ComponentRenderer:
    """Register the component that the bundle exports under a name."""
    return component(f"attention_lab_{name}", js=_make_stub(name))


def _make_stub(name: str) -> str:
    """Return the text of a component's module: `mount/stub.js` with the bundle's address and the component's name."""
    return _STUB.replace("BUNDLE", BUNDLE_NAME).replace("NAME", name)


async def _serve(request: Request) -> Response:
    """Send the bundle, compressed if the browser accepts that."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            _GZIPPED_CONTENT, media_type="text/javascript", headers={**_FOREVER, "Content-Encoding": "gzip"}
        )
    return Response(_CONTENT, media_type="text/javascript", headers=_FOREVER)


_PATH = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/"), BUNDLE_NAME])])
BUNDLE_ROUTES = [Route(_PATH, _serve)]
