"""Arabic on every view: strips run from the right, words keep their order, nothing is wider than the screen."""

import random
import re
from urllib.parse import urlencode

import pytest
import rest
from playwright.sync_api import expect
from stage_page import choose, thumb, title
from written import WRITTEN

from transformer import TrainingSettings
from transformer.data.parallel_text import ParallelText
from transformer.runs.run import Run, RunSpec

TEXT = "لندن Tom 42 كتاب."
TOKENS = ["<s>", "لندن", "tom", "42", "كتاب", ".", "</s>"]
WORDS = "لندن كتاب جديدة مدينة كبيرة سيارة Tom 42 5".split()


@pytest.fixture(scope="module")
def arabic(bare, tmp_path_factory):
    """Return the address of a translator and its name; it was trained for a moment, on mixed text written backwards."""
    drawn, file = random.Random(0), tmp_path_factory.mktemp("arabic") / "ar-en.tsv"
    lines = {" ".join(drawn.choices(WORDS, k=drawn.randint(2, 5))) for _ in range(300)}
    file.write_text("".join(f"{line}.\t{' '.join(line.split()[::-1])}.\n" for line in sorted(lines)), encoding="utf-8")
    spec = RunSpec(
        name="Arabic", sizes=dict(d_model=16, num_heads=2, num_layers=2, d_ff=24, dropout=0.0),
        task=ParallelText(file=str(file), pieces=120, max_tokens=30),
        settings=TrainingSettings(steps=20, batch_size=8, warmup=0.1, evaluate_every=20, evaluate_on=4),
    )  # fmt: skip
    run = Run(spec)
    for _ in run:
        pass
    return bare.address, bare.add(run.checkpoint())


def open_page(page, arabic, name, **query):
    address, model = arabic
    page.goto(f"{address}/{name}?{urlencode({'model': model, 'text': TEXT, **query})}")
    expect(page.locator(".lab").first).to_be_visible()
    rest.settle(page)


def lefts(chips):
    rest.settle(chips.page, 250)  # the chips are asked one after the other
    return [chips.nth(number).bounding_box()["x"] for number in range(chips.count())]


def test_the_source_runs_from_the_right_in_the_player(page, arabic):
    open_page(page, arabic, "decoding")
    chips = page.locator(".strip .chips").first.locator(".chip")
    expect(chips).to_have_text(TOKENS)
    assert lefts(chips) == sorted(lefts(chips), reverse=True)
    # The name of its pairs, ar-en, gives the languages of strips, of tokens in sentences, and of its answer.
    strips = page.locator(".strip .chips")
    assert [strip.get_attribute("lang") for strip in strips.all()] == ["ar", "en"]
    page.keyboard.press("ArrowRight")
    sentence = page.locator(".sentence bdi")
    assert [token.get_attribute("lang") for token in sentence.all()] == ["en", "en", "ar", "en"]
    expect(page.locator(".strip .share").first).to_have_css("direction", "ltr")  # a number is written as always
    open_page(page, arabic, "decoding", text="Tom 42")
    expect(chips).to_have_text(["<s>", "tom", "42", "</s>"])
    assert lefts(chips) == sorted(lefts(chips))


def test_the_field_and_the_answer_take_the_direction_of_what_is_in_them(page, server):
    page.goto(f"{server}/?model=english-spanish&text=كتاب")
    field = page.get_by_label("Text for the model to read")
    expect(field).to_have_value("كتاب")
    expect(field).to_have_css("unicode-bidi", "plaintext")
    expect(page.locator(WRITTEN).first).to_have_css("unicode-bidi", "plaintext")


