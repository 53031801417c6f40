"""Train: a model of one's own, in a process of its own, watched live."""

import streamlit as st

from pages import ui
from transformer import PRESETS, RunSpec, Task, TrainingSettings
from transformer.tasks import OPERATIONS
from transformer.tokenization import TOKENIZERS

SYSTEMS = {
    "modular": "A: pre-norm, scalar gain",
    "paper": "B: the paper, post-norm",
    "lightning": "C: post-norm, one vocabulary",
    "arabic-english": "D: pre-norm, learned positions",
    "encoder-only": "E: encoder only, GELU",
}

# Steps in which reverse is learned to 99 %, where the others' 600 are too few.
STEPS = {"arabic-english": 1200, "encoder-only": 2000}


def suggest_steps() -> None:
    """Another system brings its own number of steps along."""
    st.session_state["steps"] = STEPS.get(st.session_state["system"], 600)


ui.open_page(
    "Train", "Train a Transformer of your own on a task with a right answer. The first settings take about a minute."
)

form, live = st.columns([4, 7], gap="large")
with form:
    name = st.text_input("Name", "my model", max_chars=60, key="name", persist_state="session")
    task = ui.linked(st.selectbox, "Task", list(OPERATIONS), index=1, key="task")
    st.caption(Task(name=task).description)
    system = ui.linked(
        st.selectbox, "System", list(PRESETS), key="system", on_change=suggest_steps, help=" · ".join(SYSTEMS.values())
    )
    st.caption(SYSTEMS[system])
    with st.expander("Sizes and recipe"):
        unit = ui.linked(
            st.segmented_control, "Symbols", list(TOKENIZERS), default="letters", key="unit", required=True
        )
        longest = ui.linked(st.number_input, "Most symbols", 2, 40, 12, key="longest")
        d_model = ui.linked(st.select_slider, "d_model", [16, 32, 64, 96, 128, 192, 256], 64, key="width")
        heads = ui.linked(st.select_slider, "Heads", [1, 2, 4, 8], 4, key="heads")
        layers = ui.linked(st.select_slider, "Layers", [1, 2, 3, 4, 6], 2, key="layers")
        d_ff = ui.linked(st.select_slider, "d_ff", [32, 64, 128, 256, 512, 1024], 256, key="d_ff")
        dropout = ui.linked(st.select_slider, "Dropout", [0.0, 0.05, 0.1, 0.2, 0.3], 0.0, key="dropout")
        steps = ui.linked(st.number_input, "Steps", 1, 20_000, STEPS.get(system, 600), step=100, key="steps")
        batch = ui.linked(st.select_slider, "Batch", [8, 16, 32, 64, 128, 256], 64, key="batch")
        rate = ui.linked(st.number_input, "Learning rate", 0.00001, 0.1, 0.002, step=0.0005, format="%.5f", key="rate")
        schedule = ui.linked(st.selectbox, "Schedule", ["cosine", "paper", "constant"], key="schedule")
        smoothing = ui.linked(st.select_slider, "Label smoothing", [0.0, 0.05, 0.1, 0.2], 0.0, key="smoothing")
        seed = ui.linked(st.number_input, "Seed", 0, 2**31 - 1, 0, key="seed")

try:
    spec = RunSpec(
        name=name,
        system=system,
        sizes=dict(d_model=d_model, num_heads=heads, num_layers=layers, d_ff=d_ff, dropout=dropout),
        task=Task(name=task, unit=unit, max_length=longest, max_tokens=longest + 2 if unit == "letters" else 64),
        settings=TrainingSettings(
            steps=steps, batch_size=batch, learning_rate=rate, schedule=schedule, label_smoothing=smoothing, seed=seed,
            evaluate_every=max(1, steps // 20),
        ),
    )  # fmt: skip
    problem = None
except ValueError as error:
    spec, problem = None, str(error)

with form:
    if problem:
        st.warning(problem)
    else:
        st.text(f"{ui.count_parameters(spec):,} parameters, {steps:,} steps of {batch} sequences.")
    if st.button(
        "Start training", type="primary", icon=":material/play_arrow:", disabled=spec is None, width="stretch"
    ):
        ui.start_run(spec)
    run = ui.choose_run()
with live:
    ui.draw_run(run)
