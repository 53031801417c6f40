"""Texts that were made to become more than text, on every page of a real browser: no element of theirs, no request."""

from dataclasses import replace
from urllib.parse import quote

import pytest
from every_page import PAGES
from jobs import make_folder, tiny_spec, train_here
from playwright.sync_api import expect
from rows import FULL

from tests.hostile.models import BETWEEN, NAME, TOKENS, keep_models, tokens
from tests.hostile.texts import HTML, MARKDOWN, TEMPLATES, TEXTS

AT_ONCE = 20
IDS = ["hostilerun01", "hostilerun02"]
ELEMENTS_OF_TEXTS = """() => {
    const all = root =>
        [...root.querySelectorAll("*")].flatMap(one => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])])
    const never = `img, a, script, iframe, object, video, base, link, meta, math, marquee, details, b, strong, em, del,
        i, u, sub, sup, kbd, hr, ul, ol, li, blockquote, h4, h5, h6, table, .katex, p [data-testid=stIconMaterial],
        p [role=img], .stMarkdownColoredText, .stMarkdownBadge`
    const ours = `.thumbnail img, [data-testid=stPageLink] *, [data-testid=stExpander] > details,
        kbd[aria-label^=Shortcut],
        .heading > strong, .line > strong, .outputs bdi > em,
        :is(.st-key-bar-written, .st-key-verdict) :is(.stMarkdownBadge, .stMarkdownBadge *),
        .stage :is(b, i, details, ol, li, table):not(.token *), .whole-model :is(ol, li, i),
        :is(.st-key-stage-line, .st-key-formula) .katex-display *,
        canvas *` // what a drawn table says to screen readers
    const main = document.querySelector("[data-testid=stMain]")
    const made = all(main).filter(one => one.matches(never) && !one.matches(ours) && one.textContent !== "Queries")
    const asks = (one, name) => {
        const said = one.getAttribute(name)
        if (said === null) return false
        const url = URL.parse(said, document.baseURI)
        return url?.host.includes("foreign") || /^(javascript:|data:text)/.test(said)
    }
    const ways = ["src", "href", "xlink:href", "poster", "data"]
    const asking = all(document).filter(one => ways.some(way => asks(one, way)))
    const loud = all(main).filter(one => /foreign|font-size: *60px/.test(one.getAttribute("style") ?? ""))
    return [...made, ...asking, ...loud].map(one => one.outerHTML.slice(0, 200))
}"""
"""Lists what a text would have made: kinds of elements that no page has, or has only where these are ours."""


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """Provide a folder of runs and models whose names, tokens and sentences are hostile."""
    root = tmp_path_factory.mktemp("hostile")
    keep_models(root)
    for run_id in IDS:
        train_here(make_folder(root / run_id, replace(tiny_spec(2), name=NAME[:60])))
    return root


@pytest.fixture(scope="module")
def hostile_server(start_server, root):
    return start_server(root)[1]


@pytest.fixture(scope="module")
def tab(open_tab):
    """Provide one page to all tests that open a link, look, and leave nothing behind."""
    return open_tab()


def links(page, texts):
    """Return the values that a link may ask of a page, each as hostile as the texts."""
    lines = [text for text in texts if "\n" not in text]
    more = {
        "decoding": {"forced": [f"{place} {text}" for place, text in enumerate(texts, start=1)]},
        "what_if": {"edits": texts, "target": BETWEEN.join(texts)},
        "masks": {"more": "\n".join([BETWEEN.join(lines[:6]), *lines[:4]])},
        "train": {"run": IDS[0], "name": texts[0], "probe": texts[1]},
        "twins": {"twins": ".".join(IDS), "twins_probe": texts[0][:12]},
    }.get(page, {})
    return {"model": TOKENS, "text": BETWEEN.join(texts), **more}


def address(page, query):
    pairs = [(key, one) for key, value in query.items() for one in (value if isinstance(value, list) else [value])]
    return f"{'' if page == 'start' else page}?" + "&".join(f"{key}={quote(one, safe='')}" for key, one in pairs)


def portions():
    """Deal the tokens out, as many portions as pages; in each, tokens that could become something come first."""
    chosen = sorted(tokens(), key=lambda text: text not in [*MARKDOWN, *HTML, *TEMPLATES])
    return [chosen[first :: len(PAGES)] for first in range(len(PAGES))]


def show(tab, server, settle, page, texts):
    """Open a page whose link is made of hostile texts, and check that none of them is more than text."""
    tab.goto(f"{server}/{address(page, links(page, texts))}")
    settle(tab)
    expect(tab.get_by_role("heading", level=1)).to_be_visible()
    assert tab.evaluate(ELEMENTS_OF_TEXTS) == []


@pytest.mark.parametrize("name", PAGES)
def test_no_text_becomes_an_element_or_a_request(tab, hostile_server, settle, name):
    dealt = portions()
    for texts in dealt if FULL else dealt[PAGES.index(name) :][:1]:
        for first in range(0, len(texts), AT_ONCE) if FULL else [0]:
            show(tab, hostile_server, settle, name, texts[first : first + AT_ONCE])


LITERAL = """
import streamlit as st
from pages.ui.shell.glossary import literal
from tests.hostile.texts import HTML, MARKDOWN, TEXTS

with st.container(key="texts"):
    for text in TEXTS:
        st.caption(literal(text[:500]))
for number, text in enumerate([*MARKDOWN, *HTML]):
    st.button(literal(text[:500]), key=f"button-{number}")
    st.warning(literal("“" + text[:500] + "”"))
"""


def test_a_literal_text_is_shown_as_it_is(page, pages, settle):
    page.goto(pages.show(LITERAL))
    settle(page)
    assert page.evaluate(ELEMENTS_OF_TEXTS) == []
    shown = page.locator(".st-key-texts [data-testid=stCaptionContainer]").all_text_contents()
    different = [
        (text[:40], said[:40]) for text, said in zip(TEXTS, shown, strict=True) if bare(text[:500]) != bare(said)
    ]
    assert different == []


def bare(text):
    """Return a text without what Markdown does not tell apart: spaces, lines, unseen characters, and U+FFFD."""
    return "".join(one for one in text if one.isprintable() and not one.isspace() and one != "\ufffd")
