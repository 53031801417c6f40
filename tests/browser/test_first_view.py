"""The first picture of a plain visit: it is there before Streamlit has started, and the same picture afterwards."""

import re

import pytest
from bar_of_pages import choose_page
from playwright.sync_api import expect
from rows import rows

FIRST = "[data-lab-first] .stage"
REAL = "[data-testid=stMain] .stage"
SIZES, FEW = [(1440, 900), (1280, 720), (768, 1024), (390, 844)], [(1280, 720), (390, 844)]
MOVED = """
window.moved = 0;
new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.moved += shift.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture
def visit(page, server):
    """Provide `visit(query="")`: open the page, without Streamlit's scripts; return what lets them come."""
    page.request.get(f"{server}/lab/first-view.json")  # the server has its default model

    def visit(query=""):
        held, free = [], []
        page.unroute_all()
        page.route("**/static/js/**", lambda route: route.continue_() if free else held.append(route))
        page.goto(f"{server}/{query}", wait_until="commit")

        def let_go():
            free.append(True)
            for route in held:
                route.continue_()

        return let_go

    return visit


def boxes(page, stage):
    return page.locator(stage).evaluate(
        """stage => [...[stage, stage.querySelector(".ribbons"), stage.querySelector(".player")]].map((part) => {
            const { left, top, width } = part.getBoundingClientRect();
            return [left, top, width];
        }).flat()"""
    )


@pytest.mark.parametrize("size", rows(SIZES, FEW))
def test_the_picture_is_there_before_streamlit_and_nothing_moves(page, visit, size, settle):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(MOVED)
    let_go = visit()
    title = page.locator(FIRST).get_by_role("heading", name="Cross-attention, layer 2, head 1", exact=True)
    expect(title).to_be_visible()
    expect(page.locator(FIRST).get_by_role("list", name="written")).to_contain_text("noitnetta")
    assert page.locator("[data-testid=stMain]").count() == 0
    before = boxes(page, FIRST)
    let_go()
    expect(page.locator(REAL)).to_be_visible()
    expect(page.locator("[data-lab-first]")).to_have_count(0)
    settle(page)  # moving parts come to rest once the bar is whole
    assert boxes(page, REAL) == pytest.approx(before, abs=4)
    assert page.evaluate("window.moved") <= 0.05
    assert page.get_by_test_id("stMain").evaluate("main => main.scrollTop") == 0
    assert page.locator(".st-key-text").is_visible() and page.locator("h1").first.is_visible()


def test_what_is_chosen_in_it_stays_chosen_and_leads_on_or_takes_it_away(page, visit):
    first, real, said = page.locator(FIRST), page.locator(REAL), re.compile("^To write i, it looks")
    let_go = visit()
    first.get_by_role("list", name="written").get_by_role("button").nth(2).click()
    expect(first.locator(".said")).to_have_text(said)
    let_go()
    expect(real.locator(".said")).to_have_text(said)
    page.wait_for_url(re.compile("show=Sentence.*step=3"))
    let_go = visit()
    first.get_by_role("button", name="Closer").click()  # what leads closer waits until there is a way
    let_go()
    page.wait_for_url(re.compile("show=Map"))
    expect(real.get_by_role("heading", name="Cross-attention, layer 2, head 1")).to_be_visible()
    let_go = visit("?text=stage")  # a link with a choice waits for its own picture
    expect(page.locator("[data-lab-first]")).to_have_count(0)
    let_go()
    expect(real.get_by_role("list", name="written")).to_contain_text("egats")
    visit()()
    choose_page(page, "Positions and masks")  # before Streamlit has come to the stage
    expect(page.locator("[data-lab-first]")).to_have_count(0)
    expect(page.get_by_role("heading", name="Positions and masks").first).to_be_visible()
