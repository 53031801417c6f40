"""The table of links, `tests/links.toml`, and what the program makes of each without a page."""

import tomllib
from pathlib import Path
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

from pages.server.models import open_named
from transformer.checkpoints import examples_of
from transformer.lectures import shipped_lectures
from transformer.replay import Replay, ViewState, of_today
from transformer.replay.replay import make_keep

TESTS = Path(__file__).parents[1]
RUNS = TESTS / "golden" / "2026-11"
"""The folder of runs and models to which old links lead."""
TABLE = tomllib.loads((TESTS / "links.toml").read_text(encoding="utf-8"))
OLD = TABLE.pop("old")
"""Texts that the page of an old link shows, by link, where it shows no value."""
WAYS = [(page, dict(parse_qsl(query))) for page, part in TABLE.items() for query in part.get("walked", ())]
"""Links to every page, which together show all of its fields."""
SHOWS = [
    (page, name, link, row)
    for page, part in TABLE.items()
    for name, row in part.get("shows", {}).items()
    for link in row.get("links") or [row["link"]]
]
"""Rows of what pages show: the page, a name of what is shown, the query of the link, and the row itself."""
FIRST = {page: part["first"] for page, part in TABLE.items() if "first" in part}
"""The main picture of each page and the control beside it, by the idea that is open."""
_NO_VALUE = {"lecture", "train", "twins", "models"}


def all_links() -> list[str]:
    """Return every link that shows a value: those of the table, and the scenes of the shipped lectures."""
    told = [
        f"{page}?{query}" for page, part in TABLE.items() for query in [*part.get("old", ()), *part.get("walked", ())]
    ]
    shown = [f"{page}?{urlencode(link, doseq=True)}" for page, _, link, _ in SHOWS]
    views = [scene.view for lecture in shipped_lectures().values() for scene in lecture.scenes if scene.view]
    scenes = [f"{view.page}?{urlencode(view.query, doseq=True)}" for view in views]
    links = [link for link in [*told, *shown, *scenes] if urlsplit(link).path not in _NO_VALUE]
    return list(dict.fromkeys(link for link in links if "lecture=" not in link))


class Replayer:
    """Replays links as pages do, with one memory for all of them."""

    def __init__(self):
        self.keep = make_keep()

    def __call__(self, link: str) -> Replay:
        """Replay a link; where it names no model or no text, as its page opens."""
        url = urlsplit(link)
        page, query = of_today(url.path, parse_qs(url.query, keep_blank_values=True))
        model = query.get("model", ["reverse-letters"])
        usual = {"model": model, "text": [(*examples_of(open_named(model[-1])), "")[0]]}
        return Replay.of(ViewState.of(page, {**usual, **query}), open_named, self.keep)
