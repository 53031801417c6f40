"""The light page for the people of a class: it has no session of Streamlit, only the bundle."""

from functools import cache

from pages.server.bundle import BUNDLE_NAME
from transformer.views import css_variables

_POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; "
    "style-src 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'self'; form-action 'none'"
)
_STYLE = """
body { margin: 0; padding: .5rem 1rem 2rem; background: var(--st-background-color); color: var(--st-text-color);
       font-family: var(--st-font); }
"""


@cache
def phone_page(root: str) -> bytes:
    """Return the page, which reads the code from its address and asks the server for everything else.

    Args:
        root: The path from the page's folder to the server's own, e.g. `../`.
    """
    style = f"<style>{_STYLE}{css_variables(':root')}</style>"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<title>Attention Lab: class</title>{style}</head>"
        f'<body><main><div data-lab="phone" data-root="{root}" data-bytes=""></div></main>'
        "<noscript>This page needs JavaScript.</noscript>"
        f'<script type="module" src="{root}{BUNDLE_NAME}"></script></body></html>'
    ).encode()
