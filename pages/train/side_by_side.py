"""Variants of one model side by side: choose them, watch them, compare them."""

from collections.abc import Sequence
from dataclasses import dataclass

import pandas as pd
import streamlit as st

from pages.server.storage import runs_root
from pages.train.experiments import EXPERIMENTS, VARIANTS, WHAT_DIFFERS
from pages.train.verdict import verdict
from pages.ui.models.files import model_id_of
from pages.ui.models.metrics_in_words import interval_of
from pages.ui.models.opening import draw_way_to_heads
from pages.ui.runs.film import draw_films, draw_live
from pages.ui.runs.form import film_problem, for_people
from pages.ui.runs.runs import draw_curves, last_exact_match, status_words, time_left
from pages.ui.runs.sample import shipped_records
from pages.ui.runs.start import run_of
from pages.ui.shell.glossary import literal
from pages.ui.shell.messages import draw_message, tell
from pages.ui.state.link import choose_unseen, linked
from pages.ui.state.owner import may_direct
from pages.ui.state.session import session
from transformer import SYSTEMS, RunSpec, SequenceTask, Task, TextError, TrainingSettings
from transformer.data import OPERATIONS, task_from_dict
from transformer.runs import MOST_VARIANTS, filmed_example, twin_specs
from transformer.runs.jobs import ALIVE, RunFolder, ShippedTwins, Status, cancel, server_limits, storage_words
from transformer.text import counted, decimal, numbered, percent, with_subscripts

_OWN = "Your own"
_GRAMMAR = "grammar"
_LONGEST, _LONGEST_PROBE = 12, 80
_WATCH_EVERY = 0.7
_A_ROW = 3


@dataclass(frozen=True)
class TwinsRequest:
    """The request of the form: the runs, or the reason why there are none."""

    specs: list[RunSpec]
    problem: str = ""


def choose_experiment() -> str:
    """Draw the choice of a ready experiment, one click each, or the user's own; return its title."""
    chosen = linked(
        st.pills, "Experiment", [*EXPERIMENTS, _OWN], default=next(iter(EXPERIMENTS)), key="experiment",
        on_change=_take_over, required=True, wrap=True,
    )  # fmt: skip
    if chosen in EXPERIMENTS:
        st.text(EXPERIMENTS[chosen].question)
    return chosen


def _take_over() -> None:
    """Take over the variants, the task and the sentence of a ready experiment; all can still be changed."""
    experiment = EXPERIMENTS.get(st.session_state["experiment"])
    if experiment:
        st.session_state["variants"] = list(experiment.variants)
        st.session_state["twins_task"], st.session_state["twins_probe"] = experiment.task, experiment.probe


