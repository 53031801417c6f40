"""The form that describes a run: task, system, sizes, recipe, and the sentence it is filmed with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import streamlit as st

from pages.ui.runs.own_pairs import OWN_PAIRS, upload_pairs
from pages.ui.runs.task_choices import CHOICES
from pages.ui.shell.glossary import literal
from pages.ui.state.link import linked
from transformer import SYSTEMS, LabError, RunSpec, TextError, TrainingSettings
from transformer.runs import filmed_example
from transformer.runs.jobs import server_limits

WHEN_SOLVED = "End as soon as 99 % of new texts are exactly right."
SYSTEM_STYLES = {
    "modular": "Pre-norm, scalar gain",
    "paper": "The paper's layout (post-norm), matrices untied",
    "lightning": "Post-norm, one vocabulary",
    "arabic-english": "Pre-norm, learned positions",
    "encoder-only": "Encoder only, GELU",
}
# Steps in which reverse is learned to 99 %, where the others' 600 are too few.
_STEPS = {"arabic-english": 1200, "encoder-only": 2000}
_LABELS = {
    "pairs.tsv": "The file",
    "max_length": "Most symbols",
    "max_tokens": "Most tokens",
    "learning_rate": "Learning rate",
    "steps": "Steps",
    "seed": "Seed",
    "num_heads": "Heads",
    "variants": "Variants",
}
"""Names that the forms have for arguments of the library."""


@dataclass(frozen=True)
class TrainingRequest:
    """A run that the form asks for.

    Attributes:
        spec: The run; None where something does not fit.
        problem: Why not, in a sentence.
        files: Files that the task reads, by name.
        stops_when_solved: It ends as soon as the task is solved.
    """

    spec: RunSpec | None
    problem: str = ""
    files: Mapping[str, bytes] = field(default_factory=dict)
    stops_when_solved: bool = False


def training_form() -> TrainingRequest:
    """Draw the form, and return what it asks for."""
    task = linked(st.selectbox, "Task", list(CHOICES), index=1, key="task", on_change=_suggest)
    choice = CHOICES[task]
    st.caption(choice.description)
    pairs, problem = upload_pairs() if task == OWN_PAIRS else (None, "")
    answers = choice.ask() if pairs else {}  # what decides which of one's own pairs fit stays in sight
    every = "\n".join(f"- {name}: {style}" for name, style in SYSTEM_STYLES.items())
    system = linked(st.selectbox, "System", list(SYSTEMS), key="system", on_change=_suggest, help=every)
    with st.expander("Settings"):
        usual_name = f"{task}, {system}"
        name = linked(st.text_input, "Name", key="name", max_chars=60, placeholder=usual_name)
        answers = answers or choice.ask()
        sizes, settings = _sizes(), _recipe(task, system)
        usual = choice.probe(**answers)
        probe = linked(
            st.text_input, "Sentence to film", key="probe", max_chars=200, placeholder=usual or "a held-out one",
            help="While it trains, all heads are shown on this sentence, again and again.",
        )  # fmt: skip
        stops = linked(st.toggle, "Stop when solved", key="stop_when_solved", help=WHEN_SOLVED)
    if task == OWN_PAIRS and pairs is None:
        return TrainingRequest(None, problem)
    try:
        chosen = choice.make(**answers, **({"pairs": pairs} if pairs else {}))
        spec = RunSpec(
            name=name.strip() or usual_name,
            system=system,
            sizes=sizes,
            task=chosen,
            settings=TrainingSettings(**settings),
            probe=probe or usual,
        )
        server_limits().check(spec)
        filmed_example(spec.task, spec.probe)
    except TextError as error:
        return TrainingRequest(None, literal(film_problem(error)))
    except ValueError as error:
        return TrainingRequest(None, literal(for_people(error)))
    return TrainingRequest(spec, files=pairs.files if pairs else {}, stops_when_solved=stops)


def for_people(error: ValueError) -> str:
    """Return what an error of the library says, with its arguments called as the form calls them."""
    return str(error.renamed(_LABELS) if isinstance(error, LabError) else error)


def film_problem(error: TextError) -> str:
    """Return why the sentence to film can't be read: by the task, as there is no model yet."""
    said = f"The task has no {error.value}. Leave it out." if error.value else for_people(error)
    return f"The sentence to film: {said}"


def _suggest() -> None:
    """Set the recipe that solves the task with the system, after one of them was changed."""
    recipe = _recipe_for(st.session_state["task"], st.session_state["system"])
    st.session_state["steps"], st.session_state["rate"] = recipe


def _recipe_for(task: str, system: str) -> tuple[int, float]:
    """Return steps and learning rate that reach 99 % where that was measured."""
    return CHOICES[task].recipe or (_STEPS.get(system, 600), 0.002)


def _sizes() -> dict[str, Any]:
    return {
        "d_model": linked(st.select_slider, "d_model", [16, 32, 64, 96, 128, 192, 256, 512], 64, key="width"),
        "num_heads": linked(st.select_slider, "Heads", [1, 2, 4, 8], 4, key="heads"),
        "num_layers": linked(st.select_slider, "Layers", [1, 2, 3, 4, 6], 2, key="layers"),
        "d_ff": linked(st.select_slider, "d_ff", [32, 64, 128, 256, 512, 1024, 2048], 256, key="d_ff"),
        "dropout": linked(st.select_slider, "Dropout", [0.0, 0.05, 0.1, 0.2, 0.3], 0.0, key="dropout"),
    }


def _recipe(task: str, system: str) -> dict[str, Any]:
    usual_steps, usual_rate = _recipe_for(task, system)
    steps = linked(st.number_input, "Steps", value=usual_steps, step=100, key="steps")
    return {
        "steps": steps,
        "batch_size": linked(st.select_slider, "Batch", [8, 16, 32, 64, 128, 256], 64, key="batch"),
        "learning_rate": linked(
            st.number_input, "Learning rate", value=usual_rate, step=0.0005, format="%g", key="rate"
        ),
        "schedule": linked(
            st.selectbox,
            "Schedule",
            ["cosine", "paper", "constant"],
            key="schedule",
            help="“paper” rises in a line, then falls with the inverse root of the step. Its peak is the learning rate "
            "chosen here; in the paper it follows from d_model and warm-up.",
        ),
        "label_smoothing": linked(st.select_slider, "Label smoothing", [0.0, 0.05, 0.1, 0.2], 0.0, key="smoothing"),
        "seed": linked(st.number_input, "Seed", value=0, key="seed", help="0 to 2,147,483,647"),
        "evaluate_every": max(1, steps // 20),
        "length_buckets": CHOICES[task].length_buckets,
    }
