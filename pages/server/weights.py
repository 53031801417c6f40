"""The exact weights of one head of a large example, served from a route: with the page came rounded ones."""

import re
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from streamlit import config

WEIGHTS_AT = "lab/weights"
"""Address below the page's own, as the browser asks for it: `lab/weights/ID/cross-pieces-0-3`."""

Find = Callable[[str, str, bool, int, int], bytes | None]
"""Gives the weights of a head by the id of what is kept, the kind, whether they are between words, layer and head."""

_HEAD = re.compile(r"(encoder|cross|decoder)-(pieces|words)-([0-9]{1,4})-([0-9]{1,4})")
_FOREVER = {"Cache-Control": "private, max-age=31536000, immutable"}
"""The id changes with the weights."""
_NOT_KEPT = {"Cache-Control": "no-store"}
_finders: list[Find] = []


def answer_by(find: Find) -> None:
    """Say who has the weights. The pages do, but they load torch, and the server answers before that.

    Args:
        find: Gives them; None where they are not kept, or not any more.
    """
    _finders[:] = [find]


async def _serve(request: Request) -> Response:
    """Send one head's weights; whoever knows the id, a hash of them all, has been shown them."""
    asked = _HEAD.fullmatch(request.path_params["head"])
    if asked and _finders:
        kind, unit, layer, head = asked.groups()
        weights = _finders[0](request.path_params["id"], kind, unit == "words", int(layer), int(head))
        if weights is not None:
            return Response(weights, media_type="application/octet-stream", headers=_FOREVER)
    return Response(status_code=404, headers=_NOT_KEPT)


_BELOW = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/"), WEIGHTS_AT])])
WEIGHTS_ROUTES = [Route(_BELOW + "/{id}/{head}", _serve)]
