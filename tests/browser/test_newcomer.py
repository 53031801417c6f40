"""Errands of a newcomer: each from the first page, by few clicks; and the way on that each page offers."""

import re

import pytest
from bar_of_pages import choose_page
from playwright.sync_api import expect
from stage_page import open_stage, title


@pytest.fixture
def stage(page, server, settle):
    stage = open_stage(page, server)
    settle(page)
    return stage


def test_the_causal_mask_is_found(page, stage):
    choose_page(page, "Positions and masks")
    page.get_by_role("radio", name="Causal", exact=True).click()
    expect(page.get_by_role("heading", name="Causal", level=2)).to_be_attached()
    expect(page.locator(".st-key-causal .panel").first).to_be_in_viewport()


def test_what_head_three_does_is_seen(stage):
    stage.get_by_role("button", name=re.compile("^Cross-attention, layer 2, head 3")).click()
    expect(title(stage)).to_have_text("Cross-attention, layer 2, head 3")


def test_a_word_is_hidden(page, stage, settle):
    choose_page(page, "What if?")
    stage.get_by_role("group", name=re.compile("^Tokens that can be hidden")).get_by_role("button").nth(-2).click()
    expect(stage.get_by_role("heading", name="Changed", exact=True).first).to_be_visible()
    expect(stage.locator(".outcome")).to_contain_text("differs from step 1")


def test_a_link_is_sent(page, stage, settle):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stage.get_by_role("button", name=re.compile("^Encoder self-attention, layer 1, head 2")).click()
    expect(page).to_have_url(re.compile("kind=encoder"))
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url and "head=2" in link


def test_each_page_offers_the_next_step(page, stage, settle):
    page.get_by_role("button", name="See what it writes").click()
    expect(page.get_by_role("heading", name="Steps", level=2)).to_be_attached()
    settle(page)
    page.get_by_role("button", name="What if a head were off?").click()
    expect(page.locator("h1")).to_have_text(["What if?"])
    expect(page).to_have_url(re.compile(r"edits=cross\.2\.1\.off"))
    expect(stage.get_by_role("list", name="What is changed").get_by_role("listitem")).to_have_count(1)
    settle(page)
    page.get_by_role("link", name="Train one").click()
    expect(page.get_by_role("button", name="Start training")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(re.compile(r"edits=cross\.2\.1\.off"))
    expect(stage.get_by_role("list", name="What is changed").get_by_role("listitem")).to_have_count(1)
