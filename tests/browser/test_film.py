"""The film of a training run in a real browser: playing, the keyboard, its pixels, and the page that plays offline."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import torch
from film_page import open_film
from jobs import make_folder
from PIL import Image
from playwright.sync_api import expect

from transformer import RunSpec, SequenceTask, TrainingSettings
from transformer.figures.theme import SEQUENTIAL
from transformer.runs.film import Frame
from transformer.runs.jobs import RunFolder
from transformer.runs.jobs.job import Job

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
EVIL = "<img src=x onerror=alert(1)>"
PAGE = """
import os
from pathlib import Path

import streamlit as st

from pages.ui.export import export_button
from pages.ui.film import draw_film, draw_films, training_film
from pages.ui.film_reel import Film
from transformer.runs.film import Frame
from transformer.runs.jobs import RunFolder

root = Path(os.environ["FILM_RUNS"])
names = st.query_params.get("run", "copy").split(",")
folders = [RunFolder(root / name) for name in names]


@st.fragment(run_every=0.3)
def live():
    paths = folders[0].frames()
    number = st.session_state["looks"] = st.session_state.get("looks", -1) + 1
    frame = Frame.read(paths[number % len(paths)])
    training_film([Film(probe=folders[0].probe(), frames=[frame])], "film-live", live=True)


if "live" in st.query_params:
    live()
elif len(folders) > 1:
    draw_films(folders, [st.query_params.get("title", name) for name in names])
else:
    st.button("Run again")
    export_button()
    draw_film(folders[0])
"""
# A link is followed only after a while, as on a slow line.
LATE = """
const follow = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function () {
    setTimeout(() => follow.call(this), 2000);
};
"""


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


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    torch.set_num_threads(1)
    root = tmp_path_factory.mktemp("runs")
    train(root / "copy")
    train(root / "shorter", steps=24)
    train(root / "encoder", system="encoder-only", steps=8)
    train(root / "wide", steps=4, heads=8, layers=6)
    one = train(root / "one", steps=30, stop_at=1)
    one.cut_film(0)
    return root


@pytest.fixture(scope="module")
def site(runs, serve_page):
    """A server of one throw-away page that shows the runs."""
    return serve_page(PAGE, FILM_RUNS=str(runs))


@pytest.fixture(scope="module")
def opened(open_tab, site):
    return open_film(open_tab(), site)


@pytest.fixture
def film(opened):
    """The film of one run at its last frame, with nothing pointed at, as when it was opened."""
    opened.page.mouse.move(5, 5)
    opened.press("Escape")
    opened.get_by_label("Speed").select_option("1×")
    opened.press("End")
    expect(opened.locator(".position")).to_have_text("Step 40 of 40")
    expect(opened.get_by_role("button", name="Play")).to_be_visible()
    return opened


@pytest.fixture(scope="module")
def twins(open_tab, site):
    """The film of two runs."""
    return open_film(open_tab(), f"{site}/?run=copy,shorter")


def frames_of(runs, name):
    return [Frame.read(path) for path in RunFolder(runs / name).frames()]


def step_of(film):
    return int(film.locator(".scrubber").input_value())


def colours(levels):
    """The theme's colours of bytes 0 to 255, as the browser mixes them."""
    stops = np.array([list(bytes.fromhex(colour[1:])) for colour in SEQUENTIAL], dtype=float)
    places = np.asarray(levels) / 255 * (len(stops) - 1)
    return np.stack([np.interp(places, range(len(stops)), stops[:, channel]) for channel in range(3)], axis=-1)


def cells(thumb, rows, columns):
    """The colour in the middle of each cell of a thumbnail."""
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


def test_thumbnails_have_the_colours_of_the_frame_that_is_shown(film, runs):
    frames = frames_of(runs, "copy")
    expect_pixels(film, frames[-1])
    film.press("Home")
    expect_pixels(film, frames[0])
    for _ in range(7):
        film.press("ArrowRight")
    expect_pixels(film, frames[7])
    assert step_of(film) == frames[7].step
    assert film.locator(".fact.loss .value").inner_text() == f"{frames[7].loss:.3f}"


