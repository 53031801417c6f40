"""The tree of a beam search over a real model: its lights and texts, and answers to pointing, keys and fingers."""

import math
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
from transformer.views.by_page import tree_view_of

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


def decimal(value):
    if abs(value) < 0.00005:
        return "≈0"
    return f"{value:.{4 if abs(value) < 0.01 else 3 if abs(value) < 1 else 2}f}".replace("-", "\u2212")


def lit(beam):
    return sorted(beam.locator(".node.lit").evaluate_all("nodes => nodes.map(n => Number(n.dataset.id))"))


def kept_as(search, node):
    if node.finished:
        return f"Kept: among the {search.width} best finished ones."
    going = [other.id for other in search.nodes if other.depth == node.depth and other.kept and not other.finished]
    return f"Kept: number {going.index(node.id) + 1} of the {len(going)} unfinished ones of this step."


def style(part, name):
    return part.evaluate("(part, name) => getComputedStyle(part)[name]", name)


def switch(beam):
    return beam.get_by_role("switch", name=re.compile("Show dropped branches"))


def test_the_winner_is_lit_and_kept_nodes_stand_in_the_row_of_their_rank(page, open_tree, search):
    beam = open_tree()
    winners = beam.locator(".node.winner")
    expect(winners).to_have_count(1 + len(search.best.tokens))
    primary = beam.evaluate(
        """root => {
            root.style.outlineColor = getComputedStyle(root).getPropertyValue('--st-primary-color')
            return getComputedStyle(root).outlineColor
        }"""
    )
    looks = {(style(node, "borderColor"), style(node, "fontWeight")) for node in winners.all()}
    assert looks == {(primary, "700")} and style(beam.locator("path.winner"), "stroke") == primary
    assert beam.locator("path.winner").get_attribute("d").count("M") == len(search.best.tokens)

    expect(beam.locator(".node.kept")).to_have_count(sum(node.kept for node in search.nodes))
    for column in range(len(beam.locator(".column").all())):
        kept = [node for node in search.nodes if node.depth == column and node.kept]
        kept.sort(key=lambda node: -node.log_probability)
        tops = [node_of(beam, node).bounding_box()["y"] for node in kept]
        assert tops == sorted(tops) and len(set(tops)) == len(tops)
    ended = [node for node in search.nodes if node.finished and node.kept]
    assert ended and len(ended) == len(search.hypotheses)
    for node in ended:
        expect(node_of(beam, node)).to_have_text(f"</s>✓ {decimal(node.score)}")


def test_pointing_lights_the_path_of_a_branch_and_asks_the_server_nothing(page, open_tree, search):
    beam = open_tree()
    line = beam.locator(".line")
    expect(line.locator("[aria-live=polite]")).to_have_text("")  # how to point is no news
    for node in [node for node in search.nodes if node.kept and node.depth in (3, 7)]:
        node_of(beam, node).hover()
        parent = search.nodes[node.parent_id]
        own = math.exp(node.log_probability - parent.log_probability)
        expect(line).to_contain_text(f"“{written(search, node)}”. Step {node.depth} writes “{node.token}” with ")
        expect(line).to_contain_text(f"log-probability {decimal(node.log_probability)}. {kept_as(search, node)}")
        if 0.01 < own < 0.99:
            expect(line).to_contain_text(f"with {100 * own:.0f} %")
        path, above = [], node
        while above is not None:
            path.append(above.id)
            above = None if above.parent_id is None else search.nodes[above.parent_id]
        assert lit(beam) == sorted(path)
        assert beam.locator("path.lit").get_attribute("d").count("M") == node.depth
    node_of(beam, search.nodes[search.best.node_id]).hover()
    expect(line).to_contain_text(f"“{search.best.text}”")
    expect(line).to_contain_text(f"Finished with score {decimal(search.best.score)}. The winner’s path.")
    page.mouse.move(5, 5)
    expect(line).to_contain_text("Point at a token")
    assert lit(beam) == []
    assert page.evaluate("sent") == []


