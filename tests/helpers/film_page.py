"""A page that shows training films, runs for it, and its opening in the browser, shared by several test files."""

import numpy as np
from jobs import make_folder
from playwright.sync_api import expect

from transformer import RunSpec, SequenceTask, TrainingSettings
from transformer.runs.film import Frame
from transformer.runs.jobs import RunFolder
from transformer.runs.jobs.job import Job
from transformer.views.theme import SEQUENTIAL

PAGE = """
from pathlib import Path

import streamlit as st

from pages.ui.shell.export import export_button
from pages.ui.runs.film import draw_film, draw_films
from pages.ui.shell.draw import draw
from transformer.views import Film
from transformer.views.film import film_view
from transformer.runs.film import Frame
from transformer.runs.jobs import RunFolder

root = Path(st.query_params["runs"])
names = st.query_params.get("run", "copy").split(",")
folders = [RunFolder(root / name) for name in names]


@st.fragment(run_every=0.3)
def live():
    paths = folders[0].frames()
    number = st.session_state["looks"] = st.session_state.get("looks", -1) + 1
    frame = Frame.read(paths[number % len(paths)])
    draw(film_view([Film(probe=folders[0].probe(), frames=[frame])], live=True), "film-live")


if "live" in st.query_params:
    live()
elif len(folders) > 1:
    draw_films(folders, [st.query_params.get("title", name) for name in names])
else:
    st.button("Run again")
    export_button()
    draw_film(folders[0])
"""


def open_film(page, address):
    page.goto(address)
    film = page.locator(".film")
    expect(film.locator(".thumb").first).to_be_visible()
    expect(film.locator(".caption")).to_contain_text("Step")
    return film


def train(path, steps=40, heads=2, layers=2, system="modular", stop_at=None):
    spec = RunSpec(
        name=path.name, system=system, sizes=dict(d_model=16, num_heads=heads, num_layers=layers, d_ff=16),
        task=SequenceTask(name="copy", max_length=4, max_tokens=6),
        settings=TrainingSettings(steps=steps, batch_size=16, learning_rate=0.01, evaluate_every=4, evaluate_on=8),
    )  # fmt: skip
    folder = make_folder(path, spec)
    job = Job(spec, folder)
    while job.advance():
        if job.run.step == stop_at:
            folder.control(stop=True)
    return folder


def frames_of(runs, name):
    return [Frame.read(path) for path in RunFolder(runs / name).frames()]


def colours(levels):
    """Return the theme's colours of bytes 0 to 255, as the browser mixes them."""
    stops = np.array([list(bytes.fromhex(colour[1:])) for colour in SEQUENTIAL], dtype=float)
    places = np.asarray(levels) / 255 * (len(stops) - 1)
    return np.stack([np.interp(places, range(len(stops)), stops[:, channel]) for channel in range(3)], axis=-1)


def cells(thumb, rows, columns):
    """Return the colour in the middle of each cell of a thumbnail."""
    return np.array(
        thumb.locator("canvas").evaluate(
            """(canvas, [rows, columns]) => {
                const pen = canvas.getContext("2d");
                const at = (i, count, size) => Math.floor(((i + 0.5) * size) / count);
                const pixel = (x, y) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3);
                return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) =>
                    pixel(at(column, columns, canvas.width), at(row, rows, canvas.height))));
            }""",
            [rows, columns],
        )
    )


def expect_pixels(film, frame):
    number = 0
    for kind in ("encoder", "cross", "decoder"):
        for layer, head in np.ndindex(frame.maps[kind].shape[:2]):
            weights = frame.maps[kind][layer, head]
            drawn = cells(film.locator(".thumb").nth(number), *weights.shape)
            may = np.tri(*weights.shape, dtype=bool) if kind == "decoder" else np.ones(weights.shape, dtype=bool)
            np.testing.assert_allclose(drawn[may], colours(weights)[may], atol=2)
            number += 1
    assert film.locator(".thumb").count() == number
