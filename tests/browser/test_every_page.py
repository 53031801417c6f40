"""Questions to every page, on one visit to each: does it fit, can everybody read and use it?"""

import re
from itertools import pairwise

import pytest
from axe import grave_faults
from bar_of_pages import NAMES, PAGE_OF, choose_page
from every_page import PAGES
from links import FIRST
from looks import look, lost_focus, lost_in_forced_colours
from playwright.sync_api import expect
from rest import turn_to_scheme
from rows import rows

WIDTHS = (1024, 768, 720)  # tablets; 720 is a screen of 1440 at 200 %
FEW = [(1280, 720), (390, 844)]
SIZES = rows([(1440, 900), (1280, 720), *((width, 900) for width in WIDTHS), (390, 844)], FEW)
FIRST_SIZES = rows([(1440, 900), *FEW], FEW)
"""Sizes in which the bar is measured, and the main picture with its control is whole on the first screen."""
MODELS = ("", "spanish-english")
"""Models of the visits; the first has the one that a page opens by itself."""
WITHOUT_EXAMPLE = ("train", "models", "lecture")


@pytest.fixture(scope="module")
def tabs(open_tab, server, settle):
    """Open two tabs that go from page to page as a person does: one with each page's model, one with a translator."""
    tabs = {}
    for model in MODELS:
        tabs[model] = open_tab()
        tabs[model].goto(f"{server}/models?model={model}" if model else f"{server}/models")
        settle(tabs[model])
    return tabs


@pytest.fixture(scope="module", params=NAMES)
def visit(request, tabs, settle, resize):
    """Return a page's name, its tab, and the looks at it by model and size."""
    name, looks = PAGE_OF[request.param], {}
    for model, page in tabs.items():
        if model and name in WITHOUT_EXAMPLE:
            continue
        page.get_by_test_id("stMain").evaluate("main => main.scrollTo(0, 700)")  # the last page may have stood far down
        choose_page(page, request.param)
        expect(page.locator("h1")).to_have_text([request.param])
        settle(page)
        for size in FIRST_SIZES if model else SIZES:
            if page.viewport_size != {"width": size[0], "height": size[1]}:
                resize(page, size)
            looks[model, size] = look(page, name)
        assert page.locator("[data-testid=stException]").count() == 0
        resize(page, SIZES[0])
    return name, tabs[""], looks


def wrong(looks, fault):
    """Return the faults that `fault(look, size)` finds, by model and size."""
    return {where: found for where, seen in looks.items() if (found := fault(seen, where[1]))}


def test_every_page_has_its_line_and_its_entry():
    assert sorted(FIRST) == sorted(PAGE_OF.values()) == PAGES


def test_at_most_seven_entries_lead_to_all_pages(tabs):
    header, menus = tabs[""].get_by_test_id("stHeader"), re.compile("^(?!Main menu)[A-Z]")
    assert header.get_by_role("link").count() + header.get_by_role("button", name=menus).count() <= 7


def test_it_opens_at_its_top(visit):
    assert wrong(visit[2], lambda seen, size: seen["top"]) == {}


def test_it_is_no_wider_than_the_screen(visit):
    assert wrong(visit[2], lambda seen, size: seen["wider"] > 0) == {}


def test_no_toolbar_covers_a_word(visit):
    assert wrong(visit[2], lambda seen, size: seen["covered"]) == {}


def test_numbers_keep_apart(visit):
    name, page, looks = visit
    assert wrong(looks, lambda seen, size: seen["close"]) == {}
    assert wrong(looks, lambda seen, size: seen["together"] and name != "heads") == {}
    if page.locator(".js-plotly-plot[data-numbers]").count():  # numbers that were left out on a phone come back
        expect(page.locator(".js-plotly-plot[data-numbers=fitted]").first).to_be_attached()


def test_its_bar_is_low_and_nothing_in_it_leaves_its_box(visit):
    name, page, looks = visit

    def fault(seen, size):
        tabs = 72 if size[0] == 390 and name in ("look", "what_if", "train") else 0  # there in a line of their own
        bar, most = seen["bar"], tabs + (50 if name in WITHOUT_EXAMPLE else 150 if size[0] == 390 else 120)
        right, bottom = size[0], bar["y"] + most
        out = [part for part in seen["parts"] if part["x"] < 0 or part["right"] > right or part["bottom"] > bottom]
        return (bar["height"] > most or bar["y"] >= 90 or out) and (bar, out)

    first = {where: seen for where, seen in looks.items() if where[1] in FIRST_SIZES}
    assert wrong(first, fault) == {}
    assert wrong(first, lambda seen, size: seen["cut"]) == {}  # the sentence beside the title is read in full
    for (_, (width, _)), seen in looks.items():
        assert all(part["right"] <= width and part["width"] >= 60 for part in seen["written"]), width
    if name in WITHOUT_EXAMPLE:
        for button in ("Glossary", "Export"):
            expect(page.locator(".st-key-bar").get_by_role("button", name=button)).to_be_visible()


def test_picture_and_control_stand_whole_on_the_first_screen(visit):
    looks = visit[2]

    def fault(seen, size):
        return [one for one in seen["first"] if one["ratio"] < 0.99 or one["height"] <= 20 or one["bottom"] > size[1]]

    assert wrong({where: seen for where, seen in looks.items() if where[1] in FIRST_SIZES}, fault) == {}
    assert all(len(seen["first"]) == 2 for seen in looks.values())


def test_it_has_one_heading_of_the_first_level_and_leaves_none_out(visit):

    def fault(seen, size):
        levels = [level for level, _ in seen["headings"]]
        down = [after - before for before, after in pairwise(levels)]
        return (levels[:1] != [1] or levels.count(1) > 1 or max(down, default=0) > 1) and seen["headings"]

    assert wrong(visit[2], fault) == {}


def test_it_says_everything_without_colours(visit):
    assert lost_in_forced_colours(visit[1]) == {"gone": [], "alike": []}


def test_the_focus_stays_on_what_is_used(visit, settle):
    assert lost_focus(visit[1], settle) == []


def test_axe_finds_nothing_serious_light_and_dark_with_everything_opened(visit):
    _, page, _ = visit
    for closed in page.locator("[data-testid=stMain] details:not([open]) > summary").all():
        if closed.is_visible():
            closed.click()
    for scheme, rules in (("light", ()), ("dark", ("color-contrast",))):  # only colours differ between them
        turn_to_scheme(page, scheme)
        assert grave_faults(page, *rules) == [], scheme
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