def test_keys_step_from_frame_to_frame(film, runs):
    steps = [frame.step for frame in frames_of(runs, "copy")]
    film.press("Home")
    assert step_of(film) == 0
    expect(film.get_by_role("button", name="One frame back")).to_have_attribute("aria-disabled", "true")
    scrubber = film.locator(".scrubber")
    for step in steps[1:4]:
        scrubber.press("ArrowRight")
        assert step_of(film) == step
    expect(scrubber).to_have_attribute("aria-valuetext", f"Step {steps[3]}, frame 4 of {len(steps)}")
    film.press("ArrowLeft")
    assert step_of(film) == steps[2]
    film.press("End")
    assert step_of(film) == steps[-1] == 40
    film.get_by_role("button", name="One frame back").click()
    assert step_of(film) == steps[-2]


def test_play_moves_the_scrubber_and_stops_at_the_end(film):
    film.get_by_label("Speed").select_option("4×")
    film.get_by_role("button", name="Play").click()
    expect(film.get_by_role("button", name="Pause")).to_be_visible()
    expect(film.locator(".position")).to_have_text("Step 40 of 40")
    expect(film.get_by_role("button", name="Play")).to_be_visible()
    film.press("Home")
    film.press(" ")
    expect(film.get_by_role("button", name="Pause")).to_be_visible()
    film.press("ArrowRight")  # whoever steps, looks: it stops
    expect(film.get_by_role("button", name="Play")).to_be_visible()


def test_nothing_is_asked_of_the_server_while_it_plays(page, site, settle):
    asked, sent = [], []
    page.on("websocket", lambda socket: socket.on("framesent", lambda content: sent.append(content)))
    film = open_film(page, site)
    settle(page)
    page.on("request", lambda request: asked.append(request.url))
    assert sent
    sent.clear()
    film.get_by_label("Speed").select_option("4×")
    film.press("Home")
    film.press(" ")
    film.locator(".thumb").first.hover()
    expect(film.locator(".preview")).to_be_visible()
    expect(film.get_by_role("button", name="Play")).to_be_visible()
    assert asked == sent == []


def test_a_mark_is_a_place_to_go_to(film):
    mark = film.locator(".mark.loss")
    step = int(re.search(r"Step (\d+)", mark.get_attribute("aria-label"))[1])
    mark.click()
    assert abs(step_of(film) - step) <= 1
    expect(mark).to_have_attribute("aria-current", "step")
    expect(film.locator(".said")).to_contain_text("the loss falls fastest")
    film.press("End")
    expect(mark).not_to_have_attribute("aria-current", "step")
    expect(film.locator(".said")).to_have_count(0)


def test_a_head_stays_open_while_the_film_goes_on(film):
    film.locator(".thumb").nth(5).hover()
    preview = film.locator(".preview")
    expect(preview).to_contain_text("Cross-attention, layer 1, head 2")
    expect(preview).to_contain_text("Step 40")
    film.locator(".thumb").nth(5).click()
    film.page.mouse.move(5, 5)
    film.press("Home")
    expect(preview).to_contain_text("Step 0")
    film.press("Escape")
    expect(preview).to_be_hidden()


def test_arrows_move_among_the_heads_of_a_kind(film):
    film.locator(".thumb").first.focus()
    film.page.keyboard.press("ArrowRight")
    film.page.keyboard.press("ArrowDown")
    expect(film.get_by_role("button", name="Encoder self-attention, layer 2, head 2")).to_be_focused()
    expect(film.locator(".preview")).to_contain_text("layer 2, head 2")
    film.page.keyboard.press("Tab")
    expect(film.get_by_role("button", name="Cross-attention, layer 1, head 1")).to_be_focused()
    assert step_of(film) == 40


