"""The bar of pages in a browser: a link to each; and the arrangements of the page Look, by their tabs."""

from playwright.sync_api import expect

NAMES = ["Look", "Inside", "Positions and masks", "What if?", "Lecture", "Train", "Models"]
PAGE_OF = {name: name.lower().replace(" ", "_").rstrip("?") for name in NAMES}
"""The file name of each page by its name."""
LOOK = ["Sentence", "Map", "Heads", "Steps", "Words"]


def choose_page(page, name):
    """Open a page by its name, or an arrangement of Look by its own, as a person does."""
    if name in LOOK:
        if page.locator("h1").all_text_contents() != ["Look"]:
            choose_page(page, "Look")
            expect(page.locator("h1")).to_have_text(["Look"])
        page.get_by_role("radio", name=name, exact=True).click()
    else:
        page.get_by_test_id("stHeader").get_by_role("link", name=name, exact=True).click()
