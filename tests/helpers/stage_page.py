"""The stage in a browser: opening it, choosing on it, pointing at it, and reading what its canvas shows."""

import re

from playwright.sync_api import expect
from rest import settle

from transformer import Trace, greedy, load
from transformer.maps import attention_maps


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


def title(stage):
    """Return the title of the large map."""
    return stage.locator(".map-area h2")


def thumb(stage, kind, layer, head):
    """Return a small map; layers count from 1."""
    return stage.locator(f".grid[data-kind={kind}] [data-place='{layer - 1} {head}']")


def chips(stage, side):
    """Return the tokens of the "source" or of the "target", in the order in which they are read."""
    return stage.locator(".strip").nth(["source", "target"].index(side)).locator(".item")


def maps_of(model, text):
    """Return the maps of attention that the model itself computes, by kind."""
    trace = Trace("*attention.weights", "*attention.allowed")
    greedy(load(model), text, trace=trace)
    return attention_maps(trace)
