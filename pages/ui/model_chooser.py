"""The field in which a model is chosen: it shows names that tell all models apart; the link keeps their ids."""

import json
from collections.abc import Callable, Mapping
from datetime import datetime

import streamlit as st

from pages.ui.link import linked
from pages.ui.model_table import SYSTEM_LETTERS, system_of, task_in_words, time_zone
from pages.ui.models import ModelFile, described, name_of
from transformer import TransformerConfig
from transformer.text import clipped, in_a_line

_LONGEST_NAME, _LONGEST_TASK = 28, 32
_BY_NAME = "model-by-name"
_WHOSE = {"shared": "shared here", "linked": "from a link"}


def choose_by_name(files: Mapping[str, ModelFile], on_change: Callable[[], None] | None = None) -> str:
    """The id of the chosen model.

    Args:
        files: All models that can be chosen, by id.
        on_change: Called when another one is chosen.
    """
    # Streamlit writes into the link what an option is called on the page. A link would break with every rename: so
    # one field, which nobody sees (`page.css`), keeps the id in the link, and another shows the names.
    model_id = linked(st.selectbox, "Id in links", list(files), key="model", on_change=on_change)
    st.session_state[_BY_NAME] = model_id
    names = shown_names(files)
    st.selectbox(
        "Model", list(files), format_func=lambda model_id: names.get(model_id) or model_id, key=_BY_NAME, width=340,
        on_change=_choose, args=(on_change,),
    )  # fmt: skip
    return model_id


def _choose(on_change: Callable[[], None] | None) -> None:
    st.session_state["model"] = st.session_state[_BY_NAME]
    if on_change:
        on_change()


def shown_names(files: Mapping[str, ModelFile]) -> dict[str, str]:
    """What every model is called where one is chosen, by id: no two alike.

    A shipped model is called by its id, any other by its own name and what it is for, or whose it is; where this is not
    enough, the system, the time and the end of the id are added, whichever tell them apart.
    """
    shown = {model_id: _usual_name(file) for model_id, file in files.items()}
    for further in (_system, _time, lambda file: f"… {file.id[-4:]}", lambda file: file.id):
        alike: dict[str, list[str]] = {}
        for model_id, name in shown.items():
            alike.setdefault(name, []).append(model_id)
        for ids in alike.values():
            parts = {model_id: "" if files[model_id].shipped else further(files[model_id]) for model_id in ids}
            if len(set(parts.values())) > 1:
                shown.update({model_id: f"{shown[model_id]} · {part}" for model_id, part in parts.items() if part})
    return shown


def _usual_name(file: ModelFile) -> str:
    if file.shipped:
        return name_of(file)
    name = in_a_line(clipped(name_of(file), _LONGEST_NAME))  # what tells models apart must fit beside it
    more = _WHOSE.get(file.origin) or clipped(_task(file).rstrip("."), _LONGEST_TASK)
    return f"{name} · {more}"


def _task(file: ModelFile) -> str:
    try:
        return task_in_words(json.loads(described(file)["task"]))
    except (KeyError, ValueError, TypeError, AttributeError):  # the page itself says that a file can't be opened
        return "not known"


def _system(file: ModelFile) -> str:
    try:
        system = system_of(TransformerConfig.from_dict(json.loads(described(file)["config"])))
    except (KeyError, ValueError, TypeError):
        return ""
    return f"system {SYSTEM_LETTERS[system]}" if system else ""


def _time(file: ModelFile) -> str:
    try:
        return f"{datetime.fromtimestamp(file.path.stat().st_mtime, time_zone()):%Y-%m-%d %H:%M}"
    except OSError:
        return ""
