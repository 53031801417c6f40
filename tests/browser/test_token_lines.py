"""One head as lines between tokens: what pointing, keys and fingers do, against the weights of the model itself."""

import re
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import expect

from transformer import Trace, greedy, load
from transformer.interpret.maps import attention_maps

CHECKPOINTS = Path(__file__).parents[2] / "assets" / "checkpoints"
TEXT = "pay attention"
HINT = "Point at a token, or use the arrow keys."


def open_lines(page, server, kind="cross"):
    """The view of lines on the page Heads: layer 1, head 2, of one kind."""
    page.goto(f"{server}/heads?model=reverse-letters&text={TEXT}&kind={kind}&layer=1&head=2&view=lines")
    lines = page.locator(".st-key-lines .lines")
    expect(lines.locator(".query .item")).to_have_count(14)
    expect(lines.locator(".line")).to_contain_text(re.compile("Point at a token|Tap a token"))
    return lines


@pytest.fixture(scope="module")
def maps():
    trace = Trace("*attention.weights", "*attention.allowed")
    greedy(load(CHECKPOINTS / "reverse-letters.safetensors"), TEXT, trace=trace)
    return attention_maps(trace)


def weights_of(maps, kind="cross"):
    return maps[kind].values[0, 1]


def places(items):
    """Numbers of the tokens among `items` that are lit."""
    return items.evaluate_all("items => items.flatMap((item, i) => (item.classList.contains('lit') ? [i] : []))")


def rows_drawn(lines):
    """Rows whose lines are seen at the left edge of the canvas that is on show."""
    return lines.evaluate(
        """root => {
            const shown = [...root.querySelectorAll('canvas')].find(c => getComputedStyle(c).visibility === 'visible')
            const column = shown.getContext('2d').getImageData(1, 0, 1, shown.height).data
            const pitch = shown.height / 15
            const seen = Array.from({length: shown.height}, (_, y) => y).filter(y => column[4 * y + 3] > 128)
            return [...new Set(seen.map(y => Math.floor(y / pitch)))]
        }"""
    )


def expected_weight(weights, row, column):
    return f"({100 * weights[row, column]:.0f} %)"


def test_pointing_at_either_side_tells_the_weights_and_asks_the_server_nothing(page, server, maps, settle):
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda _: sent.append(1)))
    lines, weights = open_lines(page, server), weights_of(maps)
    assert rows_drawn(lines) == list(range(14))
    settle(page)
    before = len(sent)
    for row in (3, 0, 9):
        lines.locator(".query .item").nth(row).hover()
        best = int(weights[row].argmax())
        expect(lines.locator(".line")).to_contain_text(
            f"looks at “{maps['cross'].columns.labels[best].replace(' ', '␣')}”"
        )
        expect(lines.locator(".line")).to_contain_text(expected_weight(weights, row, best))
        assert rows_drawn(lines) == [row]
        assert places(lines.locator(".key .item")) == np.flatnonzero(weights[row] >= 0.02).tolist()
        number = lines.locator(".key .number").nth(best)
        expect(number).to_have_text(expected_weight(weights, row, best).strip("()"))
    page.mouse.move(5, 5)
    expect(lines.locator(".line")).to_contain_text(HINT)
    assert rows_drawn(lines) == list(range(14))
    lines.locator(".key .item").nth(4).hover()
    best = int(weights[:, 4].argmax())
    expect(lines.locator(".line")).to_contain_text("“␣” is looked at most by “")
    expect(lines.locator(".line")).to_contain_text(expected_weight(weights, best, 4))
    assert places(lines.locator(".query .item")) == np.flatnonzero(weights[:, 4] >= 0.02).tolist()
    assert len(sent) == before
    for row in range(14):
        name = lines.locator(".query .item").nth(row).get_attribute("aria-label").replace("\u00a0", " ")
        for column in np.flatnonzero(weights[row] >= 0.1):
            assert expected_weight(weights, row, column) in name


def test_the_keyboard_moves_chooses_and_leaves(page, server):
    lines = open_lines(page, server)
    left, right, line = lines.locator(".query .item"), lines.locator(".key .item"), lines.locator(".line")
    left.first.focus()
    for key, item, words in [
        ("ArrowDown", left.nth(1), "looks at"),
        ("ArrowRight", right.nth(1), "is looked at most by"),
        ("End", right.nth(14), "is looked at"),
        ("ArrowLeft", left.nth(13), "looks at"),  # the left column is shorter
        ("Home", left.nth(0), "looks at"),
        ("ArrowUp", left.nth(0), "looks at"),
        ("ArrowDown", left.nth(1), "looks at"),
    ]:
        page.keyboard.press(key)
        expect(item).to_be_focused()
        expect(item).to_have_attribute("tabindex", "0")
        expect(line).to_contain_text(words)
    assert lines.locator("[tabindex='0']").count() == 2

    page.keyboard.press("Enter")
    expect(left.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(left.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    assert places(left) == [1]
    page.keyboard.press("Space")
    expect(left.nth(1)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(line).to_contain_text(HINT)


def test_a_click_keeps_a_row_and_its_numbers(page, server, maps):
    lines, weights = open_lines(page, server), weights_of(maps)
    row = lines.locator(".query .item").nth(6)
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(lines.locator(".item.pending")).to_have_count(0)
    page.mouse.move(5, 5)
    expect(lines.locator(".line")).to_contain_text(expected_weight(weights, 6, int(weights[6].argmax())))
    assert places(lines.locator(".query .item")) == [6]


def test_what_the_mask_forbids_is_blocked_and_not_zero(page, server, maps, settle):
    lines = open_lines(page, server, "decoder")
    settle(page)
    lines.locator(".query .item").nth(5).hover()
    expect(lines.locator(".line")).to_contain_text("blocked: 8")
    expect(lines.locator(".key .item.blocked")).to_have_count(8)
    assert lines.locator(".key .item.blocked .number").all_inner_texts() == ["blocked"] * 8
    assert maps["decoder"].blocked[5].sum() == 8
    lines.locator(".key .item").nth(3).hover()
    expect(lines.locator(".query .item.blocked")).to_have_count(3)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_on_a_phone_a_tap_shows_and_a_second_tap_keeps(page, server, fits):
    lines = open_lines(page, server)
    assert fits(page)
    row = lines.locator(".query .item").nth(4)
    row.tap()
    expect(lines.locator(".line")).to_contain_text("looks at")
    assert rows_drawn(lines) == [4]
    page.wait_for_timeout(500)
    expect(row).to_have_attribute("aria-pressed", "false")
    row.tap()
    expect(row).to_have_attribute("aria-pressed", "true")
    lines.locator(".key .item").nth(2).tap()
    expect(lines.locator(".line")).to_contain_text("is looked at")
