"""The part of a page in sight: a new page opens at its top, and what is opened in it comes into sight."""

from pages.server.bundle import declare_bundled
from pages.ui.state.session import session

_INTO_SIGHT, _OPEN_AT_TOP, _SEEN = map(declare_bundled, ("intoSight", "openAtTop", "whenSeen"))


def bring_into_sight(part: str, what: str) -> None:
    """Scroll to a part of the page when it shows something else than before and stands out of sight.

    Args:
        part: Key of a container.
        what: Id of what is shown in it; empty = nothing.
    """
    _INTO_SIGHT(key=f"into-sight-{part}", data={"part": part, "what": what}, height=0)


def open_at_top(page: str) -> None:
    """Scroll to the top when another page than before is opened.

    Args:
        page: The title of the page that is open.
    """
    _OPEN_AT_TOP(key="open-at-top", data={"page": page})


def is_seen(what: str, height: int) -> bool:
    """Return whether something has come into sight.

    Until then its place is kept free; once it is seen, the fragment around it runs again.

    Args:
        what: Its name on its page.
        height: Of its place, in pixels.
    """
    seen: set[str] = session().in_sight
    if what not in seen:
        _SEEN(key=f"seen-{what}", data={}, height=height, on_seen_change=lambda: seen.add(what))
    return what in seen
