"""Another page: from the click on its name to the last change on the screen; also with the longest text."""

from __future__ import annotations

import random
import statistics
import string
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Locator, Page, sync_playwright

from benchmarks.first_map import CHROMIUM, FLAGS
from benchmarks.measure import Row
from benchmarks.server import serve
from benchmarks.stage import WATCH

ROUNDS = 3
TYPICAL, SLOWEST = 0.5, 0.7
LONG = {"Heads": 1.5, "Positions and masks": 2.0}
"""Goals in seconds."""
LETTERS = 254
QUIET = 700
"""Milliseconds without a change after which the wait ends."""

PEER_APP = """
import numpy as np
import plotly.graph_objects as go
import streamlit as st

def page(number):
    weights = np.random.default_rng(number).dirichlet(np.ones(15), size=15)
    st.title(f"Page {number}")
    st.plotly_chart(go.Figure(go.Heatmap(z=weights)))

pages = [st.Page(lambda n=n: page(n), title=f"Page {n}", url_path=f"page{n}") for n in (1, 2)]
st.navigation(pages, position="top").run()
"""


def measure() -> Iterator[Row]:
    """Go from page to page; the peer is a bare app of two pages with one Plotly heatmap each."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare = Path(folder) / "bare.py"
        bare.write_text(PEER_APP, encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())

        def open_tab(url: str) -> Page:
            page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")  # films stand
            page.add_init_script(WATCH)
            page.goto(url)
            page.locator("[data-testid=stMain] h1").wait_for()
            page.wait_for_timeout(3000)
            return page

        with serve(bare, "--runner.postScriptGC=false", "--client.toolbarMode=minimal") as server:
            server.wait()
            times = _walk(open_tab(f"{server.url}page2"))
            peer = statistics.median(second for seconds in times.values() for second in seconds)
        with serve() as server:
            server.wait()
            medians = {name: statistics.median(times) for name, times in _walk(open_tab(f"{server.url}models")).items()}
            slowest = max(medians, key=medians.__getitem__)
            figures = [
                ("another page, median of all", statistics.median(medians.values()), TYPICAL),
                (f"the slowest, {slowest}", medians[slowest], SLOWEST),
            ]
            for name, limit in LONG.items():
                seconds = [_with_long_text(open_tab, server.url, name, turn) for turn in range(3)]
                figures.append((f"{name}, {LETTERS} letters", statistics.median(seconds), limit))
        browser.close()
    for what, seconds, limit in figures:
        yield Row(
            what=f"pages: {what}",
            ours=seconds,
            peer_name="bare Streamlit + Plotly",
            peer=peer,
            unit="s",
            limit=limit,
            judged="ours",
        )


def _walk(page: Page) -> dict[str, list[float]]:
    """Open all pages by turns, from the last one on; the first round, in which everything is loaded, doesn't count."""
    times: dict[str, list[float]] = {}
    links = page.get_by_test_id("stHeader").get_by_role("link")
    names = [name.split("\n")[-1] for name in links.all_inner_texts()]
    for turn in range(ROUNDS + 1):
        for name in names:
            seconds = _press(page, links.filter(has_text=name))
            if turn:
                times.setdefault(name, []).append(seconds)
    return times


def _press(page: Page, what: Locator) -> float:
    """Return the seconds from a click to the last change on the screen."""
    page.wait_for_timeout(300)
    page.evaluate("quiet => { window.found = lastChange(quiet) }", QUIET)
    what.click()
    return page.evaluate("() => window.found")


def _with_long_text(open_tab, url: str, name: str, turn: int) -> float:
    """Return the seconds until a page is there for a text that no page has shown but the first."""
    text = "".join(random.Random(f"{name} {turn}").choices(string.ascii_lowercase, k=LETTERS))
    page = open_tab(f"{url}?model=copy-long&text={text}")
    role = "radio" if name == "Heads" else "link"
    seconds = _press(page, page.get_by_role(role, name=name, exact=True))
    page.close()
    return seconds