@pytest.mark.parametrize("run", ["copy", "encoder"])
def test_what_the_model_reads_stands_above_its_answer(page, site, runs, run):
    film = open_film(page, f"{site}/?run={run}")
    text, read = RunFolder(runs / run).probe().text, film.locator(".answer > .token")
    assert text and read.inner_text() == text
    expect(film.locator(".asked")).to_have_text("Reads")
    assert film.locator(".answer").get_attribute("aria-label").startswith(f'The model reads "\u2068{text}\u2069". ')
    assert read.bounding_box()["y"] < film.locator(".wanted").first.bounding_box()["y"]


def test_another_run_of_the_script_keeps_the_frame_and_what_is_mounted(film):
    film.press("Home")
    film.press("ArrowRight")
    step = step_of(film)
    film.locator(".thumb").first.evaluate("thumb => (thumb.mounted = true)")
    film.page.get_by_role("button", name="Run again").click()
    film.page.wait_for_timeout(800)  # time for what must not happen
    assert step_of(film) == step
    assert film.locator(".thumb").first.evaluate("thumb => thumb.mounted")


def test_live_draws_in_place_and_keeps_hover_and_focus(page, site):
    film = open_film(page, f"{site}/?live=1")
    expect(film.locator(".scrubber")).to_be_hidden()
    film.locator(".thumb").nth(2).evaluate("thumb => (thumb.mounted = true)")
    film.locator(".thumb").nth(2).hover()
    film.locator(".thumb").nth(3).focus()
    seen = set()
    for _ in range(600):
        seen.add(film.locator(".fact.step .value").inner_text())
        if len(seen) == 3:
            break
        page.wait_for_timeout(50)
    assert len(seen) == 3
    assert film.locator(".thumb").nth(2).evaluate("thumb => thumb.mounted")
    expect(film.locator(".preview")).to_be_visible()
    expect(film.locator(".thumb").nth(3)).to_be_focused()
    # The run's own step and loss stand above, and are newer.
    expect(film.locator(".fact")).to_have_count(1)
    expect(film.locator(".fact")).to_contain_text("Last look at the heads")
    assert re.fullmatch(r"Step \d+", film.locator(".fact .value").inner_text())


def test_the_timeline_has_the_moments_of_one_twin(twins):
    first, second = twins.locator(".key").all()
    marks = twins.locator(".mark")
    own = []
    for key, name in ((first, "copy"), (second, "shorter")):
        key.click()
        expect(key).to_have_attribute("aria-pressed", "true")
        labels = [mark.get_attribute("aria-label") for mark in marks.all()]
        assert labels and all(name in label.split(":")[0] for label in labels)
        own.append(labels)
    assert len(own[0]) + len(own[1]) > marks.count()
    expect(first).to_have_attribute("aria-pressed", "false")
    marks.first.click()
    expect(marks.first).to_have_attribute("aria-current", "step")


def test_twins_stand_at_the_same_step(twins, runs):
    twins.press("End")
    expect(twins.locator(".reel")).to_have_count(2)
    expect(twins.locator(".key")).to_have_count(2)
    steps = twins.locator(".fact.step .value")
    assert steps.all_inner_texts() == ["40", "24"]
    twins.press("Home")
    assert steps.all_inner_texts() == ["0", "0"]
    twins.locator(".scrubber").fill("20")
    # Each shows its last frame up to there.
    last = [max(one.step for one in frames_of(runs, name) if one.step <= 20) for name in ("copy", "shorter")]
    assert steps.all_inner_texts() == [str(step) for step in last]


def test_titles_and_tokens_stay_text(page, site):
    film = open_film(page, f"{site}/?run=copy,shorter&title={EVIL}")
    expect(film.locator(".film-title").first).to_contain_text("<img src=x")
    assert film.locator("img").count() == 0


