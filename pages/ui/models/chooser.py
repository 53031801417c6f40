"""The field in which a model is chosen: it shows names that tell all models apart; the link keeps their ids."""

import json
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any, Literal

import streamlit as st

from pages.ui.models.files import ModelFile, name_of, read_description
from pages.ui.models.table import system_of, task_in_words, time_zone
from pages.ui.state.choice import draw_choice
from pages.ui.state.link import choose_unseen, linked_unseen
from transformer import TransformerConfig
from transformer.data import OPERATIONS
from transformer.text import clipped, counted, in_a_line

_LONGEST_NAME, _LONGEST_TASK = 28, 32
_WHOSE = {"shared": "shared here", "linked": "from a link"}
GROUPS = ("toy task", "translator", "yours", "")
_DOES = {"copy": "Copies {}", "reverse": "Reverses {}", "sort": "Sorts {}", "shift": "Shifts {} by one"}
_FROM_INTO = re.compile(r"(?:Translate|Write) (?:an? )?(?:short )?(.+?)(?: sentence)? (?:into|in) (.+)\.")


def choose_by_name(
    files: Mapping[str, ModelFile],
    on_change: Callable[[], None] | None = None,
    width: int = 340,
    label: Literal["visible", "collapsed"] = "visible",
) -> str:
    """Draw the field, and return the id of the chosen model.

    Toy tasks stand first, then translators, then the person's own models and those of others.

    Args:
        files: All models that can be chosen, by id.
        on_change: Called when another one is chosen.
        width: In pixels.
        label: Collapsed: only a screen reader says what is chosen here.
    """
    # Streamlit writes an option into the link by its name on the page, so a link would break with every rename. That is
    # why one field, which nobody sees (`styles/controls.css`), keeps the id in the link, and another shows the names.
    model_id = linked_unseen(st.selectbox, "Id in links", list(in_groups(files)), key="model")
    names, groups = shown_names(files), {model_id: group_of(file) for model_id, file in files.items()}

    def choose(model_id: str) -> None:
        choose_unseen("model", model_id)
        if on_change:
            on_change()

    draw_choice(
        st.selectbox, "Model", list(in_groups(files)), key="model-by-name", value=model_id, on_choice=choose,
        names=lambda model_id: " · ".join(filter(None, [names.get(model_id, model_id), groups.get(model_id)])),
        width=width, label_visibility=label,
    )  # fmt: skip
    return model_id


def in_groups(files: Mapping[str, ModelFile]) -> dict[str, ModelFile]:
    """Return models by id: toy tasks first, then translators, then the person's own and those of others."""
    return dict(sorted(files.items(), key=lambda item: GROUPS.index(group_of(item[1]))))


def own_first(files: Mapping[str, ModelFile]) -> dict[str, ModelFile]:
    """Return models by id, the person's own first: a table scrolls, and what was just added is looked for in it."""
    return dict(sorted(in_groups(files).items(), key=lambda item: not item[1].is_mine))


def shown_names(files: Mapping[str, ModelFile]) -> dict[str, str]:
    """Return the name of every model where one is chosen, by id: no two alike.

    A shipped model is called by what it does, any other by its own name and what it is for, or whose it is. Where this
    is not enough, a shipped one says how it differs. The others get their system, their time and the end of their id,
    whichever tell them apart.
    """
    names = _shipped_names([file for file in files.values() if file.is_shipped])
    names.update({model_id: _usual_name(file) for model_id, file in files.items() if not file.is_shipped})
    for further in (_system, _time, lambda file: f"… {file.id[-4:]}", lambda file: file.id):
        alike: dict[str, list[str]] = {}
        for model_id, name in names.items():
            alike.setdefault(name, []).append(model_id)
        for ids in alike.values():
            parts = {model_id: "" if files[model_id].is_shipped else further(files[model_id]) for model_id in ids}
            if len(set(parts.values())) > 1:
                names.update({model_id: f"{names[model_id]} · {part}" for model_id, part in parts.items() if part})
    return names


def _shipped_names(files: list[ModelFile]) -> dict[str, str]:
    """Return what shipped models do, in words: "Reverses letters", "English → Spanish"; brackets tell two apart."""
    names = {file.id: _deed(file) for file in files}
    for further in (_form, _reach, _source, lambda file: file.id):
        alike: dict[str, list[ModelFile]] = {}
        for file in files:
            alike.setdefault(names[file.id], []).append(file)
        for same in alike.values():
            parts = {file.id: further(file) for file in same}
            if len(set(parts.values())) > 1:
                names.update({model_id: f"{names[model_id]} ({part})" for model_id, part in parts.items() if part})
    return names


def group_of(file: ModelFile) -> str:
    """Return the one of `GROUPS` under which a model stands."""
    if file.is_shipped:
        return "toy task" if _read_part(file, "task").get("name") in OPERATIONS else "translator"
    return "yours" if file.is_mine else ""  # the names of others say whose they are


def _deed(file: ModelFile) -> str:
    """Return what a model does, as short as a name."""
    task = _read_part(file, "task")
    if task.get("name") in _DOES:
        return _DOES[task["name"]].format(task.get("unit", "symbols"))
    if task.get("name") == "grammar":
        return "English → Spanish"
    sentence = task_in_words(task)
    match = _FROM_INTO.fullmatch(sentence)
    return f"{match[1]} → {match[2]}" if match else sentence.rstrip(".")


def _form(file: ModelFile) -> str:
    config = _read_part(file, "config")
    if config.get("causal") is False:
        return "cheats: no causal mask"
    return "encoder only" if config.get("has_decoder") is False else ""


def _reach(file: ModelFile) -> str:
    longest = _read_part(file, "task").get("max_length")
    return f"up to {longest}" if longest else ""


def _source(file: ModelFile) -> str:
    task = _read_part(file, "task")
    return f"{counted(task['trained_on'])} pairs" if task.get("trained_on") else f"small {task.get('name', '')}".strip()


def _read_part(file: ModelFile, what: str) -> dict[str, Any]:
    return _parse(read_description(file).get(what, ""))


@lru_cache(maxsize=1024)  # every run of a page asks for the parts of all models
def _parse(text: str) -> dict[str, Any]:
    try:
        content = json.loads(text)
    except ValueError:
        return {}
    return content if isinstance(content, dict) else {}


def _usual_name(file: ModelFile) -> str:
    name = in_a_line(clipped(name_of(file), _LONGEST_NAME))  # the part that tells models apart must fit beside it
    more = _WHOSE.get(file.origin) or clipped(_task(file).rstrip("."), _LONGEST_TASK)
    return f"{name} · {more}"


def _task(file: ModelFile) -> str:
    try:
        return task_in_words(json.loads(read_description(file)["task"]))
    except (KeyError, ValueError, TypeError, AttributeError):  # the page itself says that a file can't be opened
        return "not known"


def _system(file: ModelFile) -> str:
    try:
        system = system_of(TransformerConfig.from_dict(json.loads(read_description(file)["config"])))
    except (KeyError, ValueError, TypeError):
        return ""
    return f"system {system}" if system else ""


def _time(file: ModelFile) -> str:
    try:
        return f"{datetime.fromtimestamp(file.path.stat().st_mtime, time_zone()):%Y-%m-%d %H:%M}"
    except OSError:
        return ""
