"""Positions: what tells the model the order of its tokens."""

import math

import streamlit as st

from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.example import head_controls, run_traced
from pages.ui.example.views import draw_map
from pages.ui.models.files import ModelFile, checkpoint_of, model_files
from pages.ui.shell.figures import draw_figure
from pages.ui.shell.opening import open_page
from pages.ui.state.link import linked
from transformer import CheckpointError, figures, frequencies, sinusoids
from transformer.interpret import origin, pairs_apart, right_answer, shift_error, shift_rotation
from transformer.text import counted, decimal, percent, significant

COMPARED = ["as trained", "positions off", "positions shuffled"]
MOST_ROWS = 128
FORMULA = {"model": "", "text": ""}  # for exports: no model and no text made this


@st.cache_data(max_entries=1000, show_spinner=False)
def positions_of(path: str, modified: int, _file: ModelFile) -> str:
    """Kind of positions; many models may have to be asked, so each is opened for it only once."""
    try:
        return checkpoint_of(_file).config.positions
    except (CheckpointError, OSError):
        return "unreadable"


open_page(
    "Positions",
    "Attention without a mask can't tell one order from another. A vector for each position, added to each token, can.",
)
example = current_example()
result = run_traced(example)
config = example.checkpoint.config
draw_output(example, result)

st.subheader("What if the source had no order?", anchor=False)
st.caption(
    "The same text through the same model, three times: with the encoder's positions, without them, and with them in a "
    "random order. Everything else stays; the decoder keeps its own positions."
)
if config.positions == "none":
    st.info("This model has no positions: it can't tell one order of its input from another.")
head = head_controls(result)
runs = {change: run_traced(example, change) for change in COMPARED}
usual, *others = (run.decoding.text for run in runs.values())
without, shuffled = ("the same" if text == usual else "something else" for text in others)
answer = right_answer(example.checkpoint, example.text)
right = ", ".join(change for change, run in runs.items() if run.decoding.text == answer) or "none of the three"
known = f"Exactly right: {right}." if answer is not None else "Which of them is right isn't known here."
st.text(f"Without positions it writes {without}, with shuffled ones {shuffled}. {known}")
for column, (change, changed) in zip(st.columns(len(COMPARED), gap="medium"), runs.items(), strict=True):
    with column:
        st.text(f"{change.capitalize()}, it writes")
        st.code(changed.decoding.text or " ", language=None, wrap_lines=True)
        draw_map(changed, head, key=f"experiment-{change.replace(' ', '-')}")

if config.positions != "none":
    own, alike = st.columns(2, gap="large")
    length = len(result.decoding.source_tokens)
    table = example.checkpoint.model.encoder.positions.table.detach().cpu().numpy()[:length]
    with own:
        st.subheader(f"This model: {config.positions} positions", anchor=False)
        caption = (
            f"The {length} positions of your text, {config.d_model} dimensions each, added to its tokens. "
            f"{origin(config.positions, config.d_model)}"
        )
        draw_figure(figures.encoding_map(table), caption, "own-positions")
    with alike:
        st.subheader("How alike two of them are", anchor=False)
        caption = f"Cosine similarity of all pairs: 1 = the same direction. {figures.describe_similarity(table)}"
        draw_figure(figures.similarity_map(table), caption, "similarity")