@pytest.mark.parametrize("tokens", ["words", "pieces"])
def test_words_of_both_directions_keep_their_places_in_a_table(page, arabic, tokens):
    open_page(page, arabic, "heads", kind="cross", tokens=tokens, view="table")
    stage = page.locator(".stage")
    expect(stage.locator(".table thead bdi")).to_have_text(TOKENS)
    assert lefts(stage.locator(".table thead bdi")) == sorted(lefts(stage.locator(".table thead bdi")))
    labels = stage.locator(".table tbody th").all_inner_texts()
    assert all("→" in label for label in labels)
    rows = [row.locator("td").all_inner_texts() for row in stage.locator(".table tbody tr").all()]
    sums = [sum(float(re.sub("[<>% ]", "", weight)) for weight in row) for row in rows]
    assert sums == pytest.approx([100] * len(labels), abs=0.1)
    # In the picture, "<s> → …" begins at the left, whatever follows.
    start, arrow = stage.locator(".table tbody th bdi").first.evaluate(
        """label => [label.textContent.indexOf('<'), label.textContent.indexOf('→')].map(at => {
            const range = document.createRange()
            range.setStart(label.firstChild, at)
            range.setEnd(label.firstChild, at + 1)
            return range.getBoundingClientRect().x
        })"""
    )
    assert start < arrow


def test_labels_of_the_map_are_isolated(page, arabic):
    """The canvas draws every label between marks that keep its direction to itself."""
    page.add_init_script(
        """window.written = []
        const write = CanvasRenderingContext2D.prototype.fillText
        CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
            window.written.push([this.direction, text])
            return write.call(this, text, ...rest)
        }"""
    )
    open_page(page, arabic, "heads", kind="cross")
    expect(page.locator(".stage .large-map canvas")).to_be_visible()
    rest.settle(page, 250)
    labels = [(direction, text) for direction, text in page.evaluate("window.written") if not text.isdigit() and text]
    assert {direction for direction, _ in labels} == {"ltr"}
    assert {f"\u2068{token}\u2069" for token in TOKENS} <= {text for _, text in labels}
    assert all(text.startswith("\u2068") and text.endswith("\u2069") for _, text in labels)


def test_pieces_become_words_in_every_small_map_and_the_large_one(page, arabic):
    open_page(page, arabic, "heads", kind="encoder", text="لندنكتاب", view="table")
    stage = page.locator(".stage")
    expect(stage.locator(".table tbody tr").first).to_be_visible()
    assert stage.locator(".table tbody tr").count() > 3
    maps = stage.locator(".grid[data-kind=encoder] canvas[data-layer='0']")
    before = maps.evaluate("canvas => canvas.toDataURL()")
    choose(stage, "Maps between", "words")
    expect(page).to_have_url(re.compile("tokens=words"))
    expect(stage.locator(".table tbody tr")).to_have_count(3)
    expect(stage.locator(".table thead bdi").nth(1)).to_have_text("لندنكتاب")
    assert maps.evaluate("canvas => canvas.toDataURL()") != before
    thumb(stage, "encoder", 2, "2").hover()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 2, head 2")
    expect(stage.locator(".read-out")).not_to_contain_text("##")


@pytest.mark.parametrize(
    ("name", "query"),
    [
        ("start", {"tokens": "words"}), ("heads", {"view": "lines"}), ("heads", {"view": "table", "tokens": "words"}),
        ("decoding", {"strategy": "beam"}), ("what_if", {}), ("masks", {}), ("inside_a_head", {}),
    ],
)  # fmt: skip
def test_nothing_is_wider_than_the_screen(tab, arabic, fits, name, query):
    open_page(tab, arabic, name, **query)
    assert fits(tab)
    if name == "decoding":
        expect(tab.locator(".beam .node .token").nth(1)).to_have_attribute("lang", "en")
    tab.set_viewport_size({"width": 390, "height": 900})
    assert fits(tab)


def test_lines_keep_the_arrow_between_what_is_read_and_what_is_written(page, arabic):
    open_page(page, arabic, "heads", view="lines", kind="cross")
    label = page.locator(".lines .left button").nth(0)
    sides = label.locator(".token")
    expect(sides).to_have_count(2)
    rest.settle(page, 250)
    assert sides.nth(0).bounding_box()["x"] < sides.nth(1).bounding_box()["x"]


def test_an_example_is_clicked_and_read(page, server):
    page.goto(f"{server}/?model=english-spanish")
    field = page.get_by_label("Text for the model to read")
    second = page.locator(".st-key-examples button").nth(1)
    rest.settle(page, 250)
    wanted = second.text_content()
    second.click()
    expect(field).to_have_value(wanted)
    expect(page.locator(WRITTEN).first).not_to_be_empty()
    expect(page.locator(WRITTEN).first).to_have_attribute("lang", "es")
