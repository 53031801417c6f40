"""Pages of earlier versions: the page that shows today what a link to one of them showed.

Links, lectures and exports that people have name them for good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Query = Mapping[str, Sequence[str]]
"""The parameters of a link, by name; one that stands there several times has several values."""


@dataclass(frozen=True)
class OldPage:
    """The way from a page of an earlier version to today's.

    Attributes:
        page: Today's page.
        tab: The parameter there that names the open idea.
        usual: The idea that opens where the link names none, nor a control of one.
        old_tab: The parameter by which the old page named its idea; empty where it had one idea.
        controls: Parameters that name controls of ideas of the old page.
        opened_with: The example that it opened with, where a link named none.
    """

    page: str
    tab: str
    usual: str
    old_tab: str = ""
    controls: Sequence[str] = field(default=())
    opened_with: Query = field(default_factory=dict)


OLD_PAGES = {
    "start": OldPage("look", "show", "Map"),
    "heads": OldPage("look", "show", "Heads"),
    "decoding": OldPage("look", "show", "Steps"),
    "alignment": OldPage(
        "look",
        "show",
        "Words",
        opened_with={"model": ["english-spanish"], "text": ["The red cars are new."]},
    ),
    "positions": OldPage(
        "positions_and_masks", "idea", "Without order", "idea", ("d_model", "positions", "waves", "k", "pair")
    ),
    "masks": OldPage("positions_and_masks", "idea", "Causal", "mask", ("mask_kind", "more", "sequence")),
    "whole_model": OldPage("inside", "shows", "Figure 1", "shows"),
    "twins": OldPage("train", "trains", "variants"),
    "inside_a_head": OldPage("inside", "shows", "One head"),
}


def of_today(page: str, query: Query) -> tuple[str, Query]:
    """Return the page and the parameters by which links show today what this one shows.

    Args:
        page: Its page, perhaps of an earlier version.
        query: Its parameters.
    """
    old = OLD_PAGES.get(page)
    if old is None:
        return page, query
    named = query.get(old.old_tab, ()) if old.old_tab else ()
    rest = {name: texts for name, texts in query.items() if name not in (old.tab, old.old_tab)}
    if any(named):
        rest[old.tab] = named
    elif not any(name in query for name in old.controls):
        rest[old.tab] = [old.usual]
    return old.page, rest if rest.keys() & old.opened_with.keys() else {**old.opened_with, **rest}
