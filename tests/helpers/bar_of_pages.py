"""The bar of pages in a browser: a link to each."""

NAMES = ["Look", "Inside", "Positions and masks", "What if?", "Lecture", "Train", "Models"]
PAGE_OF = {name: name.lower().replace(" ", "_").rstrip("?") for name in NAMES}
"""The file name and address of each page by its name."""


def choose_page(page, name):
    """Open a page by its name, as a person does."""
    page.get_by_test_id("stHeader").get_by_role("link", name=name, exact=True).click()
