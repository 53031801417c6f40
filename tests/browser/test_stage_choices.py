"""Choices on the stage: drawn at once, written into the link, kept by a reload."""

import re

import pytest
from playwright.sync_api import expect
from stage_page import chips, choose, hover, lit_in_map, open_stage, option, read_out, thumb, title, walk_to

START = "?model=reverse-letters&text=stream"


@pytest.mark.parametrize("name", ["", "heads"])
def test_a_click_on_a_small_map_opens_it_and_stands_in_the_link(page, bare_lab, name):
    stage = open_stage(page, f"{bare_lab}/{name}{START}")
    thumb(stage, "decoder", 1, "3").click()
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 3")
    for part in ("kind=decoder", "layer=1", "head=3"):
        expect(page).to_have_url(re.compile(part))
    expect(stage.locator(".thumb.open")).to_have_count(1)
    expect(thumb(stage, "decoder", 1, "3")).to_have_attribute("aria-current", "true")
    for group, chosen in [("Attention", "Decoder"), ("Layer", "1"), ("Head", "3")]:
        expect(option(stage, group, chosen)).to_be_checked()
    page.mouse.move(5, 5)
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 3")
    expect(stage.locator("h2.peeked")).to_have_count(0)


def test_pointing_at_a_small_map_shows_it_until_the_pointer_leaves(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{START}&layer=2")
    before = page.url
    thumb(stage, "encoder", 2, "mean").hover()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 2, mean of heads")
    expect(stage.locator("h2.peeked")).to_have_count(1)
    expect(stage.locator(".read-out")).to_contain_text("the strongest look is")
    page.mouse.move(5, 5)
    expect(title(stage)).to_have_text("Cross-attention, layer 2, head 1")
    assert page.url == before


def test_the_arrow_keys_walk_among_small_maps_and_enter_opens(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/heads{START}&kind=cross&layer=2&head=1")
    thumb(stage, "cross", 2, "1").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(title(stage)).to_have_text("Cross-attention, layer 2, rollout")
    page.keyboard.press("ArrowDown")  # the key leads past the edge of a group, into the next
    page.keyboard.press("Home")
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 1")  # the focus shows it
    page.keyboard.press("Enter")
    expect(thumb(stage, "encoder", 1, "1")).to_have_attribute("aria-current", "true")
    expect(thumb(stage, "encoder", 1, "1")).to_be_focused()
    assert stage.locator(".grid[data-kind=encoder] .thumb[tabindex='0']").count() == 1


def test_every_control_is_drawn_and_linked(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{START}&layer=2")
    for group, name, shown, link in [
        ("Attention", "Encoder", "Encoder self-attention, layer 2, head 1", "kind=encoder"),
        ("Layer", "1", "Encoder self-attention, layer 1, head 1", "layer=1"),
        ("Head", "4", "Encoder self-attention, layer 1, head 4", "head=4"),
        ("Head", "rollout", "Encoder self-attention, layer 1, rollout", "head=rollout"),
    ]:
        choose(stage, group, name)
        expect(title(stage)).to_have_text(shown)
        expect(page).to_have_url(re.compile(link))
    for view, part in [("lines", ".lines"), ("table", ".table"), ("everything", ".large-map"), ("map", ".large-map")]:
        choose(stage, "View", view)
        expect(stage.locator(part)).to_be_visible()
        expect(page).to_have_url(re.compile(f"view={view}") if view != "map" else re.compile("^((?!view=).)*$"))


def test_what_was_in_the_link_gives_way_to_what_is_chosen(page, server, settle):
    """Streamlit goes on sending the link with which the page was opened."""
    stage = open_stage(page, f"{server}/{START}&kind=decoder&layer=1&head=3&view=table&step=4&mute=true")
    settle(page)
    choose(stage, "Head", "2")
    choose(stage, "View", "map")
    settle(page)
    choose(stage, "Attention", "Cross")
    settle(page)
    expect(title(stage)).to_have_text("Cross-attention, layer 1, head 2")
    expect(stage.locator(".large-map")).to_be_visible()
    expect(stage.locator(".position")).to_have_text("Step 4 of 7")
    expect(stage.get_by_role("switch", name="Mute special tokens")).to_be_checked()


def test_muted_special_tokens_leave_every_map(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{START}&kind=encoder")
    walk_to(stage, 0, 0)
    expect(stage.locator(".read-out")).to_contain_text("looks at <s>")
    stage.get_by_role("switch", name="Mute special tokens").check()
    expect(page).to_have_url(re.compile("mute=true"))
    said = []
    for column in range(6):
        walk_to(stage, 1, column)
        said.append(re.fullmatch(r"s looks at (\S+) (<?[\d.]+) %", read_out(stage)))
    assert [found[1] for found in said] == [*"stream"]
    assert sum(float(found[2].strip("<")) for found in said) == pytest.approx(100, abs=0.05)
    stage.get_by_role("switch", name="Mute special tokens").uncheck()
    expect(page).not_to_have_url(re.compile("mute"))


def test_words_stand_for_their_pieces_in_every_view(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/?model=english-spanish&kind=encoder&tokens=words&text=unbelievable+stories")
    columns = chips(stage, "source").count()
    walk_to(stage, 1, 1)
    word = read_out(stage)
    choose(stage, "Maps between", "pieces")
    expect(page).not_to_have_url(re.compile("tokens="))
    walk_to(stage, 1, 1)
    piece = read_out(stage)
    assert word.startswith("unbelievable looks at unbelievable ")
    assert not piece.startswith("unbelievable ") and columns > 4
    # A word is lit when one of its pieces is pointed at.
    choose(stage, "Maps between", "words")
    chips(stage, "source").nth(2).hover()
    expect(chips(stage, "source").nth(2)).to_have_class(re.compile(r"\blit\b"))
    rows, lit_columns = lit_in_map(stage, 4, 4)
    assert rows == lit_columns == [1]


def test_a_click_in_the_map_goes_to_the_step_of_the_row(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{START}&kind=cross")
    hover(stage, 0.6, 0.6)
    found = re.match(r"(\S+) → (\S+) looks", read_out(stage))
    stage.locator(".large-map canvas").click(position=centre(stage, 0.6, 0.6))
    step = "maerts".index(found[2]) + 1
    expect(stage.locator(".position")).to_have_text(f"Step {step} of 7")
    expect(page).to_have_url(re.compile(f"step={step}"))
    choose(stage, "Attention", "Encoder")
    stage.locator(".large-map canvas").click(position=centre(stage, 0.6, 0.3))
    expect(stage.locator(".position")).to_have_text(f"Step {step} of 7")  # the encoder has no steps


def centre(stage, across, down):
    box = stage.locator(".large-map canvas").bounding_box()
    return {"x": across * box["width"], "y": down * box["height"]}


def test_a_reload_keeps_everything(page, server, settle):
    stage = open_stage(page, f"{server}/heads{START}")
    thumb(stage, "encoder", 1, "3").click()
    choose(stage, "View", "table")
    stage.get_by_role("switch", name="Mute special tokens").check()
    stage.locator(".table tbody button").nth(2).click()
    stage.locator(".table tbody button").nth(4).click()
    stage.get_by_text("Filter", exact=True).click()
    stage.get_by_role("group", name="Layers").get_by_role("button", name="1").click()
    settle(page)
    before = page.url
    page.reload()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 3")
    expect(page).to_have_url(before)
    expect(stage.locator(".table tr.chosen")).to_have_count(2)
    expect(stage.get_by_role("switch", name="Mute special tokens")).to_be_checked()
    expect(stage.get_by_text("Filter: on")).to_be_visible()
    expect(stage.locator(".thumb")).to_have_count(3 * 7)


def test_a_model_that_only_reads_has_one_kind_and_no_map_of_everything(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/?model=reverse-encoder-only&text=stream")
    expect(stage.locator(".grid")).to_have_count(1)
    expect(stage.locator(".strip")).to_have_count(1)
    expect(option(stage, "View", "everything")).to_have_count(0)
    chips(stage, "source").nth(2).hover()
    expect(chips(stage, "source").nth(2)).to_have_class(re.compile(r"\blit\b"))
    side = chips(stage, "source").count()
    assert lit_in_map(stage, side, side) == ([2], [2])
