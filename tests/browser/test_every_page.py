"""Questions to every page and arrangement, on one visit to each: does it fit, can everybody read and use it?"""

from itertools import pairwise

import pytest
from axe import grave_faults
from bar_of_pages import LOOK, NAMES, PAGE_OF, choose_page
from every_page import PAGES
from links import FIRST
from looks import COUNT, look, lost_focus, lost_in_forced_colours, tab_stops
from playwright.sync_api import expect
from rest import turn_to_scheme
from rows import rows
from stage_page import more, open_stage

DESK, PHONE, SMALL_PHONE = (1440, 900), (390, 844), (320, 844)
WIDTHS = (1119, 1024, 800, 768, 720)  # tablets; 720 is a screen of 1440 at 200 %
FIRST_SIZES = [DESK, (1280, 720), PHONE]
"""Sizes in which the main picture with its control is whole on the first screen."""
SIZES = rows([*FIRST_SIZES, *((width, 900) for width in WIDTHS)], FIRST_SIZES)
MOST = {"controls": 40, "words": 80}
MOST_TO_LOOK = {"controls": 22, "words": 40}
"""Controls and words of a first screen; of the one that everybody meets first."""


@pytest.fixture(scope="module")
def walked(open_tab, server, settle):
    """Open two tabs that go from page to page as a person does: one with each page's model, one with a translator."""
    assert sorted(FIRST) == sorted(PAGE_OF.values()) == PAGES  # none is left out
    tabs = {"": open_tab(), "spanish-english": open_tab()}
    for model, tab in tabs.items():
        tab.goto(f"{server}/models?model={model}")
        settle(tab)
    return tabs


def faults(page, name, idea, size):
    """Return what is wrong with a page in a window of this size, by what it is."""
    seen = look(page, name, idea)
    levels = [level for level, _ in seen["headings"]]
    down = [after - before for before, after in pairwise(levels)]
    found = {
        "scrolled": seen["top"],
        "wider": max(seen["wider"], 0),
        "covered by a toolbar": seen["covered"],
        "covered in the bar of pages": seen["over"],
        "numbers that touch": seen["close"],
        "small": seen["small"],
        "without a name of its own": seen["unnamed"],
        "headings": (levels[:1] != [1] or levels.count(1) > 1 or max(down, default=0) > 1) and seen["headings"],
        "answer cut": [one for one in seen["written"] if one["right"] > size[0] or one["width"] < 60],
    }
    if size in FIRST_SIZES:
        whole = [one["ratio"] >= 0.99 and one["height"] > 20 and one["bottom"] <= size[1] for one in seen["first"]]
        found["picture or control not whole"] = whole != [True, True] and [seen["first"]]
    return {(what, size): one for what, one in found.items() if one}


def unsound(page):
    """Return what axe finds, light and dark: only colours differ between them; leave the page light."""
    found = {}
    for scheme, rules in (("light", ()), ("dark", ("color-contrast",))):
        turn_to_scheme(page, scheme)
        found |= {(scheme, fault): "axe" for fault in grave_faults(page, *rules)}
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found


@pytest.mark.parametrize("model", rows(["", "spanish-english"], [""]))
@pytest.mark.parametrize("place", [*NAMES, *LOOK[1:]])
def test_a_page_fits_and_everybody_can_read_and_use_it(walked, settle, resize, place, model):
    page, name, idea = walked[model], PAGE_OF["Look" if place in LOOK else place], place if place in LOOK else ""
    if idea or page.locator("h1").all_text_contents() != [place]:  # the last page may have stood far down
        page.get_by_test_id("stMain").evaluate("main => main.scrollTo(0, 700)")
    resize(page, DESK)
    choose_page(page, place)
    expect(page.locator("h1")).to_have_text(["Look" if idea else place])
    settle(page)
    found = {}
    counted, most = page.evaluate(COUNT), MOST_TO_LOOK if place == "Look" else MOST
    for what in most if not model else ():
        if not 0 < len(counted[what]) <= most[what]:
            found[what, len(counted[what])] = " | ".join(counted[what])
    for size in SIZES:
        if page.viewport_size != {"width": size[0], "height": size[1]}:
            resize(page, size)
        found |= faults(page, name, idea, size)
    resize(page, PHONE)
    found |= {("phone", fault): "axe" for fault in grave_faults(page)}
    resize(page, DESK)
    # Numbers of plots that were left out on a phone come back.
    for plot in page.locator(".js-plotly-plot[data-numbers]").all()[:1]:
        expect(plot).to_have_attribute("data-numbers", "fitted")
    found |= {("without colours", what): one for what, one in lost_in_forced_colours(page).items() if one}
    found |= {("lost focus", one): name for one in lost_focus(page, settle)}
    for closed in page.locator("[data-testid=stMain] details:not([open]) > summary").all():
        if closed.is_visible():
            closed.click()
    found |= unsound(page)
    assert page.locator("[data-testid=stException]").count() == 0
    assert found == {}


