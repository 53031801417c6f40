"""What can't be used, said so that a person knows what is wrong, what the limit is, and what to do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Self, TypeVar, get_args

Kind = TypeVar("Kind", bound="LabError")
_NOT_GIVEN: Any = object()


class LabError(ValueError):
    """Something that was asked for can't be done; `str` is the sentence for a person.

    The tree:
        LabError(ValueError)
        ├── SettingError       a value that breaks the rule of a setting or an argument
        ├── LimitError         a run that is more than a server allows
        ├── TextError          a text that a model can't read
        ├── FileError          a file that can't be used
        │   ├── CheckpointError    as a model
        │   ├── CorpusError         as a parallel corpus
        │   └── DamagedError       as a part of a run
        └── DivergedError      a training whose numbers have exploded

    Args:
        sentence: What is wrong, with its full stop.
        field: The setting, argument or file that it is about.
        rule: What the field must do, after "must"; empty where there is no rule.
        value: What was given; None where nothing can be named.
        advice: What to do, in sentences of its own; they follow the first one.
    """

    def __init__(self, sentence: str, *, field: str = "", rule: str = "", value: Any = None, advice: str = "") -> None:
        super().__init__(" ".join(filter(None, (sentence, advice))))
        self.sentence, self.field, self.rule, self.value, self.advice = sentence, field, rule, value, advice

    def __reduce__(self) -> tuple[Any, ...]:
        return error_from_dict, (self.to_dict(),)

    def renamed(self, names: Mapping[str, str]) -> Self:
        """The same error for somebody who fills in a form, or whose file came under another name.

        Args:
            names: For a field, or a file, as the library calls it, what that person calls it. Identifiers that have
                no other name lose their backticks.
        """
        words = {part: _renamed(getattr(self, part), names) for part in _WORDS}
        return _remade(type(self), **words, value=self.value)

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON; `error_from_dict` is the inverse."""
        value = self.value if isinstance(self.value, (str, int, float, bool, type(None))) else repr(self.value)
        return {"error": type(self).__name__, **{part: getattr(self, part) for part in _WORDS}, "value": value}


def error_from_dict(values: Mapping[str, Any]) -> LabError:
    """The error that `LabError.to_dict` described, perhaps in another process."""
    return _remade(_KINDS.get(values["error"], LabError), **{name: values[name] for name in (*_WORDS, "value")})


def _remade(kind: type[Kind], **parts: Any) -> Kind:
    """An error of this kind with its parts as they are: the kinds make their sentence from different arguments."""
    error = kind.__new__(kind)
    LabError.__init__(error, **parts)
    return error


def _renamed(text: str, names: Mapping[str, str]) -> str:
    text = re.sub(r"`(\w+)`", lambda found: f"“{names.get(found[1], found[1])}”", text)
    for name, called in names.items():
        if "." in name:  # a file's name stands without backticks
            text = text.replace(name, called)
    return text


_WORDS = ("sentence", "field", "rule", "advice")


class SettingError(LabError):
    """A value that breaks the rule of a setting or an argument: "`field` must rule, got value. Advice"

    Args:
        field: Name of the setting or argument.
        rule: What it must do.
        value: What was given.
        advice: What to do.
        got: How the sentence says the value; default: as Python writes it.
    """

    def __init__(self, field: str, rule: str, value: Any = _NOT_GIVEN, advice: str = "", *, got: str = "") -> None:
        is_given = value is not _NOT_GIVEN
        said = got or (repr(value) if is_given else "")
        sentence = f"`{field}` must {rule}, got {said}." if said else f"`{field}` must {rule}."
        super().__init__(sentence, field=field, rule=rule, value=value if is_given else got or None, advice=advice)


class LimitError(LabError):
    """A run that is more than this server allows; the message says what the limit is."""


class TextError(LabError):
    """Text that a model can't read; the message tells a person what to do."""


class FileError(LabError):
    """A file that can't be used: "file problem. Advice"

    Args:
        file: Its name, for people.
        problem: What is wrong with it, after its name; "must …" where it breaks a rule.
        advice: What to do.
        sentence: What is wrong, where it doesn't begin with the name of the file.
    """

    def __init__(self, file: str, problem: str = "", advice: str = "", *, sentence: str = "") -> None:
        rule = problem.removeprefix("must ") if problem.startswith("must ") else ""
        super().__init__(sentence or f"{file} {problem}.", field=file, rule=rule, advice=advice)


class CheckpointError(FileError):
    """A file that can't be used as a model; the message says why."""


class CorpusError(FileError):
    """A file that can't be used as a parallel corpus; the message says why."""


class DamagedError(FileError):
    """Something of a run that can't be read; the message says what."""


class DivergedError(LabError):
    """The numbers of a training have exploded."""


_KINDS = {
    kind.__name__: kind
    for kind in (
        SettingError, LimitError, TextError, FileError, CheckpointError, CorpusError, DamagedError, DivergedError,
    )
}  # fmt: skip


def whole_number(name: str, value: Any, low: int, high: int) -> None:
    """Refuse what is no whole number from `low` to `high`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise SettingError(name, f"be a whole number from {low} to {high:,}", value)


def number(name: str, value: Any, low: float, high: float) -> None:
    """Refuse what is no number from `low` to `high`."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not low <= value <= high:
        raise SettingError(name, f"lie from {low} to {high:g}", value)


def one_of(name: str, value: Any, choices: Any) -> None:
    """Refuse what is none of the choices of a `Literal`."""
    if value not in get_args(choices):
        raise SettingError(name, f"be one of {', '.join(get_args(choices))}", value)
