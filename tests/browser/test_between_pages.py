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
from written import WRITTEN

_EXAMPLE = {"model": "copy-letters", "text": "hey", "layer": "1", "head": "2"}
_OWN = {
    "Map": {},
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
_FEW = [("Steps", "What if?"), ("Words", "Heads"), ("Positions and masks", "Inside")]


def shows(page, name, text, **link):
    """Wait until a page shows this text and its link names the model, the text, and these values."""
    expect(page.locator("h1")).to_have_text(["Look" if name in LOOK else name])
    expect(page.get_by_label("Text for the model to read")).to_have_value(text)
    expect(page.locator(WRITTEN).first).to_contain_text(text)
    example = {part: value for part, value in _EXAMPLE.items() if part in ("model", "text") or name not in _HEADLESS}
    for part in {**example, "text": text, **link}.items():
        expect(page).to_have_url(re.compile(rf"[?&]{re.escape(urlencode([part]))}(&|$)"))


@pytest.mark.parametrize(("name", "next_name"), rows(_PAIRS, _FEW))
def test_what_was_chosen_goes_along(page, server, turn_to, settle, name, next_name):
    address = PAGE_OF["Look" if name in LOOK else name]
    page.goto(f"{server}/{address}?{urlencode({**_EXAMPLE, **_OWN[name]})}")
    expect(page.locator(WRITTEN).first).to_contain_text("hey")
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
    if name not in LOOK and next_name in LOOK[1:]:  # there one click led to Look, and one to its tab
        expect(page.get_by_role("heading", name="Map", level=2)).to_be_attached()
        settle(page)
        page.go_back()
    shows(page, name, "hey", **_OWN[name])
    page.reload()
    shows(page, name, "hey", **_OWN[name])


def test_a_link_with_the_usual_idea_opens_it_whatever_was_open_there(page, server, turn_to, settle):
    page.goto(f"{server}/inside?shows=What+each+layer+adds")
    turn_to(page, "Steps")
    page.locator(".st-key-outline").get_by_role("button", name="The whole model: open it").click()
    expect(page.get_by_role("heading", name="Figure 1", level=2)).to_be_attached()
    settle(page)
    figure = page.locator(".st-key-whole-model")
    figure.get_by_role("button", name="Source embedding, encoder", exact=True).click()
    figure.get_by_role("button", name=re.compile("^Open “One head”")).click()  # on the same page, at the box's own side
    expect(page.get_by_role("heading", name="One head", level=2)).to_be_attached()
    expect(page.get_by_role("radio", name="encoder", exact=True)).to_be_checked()
    expect(page).to_have_url(re.compile("shows=One"))
    expect(page).to_have_url(re.compile("kind=encoder"))
