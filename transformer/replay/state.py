"""The state that a link names, as a value: read by the fields of its page, and by those of every page.

The browser reads the latter, too (`assets/views.json`).

What only controls a page is no part of it: which lecture is given, what is asked, the forms that train. Defaults
that a model's file or a text decides are no part of it either: a field says where its usual value comes from.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import parse_qs, urlsplit

from transformer.assets import own_file
from transformer.errors import SettingError
from transformer.maps import Place
from transformer.replay.old_pages import Query, of_today

if TYPE_CHECKING:
    from transformer.replay.replay import Replay

FIRST_PAGE = "look"
"""The page that has no name in addresses."""
_LONGEST = 32
_COUNT = re.compile(r"([1-9][0-9]{0,5})(?=$|[ .])")
_declared: dict[str, Mapping[str, Field]] = {}
_HEAD = re.compile(r"layer ([1-9][0-9]{0,3}), (?:head ([1-9][0-9]{0,3})|(mean) of heads)")


@dataclass(frozen=True, kw_only=True)
class Field:
    """A part of a link.

    Attributes:
        name: In the link.
        kind: "count" is from 1 in the link and from 0 here, and what follows its number is for people ("3 n → o");
            "head" is one of cross-attention, "layer 2, head 3"; the others are what they are called.
        usual: What is so where the link says nothing; None where something else decides.
        usual_here: Gives what is usual with a model and a text, where that decides.
        several: The link may have several values.
        listed: So many at most.
        options: Of a choice; none where they depend on the model.
        choices: Gives the options with a model, a text and other fields.
        least, most, step: Of a number.
        longest: Of a text.
        named_by: Of a choice of ideas: which parameters a link names that was made when there was no choice.
        label: What people read beside its control.
        asks: What it asks for, where its label is too short for that.
        is_long: A text may have several lines.
        older: What values of older links mean today; None: what is usual.
    """

    name: str
    kind: Literal["choice", "text", "whole", "decimal", "count", "switch", "head"]
    usual: Any = None
    usual_here: Callable[[Replay], Any] | None = None
    several: bool = False
    listed: int = 64
    options: tuple[str, ...] = ()
    choices: Callable[[Replay], Sequence[Any]] | None = None
    least: float = 0
    most: float = 10**6
    step: int = 1
    longest: int = _LONGEST
    label: str = ""
    asks: str = ""
    is_long: bool = False
    named_by: Mapping[str, Sequence[str]] = field(default_factory=dict)
    older: Mapping[str, str | None] = field(default_factory=dict)

    @property
    def rule(self) -> str:
        """The condition on a value of the field, in the words after "must"."""
        match self.kind:
            case "choice" if self.options:
                return f"be one of {', '.join(self.options)}"
            case "choice" | "text":
                return f"have at most {self.longest} characters"
            case "count":
                return "be a number from 1"
            case "switch":
                return "be “true” or “false”"
            case "head":
                return "be like “layer 2, head 3”"
            case _:
                steps = f" in steps of {self.step}" if self.step != 1 else ""
                return f"be a {'whole ' * (self.kind == 'whole')}number from {self.least:g} to {self.most:g}{steps}"

    def read(self, text: str) -> Any:
        """Return the value of a text of a link; None if it can't be one."""
        if self.kind == "count":
            number = _COUNT.match(text)
            return int(number[1]) - 1 if number else None
        if self.kind == "head":
            head = _HEAD.fullmatch(text)
            return Place("cross", int(head[1]) - 1, head[2] or head[3]) if head else None
        if self.kind == "switch":
            return {"true": True, "false": False}.get(text.lower())
        if self.kind in ("whole", "decimal"):
            return self._number(text)
        return text if len(text) <= self.longest and (not self.options or text in self.options) else None

    def _number(self, text: str) -> float | int | None:
        if not re.fullmatch(r"[+-]?[0-9]{1,10}(\.[0-9]{0,17})?", text):
            return None
        number = float(text)
        is_within = self.least <= number <= self.most
        if self.kind == "decimal":
            return number if is_within else None
        return int(number) if is_within and (number - self.least) % self.step == 0 else None

    def read_all(self, texts: Sequence[str]) -> tuple[tuple[Any, ...], list[str]]:
        """Return the values of all that a link says of it, each once, and the texts that can't be values.

        Where there can be but one, the last text counts. An empty text says nothing, except of a text; nor does what an
        older link says that means today's usual value.
        """
        texts = [text for text in texts if text or self.kind == "text"]
        texts = texts[: self.listed] if self.several else texts[-1:]
        meant = [(text, self.older.get(text, text)) for text in texts]
        found = [(text, self.read(now)) for text, now in meant if now is not None]
        values = dict.fromkeys(value for _, value in found if value is not None)
        return tuple(values), [text for text, value in found if value is None]

    def write(self, value: Any) -> str:
        """Return a value as a link has it: the inverse of `read`."""
        if self.kind == "count":
            return str(value + 1)
        if self.kind == "head":
            number = value.number
            return f"layer {value.layer + 1}, {'mean of heads' if number is None else f'head {value.head}'}"
        return str(value).lower() if self.kind == "switch" else str(value)


