"""Variants of one model side by side: choose them, watch them, compare them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import streamlit as st

from pages.server.storage import runs_root
from pages.twins.experiments import EXPERIMENTS, VARIANTS, WHAT_DIFFERS
from pages.ui.models.files import model_id_of
from pages.ui.models.measured import exact_match_in_words, interval_of
from pages.ui.models.owner import may_direct
from pages.ui.runs.film import draw_films, draw_live
from pages.ui.runs.form import film_problem, for_people
from pages.ui.runs.runs import last_exact_match, status_words, thinned_records, time_left
from pages.ui.runs.start import run_of
from pages.ui.shell.figures import draw_figure
from pages.ui.shell.glossary import literal
from pages.ui.state.link import linked
from transformer import SYSTEMS, RunSpec, SequenceTask, TextError, TrainingSettings, figures
from transformer.data import OPERATIONS
from transformer.interpret import wilson_interval
from transformer.runs import MOST_VARIANTS, filmed_example, twin_specs
from transformer.runs.jobs import ALIVE, RunFolder, Status, cancel, server_limits, storage_words
from transformer.text import counted, decimal, percent

_OWN = "Your own"
_LONGEST = 12
_WATCH_EVERY = 0.7
_A_ROW = 3
_LATE = 20
"""The last twentieth of the steps tells how low a loss is: one batch is luck."""
_SURE = 1.96
"""Standard errors between two mean losses, from which on they are called different."""


@dataclass(frozen=True)
class TwinsRequest:
    """What the form asks for: the runs, or why there are none."""

    specs: list[RunSpec]
    problem: str = ""


def choose_experiment() -> str:
    """Ready experiments, one click each, or the user's own."""
    chosen = linked(
        st.pills, "Experiment", [*EXPERIMENTS, _OWN], default=next(iter(EXPERIMENTS)), key="experiment",
        on_change=_take_over, required=True, wrap=True,
    )  # fmt: skip
    if chosen in EXPERIMENTS:
        st.text(EXPERIMENTS[chosen].question)
    return chosen


def _take_over() -> None:
    """A ready experiment brings its variants and its task along; everything can still be changed."""
    experiment = EXPERIMENTS.get(st.session_state["experiment"])
    if experiment:
        st.session_state["variants"] = list(experiment.variants)
        st.session_state["twins_task"] = experiment.task


