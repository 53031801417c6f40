"""The tree of a beam search over a real model: its lights and texts, and answers to pointing, keys and fingers."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
import rest
from live_class import PHONE
from playwright.sync_api import expect
from written import WRITTEN

from transformer import load
from transformer.decoding import beam_search
from transformer.views.ideas import tree_view_of

CHECKPOINT = Path(__file__).parents[2] / "assets" / "checkpoints" / "reverse-letters.safetensors"
TEXT, SHORT = "attentionlab", "ab"


@pytest.fixture(scope="module")
def search():
    return beam_search(load(CHECKPOINT), TEXT, width=4)


@pytest.fixture
def open_tree(page, bare, search):
    """Provide `open_tree(search=search, openable=True)`: a page with nothing but the tree; a click opens a node."""

    def open_tree(search=search, openable=True):
        view = tree_view_of(search, load(CHECKPOINT).target_tokenizer)
        page.goto(bare.show(view, "beam", {"opened": "selected"}, name="beam", openable=openable, selected=None))
        beam = page.locator(".st-key-beam .beam")
        expect(beam.locator(".node").first).to_be_visible()
        rest.settle(page)
        return beam

    return open_tree


def opened(page):
    """Return the nodes that were asked for, one after the other."""
    return [value for name, value in page.evaluate("sent") if name == "opened"]


def node_of(beam, node):
    return beam.locator(f".node[data-id='{node.id}']")


def written(search, node):
    """Return the text that is written up to a node, without the end token."""
    tokens = []
    while node.parent_id is not None:
        tokens.append("" if node.finished else node.token)
        node = search.nodes[node.parent_id]
    return "".join(reversed(tokens))


def lit(beam):
    return sorted(beam.locator(".node.lit").evaluate_all("nodes => nodes.map(n => Number(n.dataset.id))"))


def style(part, name):
    return part.evaluate("(part, name) => getComputedStyle(part)[name]", name)


def switch(beam):
    return beam.get_by_role("switch", name=re.compile("Show dropped branches"))


def test_tokens_are_text(page, open_tree, search):
    odd = ["<s>", "<img src=https://example.org/x>", " ", "שלום"]
    nodes = [replace(node, token=token) for node, token in zip(search.nodes, odd)]
    beam = open_tree(replace(search, nodes=[*nodes, *search.nodes[len(odd) :]]))
    expect(beam.locator(".column").nth(1).locator(".node").first).to_have_text("<img src=ht…")
    expect(beam.locator(".column").nth(1).locator(".node").nth(1)).to_have_text("␣")
    expect(beam.locator("img")).to_have_count(0)


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_it_scrolls_inside_and_a_second_tap_opens(page, open_tree, search, fits):
    beam = open_tree()
    assert fits(page)
    assert beam.locator(".scroller").evaluate(
        "s => s.scrollWidth > s.clientWidth && s.scrollHeight <= s.clientHeight + 1"
    )
    node = next(node for node in search.nodes if node.depth == 2 and node.kept and not node.winning)
    node_of(beam, node).tap()
    expect(beam.locator(".line")).to_contain_text(f"“{written(search, node)}”")
    assert opened(page) == []
    node_of(beam, node).tap()
    assert opened(page) == [node.id]


def test_wide_trees_keep_the_step_numbers_in_sight(page, open_tree):
    page.set_viewport_size({"width": 700, "height": 700})
    beam = open_tree(beam_search(load(CHECKPOINT), TEXT, width=16))
    beam.locator(".switch").click()
    expect(beam.locator(".node:not(.kept)").first).to_be_visible()
    scroller = beam.locator(".scroller")
    assert scroller.evaluate("s => s.scrollHeight > s.clientHeight && s.scrollWidth > s.clientWidth")
    scroller.evaluate("s => s.scrollTo(200, 300)")
    box, head = scroller.bounding_box(), beam.locator(".head").bounding_box()
    assert abs(head["y"] - box["y"]) <= 1
    step = beam.locator(".heading").nth(7).bounding_box()["x"]
    assert abs(beam.locator(".column").nth(7).locator(".node").first.bounding_box()["x"] - step) <= 1


def test_the_tree_follows_the_size_and_the_theme_of_the_page(page, open_tree):
    beam = open_tree()
    end, line = beam.locator(".node.winner").last, beam.locator("path.kept")
    before, (light, ink) = line.get_attribute("d"), (style(line, "stroke"), style(end, "color"))
    page.set_viewport_size({"width": 1000, "height": 800})
    expect(line).not_to_have_attribute("d", before)
    page.emulate_media(color_scheme="dark")
    expect(beam).to_have_css("color-scheme", "dark")
    expect(end).not_to_have_css("color", ink)
    expect(line).not_to_have_css("stroke", light)
    expect(beam).to_have_count(1)


def test_an_opened_node_keeps_the_focus_and_the_way_back_is_in_the_tree(page, server, settle):
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{server}/decoding?text=banana&model=sort-letters&strategy=beam")
    expect(page.locator(".beam .scroller")).to_be_in_viewport(ratio=1)  # the subject of beam search comes first
    beam, output = page.locator(".st-key-tree .beam"), page.locator(WRITTEN).first
    expect(output).to_contain_text("aaabnn")
    settle(page)
    search = beam_search(load(CHECKPOINT.with_stem("sort-letters")), "banana", width=4)
    others = [node for node in search.nodes if node.kept and not node.winning]
    for node in (others[0], others[5]):
        node_of(beam, node).focus()
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(rf"node={node.id}\b"))
        expect(node_of(beam, node)).to_have_attribute("aria-current", "true")
        settle(page)
        expect(node_of(beam, node)).to_be_focused()
        expect(output).to_contain_text(written(search, node).strip())
    page.reload()  # the link keeps what is open
    expect(node_of(beam, others[5])).to_have_attribute("aria-current", "true")
    expect(page.get_by_test_id("stText").filter(has_text="This is the branch up to the open node")).to_be_visible()
    settle(page)
    end = node_of(beam, search.nodes[search.best.node_id])
    beam.get_by_role("button", name="Back to the winner").click()
    expect(end).to_be_focused()
    expect(output).to_contain_text("aaabnn")
    expect(page).not_to_have_url(re.compile("node="))
    expect(beam.locator("[aria-current], .top .plain")).to_have_count(0)
    settle(page)
    expect(end).to_be_focused()
    node_of(beam, others[3]).click()
    expect(page).to_have_url(re.compile("node="))
    end.click()  # the same as the button
    expect(page).not_to_have_url(re.compile("node="))
    expect(beam.locator("[aria-current]")).to_have_count(0)
