"""Errors for people: each says in a sentence what is wrong, what the limit is and what to do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Self, TypeVar, get_args

Kind = TypeVar("Kind", bound="LabError")
_NOT_GIVEN: Any = object()


class LabError(ValueError):
    """Base class of the library's errors; `str` of it is a sentence for people.

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
        advice: What to do, in full sentences; they follow `sentence`.
        field: Name of the setting, argument or file in question.
        rule: What the field must do, after "must"; empty if there is no rule.
        value: The value given; None if there is none to report.
    """

    def __init__(self, sentence: str, advice: str = "", *, field: str = "", rule: str = "", value: Any = None) -> None:
        super().__init__(" ".join(filter(None, (sentence, advice))))
        self.sentence, self.field, self.rule, self.value, self.advice = sentence, field, rule, value, advice

    def __reduce__(self) -> tuple[Any, ...]:
        return error_from_dict, (self.to_dict(),)

    def renamed(self, names: Mapping[str, str]) -> Self:
        """Return the same error with other names, for the user of a form or the owner of a renamed upload.

        Args:
            names: The user's name for each of the library's names of fields or files. Identifiers without an entry
                only change their backticks to quotation marks.
        """

        def renamed(text: str) -> str:
            return re.sub(r"`(\w+)`", lambda found: f"“{names.get(found[1], found[1])}”", text)

        return _rebuild(type(self), **{part: renamed(getattr(self, part)) for part in _WORDS}, value=self.value)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, ready for JSON; `error_from_dict` is the inverse."""
        value = self.value if isinstance(self.value, (str, int, float, bool, type(None))) else repr(self.value)
        return {"error": type(self).__name__, **{part: getattr(self, part) for part in _WORDS}, "value": value}


def error_from_dict(values: Mapping[str, Any]) -> LabError:
    """Rebuild the error that `LabError.to_dict` described, perhaps in another process."""
    return _rebuild(_KINDS.get(values["error"], LabError), **{name: values[name] for name in (*_WORDS, "value")})


def _rebuild(kind: type[Kind], **parts: Any) -> Kind:
    """Return an error of this kind with these parts, bypassing `__init__`, whose arguments differ from kind to kind."""
    error = kind.__new__(kind)
    LabError.__init__(error, **parts)
    return error


_WORDS = ("sentence", "field", "rule", "advice")


class SettingError(LabError):
    """A value that breaks the rule of a setting or an argument: "`field` must rule, got value. Advice".

    Args:
        field: Name of the setting or argument.
        rule: What it must do, after "must".
        value: The value given.
        advice: What to do.
        got: How the sentence words the value. Default: its `repr`.
    """

    def __init__(self, field: str, rule: str, value: Any = _NOT_GIVEN, advice: str = "", *, got: str = "") -> None:
        is_given = value is not _NOT_GIVEN
        got_text = got or (repr(value) if is_given else "")
        sentence = f"`{field}` must {rule}, got {got_text}." if got_text else f"`{field}` must {rule}."
        super().__init__(sentence, field=field, rule=rule, value=value if is_given else got or None, advice=advice)


class LimitError(LabError):
    """A run that exceeds a limit of this server; the message states the limit."""


class TextError(LabError):
    """A text that a model can't read; the message says what to do."""


class FileError(LabError):
    """A file that can't be used: "file problem. Advice".

    Args:
        file: Name of the file, for people.
        problem: What is wrong with it, worded to follow its name; "must …" if it breaks a rule.
        advice: What to do.
        sentence: Replaces "file problem." where the sentence doesn't begin with the file's name.
    """

    def __init__(self, file: str, problem: str = "", advice: str = "", *, sentence: str = "") -> None:
        rule = problem.removeprefix("must ") if problem.startswith("must ") else ""
        super().__init__(sentence or f"{file} {problem}.", field=file, rule=rule, advice=advice)

    def renamed(self, names: Mapping[str, str]) -> Self:
        """Return the same error with other names; that of the file is changed only if it is wholly among `names`."""
        same, called = super().renamed(names), names.get(self.field, self.field)
        # The sentence names the file before it quotes anything from it.
        sentence = same.sentence.replace(self.field, called, 1)
        return _rebuild(type(self), **{**vars(same), "sentence": sentence, "field": called})


class CheckpointError(FileError):
    """A file that can't be used as a model; the message says why."""


class CorpusError(FileError):
    """A file that can't be used as a parallel corpus; the message says why."""


class DamagedError(FileError):
    """A part of a run that can't be read; the message says which."""


class DivergedError(LabError):
    """A training run whose loss or gradients have diverged."""


_EVERY_KIND = (
    SettingError, LimitError, TextError, FileError, CheckpointError, CorpusError, DamagedError, DivergedError,
)  # fmt: skip
_KINDS = {kind.__name__: kind for kind in _EVERY_KIND}


def whole_number(name: str, value: Any, low: int, high: int) -> None:
    """Check that a value is a whole number from `low` to `high`.

    Raises:
        SettingError: If it isn't.
    """
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise SettingError(name, f"be a whole number from {low} to {high:,}", value)


def number(name: str, value: Any, low: float, high: float) -> None:
    """Check that a value is a number from `low` to `high`.

    Raises:
        SettingError: If it isn't.
    """
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not low <= value <= high:
        raise SettingError(name, f"lie from {low} to {high:g}", value)


def one_of(name: str, value: Any, choices: Any) -> None:
    """Check that a value is one of the choices of a `Literal`.

    Raises:
        SettingError: If it isn't.
    """
    if value not in get_args(choices):
        raise SettingError(name, f"be one of {', '.join(get_args(choices))}", value)
