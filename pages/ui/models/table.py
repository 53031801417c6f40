"""The table of all models, and the card of one."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from functools import cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from zoneinfo import ZoneInfo

import pandas as pd
import streamlit as st

from pages.ui.memory.store import stored
from pages.ui.models.files import FileKey, ModelFile, checkpoint_of, name_of
from pages.ui.models.metrics_in_words import figures_in_words, interval_of, loss_in_words
from pages.ui.models.opening import draw_way_to_heads
from pages.ui.models.shares import share_id_of
from pages.ui.shell.figures import draw_caption, draw_curve
from pages.ui.shell.glossary import literal
from pages.ui.shell.into_sight import is_seen
from transformer import SYSTEMS, Checkpoint, CheckpointError, TransformerConfig, assets_folder, load
from transformer.importing import checked_in_words
from transformer.runs.jobs import RunFolder
from transformer.text import counted, decimal, in_a_line
from transformer.views import Picture, training_curves, training_series

_WORDS = assets_folder() / "text" / "models.toml"
_ORIGINS = {"shipped": "shipped", "shared": "shared here", "mine": "mine", "linked": "from a link"}
_CURVES_HEIGHT = 380
"""Height of the curves of a training, in pixels."""
_EXACT_MATCH = (
    "How many new texts come out exactly right. Of a model that learned from pairs: exactly like the one answer in its "
    "file, where others can be right too"
)
_FIGURES = {
    "exact_match": ("exact match (%)", 100, _EXACT_MATCH),
    "bleu": (
        "BLEU",
        1,
        "How many of its words, and of its runs of up to four words, also stand in a reference; texts that are too "
        "short lose points. 0 to 100, higher is better",
    ),
    "character_error_rate": (
        "character errors (%)",
        100,
        "Characters to change, add or remove to get the reference, for each character of the reference",
    ),
}
_BETWEEN = "95 % interval"
_HOW_SURE = "Only some texts were tried: the range in which the exact match of all such texts probably lies (Wilson)"
_IMPORT = "Of a model of another program: whether it computes the same here as it did there"
_MOST_ROWS, _HIGHEST = 13, 492
"""Most rows that the table shows without scrolling, and the pixels that they take: as many as fit a projector."""
_FREE = {"d_model", "num_heads", "num_layers", "d_ff", "dropout", "max_length", "tied_output"}
"""Settings that every reference system leaves open."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """The facts that the table tells about a file; small, so that a table of hundreds holds no model in memory.

    Attributes:
        task: In words.
        system: The reference system it is built like; empty if it is none.
        metrics: Measured figures.
        parameters: Trainable numbers.
        megabytes: Of the file.
        modified: When it was written, in seconds since 1970.
        problem: Why it can't be opened; empty if it can.
    """

    task: str = ""
    system: str = ""
    metrics: Mapping[str, float] | None = None
    parameters: int | None = None
    megabytes: float = 0.0
    modified: float = 0.0
    problem: str = ""


def facts_of(file: ModelFile) -> Facts:
    """Return what the table tells about a model; each file is read once."""
    try:
        return _facts(file.key)
    except OSError:
        return Facts(problem="It was removed a moment ago.")


@stored
def _facts(key: FileKey) -> Facts:
    path, modified = key
    size = Path(path).stat().st_size / 1e6
    try:
        checkpoint = load(path)
    except CheckpointError as error:
        return Facts(megabytes=size, modified=modified / 1e9, problem=str(error))
    return Facts(
        task=task_in_words(checkpoint.task),
        system=system_of(checkpoint.config),
        metrics=checkpoint.metrics,
        parameters=checkpoint.model.num_parameters,
        megabytes=size,
        modified=modified / 1e9,
    )


def task_in_words(task: Mapping[str, object]) -> str:
    """Return what a model was asked to do, from its task's values: a sentence where the task has one of its own."""
    if not task:
        return "not known"
    if task.get("description"):
        return str(task["description"])
    return " ".join(str(task[key]) for key in ("name", "unit") if task.get(key)).capitalize()


