"""A model's output as it stands: escaped, in the direction of its first letter, with a button that copies it."""

from pages.server.bundle import declare_bundled

_OUTPUT = declare_bundled("written")


def draw_text(text: str, key: str, low: bool = False, language: str = "") -> None:
    """Draw what a model wrote.

    Args:
        text: What it wrote; may be empty.
        key: Of its place on the page.
        low: It takes two lines at most; what is longer is pushed up.
        language: In which it is written, as in HTML's `lang`; empty where unknown.
    """
    _OUTPUT(key=key, data={"text": text, "low": low, "language": language})
