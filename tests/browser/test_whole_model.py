"""The whole model in a browser: every box opens its value, leads to its page, and can be taken along."""

import re
from functools import partial
from xml.etree import ElementTree

import pytest
from export_dialog import download, with_pictures
from playwright.sync_api import expect
from stage_page import choose

SVG = "{http://www.w3.org/2000/svg}"


def open_model(page, address):
    page.goto(address)
    view = page.locator(".whole-model")
    expect(view.locator(".drawing canvas")).to_be_visible()
    return view


def box(view, name):
    return view.get_by_role("button", name=name, exact=True)


def title(view, text):
    return expect(view.get_by_role("heading", name=text, exact=True))


def test_a_box_opens_its_value_and_leads_to_its_page(page, server, settle):
    view = open_model(page, f"{server}/whole_model")
    settle(page, 250)
    title(view, "Cross-attention, decoder, layer 2").to_be_visible()
    box(view, "Feed-forward, encoder, layer 2").hover()
    title(view, "Feed-forward, encoder, layer 2").to_be_visible()
    expect(view.locator(".open-box")).to_contain_text("64 → 256 → 64 numbers, ReLU between")
    page.mouse.move(5, 5)
    title(view, "Cross-attention, decoder, layer 2").to_be_visible()
    box(view, "Masked self-attention, decoder, layer 2").click()
    page.mouse.move(5, 5)
    title(view, "Masked self-attention, decoder, layer 2").to_be_visible()
    view.get_by_text("1", exact=True).click()
    title(view, "Masked self-attention, decoder, layer 1").to_be_visible()
    page.wait_for_url("**/inside?*layer=1*")
    view.get_by_role("button", name="Open these heads").click()
    page.wait_for_url("**/?*kind=decoder*")
    title(page.locator(".stage"), "Decoder self-attention, layer 1, head 1").to_be_visible()


def test_the_bar_of_pages_marks_where_one_is_and_leads_on(page, server, settle):
    """The small figure on each page with an example marks the stage's choice at once; it is one stop of the Tab key."""
    page.goto(f"{server}/heads?model=english-spanish&kind=cross&layer=3&head=1")
    small = page.locator(".st-key-outline .figure").last
    here, part = small.locator(".here"), partial(small.get_by_role, "button", exact=True)
    expect(here).to_have_accessible_name("Cross-attention, decoder, layer 3 of 3: show it")
    settle(page)
    choose(page.locator(".stage"), "Attention", "Encoder")
    expect(here).to_have_accessible_name("Self-attention, encoder, layer 3 of 3: show it")
    choose(page.locator(".stage"), "Layer", "1")
    expect(here).to_have_accessible_name("Self-attention, encoder, layer 1 of 3: show it")
    part(name="Masked self-attention, decoder, layer 1 of 3: show it").click()
    title(page.locator(".stage"), "Decoder self-attention, layer 1, head 1").to_be_visible()
    page.wait_for_url("**/?*kind=decoder*")
    settle(page)
    assert small.locator("[tabindex='0']").count() == 1
    small.locator("[tabindex='0']").focus()
    page.keyboard.press("Home")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(part(name="Positions, encoder: open “Positions and masks”")).to_be_focused()
    expect(small.locator(".tip")).to_have_text("Positions, encoder: open “Positions and masks”")
    page.keyboard.press("Enter")
    for path, way, names in (
        (
            "positions_and_masks",
            "Linear: open “Steps”",
            [
                "Positions, encoder: this page",
                "Positions, decoder: this page",
                "Masked self-attention, decoder: open “Heads”",
            ],
        ),
        ("", "Target embedding, decoder: open “One head”", ["Linear: this page", "Softmax: this page"]),
        ("inside", "The whole model: open it", ["Masked self-attention, decoder, layer 1 of 3: show it"]),
    ):
        page.wait_for_url(re.compile(f"/{path}[?]"))
        expect(here.last).to_have_accessible_name(names[-1])
        settle(page)
        assert here.evaluate_all("all => all.map((one) => one.ariaLabel)") == names
        part(name=way).press("Enter") if "whole" in way else part(name=way).click()
    page.wait_for_url(lambda address: "/inside?" in address and "shows" not in address)
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        settle(page)
        expect(small).to_be_in_viewport(ratio=1)
        box = small.bounding_box()
        assert box["y"] + box["height"] <= 60 and box["width"] >= 160
        for other in ("stMainMenu", "stExpandSidebarButton"):
            around = page.get_by_test_id(other).bounding_box() if page.get_by_test_id(other).count() else None
            assert not around or around["x"] >= box["x"] + box["width"] or around["x"] + around["width"] <= box["x"]


def test_keys_walk_through_the_boxes_in_their_order(page, bare_lab, settle):
    view = open_model(page, f"{bare_lab}/whole_model?model=reverse-encoder-only&text=attention&layer=3")
    settle(page, 250)
    box(view, "Source embedding, encoder").focus()
    names = []
    for _ in range(4):
        names.append(view.locator("button:focus").get_attribute("aria-label"))
        page.keyboard.press("ArrowUp")
    assert (
        names[:2] == ["Source embedding, encoder", "Positions, encoder"] and "Self-attention, encoder, layer 3" in names
    )
    title(view, "Norm, encoder, layer 3").to_be_visible()


@pytest.mark.parametrize(("model", "boxes"), [
    ("reverse-letters", {"Norm", "+ Add", "Masked self-attention", "Cross-attention", "Linear", "Softmax"}),
    ("reverse-encoder-only", {"Self-attention", "Feed-forward", "Source embedding", "Positions"}),
])  # fmt: skip
def test_it_can_be_taken_along_as_a_picture_and_as_a_page(page, server, tmp_path, model, boxes):
    open_model(page, f"{server}/whole_model?model={model}&text=abc")
    page.get_by_role("button", name="Export").click()
    dialog = with_pictures(page.get_by_role("dialog"))
    _, content = download(page, dialog, "SVG")
    texts = {"".join(text.itertext()) for text in ElementTree.fromstring(content).iter(f"{SVG}text")}
    assert boxes <= texts and "<s>abc</s>" in texts
    name, content = download(page, dialog, "HTML")
    assert name == f"{model}_abc_whole-model.html"
    (tmp_path / name).write_bytes(content)
    other = page.context.browser.new_context(offline=True).new_page()
    errors = []
    other.on("pageerror", lambda error: errors.append(str(error)))
    view = open_model(other, (tmp_path / name).as_uri())
    box(view, "Source embedding, encoder").click()
    title(view, "Source embedding, encoder").to_be_visible()
    expect(view.get_by_role("button", name="Open “One head”")).to_have_count(0)
    assert not errors
    other.context.close()