def twins_form(chosen: str) -> TwinsRequest:
    """Variants, task and what they all share."""
    experiment = EXPERIMENTS.get(chosen)
    first = list((experiment or next(iter(EXPERIMENTS.values()))).variants)
    names = linked(
        st.multiselect, "Variants", list(VARIANTS), default=first, key="variants", max_selections=MOST_VARIANTS
    )
    for name in names:
        st.caption(f"{name}: {WHAT_DIFFERS[name]}")
    task = linked(st.selectbox, "Task", list(OPERATIONS), index=1, key="twins_task")
    with st.expander("What they share"):
        system = linked(st.selectbox, "System", list(SYSTEMS), key="twins_system")
        steps = linked(st.number_input, "Steps", value=600, step=100, key="twins_steps")
        seed = linked(st.number_input, "Seed", value=0, key="twins_seed", help="0 to 2,147,483,647")
        probe = linked(st.text_input, "Sentence to film", "attention", key="twins_probe", max_chars=_LONGEST)
    settings = {"steps": steps, "seed": seed, "evaluate_every": max(1, steps // 20)}
    settings |= experiment.settings if experiment else {}
    try:
        specs = twin_specs(
            [VARIANTS[name] for name in names],
            SequenceTask(name=task, max_length=_LONGEST, max_tokens=_LONGEST + 2),
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


def open_twins(ids: Sequence[str]) -> None:
    """Watch runs that were just started; their ids are in the link."""
    if ids:
        st.session_state["twins_next"] = ".".join(ids)
        st.rerun()


def find_twins() -> list[RunFolder]:
    """The runs in the link, with a field for those of another."""
    if "twins_next" in st.session_state:
        st.session_state["twins"] = st.session_state.pop("twins_next")
    with st.expander("Find runs again"):
        ids = linked(st.text_input, "Ids of two to five runs, with dots between", key="twins", max_chars=100)
    return [folder for folder in map(run_of, (ids or "").split(".")[:MOST_VARIANTS]) if folder]


def draw_twins(folders: list[RunFolder]) -> None:
    """All runs side by side on shared axes; they draw themselves anew for as long as one lives."""
    if not folders:
        st.info(
            "Choose an experiment and press Start training. The loss, the exact match and every head of all variants "
            "appear here side by side, on the same axes."
        )
        return
    alive = any(folder.status() in ALIVE for folder in folders)
    st.fragment(_draw_live, run_every=_WATCH_EVERY if alive else None)(folders, alive)


def _draw_live(folders: list[RunFolder], were_alive: bool) -> None:
    folders = [folder for folder in folders if folder.path.exists()]
    statuses: list[Status] = [folder.status() for folder in folders]
    alive = any(status in ALIVE for status in statuses)
    if were_alive != alive:
        st.rerun()
    if problem := st.session_state.pop("twins-problem", ""):
        st.warning(problem)
    if alive and any(may_direct(folder) for folder in folders):
        st.button("Stop all", icon=":material/stop:", on_click=_stop_all, args=(folders,), key="stop-twins")
    if statuses and set(statuses) == {"running"}:
        st.text(f"Time left for all together: {time_left(folders, [folder.spec() for folder in folders])}")
    records = [folder.records() for folder in folders]
    losses = [record["loss"] for told in records for record in told]
    highest = 1.05 * max(losses, default=1.0)
    for first in range(0, len(folders), _A_ROW):
        for number, column in enumerate(st.columns(min(_A_ROW, len(folders)), gap="medium"), start=first):
            if number < len(folders):
                with column:
                    _draw_one(folders[number], statuses[number], records[number], highest, number)
    names = [folder.name for folder in folders]
    if all(records):
        specs = [folder.spec() for folder, status in zip(folders, statuses) if status != "damaged"]
        st.text(_verdict(names, records, min((spec.settings.evaluate_on for spec in specs), default=1)))
    if alive:
        draw_live(folders, names)
    else:
        _draw_why(folders)
        st.subheader("The film", anchor=False)
        draw_films(folders, names)


def _draw_why(folders: list[RunFolder]) -> None:
    """The explanation of the experiment that these runs are, whatever is chosen above by now."""
    variants = {folder.spec().name for folder in folders if folder.status() != "damaged"}
    for experiment in EXPERIMENTS.values():
        if set(experiment.variants) == variants:
            with st.container(border=True):
                st.markdown("**Why**")
                st.text(experiment.explanation)


def _draw_one(folder: RunFolder, status: Status, records: list[dict], highest: float, number: int) -> None:
    st.subheader(literal(folder.name), anchor=False)
    if status != "done":
        st.text(status_words(folder, status))
        st.page_link("train.py", label="Direct this run", icon=":material/tune:", query_params={"run": folder.id})
    if status in {"failed", "diverged"}:
        st.error(literal(folder.last_state()["reason"]))
    if records and status != "damaged":
        settings, last, measured = folder.spec().settings, records[-1], last_exact_match(records)
        share = "not measured yet"
        if measured is not None:
            share = exact_match_in_words(measured, folder.spec())
        step = f"Step {counted(last['step'])} of {counted(settings.steps)}"
        caption = f"{step}: loss {decimal(last['loss'], 3)}, exact match {share}."
        figure = figures.training_curves(thinned_records(records, 200), settings.steps, highest, narrow=True)
        draw_figure(figure, caption, f"curves-{number}", about={"model": folder.name})
    if status == "done":
        st.page_link(
            "heads.py", label="Look at its heads", icon=":material/grid_view:",
            query_params={"model": model_id_of(folder)},
        )  # fmt: skip


def _verdict(names: list[str], records: list[list[dict]], count: int) -> str:
    """Who leads by the loss, who by what it writes itself; nobody where chance alone could have decided.

    Args:
        names: Of the variants.
        records: Of each variant; none is empty.
        count: Sequences on which exact match was measured.
    """
    lowest, said = _lowest_loss(names, records)
    exact = {name: share for name, told in zip(names, records) if (share := last_exact_match(told)) is not None}
    if len(exact) < len(names):
        return said
    limits = {name: wilson_interval(round(share * count), count) for name, share in exact.items()}
    best = max(exact, key=exact.__getitem__)
    first = [name for name in names if limits[name][1] >= limits[best][0]]
    shares = {name: f"{percent(share, 1)} {interval_of(share, count)}" for name, share in exact.items()}
    if len(set(exact.values())) == 1:
        said += f" Writing by themselves, all get {shares[best]} of the sequences wholly right."
    elif len(first) > 1:
        listed = ", ".join(f"{name} {shares[name]}" for name in first)
        said += f" Sequences wholly right, writing by themselves: {listed}. {counted(count)} can't tell these apart."
    else:
        said += f" Most sequences wholly right when it writes by itself: {best}, {shares[best]}."
    if lowest and lowest not in first:
        said += f" {lowest} has the lower loss and still gets only {shares[lowest]} right."
    return f"{said} That is one seed: another may turn it round."


def _lowest_loss(names: list[str], records: list[list[dict]]) -> tuple[str | None, str]:
    """Who has the lowest loss over the last steps, and a sentence; None where steps differ as much among themselves.

    Twins learn from the same batches, so their losses are compared step by step.
    """
    late = max(1, min(map(len, records)) // _LATE)
    losses = np.array([[record["loss"] for record in told[-late:]] for told in records])
    means = losses.mean(axis=1)
    behind = np.delete(losses - losses[means.argmin()], means.argmin(), axis=0)
    errors = behind.std(axis=1, ddof=1) / np.sqrt(late) if late > 1 else np.zeros(len(behind))
    steps = f", the mean of the last {counted(late)} steps" if late > 1 else ""
    if (behind.mean(axis=1) > _SURE * errors).all():
        lowest = names[means.argmin()]
        return lowest, f"Lowest loss: {lowest} ({decimal(means.min(), 3)}{steps})."
    listed = ", ".join(f"{name} {decimal(mean, 3)}" for name, mean in zip(names, means))
    return None, f"Lowest loss: too close to tell ({listed}{steps})."


def _stop_all(folders: list[RunFolder]) -> None:
    for folder in folders:
        try:
            if folder.status() in ALIVE and may_direct(folder):
                cancel(folder.id, runs_root())
        except KeyError:  # removed a moment ago
            continue
        except OSError as error:
            st.session_state["twins-problem"] = f"They can't be stopped. {storage_words(error)}"
