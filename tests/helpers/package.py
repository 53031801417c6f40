"""The bytes that a component of the page gets, read back as `data/package.ts` does it in the browser."""

import json

import numpy as np

from pages.server.models import open_named
from transformer.replay import Replay, ViewState
from transformer.views.ideas import views_of


def opened(content):
    """Return the view, with its arrays in their places, and the host that it is mounted in."""
    start = 8 + int.from_bytes(content[:8], "little")
    return shown_of(view_of(content)), json.loads(content[8:start])


def view_of(content):
    """Return the bytes of the view alone, as `pack` returned them."""
    return content[8 + int.from_bytes(content[:8], "little") :]


def shown_of(view):
    """Return what `pack` was given: a view alone, without a host."""
    start = 8 + int.from_bytes(view[:8], "little")

    def placed(part):
        if "$array" not in part:
            return part
        return np.frombuffer(view, part["$array"], part["size"], start + part["at"])

    return json.loads(view[8:start].decode("utf-8", "surrogatepass"), object_hook=placed)


def assert_the_same_leaves_the_lab(app, page, query):
    """Check that a page's view is, to the byte, the one that phones and files get from its link, host aside."""
    state = ViewState.of(page, query)
    view = views_of(Replay.of(state, open_named))[0]
    sent = {one.proto.component_name.rpartition("_")[2]: one.proto for one in app.get("bidi_component")}
    assert view.component in sent
    assert view_of(sent[view.component].bytes) == view.data
