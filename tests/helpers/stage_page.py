"""The stage in a browser: opening it, choosing on it, pointing at it, and reading what its canvas shows."""

import re

from playwright.sync_api import expect
from rest import settle

from transformer import Trace, greedy, load
from transformer.maps import attention_maps

ISOLATES = re.compile("[\u2066-\u2069\u00a0]")

FRAMES = """(canvas, names) => {
    const style = getComputedStyle(canvas.closest('.stage'))
    const pen = document.createElement('canvas').getContext('2d')
    const { width, height } = canvas
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
    return names.map(name => {
        pen.fillStyle = name.startsWith('--') ? style.getPropertyValue(name).trim() : name
        const wanted = [1, 3, 5].map(at => parseInt(pen.fillStyle.slice(at, at + 2), 16))
        const across = new Array(height).fill(0), down = new Array(width).fill(0)
        for (let y = 0; y < height; y += 1)
            for (let x = 0; x < width; x += 1) {
                const at = 4 * (y * width + x)
                if (data[at + 3] < 255 || wanted.some((part, i) => Math.abs(data[at + i] - part) > 2)) continue
                across[y] += 1
                down[x] += 1
            }
        const long = (counts, least) => counts.flatMap((count, at) => (count > least ? [at] : []))
        return { across: long(across, 0.5 * width), down: long(down, 0.5 * height), width, height }
    })
}"""
"""Finds the lines of a colour that run across or down most of a canvas, in pixels of a screen of density 1."""


def lose_first(page, part):
    """Lose the first message to the server that holds these bytes; return the list that it goes into."""
    lost = []

    def pass_on(line):
        there = line.connect_to_server()

        def send(message):
            if isinstance(message, bytes) and part in message and not lost:
                lost.append(message)
            else:
                there.send(message)

        line.on_message(send)

    page.route_web_socket(re.compile("_stcore/stream"), pass_on)
    return lost


def open_stage(page, address, at_rest=True):
    """Open a page that has the stage; return the stage, drawn and usually at rest: moving things leave the mouse."""
    page.goto(address)
    expect(page.locator("[data-lab-first]")).to_have_count(0)  # a plain visit begins with a stage that gives way
    stage = page.locator(".stage")
    expect(stage.locator(".large-map canvas, .lines canvas, .table td").first).to_be_visible()
    if at_rest:
        settle(page, 250)
    return stage


def option(stage, group, name):
    """Return one of the choices in a row: kind, layer, head, view, or the ends of maps."""
    return stage.get_by_role("group", name=group, exact=True).get_by_role("radio", name=name, exact=True)


def choose(stage, group, name):
    """Choose in a row of choices; where small maps stand in place of the rows of kind, layer and head, among them."""
    if group not in ("Attention", "Layer", "Head") or option(stage, group, name).is_visible():
        option(stage, group, name).check()
        return
    layer, head = stage.locator(".thumb.open").get_attribute("data-place").split()
    place = {
        "Attention": stage.locator(".grid:has(.thumb.open)").get_attribute("data-kind"),
        "Layer": int(layer) + 1,
        "Head": head,
    }
    place[group] = name.lower() if group == "Attention" else int(name) if group == "Layer" else name
    thumb(stage, *place.values()).evaluate("one => one.click()")  # a map that is pointed at is looked at in passing


def more(stage):
    """Open what is rarely chosen, and return its panel."""
    if not stage.locator(".more[open]").count():
        stage.locator(".more summary").click()
    return stage.locator(".more .panel")


def speed_up(stage, speed):
    """Let it play at this speed."""
    more(stage).get_by_role("radio", name=f"{speed}×").check()
    stage.page.keyboard.press("Escape")


def mute(stage):
    """Return the switch that mutes special tokens."""
    return more(stage).get_by_role("switch", name="Mute special tokens")


def title(stage):
    """Return the title of the large map."""
    return stage.locator(".map-area h2")


def thumb(stage, kind, layer, head):
    """Return a small map; layers count from 1."""
    return stage.locator(f".grid[data-kind={kind}] [data-place='{layer - 1} {head}']")


def chips(stage, side):
    """Return the tokens of the "source" or of the "target", in the order in which they are read."""
    return stage.locator(".strip").nth(["source", "target"].index(side)).locator(".item")


def read_out(stage):
    """Return the sentence on the cell that is pointed at, or on the map."""
    return ISOLATES.sub("", stage.locator(".read-out").inner_text()).strip()


def hover(stage, across, down):
    """Point at a place of the large map, in shares of its canvas."""
    canvas = stage.locator(".large-map canvas")
    box = canvas.bounding_box()
    canvas.hover(position={"x": across * box["width"], "y": down * box["height"]})


def walk_to(stage, row, column, first=0):
    """Point at a cell of the large map by keyboard; `first` is the row of the step that is shown."""
    canvas = stage.locator(".large-map canvas").first
    for key in ["Escape", "Home", *["ArrowUp"] * first, *["ArrowDown"] * row, *["ArrowRight"] * column]:
        canvas.press(key)


def lit_in_map(stage, rows, columns):
    """Return the rows and columns that stand out in the large map, read from its pixels.

    Args:
        stage: The stage.
        rows: How many rows the map has.
        columns: How many columns.
    """
    query, key = _frames(stage)
    # The last row or column ends 3 pixels before the canvas does.
    return (
        [round(rows - (query["height"] - 4 - start) / side) for start, side in _pairs(query["across"])],
        [round(columns - (key["width"] - 4 - start) / side) for start, side in _pairs(key["down"])],
    )


def _frames(stage):
    stage.page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
    return stage.locator(".large-map canvas").evaluate(FRAMES, ["--query", "--key"])


def _pairs(lines):
    """Return the start of each frame, and how many pixels it holds."""
    starts = [line for line in lines if line - 1 not in lines]
    return [(start, end - start - 2) for start, end in zip(starts[::2], starts[1::2], strict=True)]


def maps_of(model, text):
    """Return the maps of attention that the model itself computes, by kind."""
    trace = Trace("*attention.weights", "*attention.allowed")
    greedy(load(model), text, trace=trace)
    return attention_maps(trace)
