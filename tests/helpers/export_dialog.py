"""The dialog *Export* in a browser: waiting for it, and its downloads."""

from playwright.sync_api import expect


def with_pictures(dialog):
    # A page of thirteen figures draws them all anew for their pictures, which is long on a busy machine.
    expect(dialog.get_by_role("button", name="PNG", exact=True)).to_be_enabled(timeout=120_000)
    expect(dialog.locator("img")).to_be_visible()
    return dialog


def download(page, dialog, label):
    with page.expect_download() as event:
        dialog.get_by_role("button", name=label, exact=label.isupper()).click()
    return event.value.suggested_filename, event.value.path().read_bytes()