st.subheader("The sinusoids of the paper", anchor=False)
with st.container(horizontal=True, vertical_alignment="bottom"):
    d_model = linked(st.slider, "Dimensions (d_model), 8 to 256", 8, 256, 64, step=8, key="d_model", width=320)
    rows = linked(st.slider, f"Positions, 8 to {MOST_ROWS}", 8, MOST_ROWS, 50, key="positions", width=320)
    chosen = linked(
        st.multiselect, "Waves to draw, up to 5", list(range(d_model)), default=sorted({0, 4, d_model // 2}),
        key="waves", max_selections=5, width=360,
    )  # fmt: skip
encoding = sinusoids(rows, d_model)
matrix, waves = st.columns(2, gap="large")
with matrix:
    caption = (
        f"PE(pos, 2i) = sin(pos / 10000^(2i/{d_model})), PE(pos, 2i+1) = the cosine. "
        "Left dimensions turn fast, right ones slowly, like the hands of a clock."
    )
    draw_figure(figures.encoding_map(encoding.numpy()), caption, "sinusoids", about=FORMULA)
with waves:
    caption = f"Dimensions {', '.join(map(str, chosen)) or '(choose some above)'} over {rows} positions."
    draw_figure(figures.waves(encoding.numpy(), chosen), caption, "wave-lines", about=FORMULA)

st.subheader("A shift is a rotation", anchor=False)
st.caption(
    "PE(pos + k) = R_k · PE(pos), one matrix for all positions: “k places from me” is a linear map that a head can "
    "learn. Each pair of dimensions turns like the hand of a clock, by an angle that depends on k alone."
)
pairs = [f"{i} and {i + 1}" for i in range(0, d_model, 2)]
with st.container(horizontal=True, vertical_alignment="bottom"):
    k = linked(st.slider, "Shift k, −32 to 32 positions", -32, 32, 3, key="k", width=320)
    pair = pairs.index(linked(st.selectbox, "Pair of dimensions", pairs, index=2, key="pair", width=320) or pairs[0])
hands, rotation = st.columns(2, gap="large")
with hands:
    degrees = math.degrees(frequencies(d_model)[pair])
    whole = f", {significant(math.fmod(degrees * k, 360), 4)}° beyond whole turns" if abs(degrees * k) >= 360 else ""
    caption = (
        f"Dimensions {pairs[pair]} turn by {significant(degrees, 3)}° a position. From position {max(0, -k)} to "
        f"{max(0, k)}, and "
        f"from every other position to the one {abs(k)} {'later' if k >= 0 else 'earlier'}, the angle is the same: "
        f"{significant(degrees * k, 4)}°{whole}."
    )
    draw_figure(figures.clock(sinusoids(rows + abs(k), d_model).numpy(), pair, k), caption, "clock", about=FORMULA)
with rotation:
    start, end = pairs_apart(sinusoids(rows + abs(k), d_model), k)
    error = float((start @ shift_rotation(k, d_model).T - end).abs().max())
    caption = (
        f"R_k for k = {counted(k)}: {d_model // 2} blocks of 2 × 2 on the diagonal. Over {rows} positions and "
        f"{d_model} dimensions, R_k · PE(pos) misses PE(pos + k) by at most {significant(error, 1)}: rounding."
    )
    draw_figure(figures.rotation_map(shift_rotation(k, d_model).numpy()), caption, "rotation", about=FORMULA)

st.subheader("A formula beside a trained table", anchor=False)
others = [file for file in model_files().values() if file.path.exists()]
files = [example.file, *sorted(others, key=lambda file: file.id != "shift-letters")]  # a task of positions alone
stamps = ((file, file.path.stat().st_mtime_ns) for file in files)
learned = next((file for file, at in stamps if positions_of(str(file.path), at, file) == "learned"), None)
if learned is None:
    st.info("No model here has learned positions. Train one with System D on the page Train and keep it.")
    st.stop()
trained = checkpoint_of(learned).model.encoder.positions.table.detach().cpu()[:MOST_ROWS]
length, d_model = trained.shape
tables = {"sinusoids": sinusoids(length, d_model + d_model % 2)[:, :d_model], "learned": trained}
st.caption(
    "The same size on both sides. Where there are no more pairs of positions than dimensions, one linear map can fit "
    "them all, in any table; so each pair is left out in turn and the map of the others is asked for it (k is the one "
    "above)."
)
for column, (name, values) in zip(st.columns(2, gap="large"), tables.items(), strict=True):
    with column:
        st.text({"sinusoids": "The sinusoids", "learned": f"Learned by {learned.id}"}[name])
        about = FORMULA if name == "sinusoids" else {**FORMULA, "model": learned.id}
        norms = values.norm(dim=1)
        caption = (
            f"{length} positions × {d_model} dimensions: values from {decimal(values.min().item(), 2)} to "
            f"{decimal(values.max().item(), 2)}, "
            f"vectors of length {decimal(norms.min().item(), 2)} to {decimal(norms.max().item(), 2)}."
        )
        draw_figure(figures.encoding_map(values.numpy()), caption, f"matrix-{name}", about=about)
        alike = figures.similarity_map(values.numpy())
        draw_figure(alike, figures.describe_similarity(values.numpy()), f"alike-{name}", about=about)
        if k == 0 or length - abs(k) < 3:
            st.text(f"A shift by {k} says nothing here: set k from 1 to {length - 3} or back.")
        elif norms.max() > 0:
            st.text(
                f"Shift by {counted(k)}: the best linear map misses a position that it was not fitted on by "
                f"{percent(shift_error(values, k), 1)} of its length (100 %: no better than zeros)."
            )