def test_each_idea_of_a_page_stands_whole_on_its_first_screen(walked, settle, resize):
    page, name = walked[""], "positions_and_masks"
    choose_page(page, "Positions and masks")
    ideas = [idea for idea in FIRST[name] if idea]
    expect(page.locator(".st-key-ideas").get_by_role("radio")).to_have_text(ideas)
    for idea in rows(ideas, ideas[::4]):
        resize(page, DESK)
        page.get_by_role("radio", name=idea, exact=True).click()
        expect(page.get_by_role("heading", level=2)).to_have_text([idea])
        settle(page)
        for size in FIRST_SIZES:
            if size != DESK:
                resize(page, size)
            found = [what for what, _ in faults(page, name, idea, size)]
            assert (idea, size, {"scrolled", "wider", "picture or control not whole"} & {*found}) == (idea, size, set())
    assert "kind=" not in page.url  # the decoder's, of which some ideas are, nobody chose


def open_all_of_the_map(page, stage):
    stage.get_by_role("radio", name="table", exact=True).check()
    page.keyboard.press("Tab")
    assert stage.locator(".table :focus, .table:focus").count() == 1  # the numbers are one Tab from their choice
    stage.locator(".strongest summary").click()
    stage.locator(".strongest ol button").nth(1).hover()
    summary, panel = stage.locator(".more summary"), more(stage)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(summary).to_be_focused()
    more(stage).get_by_role("button", name="all kinds in one map").click()


def open_in_plotly(page, stage):
    page.get_by_role("button", name="Open the map in Plotly").click()
    expect(page.locator(".js-plotly-plot .heatmaplayer image").first).to_be_visible()


def open_export(page, stage):
    page.get_by_role("button", name="Export").click()
    expect(page.get_by_role("dialog").locator("img")).to_be_visible(timeout=120_000)


def force_a_token(page, stage):
    stage.locator("button.candidate:not(.chosen)").nth(1).click()
    expect(page.get_by_role("heading", name="Forced, and as it would have been")).to_be_visible()
    page.get_by_role("button", name="Forced tokens").click()


OPENED = {
    "a map with all that is rarely chosen": ("?rows=2&rows=4", open_all_of_the_map),
    "a text longer than its field": (f"heads?model=copy-long&text={'pay+attention+' * 18}", None),
    "a text from the right": ("heads?model=arabic-english", None),
    "a map in Plotly": ("heads", open_in_plotly),
    "an export": ("heads", open_export),
    "a forced token": ("decoding", force_a_token),
    "a tree": ("decoding?text=attention&strategy=beam", None),
    "what is presented": ("?model=spanish-english&text=el+perro+negro+corre.&present=true", None),
    "what mattered": ("what_if?tool=mattered", None),
    "teacher forcing": ("what_if?tool=forcing", None),
}
FEW = ["a map with all that is rarely chosen", "a text longer than its field", "a forced token"]


@pytest.mark.parametrize("what", rows([*OPENED], FEW))
def test_what_is_opened_fits_and_is_sound(page, server, settle, resize, what):
    link, opening = OPENED[what]
    page.goto(f"{server}/{link}")
    expect(page.locator("[data-lab-first]")).to_have_count(0)
    settle(page)
    if opening:
        opening(page, page.locator(".stage"))
        settle(page)
    found = unsound(page)
    for size in rows([DESK, *((width, 900) for width in WIDTHS), PHONE], [DESK, PHONE]):
        resize(page, size)
        seen = look(page, "")
        found |= {(part, size): seen[part] for part in ("covered", "close") if seen[part]}
        found |= {("wider", size): seen["wider"]} if seen["wider"] > 0 else {}
    assert found == {}


@pytest.mark.parametrize("name", rows(NAMES, ["Look", "Models"]))
def test_tab_reaches_the_content_soon_and_nothing_out_of_sight(page, server, settle, resize, name):
    page.goto(f"{server}/{PAGE_OF[name]}")
    expect(page.locator("[data-lab-first]")).to_have_count(0)
    settle(page)
    nav = page.get_by_role("navigation")
    for one in NAMES:
        expect(nav.get_by_role("link", name=one, exact=True)).to_be_visible()
    expect(nav.get_by_role("link")).to_have_count(len(NAMES))
    expect(nav.locator("[aria-current=page]")).to_contain_text([name])
    stops = tab_stops(page, 20)
    assert stops[0]["name"] == "Skip to main content"
    assert any(stop["inMain"] for stop in stops[:10])
    for size in (DESK, SMALL_PHONE):
        if size != DESK:
            resize(page, size)
            stops = tab_stops(page, 20)
            assert grave_faults(page) == []
        assert [stop for stop in stops if stop["right"] <= 0 or stop["left"] >= size[0]] == []


def test_the_focus_stays_on_the_tab_through_every_arrangement(page, server, settle):
    open_stage(page, f"{server}/?show=Map")
    settle(page)
    page.get_by_role("radio", name="Map", exact=True).focus()
    for idea in LOOK[2:]:
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=idea, level=2, exact=True)).to_be_attached()
        settle(page)
        expect(page.get_by_role("radio", name=idea, exact=True)).to_be_focused()
