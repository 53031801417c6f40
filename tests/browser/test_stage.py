"""The stage in a browser: pointing at a word in one view lights it in all, with the numbers of the model itself."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect
from stage_page import (
    cell_size,
    chips,
    choose,
    hover,
    lit_in_map,
    maps_of,
    open_stage,
    put_back,
    read_out,
    thumb,
    title,
    walk_to,
)

from transformer.text import percent

TEXT = "stream"
READ = ["<s>", *TEXT, "</s>"]
READ_AND_WRITTEN = [f"{read} → {written}" for read, written in zip(["<s>", *"maerts"], [*"maerts", "</s>"])]
ROWS, COLUMNS = len(READ_AND_WRITTEN), len(READ)
START = f"?model=reverse-letters&text={TEXT}&kind=cross&layer=2&head=1"


@pytest.fixture(scope="module")
def maps():
    return maps_of("reverse-letters", TEXT)


@pytest.fixture(scope="module")
def opened(open_tab, bare_lab):
    return open_stage(open_tab(), f"{bare_lab}/{START}")


@pytest.fixture
def stage(opened):
    put_back(opened)
    return opened


def lit(items):
    """Return the places of the items that are lit."""
    return items.evaluate_all("items => items.flatMap((item, i) => (item.classList.contains('lit') ? [i] : []))")


def weight_of(said):
    """Return the weight at the end of a sentence: "looks at e 9.28 %"."""
    return float(re.search(r"([\d.]+) %$", said)[1]) / 100


def light_of(stage, kind, side, count):
    """Return the row or column that is lit in a small map of a kind; None where none is."""
    box = thumb(stage, kind, 1, "2").bounding_box()
    light = thumb(stage, kind, 1, "2").locator(f".{side}-light")
    if not light.is_visible():
        return None
    start, size = ("y", "height") if side == "row" else ("x", "width")
    place = (light.bounding_box()[start] - box[start]) / box[size] * count
    assert place == pytest.approx(round(place), abs=0.1)
    return round(place)


def test_the_mouse_points_at_cells_and_their_labels(stage, maps):
    hover(stage, 0.6, 0.5)
    said = re.fullmatch(r"(.+) looks at (\S+) (.+ %)", read_out(stage))
    assert said
    row, column = READ_AND_WRITTEN.index(said[1]), READ.index(said[2])
    assert weight_of(said[0]) == pytest.approx(maps["cross"].values[1, 0, row, column], abs=1e-4)
    assert lit_in_map(stage, ROWS, COLUMNS) == ([row], [column])
    hover(stage, 0.6, 0.01)  # above the cells: a column
    assert lit_in_map(stage, ROWS, COLUMNS) == ([], [column])
    hover(stage, 0.01, 0.5)
    assert lit_in_map(stage, ROWS, COLUMNS) == ([row], [])


def test_cells_have_the_colours_of_the_scale(stage, maps):
    """Corners of cells, which hold no number, are the darker the more a token looks at another."""
    choose(stage, "Attention", "Decoder")
    walk_to(stage, 0, 0)
    expect(stage.locator(".read-out b")).to_be_visible()
    size = cell_size(stage)
    stage.locator(".large-map canvas").press("Escape")
    expect(stage.locator(".read-out b")).to_have_count(0)
    shades = stage.locator(".large-map canvas").evaluate(
        """(canvas, [side, height, width]) => {
            const pen = canvas.getContext('2d')
            const [left, top] = [canvas.width - 3 - side * width, canvas.height - 3 - side * height]
            const places = Array.from({ length: side }, (_, place) => place + 1)
            return places.map(row => places.map(column => {
                const [x, y] = [left + column * width - 5, top + row * height - 5]
                const [red, green, blue] = pen.getImageData(x, y, 1, 1).data
                return 765 - red - green - blue
            }))
        }""",
        [ROWS, *size],
    )
    weights, allowed = maps["decoder"].values[1, 0], ~maps["decoder"].blocked
    by_weight = np.array(shades)[allowed][np.argsort(weights[allowed])]
    assert (np.diff(by_weight) >= -2).all() and by_weight[-1] > by_weight[0] + 200


def test_lines_and_their_words_light_the_other_views(stage, maps):
    choose(stage, "View", "lines")
    left, right = stage.locator(".lines .left button"), stage.locator(".lines .right button")
    expect(left).to_have_count(ROWS)
    weights = maps["cross"].values[1, 0]
    left.nth(2).hover()
    expect(chips(stage, "target").nth(3)).to_have_class(re.compile(r"\blit\b"))
    assert lit(left) == [2] and lit(right) == np.flatnonzero(weights[2] >= 0.02).tolist()
    for column in np.flatnonzero(weights[2] >= 0.01):
        expect(right.nth(column).locator(".number")).to_have_text(percent(weights[2, column]))
    assert light_of(stage, "cross", "row", ROWS) == 2
    right.nth(5).hover()
    expect(chips(stage, "source").nth(5)).to_have_class(re.compile(r"\blit\b"))
    assert lit(right) == [5]
    for row in np.flatnonzero(weights[:, 5] >= 0.01):
        expect(left.nth(row).locator(".number")).to_have_text(percent(weights[row, 5]))
    chips(stage, "source").nth(1).hover()
    expect(right.nth(1)).to_have_class(re.compile(r"\blit\b"))
    assert lit(right) == [1]


def test_pointing_asks_the_server_nothing(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{START}")
    for place in (1, 4, 6):
        chips(stage, "source").nth(place).hover()
        expect(chips(stage, "source").nth(place)).to_have_class(re.compile(r"\blit\b"))
    hover(stage, 0.5, 0.5)
    thumb(stage, "encoder", 1, "3").hover()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 3")
    page.wait_for_timeout(300)  # a choice would be told by then
    assert page.evaluate("sent") == []
    thumb(stage, "encoder", 1, "3").click()
    page.wait_for_function("sent.length")
    (name, told), *others = page.evaluate("sent")
    assert name == "chosen" and not others
    assert told == {"turn": 1, "query": {"kind": ["encoder"], "layer": ["1"], "head": ["3"]}}
