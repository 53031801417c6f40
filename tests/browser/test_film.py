"""The film of a training run in a real browser, in a file: its pixels, its curves, its letters, and its GIF."""

import base64
import io
from itertools import pairwise

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect

from transformer.runs.film import Frame
from transformer.runs.jobs import shipped_run
from transformer.views import runs_view
from transformer.views.theme import SEQUENTIAL

RUN = shipped_run("reverse")
FRAMES = [Frame.read(path) for path in RUN.frames()]


def colours(levels):
    """Return the theme's colours of bytes 0 to 255, as the browser mixes them."""
    stops = np.array([list(bytes.fromhex(colour[1:])) for colour in SEQUENTIAL], dtype=float)
    places = np.asarray(levels) / 255 * (len(stops) - 1)
    return np.stack([np.interp(places, range(len(stops)), stops[:, channel]) for channel in range(3)], axis=-1)


def cells(thumb, rows, columns):
    """Return the colour in the middle of each cell of a thumbnail."""
    picture = thumb.locator("canvas").evaluate("canvas => canvas.toDataURL().split(',')[1]")
    pixels = np.asarray(Image.open(io.BytesIO(base64.b64decode(picture))).convert("RGB"))
    down, across = (
        ((np.arange(count) + 0.5) * size / count).astype(int) for count, size in zip((rows, columns), pixels.shape)
    )
    return pixels[np.ix_(down, across)].astype(float)


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


@pytest.fixture
def film(page, tmp_path):
    """Return the film of the run in a file of its own, opened."""
    path = tmp_path / "film.html"
    path.write_bytes(runs_view([RUN], [""]).html())
    page.goto(path.as_uri())
    film = page.locator(".film")
    expect(film.locator(".thumb").first).to_be_visible()
    expect(film.locator(".caption")).to_contain_text("Step")
    return film


def test_it_plays_in_the_colours_of_its_frames_and_its_curves_are_pressed(page, film):
    expect_pixels(film, FRAMES[-1])
    film.get_by_label("Speed").select_option("4×")
    film.press("Home")
    expect_pixels(film, FRAMES[0])
    film.press(" ")
    film.locator(".thumb").first.hover()
    expect(film.locator(".preview")).to_be_visible()
    expect(film.locator(".position")).to_have_text("Step 600 of 600")
    chart, scrubber = film.locator(".chart"), film.locator(".scrubber")
    chart.scroll_into_view_if_needed()
    box, line, knob = chart.bounding_box(), scrubber.bounding_box(), 16
    for share in (0.0, 0.4, 1.0):  # a press goes to the nearest frame
        page.mouse.click(line["x"] + knob / 2 + share * (line["width"] - knob), box["y"] + box["height"] / 2)
        nearest = min((frame.step for frame in FRAMES), key=lambda step: abs(step - 600 * share))
        expect(scrubber).to_have_value(str(nearest))
    page.mouse.down()  # the film goes along while the button is held, beyond the ends too
    page.mouse.move(box["x"] - 50, box["y"])
    expect(scrubber).to_have_value("0")
    page.mouse.up()


def test_the_gif_moves_through_the_film_in_its_colours(page, film, tmp_path):
    with page.expect_download() as download:
        film.get_by_role("button", name="GIF").click()
    assert download.value.suggested_filename == "reverse-modular_attention_all-heads_film.gif"
    download.value.save_as(tmp_path / "film.gif")
    seen, times = [], []
    with Image.open(tmp_path / "film.gif") as image:
        assert image.n_frames == len(FRAMES) and image.info["loop"] == 0 and image.width >= 800
        for number in range(image.n_frames):
            image.seek(number)
            seen.append(np.asarray(image.convert("RGB"), dtype=int))
            times.append(image.info["duration"])
    assert times[0] == 1000 and times[-1] == 4000 and 1200 in times[1:-1]
    assert all((one != other).any() for one, other in pairwise(seen))
    for frame, picture in ((FRAMES[0], seen[0]), (FRAMES[-1], seen[-1])):
        for level in np.unique(frame.maps["cross"])[[0, -1]]:
            assert (np.abs(picture - colours(level)).max(axis=2) <= 3).sum() > 40  # most of a cell
