"""The view of a link, replayed without a page."""

from transformer.replay import Replay, ViewState


def replayed(page="look", **query):
    """Replay a link: `replayed("decoding", model="reverse-letters", text="abc", strategy="beam")`."""
    lists = {name: value if isinstance(value, list) else [value] for name, value in query.items()}
    return Replay.of(ViewState.of(page, lists))