@pytest.mark.parametrize("run", ["one", "encoder", "wide", "copy,shorter,encoder,wide"])
def test_every_film_fits_a_phone_with_readable_text(page, site, run):
    page.set_viewport_size({"width": 390, "height": 844})
    film = open_film(page, f"{site}/?run={run}")
    box = film.evaluate("film => [film.scrollWidth, film.clientWidth, document.documentElement.scrollWidth]")
    assert box[0] <= box[1] and box[2] <= 390
    small = film.evaluate(
        """film => [...film.querySelectorAll("*")].filter(one => one.childNodes.length &&
            [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()) &&
            parseFloat(getComputedStyle(one).fontSize) < 13).map(one => one.className)"""
    )
    assert small == []
    if run == "one":
        expect(film.locator(".bar")).to_be_hidden()


def test_the_page_plays_offline(page, site, runs, browser, tmp_path):
    film = open_film(page, site)
    with page.expect_download() as download:
        page.get_by_role("button", name="HTML (plays offline)").click()
    file = tmp_path / "film.html"
    download.value.save_as(file)
    context = browser.new_context(offline=True, viewport={"width": 1440, "height": 900})
    alone, asked, errors = context.new_page(), [], []
    alone.on("request", lambda request: asked.append(request.url))
    alone.on("pageerror", lambda error: errors.append(str(error)))
    film = open_film(alone, file.as_uri())
    expect_pixels(film, frames_of(runs, "copy")[-1])
    film.get_by_label("Speed").select_option("4×")
    film.press("Home")
    film.press(" ")
    expect(film.locator(".position")).to_have_text("Step 40 of 40")
    assert set(asked) == {file.as_uri()} and errors == []
    context.close()


def test_a_picture_of_the_film_is_whole_where_the_bar_stuck_over_its_maps(page, site):
    page.set_viewport_size({"width": 1200, "height": 400})
    film = open_film(page, site)
    boxes = [place.bounding_box() for place in (film.locator(".bar"), film.locator(".thumb").last)]
    assert boxes[0]["y"] < boxes[1]["y"] + boxes[1]["height"], "the bar must be over a map for this test"
    page.get_by_role("button", name="Export", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("img")).to_be_visible()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="SVG", exact=True).click()
    root = ElementTree.fromstring(download.value.path().read_bytes())
    (drawing,) = root.findall(f"{SVG}g")
    texts = ["".join(one.itertext()) for one in drawing.iter(f"{SVG}text")]
    assert texts.count("Head 1") + texts.count("H1") == 3
    assert sum(one.tag == f"{SVG}image" for one in drawing) > film.locator(".thumb").count()
    shown = []
    for one in drawing:
        if one.tag in (f"{SVG}image", f"{SVG}text"):
            shown.append(one)
        elif one.tag == f"{SVG}rect" and one.get("fill") != "none" and one.get("fill-opacity") is None:
            assert not [covered.text or covered.tag for covered in shown if over(one, covered)]


def over(rect, other):
    """Whether a rectangle lies over where another element of an SVG begins."""
    left, top, width, height = (float(rect.get(name)) for name in ("x", "y", "width", "height"))
    x, y = (float(other.get(name)) for name in ("x", "y"))
    return left <= x < left + width and top < y < top + height


def test_a_file_is_still_there_when_the_browser_comes_late(page, site, browser):
    page.add_init_script(LATE)
    others = [browser.new_page() for _ in range(2)]
    for other in others:
        open_film(other, f"{site}/?live=1")  # its scripts end again and again
    open_film(page, site)

    with page.expect_download() as download:
        page.get_by_role("button", name="Frames (NPZ)").click()
    assert download.value.failure() is None
    assert np.load(download.value.path())["cross_value"].size
    for other in others:
        other.close()


def test_the_gif_is_made_on_request(film, runs, tmp_path):
    with film.page.expect_download() as download:
        film.page.get_by_role("button", name="GIF").click()
    download.value.save_as(tmp_path / "film.gif")
    with Image.open(tmp_path / "film.gif") as image:
        assert image.n_frames == len(frames_of(runs, "copy"))
    assert download.value.suggested_filename.endswith("_film.gif")
