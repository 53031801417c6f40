"""The film of a training run in a real browser: its pixels, its curves, live drawing, and files that play offline."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import numpy as np
import pytest
import rest
import torch
from export_dialog import download, with_pictures
from film_page import PAGE, colours, expect_pixels, frames_of, open_film, train
from PIL import Image
from playwright.sync_api import expect

from transformer.runs import FilmedExample
from transformer.runs.film import Frame
from transformer.runs.jobs import RunFolder
from transformer.views import Film, runs_view
from transformer.views.film import film_view

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    torch.set_num_threads(1)
    root = tmp_path_factory.mktemp("runs")
    train(root / "copy")
    train(root / "wide", steps=4, heads=8, layers=6)
    return root


@pytest.fixture(scope="module")
def site(runs, pages):
    """Return the address of a page that shows the run."""
    return f"{pages.show(PAGE)}&runs={runs}"


@pytest.fixture
def alone(runs, bare):
    """Return the address at which films are shown without a server."""
    names = ["copy", "wide"]
    return lambda count=1: bare.show(
        runs_view([RunFolder(runs / name) for name in names[:count]], names[:count] if count > 1 else [""]), "film"
    )


def step_of(film):
    return int(film.locator(".scrubber").input_value())


def test_it_plays_in_the_colours_of_its_frames_and_asks_nothing(page, site, runs, settle):
    sent, asked, frames = [], [], frames_of(runs, "copy")
    page.on("websocket", lambda socket: socket.on("framesent", lambda content: sent.append(content)))
    film = open_film(page, site)
    settle(page)
    page.on("request", lambda request: asked.append(request.url))
    assert sent
    sent.clear()
    expect_pixels(film, frames[-1])
    film.get_by_label("Speed").select_option("4×")
    film.press("Home")
    expect_pixels(film, frames[0])
    film.press(" ")
    film.locator(".thumb").first.hover()
    expect(film.locator(".preview")).to_be_visible()
    expect(film.locator(".position")).to_have_text("Step 40 of 40")
    steps, chart, line = [frame.step for frame in frames], film.locator(".chart"), film.locator(".scrubber")
    chart.scroll_into_view_if_needed()
    box, line = chart.bounding_box(), line.bounding_box()
    knob = 16
    for share in (0.0, 0.4, 1.0):  # a press goes to the nearest frame
        page.mouse.click(line["x"] + knob / 2 + share * (line["width"] - knob), box["y"] + box["height"] / 2)
        assert step_of(film) == min(steps, key=lambda step: abs(step - 40 * share))
    page.mouse.down()  # the film goes along while the button is held, beyond the ends too
    page.mouse.move(box["x"] - 50, box["y"])
    assert step_of(film) == 0
    page.mouse.up()
    assert asked == sent == []
    film.press("ArrowRight")
    step = step_of(film)
    film.locator(".thumb").first.evaluate("thumb => (thumb.mounted = true)")
    page.get_by_role("button", name="Run again").click()
    page.wait_for_timeout(800)  # time for what must not happen
    assert step_of(film) == step and film.locator(".thumb").first.evaluate("thumb => thumb.mounted")


def test_live_draws_in_place_and_keeps_hover_and_focus(page, site):
    film = open_film(page, f"{site}&live=1")
    expect(film.locator(".scrubber")).to_be_hidden()
    rest.wait_until_it_stands(film.locator(".thumb").nth(2))  # else it may leave the pointer, which points at nothing
    film.locator(".thumb").nth(2).evaluate("thumb => (thumb.mounted = true)")
    film.locator(".thumb").nth(2).hover()
    film.locator(".thumb").nth(3).focus()
    expect(film.locator(".preview")).to_be_visible()
    for _ in range(2):
        expect(film.locator(".fact .value")).not_to_have_text(film.locator(".fact .value").inner_text())
    assert film.locator(".thumb").nth(2).evaluate("thumb => thumb.mounted")
    expect(film.locator(".preview")).to_be_visible()
    expect(film.locator(".thumb").nth(3)).to_be_focused()
    expect(film.locator(".fact")).to_contain_text("Last look at the heads")  # the run's own step and loss stand above


def test_films_of_one_and_of_two_runs_fit_a_phone_with_readable_text(page, alone, settle):
    page.set_viewport_size({"width": 390, "height": 844})
    for count in (1, 2):
        film = open_film(page, alone(count))
        settle(page, 250)
        box = film.evaluate("film => [film.scrollWidth, film.clientWidth, document.documentElement.scrollWidth]")
        assert box[0] <= box[1] and box[2] <= 390
        small = film.evaluate(
            """film => [...film.querySelectorAll("*")].filter(one => one.childNodes.length &&
                [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()) &&
                parseFloat(getComputedStyle(one).fontSize) < 13).map(one => one.className)"""
        )
        assert small == []


def test_letters_of_an_answer_run_in_its_direction_and_fill_their_lines(page, bare, settle):
    def pieces_of(text, answer):
        tokens = [["<s>", *letters, "</s>"] for letters in (text, answer)]
        probe = FilmedExample([1] * len(tokens[0]), [1] * len(tokens[1]), *tokens, text, answer)
        maps = {"cross": np.zeros((1, 2, len(tokens[1]) - 1, len(tokens[0])), np.uint8)}
        frame = Frame(1, 1.0, None, answer[:-1] + text[0], False, maps)
        film = open_film(page, bare.show(film_view([Film(probe=probe, frames=[frame])]), "film"))
        settle(page, 250)
        return film, [one.bounding_box() for one in film.locator(".piece .wanted").all()]

    film, boxes = pieces_of("kitab", "كتاب")
    places = [box["x"] for box in boxes]
    assert places == sorted(places, reverse=True)
    written = [one.bounding_box() for one in film.locator(".piece .written").all()]
    middles = [[box["x"] + box["width"] / 2 for box in row] for row in (boxes, written)]
    np.testing.assert_allclose(*middles, atol=1)
    assert film.locator(".names").bounding_box()["x"] < min(places)
    places = [box["x"] for box in pieces_of("كتاب", "1aب")[1]]  # in a mixed one its first letter decides
    assert places == sorted(places)
    page.set_viewport_size({"width": 390, "height": 844})
    film, boxes = pieces_of("a", "reversewhola")
    lines = [round(box["y"]) for box in boxes]
    assert sorted(lines.count(line) for line in {*lines})[0] > 3 and len({*lines}) == 2
    names = film.locator(".names").bounding_box()
    assert min(box["x"] for box in boxes) > names["x"] + names["width"]


def test_its_page_plays_offline_and_its_picture_is_whole(page, site, runs, browser, settle, tmp_path):
    page.set_viewport_size({"width": 1200, "height": 300})  # the bar sticks over a map
    film = open_film(page, site)
    settle(page)
    facts = film.locator(".fact .value").all_inner_texts() + film.locator(".mark").all_inner_texts()
    page.get_by_role("button", name="Export", exact=True).click()
    dialog = with_pictures(page.get_by_role("dialog"))
    root = ElementTree.fromstring(download(page, dialog, "SVG")[1])
    texts = ["".join(one.itertext()) for one in root.iter(f"{SVG}text")]
    assert [texts.count(name) for name in ("Head 1", "Head 2", "Layer 1", "Layer 2")] == [3] * 4
    maps = [one for one in root if one.get("shape-rendering") == "crispEdges"]
    assert len(maps) == 3 * 2 * 2 + 1  # all kinds, though a low window shows one at a time; and the scale
    assert {"Reads", RunFolder(runs / "copy").probe().text, "40 steps", *facts} <= {*texts}
    (tmp_path / "film.html").write_bytes(download(page, dialog, "HTML")[1])
    context = browser.new_context(offline=True, viewport={"width": 1440, "height": 900})
    alone, asked, errors = context.new_page(), [], []
    alone.on("request", lambda request: asked.append(request.url))
    alone.on("pageerror", lambda error: errors.append(str(error)))
    film = open_film(alone, (tmp_path / "film.html").as_uri())
    expect_pixels(film, frames_of(runs, "copy")[-1])
    film.get_by_label("Speed").select_option("4×")
    film.press("Home")
    film.press(" ")
    expect(film.locator(".position")).to_have_text("Step 40 of 40")
    assert {*asked} == {(tmp_path / "film.html").as_uri()} and errors == []
    context.close()


def test_a_file_is_still_there_when_the_browser_comes_late(page, site, open_browser):
    # The page follows a link only after a while, as on a slow line; the scripts of others end again and again.
    follow = "{ const follow = HTMLAnchorElement.prototype.click; HTMLAnchorElement.prototype.click ="
    page.add_init_script(f"{follow} function () {{ setTimeout(() => follow.call(this), 2000) }} }}")
    open_film(open_browser(), f"{site}&live=1")
    open_film(page, site)
    with page.expect_download() as download:
        page.get_by_role("button", name="Frames (NPZ)").click()
    assert download.value.failure() is None
    assert np.load(download.value.path())["cross_value"].size


def test_the_gif_moves_through_the_film_in_its_colours_and_can_be_ended(page, alone, runs, tmp_path):
    film, frames = open_film(page, alone()), frames_of(runs, "copy")
    with page.expect_download() as download:
        film.get_by_role("button", name="GIF").click()
    assert re.fullmatch(r"copy_\w+_all-heads_film[.]gif", download.value.suggested_filename)
    download.value.save_as(tmp_path / "film.gif")
    seen, times = [], []
    with Image.open(tmp_path / "film.gif") as image:
        assert image.n_frames == len(frames) and image.info["loop"] == 0 and image.width >= 800
        for number in range(image.n_frames):
            image.seek(number)
            seen.append(np.asarray(image.convert("RGB"), dtype=int))
            times.append(image.info["duration"])
    assert times[0] == 1000 and times[-1] == 4000 and 1200 in times[1:-1]
    assert all((one != other).any() for one, other in pairwise(seen))
    for frame, picture in ((frames[0], seen[0]), (frames[-1], seen[-1])):
        for level in np.unique(frame.maps["cross"])[[0, -1]]:
            assert (np.abs(picture - colours(level)).max(axis=2) <= 3).sum() > 100
    page.evaluate("window.setTimeout = (later => (make, wait = 0) => later(make, Math.max(400, wait)))(setTimeout)")
    film.get_by_role("button", name="GIF").click()
    expect(film.locator(".gif")).to_contain_text("Frame 2 of")
    film.get_by_role("button", name="Cancel").click()
    expect(film.locator(".gif")).to_have_text("GIF (a moving picture)")
    expect(film.get_by_role("button", name="GIF")).to_be_enabled()