def test_the_switch_shows_dropped_branches_with_the_reason(page, open_tree, search):
    beam = open_tree()
    dropped = [node for node in search.nodes if not node.kept]
    below = beam.locator(".node:not(.kept)")
    expect(below).to_have_count(len(dropped))
    expect(below.first).to_be_hidden()
    expect(switch(beam)).not_to_be_checked()
    before = node_of(beam, search.nodes[0]).bounding_box()
    beam.locator(".switch").click()
    expect(below.first).to_be_visible()
    assert node_of(beam, search.nodes[0]).bounding_box() == before
    expect(beam.locator("div.cut")).to_have_text("dropped: outside the best 4")

    node = next(node for node in dropped if node.depth == 5 and not node.finished)
    going = [other for other in search.nodes if other.depth == 5 and other.kept and not other.finished]
    short = min(other.log_probability for other in going) - node.log_probability
    node_of(beam, node).hover()
    expect(beam.locator(".line")).to_contain_text(
        f"Dropped: outside the best 4, {decimal(short)} behind the last of them."
    )
    switch(beam).focus()
    page.keyboard.press("Space")
    expect(below.first).to_be_hidden()


def test_a_small_tree_shows_dropped_branches_at_once(page, open_tree):
    beam = open_tree(beam_search(load(CHECKPOINT), SHORT, width=4))
    assert beam.locator(".node").count() <= 60
    expect(switch(beam)).to_be_checked()
    expect(beam.locator(".node:not(.kept)").first).to_be_visible()


def test_the_keyboard_walks_the_tree_and_opens(page, open_tree, search):
    beam = open_tree()
    winners, line = beam.locator(".node.winner"), beam.locator(".line")
    switch(beam).focus()
    page.keyboard.press("Tab")
    expect(winners.first).to_be_focused()
    expect(line).to_contain_text("Start: nothing is written yet.")
    assert line.locator("[aria-live]").get_attribute("aria-live") == "off"  # the button's own name has said it
    second = sorted((n for n in search.nodes if n.depth == 1 and n.kept), key=lambda n: -n.log_probability)[1]
    for key, target in [
        ("ArrowLeft", winners.first),
        ("ArrowRight", winners.nth(1)),
        ("ArrowDown", node_of(beam, second)),
        ("ArrowUp", winners.nth(1)),
        ("End", winners.last),
        ("ArrowRight", winners.last),
        ("ArrowLeft", winners.nth(len(search.best.tokens) - 1)),
        ("Home", winners.first),
    ]:
        page.keyboard.press(key)
        expect(target).to_be_focused()
        expect(target).to_have_attribute("tabindex", "0")
        assert beam.locator(".node[tabindex='0']").count() == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert opened(page) == [second.id]
    expect(node_of(beam, second)).to_have_attribute("aria-current", "true")
    expect(node_of(beam, second)).to_be_focused()
    expect(beam.locator(".pending")).to_have_count(0)
    name = node_of(beam, second).get_attribute("aria-label")
    assert f"log-probability {decimal(second.log_probability)}. Kept: number 2 of the 4 unfinished ones" in name


def test_a_click_opens_and_the_ring_stays(page, open_tree, search):
    beam = open_tree()
    node = next(node for node in search.nodes if node.depth == 4 and node.kept and not node.winning)
    node_of(beam, node).click()
    assert opened(page) == [node.id]
    expect(beam.locator(".node[aria-current]")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(beam.locator(".line")).to_contain_text(f"“{written(search, node)}”")
    assert len(lit(beam)) == 5


def test_without_on_open_a_click_changes_nothing(page, open_tree):
    beam = open_tree(openable=False)
    beam.locator(".node").nth(3).click()
    expect(beam.locator(".pending, [aria-current]")).to_have_count(0)
    assert page.evaluate("sent") == []


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
    expect(beam.locator(".line")).to_contain_text("Tap a token")
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
