"""The film of a training run in a real browser: playing, the keyboard, its pixels."""

import re

import pytest
import rest
import torch
from film_page import PAGE, expect_pixels, frames_of, open_film, train
from live_class import PHONE
from playwright.sync_api import expect
from rows import rows

from transformer.runs.jobs import RunFolder
from transformer.views import runs_view

EVIL = "<img src=x onerror=alert(1)>"


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
def site(runs, pages):
    """Return the address of a page that shows the runs."""
    return f"{pages.show(PAGE)}&runs={runs}"


@pytest.fixture(scope="module")
def address(runs, bare):
    """Provide `address(*names)`: the address at which the films of runs are shown without a server."""

    def address(*names, titles=None):
        view = runs_view([RunFolder(runs / name) for name in names], titles or (names if len(names) > 1 else [""]))
        return bare.show(view, "film")

    return address


@pytest.fixture(scope="module")
def opened(open_tab, address):
    return open_film(open_tab(), address("copy"))


@pytest.fixture
def film(opened):
    """Show the film of one run at its last frame, with nothing pointed at, as when it was opened."""
    opened.page.mouse.move(5, 5)
    opened.press("Escape")
    opened.get_by_label("Speed").select_option("1×")
    opened.press("End")
    expect(opened.locator(".position")).to_have_text("Step 40 of 40")
    expect(opened.get_by_role("button", name="Play")).to_be_visible()
    return opened


@pytest.fixture(scope="module")
def twins(open_tab, address):
    """Open the film of two runs."""
    return open_film(open_tab(), address("copy", "shorter"))


def step_of(film):
    return int(film.locator(".scrubber").input_value())


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


def test_a_press_on_the_curves_goes_to_the_frame_that_is_nearest(film, runs):
    steps = [frame.step for frame in frames_of(runs, "copy")]
    chart, scrubber = film.locator(".chart"), film.locator(".scrubber")
    chart.scroll_into_view_if_needed()
    box, line = chart.bounding_box(), scrubber.bounding_box()
    knob = 16
    for share in (0.0, 0.4, 1.0):
        x = line["x"] + knob / 2 + share * (line["width"] - knob)
        film.page.mouse.click(x, box["y"] + box["height"] / 2)
        assert step_of(film) == min(steps, key=lambda step: abs(step - 40 * share))
    # The film goes along while the button is held, beyond the ends too.
    film.page.mouse.down()
    film.page.mouse.move(box["x"] - 50, box["y"])
    assert step_of(film) == 0
    film.page.mouse.up()


@pytest.mark.browser_context_args(**PHONE)
def test_a_finger_opens_a_head_and_closes_it_again(page, address, settle):
    film = open_film(page, address("copy"))
    settle(film.page, 250)
    thumb, preview = film.locator(".thumb").nth(3), film.locator(".preview")
    thumb.tap()
    expect(preview).to_contain_text("Encoder self-attention, layer 2, head 2")
    expect(preview).to_contain_text("Tap again to close")
    expect(thumb).to_have_attribute("aria-pressed", "true")
    thumb.dispatch_event("click")
    expect(preview).to_be_hidden()
    expect(thumb).to_have_attribute("aria-pressed", "false")


def test_another_run_of_the_script_keeps_the_frame_and_what_is_mounted(page, site):
    film = open_film(page, site)
    film.press("Home")
    film.press("ArrowRight")
    step = step_of(film)
    film.locator(".thumb").first.evaluate("thumb => (thumb.mounted = true)")
    film.page.get_by_role("button", name="Run again").click()
    film.page.wait_for_timeout(800)  # time for what must not happen
    assert step_of(film) == step
    assert film.locator(".thumb").first.evaluate("thumb => thumb.mounted")


def test_live_draws_in_place_and_keeps_hover_and_focus(page, site):
    film = open_film(page, f"{site}&live=1")
    expect(film.locator(".scrubber")).to_be_hidden()
    rest.wait_until_it_stands(
        film.locator(".thumb").nth(2)
    )  # else the film may leave the pointer, which then points at nothing
    film.locator(".thumb").nth(2).evaluate("thumb => (thumb.mounted = true)")
    film.locator(".thumb").nth(2).hover()
    film.locator(".thumb").nth(3).focus()
    expect(film.locator(".preview")).to_be_visible()
    see_steps(film, 3)
    assert film.locator(".thumb").nth(2).evaluate("thumb => thumb.mounted")
    expect(film.locator(".preview")).to_be_visible()
    expect(film.locator(".thumb").nth(3)).to_be_focused()
    # The run's own step and loss stand above, and are newer.
    expect(film.locator(".fact")).to_have_count(1)
    expect(film.locator(".fact")).to_contain_text("Last look at the heads")
    assert re.fullmatch(r"Step \d+", film.locator(".fact .value").inner_text())


def see_steps(film, count):
    """Wait until so many steps have been shown, one after the other."""
    seen = set()
    for _ in range(600):
        seen.add(film.locator(".fact.step .value").inner_text())
        if len(seen) == count:
            return
        film.page.wait_for_timeout(50)
    raise AssertionError(seen)


MANY = "copy,shorter,encoder,wide"


@pytest.mark.parametrize("run", rows(["one", "encoder", "wide", MANY], few=["wide", MANY]))
def test_every_film_fits_a_phone_with_readable_text(page, address, run, settle):
    page.set_viewport_size({"width": 390, "height": 844})
    film = open_film(page, address(*run.split(",")))
    settle(page, 250)
    box = film.evaluate("film => [film.scrollWidth, film.clientWidth, document.documentElement.scrollWidth]")
    assert box[0] <= box[1] and box[2] <= 390
    small = film.evaluate(
        """film => [...film.querySelectorAll("*")].filter(one => one.childNodes.length &&
            [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()) &&
            parseFloat(getComputedStyle(one).fontSize) < 13).map(one => one.className)"""
    )
    assert small == []
    if run == "one":
        expect(film.locator(".player")).to_be_hidden()
