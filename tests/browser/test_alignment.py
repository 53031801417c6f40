"""The page Alignment in a real browser: lines that cross, answers to pointing, and Arabic from right to left."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
import rest
from live_class import PHONE
from playwright.sync_api import expect
from written import WRITTEN

from transformer import Trace, Transformer, greedy, load, system_config
from transformer.maps import attention_maps
from transformer.text.learning import words as learn_words

GRAMMAR = Path(__file__).parents[2] / "assets" / "checkpoints" / "spanish-grammar.safetensors"
ENGLISH, SPANISH = "the big red cars are new", "los coches rojos grandes son nuevos"


def open_page(page, server, text=ENGLISH, model="spanish-grammar", **query):
    """Open the page at the lines of layer 2, head 3, unless others are asked for."""
    query = {"lines_by": "layer 2, head 3", **query}
    page.goto(f"{server}/alignment?model={model}&text={text}&" + "&".join(f"{k}={v}" for k, v in query.items()))
    alignment = page.locator(".st-key-alignment .alignment")
    expect(alignment.locator(".source .item").first).to_be_visible()
    expect(alignment.locator(".line")).to_be_empty()
    rest.settle(page, 250)
    return alignment


@pytest.fixture(scope="module")
def weights():
    """Return the weights of layer 2, head 3: `(target word, source word)`."""
    trace = Trace("*attention.weights", "*attention.allowed")
    greedy(load(GRAMMAR), ENGLISH, trace=trace)
    return attention_maps(trace)["cross"].values[1, 2][:-1, 1:-1]


def words(alignment, side):
    return alignment.locator(f".{side} .item .label").all_inner_texts()


def ends(alignment, kind="best"):
    """Return source and target word of every line of a kind, read off the drawn places of its ends."""
    return alignment.evaluate(
        """(root, kind) => {
            const middles = (side) => [...root.querySelectorAll(`.${side} .label`)].map((label) => {
                const box = label.getBoundingClientRect()
                return (box.left + box.right) / 2
            })
            const [source, target] = [middles('source'), middles('target')]
            const near = (places, x) => places.findIndex((place) => Math.abs(place - x) < 2)
            return [...root.querySelectorAll(`path.${kind}`)].map((path) => {
                const matrix = path.getScreenCTM()
                const at = (length) => path.getPointAtLength(length).matrixTransform(matrix).x
                return [near(source, at(0)), near(target, at(path.getTotalLength()))]
            }).sort()
        }""",
        kind,
    )


def strongest(weights):
    return sorted([int(source), target] for target, source in enumerate(weights.argmax(axis=1)))


def test_a_sentence_is_typed_and_adjective_and_noun_cross(page, server, weights, settle):
    open_page(page, server, text="i see you")
    field = page.get_by_label("Text for the model to read")
    field.fill(ENGLISH)
    field.press("Enter")
    alignment = page.locator(".alignment")
    expect(page.locator(WRITTEN).first).to_contain_text(SPANISH)
    expect(alignment.locator(".target .label")).to_have_text(SPANISH.split())
    settle(page, 250)
    assert words(alignment, "source") == ENGLISH.split()
    assert ends(alignment) == strongest(weights) == [[0, 0], [1, 3], [2, 2], [3, 1], [4, 4], [5, 5]]
    expect(
        page.get_by_text("“big”, “red” and “cars” come in the opposite order. Of the strongest lines,")
    ).to_be_visible()
    label = alignment.locator(".sheet").get_attribute("aria-label")
    assert "come in the opposite order" in label
    # Each word of the text stands above its translation's row, which is level.
    tops = [alignment.locator(f".{side} .label").evaluate_all("all => all.map((one) => one.getBoundingClientRect().y)")
            for side in ("source", "target")]  # fmt: skip
    assert len(set(tops[0])) == len(set(tops[1])) == 1 and tops[0][0] < tops[1][0] - 100


def test_right_links_are_dashed_and_can_be_left_out(page, server):
    alignment = open_page(page, server, lines_by="layer 1, head 1")
    missed, met = alignment.locator("path.gold:not(.met)"), alignment.locator("path.gold.met")
    expect(missed.or_(met)).to_have_count(6)
    assert missed.first.get_attribute("stroke-dasharray") and missed.count() > 0
    page.get_by_role("button", name="Lines", exact=True).click()
    page.locator(".st-key-gold label").click()
    expect(alignment.locator("path.gold")).to_have_count(0)
    expect(page).to_have_url(re.compile("gold=false"))


def test_a_row_of_the_table_draws_its_head_and_stands_in_the_link(page, server, settle):
    alignment = open_page(page, server, lines_by="layer 2, mean of heads")
    first = alignment.locator("path.best").evaluate_all("all => all.map((one) => one.getAttribute('stroke-width'))")
    page.get_by_text("How far to trust these lines").click()
    settle(page)
    table = page.locator(".st-key-aligned-heads [data-testid=stDataFrame]")
    expect(table).to_be_visible()
    page.get_by_test_id("stMain").evaluate("main => main.scrollTo(0, main.scrollHeight)")
    settle(page)  # parts that come above the table would move it from under the mouse
    box = table.bounding_box()
    page.mouse.click(box["x"] + 20, box["y"] + 36 + 35 * 9 + 17)  # the box of the last head
    expect(page).to_have_url(re.compile(r"lines_by=layer.{1,3}[12].{1,4}head.{1,3}[1-4]"))
    settle(page)
    widths = alignment.locator("path.best").evaluate_all("all => all.map((one) => one.getAttribute('stroke-width'))")
    assert widths != first


def test_a_toy_task_leads_to_a_translator_and_the_way_back_to_it(page, server, settle):
    page.goto(f"{server}/alignment?model=sort-letters")
    target = page.locator(".alignment .target .label")
    expect(target).to_have_count(13)
    settle(page)
    page.get_by_role("button", name="See it with a translator").click()
    expect(target).to_have_text("los coches rojos son nuevos .".split())
    expect(page.get_by_role("button", name="See it with a translator")).to_have_count(0)
    small = page.locator(".st-key-outline .here").last
    expect(small).to_have_accessible_name("Cross-attention, decoder, layer 2 of 3: open “Heads”")
    settle(page)
    page.go_back()
    expect(target).to_have_count(13)
    expect(page.get_by_role("combobox", name="Model")).to_have_value("Sorts letters · toy task")


def arabic():
    """Return an untrained model: its answers mean nothing, but their words have to stand in their places."""
    source, target = learn_words(["أنا أحب New York كثيرا ."]), learn_words(["I love the big city in the west"])
    config = system_config(
        "modular", d_model=16, num_heads=2, num_layers=1, d_ff=16, max_length=12,
        source_vocab_size=source.vocab_size, target_vocab_size=target.vocab_size,
    )  # fmt: skip
    return replace(
        load(GRAMMAR), name="arabic", model=Transformer(config, seed=1).eval(), source_tokenizer=source,
        target_tokenizer=target, task={}, metrics={}, settings={}, history=[], opening=None, board={},
    )  # fmt: skip


def lefts(alignment, side):
    labels = alignment.locator(f".{side} .label")
    return labels.evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)")


def too_wide(page):
    """Return the pixels by which the page itself would scroll sideways."""
    main = page.locator("[data-testid=stMain]")
    return main.evaluate("one => one.scrollWidth - one.clientWidth")


def test_arabic_runs_from_right_to_left_on_a_phone_too(page, bare):
    model = bare.add(arabic())
    text = "أنا أحب New York كثيرا."
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        alignment = open_page(page, bare.address, text=text, model=model, lines_by="layer 1, mean of heads")
        assert words(alignment, "source") == ["أنا", "أحب", "new", "york", "كثيرا", "."]
        source, target = lefts(alignment, "source"), lefts(alignment, "target")
        assert source == sorted(source, reverse=True) and len(set(source)) == 6
        assert target == sorted(target)
        # Letters are joined. No letter is torn from its word: the word is one run of text.
        assert alignment.locator(".source .label bdi").first.evaluate("one => one.childNodes.length") == 1
        assert too_wide(page) <= 0
    first = alignment.locator(".source .item").first
    first.focus()
    page.keyboard.press("ArrowLeft")  # the next word stands to the left
    expect(alignment.locator(".source .item").nth(1)).to_be_focused()


@pytest.mark.browser_context_args(**PHONE)
def test_a_long_text_scrolls_inside_its_own_frame_by_finger(page, bare_lab):
    alignment = open_page(page, bare_lab, text="these two big black cats are not very tired today")
    scroller = alignment.locator(".scroller")
    assert scroller.evaluate("one => one.scrollWidth - one.clientWidth") > 50
    assert too_wide(page) <= 0
    expect(alignment.locator(".wider")).to_have_text("↔ It goes on sideways: swipe.")
    for place, edges in ((0, "scroller to-right"), (20, "scroller from-left to-right"), (9999, "scroller from-left")):
        scroller.evaluate("(one, place) => { one.scrollLeft = place }", place)
        expect(scroller).to_have_attribute("class", edges)
    scroller.evaluate("one => { one.scrollLeft = 0 }")
    word = alignment.locator(".target .item").nth(1)
    word.tap()
    expect(alignment.locator(".line")).to_contain_text("“dos” looks at “two”")
    word.tap()
    expect(alignment.locator(".line")).to_be_empty()
