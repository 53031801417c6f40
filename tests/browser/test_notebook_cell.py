"""A view in a notebook's cell: its frame, its look without scripts, and the news that Python gets of it."""

import json
import re

import pytest
from playwright.sync_api import expect

from transformer import Trace, greedy, load
from transformer.views import BUNDLE, css_variables


@pytest.fixture(scope="module")
def view():
    return greedy(load("reverse-letters"), "network", trace=Trace()).show()


def opened(browser, tmp_path, body):
    path = tmp_path / "notebook.html"
    path.write_text(f'<!doctype html><meta charset="utf-8">{body}', encoding="utf-8")
    context = browser.new_context(offline=True, viewport={"width": 1200, "height": 800})
    page = context.new_page()
    page.goto(path.as_uri())
    return page


def test_a_cell_is_at_most_600_pixels_high_until_all_of_it_is_asked_for(browser, tmp_path, view):
    page = opened(browser, tmp_path, f'<body style="background: #131720">{view._repr_html_()}')
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("heading", name="Cross-attention, layer 2, head 1", exact=True)).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)  # the part for readers without scripts is hidden
    height = "document.querySelector('iframe').getBoundingClientRect().height"
    page.wait_for_function(f"{height} !== 600")
    assert 400 < page.evaluate(height) < 600
    more = frame.get_by_role("button", name="Show all of it")
    more.click()
    page.wait_for_function(f"{height} > 600")
    inside = page.frames[1]
    assert inside.evaluate("document.documentElement.dataset.theme") == "dark"  # as the notebook is
    assert inside.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    frame.get_by_role("button", name="Show less").click()
    page.wait_for_function(f"{height} < 600")
    page.wait_for_timeout(300)  # a height that feeds back on itself would go on growing
    assert 400 < page.evaluate(height) < 600
    page.context.close()


def test_a_frame_that_is_shut_off_keeps_its_height_and_hides_nothing(browser, tmp_path, view):
    shut = view._repr_html_().replace("<iframe", '<iframe sandbox="allow-scripts"', 1)
    page = opened(browser, tmp_path, shut)
    expect(
        page.frame_locator("iframe").get_by_role("heading", name="Cross-attention, layer 2, head 1", exact=True)
    ).to_be_visible()
    assert page.evaluate("document.querySelector('iframe').style.height") == "600px"
    expect(page.get_by_role("table")).to_be_visible()
    page.context.close()


def test_without_scripts_caption_picture_and_table_are_there(browser, tmp_path, view):
    without = view._repr_html_().partition("<iframe")
    page = opened(browser, tmp_path, without[0] + without[2].partition("</iframe>")[2])
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_role("img", name="Cross-attention, layer 2, head 1")).to_be_visible()
    page.context.close()


WIDGET = """async ([program, bytes, selection]) => {
    const { default: widget } = await import(URL.createObjectURL(new Blob([program], { type: "text/javascript" })))
    const held = { component: "stage", data: new DataView(Uint8Array.from(bytes).buffer), selection }
    const heard = {}
    const model = {
        get: name => held[name], set: (name, value) => { held[name] = value }, save_changes() {},
        on: (event, hear) => { heard[event] = hear }, off() {},
    }
    window.held = held
    window.say = change => { held.selection = { ...held.selection, ...change }; heard["change:selection"]() }
    window.takeDown = widget.render({ model, el: document.body })
}"""
"""Does with the bundle what anywidget does, on a page of its own."""


def test_what_is_clicked_in_a_widget_is_told_and_what_is_told_is_shown(page, bare_lab, view):
    page.goto(f"{bare_lab}/start?model=reverse-letters&text=on")
    page.set_content(f"<style>{css_variables('.attention-lab')}</style><body></body>")
    arguments = [BUNDLE.read_text(encoding="utf-8"), list(view.standalone_data()), view.initial_selection()]
    page.evaluate(WIDGET, json.loads(json.dumps(arguments)))
    expect(page.get_by_role("heading", name="Cross-attention, layer 2, head 1", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Encoder self-attention, layer 2, head 1")).click()
    page.wait_for_function("held.selection.kind === 'encoder'")
    page.evaluate("say({ kind: 'cross', layer: 0, head: '3' })")
    expect(page.get_by_role("heading", name="Cross-attention, layer 1, head 3", exact=True)).to_be_visible()
    page.evaluate("takeDown()")
    expect(page.get_by_role("heading", name="Cross-attention, layer 1, head 3", exact=True)).to_have_count(0)
