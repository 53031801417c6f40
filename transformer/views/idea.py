"""An idea as data: one thing to see on a page, with its controls and its words; and the page as a list of ideas.

What answers, waits or forces on a page has code of its own there, beside the idea.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from transformer.maps import Kind, Place
from transformer.replay import Field, Replay, ViewState
from transformer.views.view import Picture, View


@dataclass(frozen=True, kw_only=True)
class HeadChoice:
    """The part of the open head that an idea shows, and that can be chosen there.

    Attributes:
        parts: What can be chosen. A kind that can't is always the usual one.
        usual_kind: Kind of attention while nobody has chosen one, where the model has it. Default: as the model opens.
        own_kind: Name in links of a kind that this idea alone obeys. It begins with `usual_kind`, whatever is chosen
            elsewhere.
        summaries: The mean of all heads can be open, too; else one head stands for it.
    """

    parts: Sequence[Literal["kind", "layer", "head"]] = ("kind", "layer", "head")
    usual_kind: Kind | None = None
    own_kind: str = ""
    summaries: bool = False

    def of(self, replay: Replay) -> Place:
        """Return the head that the idea shows of a link."""
        fixed = None if "kind" in self.parts else self.usual_kind
        kind: Kind | None = replay.state[self.own_kind] if self.own_kind else fixed
        return replay.head(kind=kind, usual_kind=self.usual_kind, summaries=self.summaries)


def _nothing(replay: Replay) -> Iterable[str]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Idea:
    """One thing to see on a page.

    Attributes:
        name: What links call it; empty where it is all of its page.
        title: What its tab says. Default: its name.
        view: Draws it; None of what a link shows nothing of by itself: phones and files show the stage instead. A
            `LabError` says why it can't be drawn.
        words: What it shows, in one sentence of at most 20 words. Its terms are those that the glossary knows.
        says: Gives further sentences, on what is drawn now.
        fields: Its controls, in their order.
        head: What of the open head it shows; None: there is none in it.
        curves: Draw figures of Plotly beside the view, by the names under which they are kept.
        cell: Names of the fields that a click on a cell of its matrix sets: row and column.
        outputs: Gives what several runs wrote, by their names, to be compared with the first.
        is_judged: What they wrote is compared with the right answer to the text.
        captions: The captions of all matrices stand below them; False where `says` does.
        empty: Why there is nothing to see, where `view` gives None.
    """

    name: str = ""
    title: str = ""
    view: Callable[[Replay], View | None]
    words: str = ""
    says: Callable[[Replay], Iterable[str]] = _nothing
    fields: Sequence[Field] = ()
    head: HeadChoice | None = None
    curves: Mapping[str, Callable[[Replay], Picture]] = field(default_factory=dict)
    cell: tuple[str, str] | None = None
    outputs: Callable[[Replay], Mapping[str, str]] | None = None
    is_judged: bool = True
    captions: bool = True
    empty: str = ""

    @property
    def key(self) -> str:
        """Its name on the page, for what is drawn of it: `a-shift-is-a-rotation`."""
        return re.sub(r"\W+", "-", self.name.lower()).strip("-")


@dataclass(frozen=True, kw_only=True)
class IdeaPage:
    """A page: its ideas, the usual one first.

    Attributes:
        name: As addresses have it.
        ideas: What can be seen there, one at a time.
        tab: The name in links of the idea that is open; empty where there is only one.
        headings: Headings of groups of ideas, by the name of the first one of each; none where there is one group.
        unnamed: The idea that a link means which names none, where that isn't the first one: what it meant before there
            was that one. The page itself opens with the first one where a link says nothing of what is shown.
    """

    name: str
    ideas: Sequence[Idea]
    tab: str = ""
    headings: Mapping[str, str] = field(default_factory=dict)
    unnamed: str = ""

    @property
    def links(self) -> Mapping[str, Field]:
        """The fields of its links beside those of every link, by name.

        A link that was made when there was no choice of ideas means the one whose controls it names.
        """
        own = {idea.name: [field.name for field in idea.fields] for idea in self.ideas}
        usual = self.unnamed or next(iter(own), "")
        tab = Field(name=self.tab, kind="choice", usual=usual, options=tuple(own), named_by=own)
        fields = [*([tab] if self.tab else []), *(one for idea in self.ideas for one in idea.fields)]
        return {field.name: field for field in fields}

    @property
    def groups(self) -> Mapping[str, Sequence[Idea]]:
        """Its ideas in their order, by the heading of their group; of one group, it is empty."""
        groups: dict[str, list[Idea]] = {}
        heading = ""
        for idea in self.ideas:
            heading = self.headings.get(idea.name, heading)
            groups.setdefault(heading, []).append(idea)
        return groups

    def open(self, state: ViewState) -> Idea:
        """Return the idea that is open in a link to this page."""
        name = state.idea(self.tab) if self.tab else ""
        return next(idea for idea in self.ideas if idea.name == name)
