"""The bar of pages in a browser: it opens a group, then one of its pages."""

GROUPS = {
    "Look": ["Heads", "Decoding", "Alignment"],
    "Ask": ["What if?"],
    "Parts": ["Inside", "Positions and masks"],
    "Make": ["Train", "Models"],
}
NAMES = ["Start", "Lecture", *(name for names in GROUPS.values() for name in names)]
PAGE_OF = {name: name.lower().replace(" ", "_").rstrip("?") for name in NAMES}
"""The file name and address of each page by its name."""


def choose_page(page, name):
    """Open a page by its name, as a person does."""
    header = page.get_by_test_id("stHeader")
    if name in ("Start", "Lecture"):
        header.get_by_role("link", name=name, exact=True).click()
        return
    group = next(group for group, names in GROUPS.items() if name in names)
    header.get_by_role("button", name=group, exact=True).click()
    page.get_by_role("menuitem", name=name, exact=True).click()