def twins_form(chosen: str) -> TwinsRequest:
    """Draw the form for the variants, the task and the shared settings, and return its request."""
    experiment = EXPERIMENTS.get(chosen)
    first = list((experiment or next(iter(EXPERIMENTS.values()))).variants)
    names = linked(
        st.multiselect, "Variants", list(VARIANTS), default=first, key="variants", max_selections=MOST_VARIANTS
    )
    for name in names:
        st.caption(with_subscripts(f"{name}: {WHAT_DIFFERS[name]}"))
    task = linked(st.selectbox, "Task", [*OPERATIONS, _GRAMMAR], index=1, key="twins_task")
    with st.expander("What they share"):
        system = linked(st.selectbox, "System", list(SYSTEMS), key="twins_system")
        steps = linked(st.number_input, "Steps", value=600, step=100, key="twins_steps")
        seed = linked(st.number_input, "Seed", value=0, key="twins_seed", help="0 to 2,147,483,647")
        probe = linked(st.text_input, "Sentence to film", "attention", key="twins_probe", max_chars=_LONGEST_PROBE)
    settings = {"steps": steps, "seed": seed, "evaluate_every": max(1, steps // 20)}
    settings |= experiment.settings if experiment else {}
    try:
        specs = twin_specs(
            [VARIANTS[name] for name in names],
            _task(task),
            TrainingSettings(**settings),
            system,
            experiment.sizes if experiment else None,
            probe,
        )
        server_limits().check(*specs)
        filmed_example(specs[0].task, probe)
    except TextError as error:
        return TwinsRequest([], literal(film_problem(error)))
    except ValueError as error:
        return TwinsRequest([], literal(for_people(error)))
    return TwinsRequest(specs)


def _task(name: str) -> Task:
    """Return the task of a name: one on sequences short enough for a class, or the grammar."""
    if name == _GRAMMAR:
        return task_from_dict({"name": name})
    return SequenceTask(name=name, max_length=_LONGEST, max_tokens=_LONGEST + 2)


def open_twins(ids: Sequence[str]) -> None:
    """Open runs that were just started, with their ids in the link."""
    if ids:
        session().open_next["twins"] = ".".join(ids)
        st.rerun()


def find_twins() -> None:
    """Draw a field for the ids of other runs than those in the link."""
    with st.expander("Find runs again"):
        linked(st.text_input, "Ids of two to five runs, with dots between", key="twins", max_chars=100)


def twins_in(ids: str) -> list[RunFolder]:
    """Return the runs of these ids, with dots between; warn of each that is not here."""
    return [folder for folder in map(run_of, ids.split(".")[:MOST_VARIANTS]) if folder]


def choose_record(is_free: bool) -> ShippedTwins | None:
    """Draw the choice of shipped twins, one click each, and return the chosen ones.

    None is returned if none are shipped, or other twins are open.

    Args:
        is_free: True if no other twins are open; else one button leads back to the shipped ones.
    """
    found = {record.title: record for record in shipped_records()}
    if not found:
        return None
    titles = list(found)
    with st.container(key="record-choice"):
        if not is_free:
            st.button("Recorded twins", icon=":material/movie:", type="tertiary", on_click=_close)
            return None
        chosen = linked(
            st.segmented_control, "Recorded twins", titles, default=titles[0], key="record", required=True,
            label_visibility="collapsed",
        )  # fmt: skip
    return found.get(chosen, found[titles[0]])


def _close() -> None:
    session().open_next["twins"] = ""


def draw_twins(folders: Sequence[RunFolder], record: ShippedTwins | None = None) -> None:
    """Draw all runs side by side on shared axes, again and again as long as one lives.

    Args:
        folders: The folders of the runs.
        record: The shipped record that they are part of, if any; it may tell of other seeds.
    """
    if not folders:
        st.info(
            "Choose an experiment and press Start training. The loss, the exact match and every head of all variants "
            "appear here side by side, on the same axes."
        )
        return
    alive = any(folder.status() in ALIVE for folder in folders)
    st.fragment(_draw_live, run_every=_WATCH_EVERY if alive else None)(folders, alive, record)


def _draw_live(folders: Sequence[RunFolder], were_alive: bool, record: ShippedTwins | None) -> None:
    folders = [folder for folder in folders if folder.path.exists()]
    statuses: list[Status] = [folder.status() for folder in folders]
    alive = any(status in ALIVE for status in statuses)
    if were_alive != alive:
        st.rerun()
    draw_message("twins")
    records = [folder.records() for folder in folders]
    names = numbered(with_subscripts(folder.name) for folder in folders)
    if alive:
        _draw_progress(folders, statuses, records)
    curves = [f"curves-{number}" for number in range(len(folders))]
    drawn = (draw_live if alive else draw_films)(folders, names, curves)
    if all(records):
        counts = map(_measured_on, folders, statuses)
        of_seeds = with_subscripts(record.seeds_in_words) if record else ""
        st.text(verdict(names, records, min(counts, default=1), of_seeds))
    if record and record.repeats:
        _draw_seeds(record)
    if not alive:
        _draw_why(folders)
    losses = [record["loss"] for told in records for record in told]
    highest = 1.05 * max(losses, default=1.0)
    for first in range(0, len(folders), _A_ROW):
        for number, column in enumerate(st.columns(min(_A_ROW, len(folders)), gap="medium"), start=first):
            if number < len(folders):
                with column:
                    key = curves[number]
                    run = folders[number], names[number], statuses[number], records[number]
                    _draw_one(*run, highest, key, key in drawn)


def _draw_seeds(record: ShippedTwins) -> None:
    """Draw the exact match of each variant with each seed."""
    rows = {seed: {} for seed in record.seeds}
    for run in record.runs:
        for seed, share in zip(record.seeds, record.exact_match(run.name), strict=True):
            rows[seed][with_subscripts(run.name)] = f"{percent(share, 1)} {interval_of(share, record.evaluated_on)}"
    with st.expander("Every seed, with 95 % intervals"):
        st.table(pd.DataFrame.from_dict(rows, orient="index").rename_axis("Seed"))


def _measured_on(folder: RunFolder, status: Status) -> int:
    """Return the number of sequences of a run's last exact match; there are more once the run has ended."""
    if status == "damaged":
        return 1
    return int(folder.last_state().get("evaluated_on", 0)) or folder.spec().settings.evaluate_on


def _draw_progress(folders: list[RunFolder], statuses: list[Status], records: list[list[dict]]) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        if any(may_direct(folder) for folder in folders):
            st.button("Stop all", icon=":material/stop:", on_click=_stop_all, args=(folders,), key="stop-twins")
        if set(statuses) == {"running"}:
            specs = [folder.spec() for folder in folders]
            done, steps = min(told[-1]["step"] if told else 0 for told in records), specs[0].settings.steps
            left = time_left(folders, specs)
            st.text(f"Step {counted(done)} of {counted(steps)}. Time left for all: {left}.", width="content")


def _draw_why(folders: list[RunFolder]) -> None:
    """Draw the explanation of the experiment that these runs belong to, whatever is chosen above by now."""
    variants = {folder.spec().name for folder in folders if folder.status() != "damaged"}
    for experiment in EXPERIMENTS.values():
        if set(experiment.variants) == variants:
            with st.container(border=True):
                st.markdown("**Why**")
                st.text(with_subscripts(experiment.explanation))


def _draw_one(
    folder: RunFolder,
    name: str,
    status: Status,
    records: list[dict],
    highest: float,
    key: str,
    is_drawn: bool,
) -> None:
    st.subheader(literal(name), anchor=False)
    if status != "done":
        st.text(status_words(folder, status))
        st.button(
            "Direct this run", key=f"direct-{key}", icon=":material/tune:", type="tertiary",
            on_click=_direct, args=(folder.id,),
        )  # fmt: skip
    if status in {"failed", "diverged"}:
        st.error(literal(folder.last_state()["reason"]))
    if records and status != "damaged":
        spec, last, measured = folder.spec(), records[-1], last_exact_match(records)
        share = "not measured yet"
        if measured is not None:
            share = f"{percent(measured, 1)} {interval_of(measured, _measured_on(folder, status))}"
        step = f"Step {counted(last['step'])} of {counted(spec.settings.steps)}"
        caption = f"{step}: loss {decimal(last['loss'], 3)}, exact match {share}."
        draw_curves(
            records, spec, caption, key, is_drawn=is_drawn, highest=highest, narrow=True,
            about={"model": name},
        )  # fmt: skip
    if status == "done" and folder.model.exists():
        draw_way_to_heads(model_id_of(folder))


def _stop_all(folders: list[RunFolder]) -> None:
    for folder in folders:
        try:
            if folder.status() in ALIVE and may_direct(folder):
                cancel(folder.id, runs_root())
        except KeyError:  # the run was removed a moment ago
            continue
        except OSError as error:
            tell("twins", f"They can't be stopped. {storage_words(error)}")


def _direct(run_id: str) -> None:
    """Open one of the runs by itself."""
    session().open_next["run"] = run_id
    choose_unseen("trains", "one")
