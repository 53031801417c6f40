"""Tables of positions: that of the open model, and one that was learned beside a formula of its size."""

import streamlit as st
from torch import Tensor

from pages.positions.sinusoids import MOST_ROWS, WIDTH
from pages.ui.example.example import Example
from pages.ui.models.files import ModelFile, checkpoint_of, model_files
from pages.ui.shell.matrices import draw_matrices
from pages.ui.state.link import linked_number
from transformer import CheckpointError, sinusoids, views
from transformer.interpret import shift_error
from transformer.text import counted, decimal, percent
from transformer.views import Panel
from transformer.views.by_page import FORMULA, own_positions_view


def draw_own_table(example: Example) -> None:
    """The positions of the example's text in its model, and how alike two of them are."""
    view = own_positions_view(example.shown)
    if view is None:
        st.info("This model has no positions: its encoder can't tell one order of what it reads from another.")
        return
    draw_matrices(view, "own-table")


def draw_trained_table(example: Example) -> None:
    """The sinusoids beside a table that a model has learned: values, likeness, and whether a shift is one map."""
    k = linked_number(st.slider, "Shift k", says_limits=True, key="k", width=WIDTH)
    learned = _learned_table(example)
    if learned is None:
        st.info("No model here has learned positions. Train one with the system arabic-english on the page Train.")
        return
    trained = checkpoint_of(learned).model.encoder.positions.table.detach().cpu()[:MOST_ROWS]
    length, d_model = trained.shape
    formula = sinusoids(length, d_model + d_model % 2)[:, :d_model]
    panels = [
        *_panels(formula, "The sinusoids", "sinusoids", {}),
        *_panels(trained, f"Learned by {learned.id}", "learned", {"model": learned.id}),
    ]
    draw_matrices(views.side_by_side(panels), "tables", captions=False)
    for column, table, first in zip(st.columns(2, gap="large"), (formula, trained), (0, 2), strict=True):
        with column:
            st.text(" ".join(panel.caption for panel in panels[first : first + 2]))
            st.text(_shifted(table, k))
    st.caption(
        "The same size on both sides. Where there are no more pairs of positions than dimensions, one linear map can "
        "fit them all, in any table; so each pair is left out in turn and the map of the others is asked for it. "
        f"{_few(length - abs(k) - 1, d_model)}"
        "A shift of the sinusoids is one map exactly: what they miss by here comes of the damping and of few pairs."
    )


def _few(pairs: int, d_model: int) -> str:
    """What is fitted where pairs are too few to settle a map."""
    if not 2 <= pairs < d_model:
        return ""
    return (
        f"{pairs} pairs are too few to settle a map of {d_model} dimensions: of all that fit, the smallest is taken. "
    )


def _panels(table: Tensor, name: str, key: str, about: dict[str, str]) -> list[Panel]:
    """A table's values, and how alike its positions are."""
    length, d_model = table.shape
    norms, values = table.norm(dim=1), table.numpy()
    caption = (
        f"{name}: {length} positions × {d_model} dimensions, values from {decimal(table.min().item(), 2)} to "
        f"{decimal(table.max().item(), 2)}, "
        f"vectors of length {decimal(norms.min().item(), 2)} to {decimal(norms.max().item(), 2)}."
    )
    about = {**FORMULA, **about}
    return [
        views.encoding_panel(values, caption, title=name, key=f"matrix-{key}", about=about),
        views.similarity_panel(
            values, views.describe_similarity(values), title="How alike", key=f"alike-{key}", about=about
        ),
    ]


def _shifted(table: Tensor, k: int) -> str:
    """How well one linear map shifts a table, in words; nothing is said of a table of zeros."""
    length = len(table)
    if k == 0 or length - abs(k) < 3:
        return f"A shift by {k} says nothing here: set k from 1 to {length - 3} or back."
    if not table.any():
        return ""
    return (
        f"Shift by {counted(k)}: a linear map fitted to the other pairs (least squares, slightly damped) misses the "
        f"one left out by {percent(shift_error(table, k), 1)} of its length (100 %: no better than zeros)."
    )


def _learned_table(example: Example) -> ModelFile | None:
    """The open model if its positions are learned, else another whose are; None: there is none on this server."""
    others = [file for file in model_files().values() if file.path.exists()]
    files = [example.file, *sorted(others, key=lambda file: file.id != "shift-letters")]  # a task of positions alone
    stamps = ((file, file.key[1]) for file in files)
    return next((file for file, at in stamps if _positions_of(str(file.path), at, file) == "learned"), None)


@st.cache_data(max_entries=1000, show_spinner=False)
def _positions_of(path: str, modified: int, _file: ModelFile) -> str:
    """Kind of positions; many models may have to be asked, so each is opened for it only once."""
    try:
        return checkpoint_of(_file).config.positions
    except (CheckpointError, OSError):
        return "unreadable"