def declare_fields(page: str, fields: Mapping[str, Field]) -> None:
    """Let links to a page say what its ideas are shown with (`transformer.views.ideas`)."""
    _declared[page] = fields
    fields_of.cache_clear()


@cache
def fields_of(page: str) -> Mapping[str, Field]:
    """Return what a link to a page may say, by name; of a page that there is not, what it may say of any."""
    every_page = json.loads(own_file("views.json").read_text(encoding="utf-8"))
    fields = {name: _field(name, entry) for name, entry in every_page.items()}
    return MappingProxyType({**fields, **_declared.get(page, {})})


def _field(name: str, entry: dict[str, Any]) -> Field:
    named = {"is": "kind"}
    parts = {named.get(part, part): tuple(one) if isinstance(one, list) else one for part, one in entry.items()}
    return Field(name=name, **{"usual": () if entry.get("several") else None, **parts})


@dataclass(frozen=True)
class ViewState:
    """The state that a link names: what is shown.

    Attributes:
        page: The page, as links name it.
        given: What the link says, by name.
        wrong: What it says that can't be, by name.
    """

    page: str
    given: Mapping[str, Any]
    wrong: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of_link(cls, link: str) -> ViewState:
        """Read a link as people copy it: a whole address, or what stands in it from the page's name on.

        The first page has no name in addresses.
        """
        parts = urlsplit(link)
        return cls.of(parts.path.rpartition("/")[2] or FIRST_PAGE, parse_qs(parts.query, keep_blank_values=True))

    @classmethod
    def of(cls, page: str, query: Query) -> ViewState:
        """Read a link; what it says of anything else than `fields_of` its page and the open idea is passed over.

        Args:
            page: The page; one of an earlier version gives way to today's.
            query: Its parameters, perhaps a stranger's.
        """
        page, query = of_today(page, query)
        given: dict[str, Any] = {}
        wrong: dict[str, str] = {}
        for name, part in fields_of(page).items():
            values, others = part.read_all(query.get(name, ()))
            if others:
                wrong[name] = others[0]
            if part.several and name in query:
                given[name] = values
            elif values:
                given[name] = values[-1]
        state = cls(page, given, wrong)
        return state.without(*state._of_closed_ideas())

    def __getitem__(self, name: str) -> Any:
        """Return what the link says, or what is usual; None where something else decides.

        Raises:
            KeyError: If no link to this page says anything of that name.
        """
        usual = fields_of(self.page)[name].usual
        return self.given.get(name, usual)

    def __contains__(self, name: object) -> bool:
        return name in self.given

    def idea(self, name: str) -> str:
        """Return which idea of the page is open: the one that the link names, or whose controls most of it names."""
        ideas = fields_of(self.page)[name]
        if name in self.given or not ideas.named_by:
            return self[name]
        said = {*self.given, *self.wrong}
        named = {idea: sum(one in said for one in ideas.named_by.get(idea, ())) for idea in ideas.options}
        most = max(named, key=named.__getitem__)
        return most if named[most] else ideas.usual

    def _of_closed_ideas(self) -> Iterator[str]:
        """Yield the names of controls of ideas of the page that are not open: they say nothing of what is."""
        for tab in fields_of(self.page).values():
            if tab.named_by:
                own = tab.named_by[self.idea(tab.name)]
                yield from {name for names in tab.named_by.values() for name in names} - set(own)

    def check(self) -> ViewState:
        """Return the state itself if all its values are such as a link may have.

        Raises:
            SettingError: If one is not; it names the first.
        """
        for name, text in self.wrong.items():
            raise SettingError(name, fields_of(self.page)[name].rule, text[:40], "Choose it anew on its page.")
        return self

    def complete(self, defaults: Mapping[str, Any]) -> ViewState:
        """Return the state completed with what it leaves out, as far as `defaults` say it.

        Args:
            defaults: Values by name, e.g. of the example that a session follows.
        """
        return replace(self, given={**defaults, **self.given})

    def with_values(self, **given: Any) -> ViewState:
        """Return the state with other values of these names."""
        return replace(self, given={**self.given, **given})

    def without(self, *names: str) -> ViewState:
        """Return the state without what it says of these names."""
        return replace(self, given={name: value for name, value in self.given.items() if name not in names})

    @property
    def path(self) -> str:
        """Name of its page in addresses; empty for the first page."""
        return "" if self.page == FIRST_PAGE else self.page

    @property
    def query(self) -> dict[str, list[str]]:
        """The parameters of a link that says the same."""
        fields = fields_of(self.page)
        return {
            name: [fields[name].write(one) for one in (value if fields[name].several else (value,))]
            for name, value in self.given.items()
        }
