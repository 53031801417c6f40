"""A choice goes along from page to page: by a link, by hand, by Back, and after a reload.

AppTest shows none of that: what Streamlit takes out of a link, and what a field then shows, happens in the browser.
"""

import re
from itertools import permutations
from urllib.parse import urlencode

import pytest
from bar_of_pages import LOOK, PAGE_OF
from playwright.sync_api import expect
from rows import rows
from stage_page import title
from written import WRITTEN

_EXAMPLE = {"model": "copy-letters", "text": "hey", "layer": "1", "head": "2"}
_OWN = {
    "Sentence": {"show": "Sentence"},
    "Map": {"show": "Map"},
    "Heads": {"show": "Heads", "view": "table"},
    "Steps": {"show": "Steps", "strategy": "beam", "width_of_beam": "3"},
    "Words": {"show": "Words", "least": "20"},
    "What if?": {"tool": "forcing", "target": "he"},
    "Inside": {"shows": "One head", "stage": "scores"},
    "Positions and masks": {"idea": "Padding", "more": "a\nb", "sequence": "3. b"},
}
"""Values in the link of each page besides the example, of what stands on that page alone."""
_HEADLESS = {"Words"}
"""An idea that shows no head of the kind, layer and number that links name; it hands them on."""
_PAIRS = list(permutations(_OWN, 2))
_FEW = [("Steps", "What if?"), ("Positions and masks", "Heads"), ("Inside", "Map")]


def shows(page, name, text, **link):
    """Wait until a page shows this text and its link names the model, the text, and these values."""
    expect(page.locator("h1")).to_have_text(["Look" if name in LOOK else name])
    expect(page).to_have_title(re.compile(rf"(^| · ){re.escape(name)} · .*copy-letters · Attention Lab$"))
    expect(page.get_by_label("Text for the model to read")).to_have_value(text)
    written = ".stage .written-out" if name == "Sentence" else WRITTEN  # there the picture writes it
    expect(page.locator(written).first).to_contain_text(text)
    example = {part: value for part, value in _EXAMPLE.items() if part in ("model", "text") or name not in _HEADLESS}
    for part in {**example, "text": text, **link}.items():
        expect(page).to_have_url(re.compile(rf"[?&]{re.escape(urlencode([part]))}(&|$)"))


@pytest.mark.parametrize(("name", "next_name"), rows(_PAIRS, _FEW))
def test_what_was_chosen_goes_along(page, server, turn_to, settle, name, next_name):
    address = PAGE_OF["Look" if name in LOOK else name]
    page.goto(f"{server}/{address}?{urlencode({**_EXAMPLE, **_OWN[name]})}")
    expect(page.locator(f".stage .written-out, {WRITTEN}").first).to_contain_text("hey")
    turn_to(page, next_name)  # at once: nothing was chosen by hand
    shows(page, next_name, "hey")
    field = page.get_by_label("Text for the model to read")
    field.fill("you")
    field.press("Enter")
    shows(page, next_name, "you")
    turn_to(page, name)
    shows(page, name, "you", **_OWN[name])
    page.go_back()
    shows(page, next_name, "you")
    page.go_back()
    is_between = name not in LOOK and next_name in LOOK[1:]  # there one click led to Look, and one to its tab
    if is_between:
        expect(page.get_by_role("heading", name="Sentence", level=2)).to_be_attached()
        settle(page)
        page.go_back()
    shows(page, name, "hey", **_OWN[name])
    page.reload()
    shows(page, name, "hey", **_OWN[name])
    settle(page)
    page.go_forward()
    if is_between:  # passed by in haste: its entry has what stood in its link by then
        expect(page.locator("h1")).to_have_text(["Look"])
    else:
        shows(page, next_name, "you")


def test_a_newcomer_sends_a_link_and_is_led_from_page_to_page(page, server, turn_to, settle):
    told = page.request.get(f"{server}/_stcore/host-config").json()
    assert told["allowedOrigins"] == []  # nobody leads it in a frame
    page.goto(f"{server}/inside?shows=What+each+layer+adds")
    turn_to(page, "Map")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stage = page.locator(".stage")
    stage.get_by_role("button", name=re.compile("^Cross-attention, layer 2, head 3")).click()
    expect(title(stage)).to_have_text("Cross-attention, layer 2, head 3")
    expect(page).to_have_url(re.compile("head=3"))
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    page.get_by_role("button", name="Watch it write").click()
    expect(page.get_by_role("heading", name="Steps", level=2)).to_be_attached()
    settle(page)
    # A link with the usual idea opens it, whatever was open there.
    page.locator(".st-key-outline").get_by_role("button", name="The whole model: open it").click()
    expect(page.get_by_role("heading", name="Figure 1", level=2)).to_be_attached()
    settle(page)
    page.get_by_role("button", name="What if a head were off?").click()
    expect(page.locator("h1")).to_have_text(["What if?"])
    changes = stage.get_by_role("list", name="What is changed").get_by_role("listitem")
    expect(changes).to_have_count(1)
    settle(page)
    page.get_by_role("link", name="Train one").click()
    expect(page.get_by_role("button", name="Start training")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(re.compile(r"edits=cross\.2\.3\.off"))
    expect(changes).to_have_count(1)