def system_of(config: TransformerConfig) -> str:
    """Return the reference system that a model is built like, whatever its sizes; empty if it is none of them."""
    values = config.to_dict()
    free = {key: values[key] for key in values if key in _FREE or key.endswith("vocab_size")}
    # The settings are compared as plain values: with another model's sizes a system may break its own rules.
    usual = TransformerConfig().to_dict()
    return next((name for name in SYSTEMS if {**usual, **SYSTEMS[name], **free} == values), "")


def draw_model_table(files: Mapping[str, ModelFile], names: Mapping[str, str], groups: Mapping[str, str]) -> None:
    """Draw every model: what it does, how good it is, then the rest; a file that can't be opened gets a sentence.

    Args:
        files: By id, in the order of the rows.
        names: What each is called where one chooses.
        groups: What each is among models: a toy task, a translator.
    """
    rows, zone = [], time_zone()
    for model_id, file in files.items():
        facts = facts_of(file)
        if facts.problem:
            st.warning(literal(f"{name_of(file)} can't be opened. {facts.problem}"))
            continue
        metrics = facts.metrics or {}
        measured = {label: metrics[key] * unit for key, (label, unit, _) in _FIGURES.items() if key in metrics}
        rows.append(
            {
                "what it does": names[model_id],
                "kind": groups[model_id],
                **{label: measured.get(label) for label, *_ in _FIGURES.values()},
                _BETWEEN: interval_of(metrics.get("exact_match", -1), metrics.get("evaluated_on", 0)).strip("()"),
                "parameters": facts.parameters,
                "size (MB)": facts.megabytes,
                "name": name_of(file),
                "task": facts.task,
                "system": facts.system or None,
                "trained": "" if file.is_shipped else f"{datetime.fromtimestamp(facts.modified, zone):%Y-%m-%d %H:%M}",
                "origin": _origin(file),
                "import": checked_in_words(metrics).partition(":")[0].lower(),
                "pinned": bool(file.own_folder.note("pinned")) if file.own_folder else None,
            }
        )
    table = pd.DataFrame(rows)
    # The interval stands beside its share.
    places = [name for name in table.columns if name != _BETWEEN]
    places.insert(places.index(_FIGURES["exact_match"][0]) + 1, _BETWEEN)
    table = table[places]
    # A column that no model has anything in would only push the others away.
    table = table.drop(columns=table.columns[table.isin([None, ""]).all()])
    st.dataframe(
        table,
        hide_index=True,
        height="content" if len(table) <= _MOST_ROWS else _HIGHEST,
        placeholder="–",
        key="models",
        alt="Every model: what it does, how good it is, its size and where it comes from",
        column_config={
            **{label: st.column_config.NumberColumn(format="%.1f", help=hint) for label, _, hint in _FIGURES.values()},
            "parameters": st.column_config.NumberColumn(format="localized"),
            "size (MB)": st.column_config.NumberColumn(format="%.2f"),
            _BETWEEN: st.column_config.TextColumn(help=_HOW_SURE),
            "what it does": st.column_config.TextColumn(width=280),
            "kind": st.column_config.TextColumn(width=90),
            "trained": st.column_config.TextColumn(width=140),
            "name": st.column_config.TextColumn(width=180),
            "origin": st.column_config.TextColumn(width=110),
            "import": st.column_config.TextColumn(width=110, help=_IMPORT),
        },
    )


def _origin(file: ModelFile) -> str:
    shared = file.own_folder and share_id_of(file.own_folder)
    return "mine, shared" if shared else _ORIGINS[file.origin]


def time_zone() -> tzinfo:
    """Return the person's own time zone, as the browser tells it."""
    try:
        return ZoneInfo(st.context.timezone or "UTC")
    except (ValueError, KeyError, OSError):
        return UTC


