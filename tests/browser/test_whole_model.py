"""The whole model in a browser: every box opens its value, leads to its page, and can be taken along."""

from xml.etree import ElementTree

import pytest
from export_dialog import download, with_pictures
from playwright.sync_api import expect

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


def test_a_box_opens_its_value_and_leads_to_its_page(page, server):
    view = open_model(page, f"{server}/whole_model")
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
    page.wait_for_url("**/whole_model?*layer=1*")
    view.get_by_role("button", name="Open these heads").click()
    page.wait_for_url("**/heads?*kind=decoder*")
    title(page.locator(".stage"), "Decoder self-attention, layer 1, head 1").to_be_visible()


def test_keys_walk_through_the_boxes_in_their_order(page, server):
    view = open_model(page, f"{server}/whole_model?model=reverse-encoder-only")
    box(view, "Source embedding, encoder").focus()
    names = []
    for _ in range(4):
        names.append(view.locator("button:focus").get_attribute("aria-label"))
        page.keyboard.press("Tab")
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
    expect(view.get_by_role("button", name="Open “Inside a head”")).to_have_count(0)
    assert not errors
    other.context.close()
