"""The dialog *Export* in a browser: opening it, waiting for it, and its downloads."""

from playwright.sync_api import expect
from rest import settle


def open_export(page, address):
    page.goto(address)
    settle(page)  # a click while the page is still being built can meet a button that gives way to its successor
    page.get_by_role("button", name="Export").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Export")).to_be_visible()
    return dialog


def with_pictures(dialog):
    # A page of thirteen figures draws them all anew for their pictures, which is long on a busy machine.
    expect(dialog.get_by_role("button", name="PNG", exact=True)).to_be_enabled(timeout=120_000)
    expect(dialog.locator("img")).to_be_visible()
    return dialog


def choose(page, dialog, figure):
    picture = dialog.locator("img")
    before = picture.get_attribute("alt")
    dialog.get_by_label("Figure").click()
    page.get_by_role("option", name=figure, exact=True).click()
    expect(picture).not_to_have_attribute("alt", before)  # the buttons, which come before it, are new by then


def download(page, dialog, label):
    with page.expect_download() as event:
        dialog.get_by_role("button", name=label, exact=label.isupper()).click()
    return event.value.suggested_filename, event.value.path().read_bytes()
