"""A visitor's first ways through the app, in a real browser."""

import re

from playwright.sync_api import expect
from stage_page import choose, open_stage, title
from written import WRITTEN


def type_text(page, text):
    field = page.get_by_label("Text for the model to read")
    field.fill(text)
    field.press("Enter")


def written(page):
    """Return the model's answer; Streamlit may keep the old box beside the new one while a page runs again."""
    return page.locator(WRITTEN).first


def test_a_deep_link_works_as_the_first_request_of_a_fresh_server(page, start_server, settle, tmp_path):
    _, address = start_server(tmp_path)
    stage = open_stage(page, f"{address}/heads?model=sort-letters&text=banana&kind=cross&layer=1&head=3&view=table")
    expect(title(stage)).to_have_text("Cross-attention, layer 1, head 3")
    expect(written(page)).to_contain_text("aaabnn")
    expect(stage.locator(".table thead th")).to_have_text(["looks ↓ looked at →", "<s>", *"banana", "</s>"])
    rows = [row.locator("td").all_inner_texts() for row in stage.locator(".table tbody tr").all()]
    sums = [sum(float(re.sub("[<>% ]", "", weight)) for weight in row) for row in rows]
    assert len(sums) == 7 and all(abs(one - 100) < 0.1 for one in sums)
    choose(stage, "View", "map")
    settle(page)

    type_text(page, "hello world")
    expect(written(page)).to_contain_text("dehllloorw")
    expect(page).to_have_url(re.compile("text=hello"))
    page.screenshot(path=tmp_path / "heads.png")
    assert (tmp_path / "heads.png").stat().st_size > 20_000


def test_start_shows_everything_without_a_click(page, server):
    stage = open_stage(page, server)
    expect(written(page)).to_contain_text("noitnetta yap")
    expect(page.locator(".st-key-bar").get_by_text("exactly right")).to_be_visible()
    expect(stage.locator(".thumb")).to_have_count(24 + 6)  # and the mean of 6 layers
    expect(stage.locator(".strip .item")).to_have_count(15 + 15)
    expect(stage.locator(".candidate.chosen")).to_contain_text("n")
    expect(stage.locator(".read-out")).to_contain_text("The strongest look is")
    expect(page.locator(".js-plotly-plot")).to_have_count(0)  # nothing there waits for it


def test_one_example_follows_the_user_from_page_to_page(page, server, turn_to, settle):
    page.goto(f"{server}/heads?model=copy-letters&text=hey&layer=1")
    expect(page.get_by_role("heading", name="Cross-attention, layer 1, head 1")).to_be_visible()
    turn_to(page, "Steps")
    expect(written(page)).to_contain_text("hey")
    turn_to(page, "Positions and masks")
    expect(page.get_by_label("Text for the model to read")).to_have_value("hey")
    for part in ("model=copy-letters", "text=hey", "layer=1"):
        expect(page).to_have_url(re.compile(part))
    # A page is one entry of the history, with the text typed there; the tab says what is open.
    entries = page.evaluate("history.length")
    field = page.get_by_label("Text for the model to read")
    field.fill("you")
    field.press("Enter")
    expect(written(page)).to_contain_text("you")
    turn_to(page, "Look")
    turn_to(page, "Heads")
    expect(page).to_have_title("Heads · Look · copy-letters · Attention Lab")
    assert page.evaluate("history.length") == entries + 2  # the page as it was left, then all heads
    field.fill("they")
    field.press("Enter")
    expect(written(page)).to_contain_text("they")
    page.go_back()
    expect(page.get_by_role("heading", name="Steps", level=2)).to_be_attached()
    settle(page)
    page.go_back()
    expect(page.get_by_role("heading", name="Positions and masks", level=1)).to_be_visible()
    expect(field).to_have_value("you")
    expect(written(page)).to_contain_text("you")
    settle(page)
    page.go_forward()
    expect(page.get_by_role("heading", name="Steps", level=2)).to_be_attached()
    settle(page)
    page.go_forward()
    expect(page.get_by_role("heading", name="Heads", level=2)).to_be_attached()
    expect(field).to_have_value("they")


def test_text_that_cannot_be_read_is_shown_as_text_with_a_way_on(page, server, settle):
    page.goto(server)
    for text in ("<img src=x onerror=alert(1)>", ":red[x] **b** $x$", "مرحبا", "a" * 900):
        expect(written(page)).to_contain_text("noitnetta yap")
        settle(page)
        type_text(page, text)
        expect(page.get_by_test_id("stAlert")).to_be_visible()
        assert page.locator("[data-testid=stAlert] img").count() == 0
        page.get_by_role("button", name="Show the example again").click()
        expect(page.get_by_test_id("stAlert")).to_have_count(0)
    expect(written(page)).to_contain_text("noitnetta yap")


def test_no_page_that_embeds_this_one_may_lead_it(page, server):
    assert page.request.get(f"{server}/_stcore/host-config").json()["allowedOrigins"] == []
