"""axe-core finds nothing serious on the stage's pages, whatever is opened; test_every_page.py asks it of all pages."""

import re

import pytest
from axe import grave_faults
from playwright.sync_api import expect
from rest import turn_to_scheme
from stage_page import choose, more, open_stage


def sound(page, settle, *rules):
    """Check that axe finds nothing grave in light and dark; in dark it looks only at colours."""
    settle(page)
    for scheme, rules_then in (("light", rules), ("dark", ["color-contrast"])):
        turn_to_scheme(page, scheme)
        assert grave_faults(page, *rules_then) == [], scheme
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


def test_start(page, server, settle):
    stage = open_stage(page, server)
    choose(stage, "View", "table")
    stage.locator(".strongest summary").click()
    stage.locator(".strongest ol button").nth(1).hover()
    more(stage).get_by_role("button", name="all kinds in one map").click()
    sound(page, settle)
    page.get_by_test_id("stMain").evaluate("main => main.scrollTo(0, 0)")
    page.get_by_role("button", name="Glossary").click()
    expect(page.get_by_role("searchbox", name="Search the glossary")).to_be_focused()
    sound(page, settle)


def test_presenting(page, bare_lab, settle):
    stage = open_stage(page, f"{bare_lab}/?model=spanish-english&text=el+perro+negro+corre.&present=true")
    expect(stage).to_have_class(re.compile("presenting"))
    sound(page, settle)


def test_heads(page, bare_lab, settle):
    stage = open_stage(page, f"{bare_lab}/heads?text=attention&rows=2&rows=4")
    expect(stage.locator(".compare")).to_be_visible()
    summary, panel = stage.locator(".more summary"), stage.locator(".more .panel")
    summary.click()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(summary).to_be_focused()
    summary.click()
    expect(panel).to_be_visible()
    sound(page, settle)
    stage.get_by_role("heading").first.click()  # the card doesn't stay over the next thing that is used
    expect(panel).to_be_hidden()
    for view in ("map", "lines", "table"):
        choose(stage, "View", view)
        sound(page, settle)


def test_dialogs_of_heads(page, server, settle):
    open_stage(page, f"{server}/heads")
    page.get_by_role("button", name="Open the map in Plotly").click()
    expect(page.locator(".js-plotly-plot .heatmaplayer image")).to_be_visible()
    sound(page, settle)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Export").click()
    expect(page.get_by_role("dialog").locator("img")).to_be_visible(timeout=120_000)
    sound(page, settle)


def test_a_tree(page, bare_lab, settle):
    open_stage(page, f"{bare_lab}/decoding?text=attention&strategy=beam")
    sound(page, settle)


@pytest.mark.parametrize("strategy", ["greedy", "sampling"])
def test_decoding(page, server, settle, strategy):
    stage = open_stage(page, f"{server}/decoding?strategy={strategy}")
    if strategy == "greedy":
        stage.locator("button.candidate:not(.chosen)").nth(1).click()
        expect(page.get_by_role("heading", name="Forced, and as it would have been")).to_be_visible()
        page.get_by_role("button", name="Forced tokens").click()
    sound(page, settle)


def test_what_if(page, server, settle):
    stage = open_stage(page, f"{server}/what_if?edits=cross.2.1.off&edits=cross.*.*.hide.*.3&edits=cross.1.1.only.2.2")
    expect(stage.locator(".changes li")).to_have_count(3)
    sound(page, settle)
    for tool in ("What mattered", "Break it", "Teacher forcing"):
        page.get_by_role("radio", name=tool, exact=True).click()
        expect(page.get_by_role("radio", name=tool, exact=True)).to_be_checked()
        if tool == "Break it":  # its boards follow once every head has been taken out
            expect(page.get_by_text("In the cells: ").first).to_be_visible(timeout=60_000)
        sound(page, settle)
