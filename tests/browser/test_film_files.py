"""The files of a film in a real browser: the page that plays offline, its picture, its numbers, its GIF."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import numpy as np
import pytest
import torch
from film_page import PAGE, colours, expect_pixels, frames_of, open_film, train
from PIL import Image
from playwright.sync_api import expect

from transformer.runs.jobs import RunFolder
from transformer.views import runs_view

SVG = "{http://www.w3.org/2000/svg}"
# The page follows a link only after a while, as on a slow line.
LATE = """
const follow = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function () {
    setTimeout(() => follow.call(this), 2000);
};
"""


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    torch.set_num_threads(1)
    root = tmp_path_factory.mktemp("runs")
    train(root / "copy")
    return root


@pytest.fixture(scope="module")
def site(runs, pages):
    """Return the address of a page that shows the run."""
    return f"{pages.show(PAGE)}&runs={runs}"


@pytest.fixture
def alone(runs, bare):
    """Return the address at which the film is shown without a server."""
    return bare.show(runs_view([RunFolder(runs / "copy")], [""]), "film")


@pytest.mark.parametrize("exported", [False, True])
def test_the_page_plays_offline(page, site, runs, browser, tmp_path, exported):
    film = open_film(page, site)
    if exported:
        page.get_by_role("button", name="Export", exact=True).click()
        expect(page.get_by_role("dialog").locator("img")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="HTML" if exported else "HTML (plays offline)", exact=True).click()
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


def test_a_picture_of_the_film_is_whole_where_the_bar_stuck_over_its_maps(page, site, runs, settle):
    page.set_viewport_size({"width": 1200, "height": 300})
    film = open_film(page, site)
    settle(page)
    boxes = [place.bounding_box() for place in (film.locator(".player"), film.locator(".thumb").last)]
    assert boxes[0]["y"] < boxes[1]["y"] + boxes[1]["height"], "the bar must be over a map for this test"
    page.get_by_role("button", name="Export", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("img")).to_be_visible()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="SVG", exact=True).click()
    root = ElementTree.fromstring(download.value.path().read_bytes())
    texts = ["".join(one.itertext()) for one in root.iter(f"{SVG}text")]
    assert [texts.count(name) for name in ("Head 1", "Head 2", "Layer 1", "Layer 2")] == [3] * 4
    maps = [one for one in root if one.get("shape-rendering") == "crispEdges"]
    assert len(maps) == 3 * 2 * 2 + 1  # all kinds, though a low window shows one at a time; and the scale
    probe = RunFolder(runs / "copy").probe()
    facts = film.locator(".fact .value").all_inner_texts()
    marks = film.locator(".mark").all_inner_texts()
    assert {"Reads", probe.text, "Loss (nats)", "40 steps", "blocked by the mask", *facts, *marks} <= set(texts)
    said = film.locator(".caption").inner_text().replace("\u2068", "").replace("\u2069", "")
    *texts, signature = texts
    assert signature == f"copy · “{probe.text}”"
    assert said.split() == " ".join(texts[texts.index(marks[-1]) + 1 :]).split()
    assert not {"Speed", "1×"} & set(texts)
    shown = []
    for one in root:
        if one.tag == f"{SVG}text" or one in maps:
            shown.append(one if one.get("x") else one[0])
        elif one.tag == f"{SVG}rect" and one.get("fill") != "none":
            assert not [covered.text or covered.tag for covered in shown if over(one, covered)]
    expect(dialog.get_by_role("button", name="PNG", exact=True)).to_be_enabled()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="PNG", exact=True).click()
    with Image.open(download.value.path()) as image:
        assert image.size == tuple(2 * int(root.get(side)) for side in ("width", "height"))
        assert image.text["figure"] == "Film of training" and len(image.convert("RGB").getcolors(10_000_000)) > 100


def over(rect, other):
    """Return whether a rectangle covers the start of another element of an SVG."""
    left, top, width, height = (float(rect.get(name)) for name in ("x", "y", "width", "height"))
    x, y = (float(other.get(name)) for name in ("x", "y"))
    return left <= x < left + width and top < y < top + height


def test_a_file_is_still_there_when_the_browser_comes_late(page, site, browser):
    page.add_init_script(LATE)
    others = [browser.new_page() for _ in range(2)]
    for other in others:
        open_film(other, f"{site}&live=1")  # its scripts end again and again
    open_film(page, site)

    with page.expect_download() as download:
        page.get_by_role("button", name="Frames (NPZ)").click()
    assert download.value.failure() is None
    assert np.load(download.value.path())["cross_value"].size
    for other in others:
        other.close()


def test_the_gif_moves_through_the_film_in_the_colours_of_the_page(page, alone, runs, tmp_path):
    film, frames = open_film(page, alone), frames_of(runs, "copy")
    with page.expect_download() as download:
        film.get_by_role("button", name="GIF").click()
    assert re.fullmatch(r"copy_\w+_all-heads_film[.]gif", download.value.suggested_filename)
    download.value.save_as(tmp_path / "film.gif")
    with Image.open(tmp_path / "film.gif") as image:
        assert image.n_frames == len(frames) and image.info["loop"] == 0 and image.width >= 800
        seen, times = [], []
        for number in range(image.n_frames):
            image.seek(number)
            seen.append(np.asarray(image.convert("RGB"), dtype=int))
            times.append(image.info["duration"])
    assert times[0] == 1000 and times[-1] == 4000 and 1200 in times[1:-1]
    assert all((one != other).any() for one, other in pairwise(seen))
    for frame, picture in ((frames[0], seen[0]), (frames[-1], seen[-1])):
        for level in np.unique(frame.maps["cross"])[[0, -1]]:
            assert (np.abs(picture - colours(level)).max(axis=2) <= 3).sum() > 100
    expect(film.get_by_role("button", name="GIF")).to_be_enabled()
    expect(film.get_by_role("button", name="Cancel")).to_have_count(0)


def test_the_making_of_a_gif_can_be_ended(page, alone):
    film = open_film(page, alone)
    page.evaluate("window.setTimeout = (later => (make, wait = 0) => later(make, Math.max(400, wait)))(setTimeout)")
    film.get_by_role("button", name="GIF").click()
    expect(film.locator(".gif")).to_contain_text("Frame 2 of")
    film.get_by_role("button", name="Cancel").click()
    expect(film.locator(".gif")).to_have_text("GIF (a moving picture)")
    expect(film.get_by_role("button", name="GIF")).to_be_enabled()