def draw_model_card(file: ModelFile) -> None:
    """Draw what one model is made of, how its training went, and the ways to its heads and its film."""
    checkpoint = checkpoint_of(file)
    st.header(f"About {literal(in_a_line(name_of(file)))}", anchor=False)
    _draw_ways(file)
    with st.expander("Details", icon=":material/info:"):
        _draw_description(file, checkpoint)


def _draw_description(file: ModelFile, checkpoint: Checkpoint) -> None:
    if file.is_shipped and (words := _in_plain_words().get(file.id)):
        st.text(words)
    if sentence := figures_in_words(checkpoint.metrics, checkpoint.task):
        st.text(sentence)
    _draw_failures(checkpoint.task)
    config, history = st.columns(2, gap="large")
    with config:
        values = {
            **checkpoint.config.to_dict(),
            **{f"training {key}": value for key, value in checkpoint.settings.items()},
        }
        st.dataframe(
            {"setting": list(values), "value": [str(value) for value in values.values()]},
            height=400, alt="Every setting of the model and of its training",
        )  # fmt: skip
    with history:
        if checkpoint.history:
            _draw_history(checkpoint)


@st.fragment
def _draw_history(checkpoint: Checkpoint) -> None:
    """Draw the curves of a model's training once they are in sight: Plotly is large, and stands below the table."""
    steps, loss = checkpoint.history[-1]["step"], checkpoint.history[-1]["loss"]
    smoothing, words = checkpoint.settings.get("label_smoothing", 0.0), checkpoint.config.target_vocab_size
    picture = Picture(
        caption=f"Its training: {counted(steps)} steps, the last loss {decimal(loss, 4)}."
        + loss_in_words(smoothing, words),
        numbers=partial(training_series, checkpoint.history),
        curve=partial(training_curves, checkpoint.history, steps),
    )
    if is_seen("history", _CURVES_HEIGHT):
        draw_curve(picture, "history")
    else:
        draw_caption(picture.caption)


def _draw_ways(file: ModelFile) -> None:
    """Draw the ways to other pages that show a model, and a link to give away."""
    with st.container(horizontal=True, vertical_alignment="center"):
        draw_way_to_heads(file.id)
        if run := run_behind(file):
            st.page_link("train.py", label="Its film", icon=":material/movie:", query_params={"run": run.id})
        with st.container(horizontal=True, vertical_alignment="center", width="content", gap="small"):
            st.caption("Link", width="content")
            st.code(_link_to(file), language=None, width="content")
    if file.is_mine:
        st.caption("Everyone you give this link to sees the model too. The link stays when you rename the model.")


def run_behind(file: ModelFile) -> RunFolder | None:
    """Return the run that made a model, if it is still there: an uploaded model has none, and no film."""
    return file.folder if file.folder and (file.folder.path / "spec.json").exists() else None


def _link_to(file: ModelFile) -> str:
    """Return a link that opens a model's heads; it has the model's id in it."""
    here = (st.context.url or "").partition("?")[0].rstrip("/")
    return f"{here.removesuffix('/models')}/?{urlencode({'show': 'Heads', 'model': file.id})}"


@cache
def _in_plain_words() -> dict[str, str]:
    return tomllib.loads(_WORDS.read_text(encoding="utf-8"))


def _draw_failures(task: Mapping[str, Any]) -> None:
    """Draw held-out texts whose output is far from the file's one answer, and name whose texts it learned from."""
    if failures := task.get("failures"):
        st.text(f"{len(failures)} held-out texts whose output is far, letter by letter, from its file's one answer:")
        table = pd.DataFrame(failures, columns=["it reads", "it writes", "its file has"])
        st.dataframe(table, hide_index=True, alt="Held-out texts, what the model writes, and what its file has")
    if credit := task.get("credit"):
        st.caption(literal(str(credit)))
