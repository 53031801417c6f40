"""Time until the first attention map is on screen, and the whole page, in a first and a second session.

The first session counts from the start of the server's process, the others from the opening of the page. The peer is a
bare page of Streamlit: a title, and nothing that is drawn.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benchmarks.measure import Row
from benchmarks.server import ROOT, Server, serve

ROUNDS = 3
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
WARM = 2.0
"""Seconds before the second and the third visit: by then a server has read what it reads ahead."""
MAP, PAGE, TITLE = "large map", "whole page", "title"
MORE = 1.0
"""Goal: the most seconds that the whole page may come later than the title of the bare page; the map is no later."""

# The script checks every frame, so that the time of drawing is known without a round trip to Playwright.
WATCH = """
(() => {
  const deep = (root, selector) => {
    const found = root.querySelector(selector);
    if (found) return found;
    for (const host of root.querySelectorAll("*")) {
      const inner = host.shadowRoot && deep(host.shadowRoot, selector);
      if (inner) return inner;
    }
  };
  const painted = (canvas) =>
    canvas.width > 1 && canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean);
  const drawn = {
    "title": () => document.querySelector("[data-testid=stMain] h1"),
    "large map": () => {
      const canvas = deep(document, ".large-map canvas");
      return canvas && painted(canvas);
    },
    "whole page": () => {
      const main = document.querySelector("[data-testid=stMain]");
      const canvas = main && deep(main, ".large-map canvas");
      return canvas && painted(canvas);
    },
  };
  window.drawnAt = {};
  const look = () => {
    for (const [name, isDrawn] of Object.entries(drawn)) {
      if (!(name in window.drawnAt) && isDrawn()) window.drawnAt[name] = Date.now() / 1000;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""

BARE_APP = """
import streamlit as st
st.title("Attention")
"""


def measure() -> Iterator[Row]:
    """Start fresh servers by turns: the app, and a Streamlit page with nothing but a title."""
    ours: dict[str, list[float]] = {}
    peer: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare = Path(folder) / "bare.py"
        bare.write_text(BARE_APP, encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        for _ in range(ROUNDS):
            for script, names, times in ((ROOT / "app.py", (MAP, PAGE), ours), (bare, (TITLE,), peer)):
                with serve(script) as server:
                    server.wait()
                    drawn = _visits(browser, server, names)
                for what, seconds in drawn.items():
                    times.setdefault(what, []).append(seconds)
        browser.close()
    for what, seconds in ours.items():
        session, view = what.split(", ")
        yield Row(
            what=f"start, {session} session: {view}",
            ours=statistics.median(seconds),
            peer_name="title of a bare page",
            peer=statistics.median(peer[f"{session}, {TITLE}"]),
            unit="s",
            limit=MORE if view == PAGE or session == "first" else 0.0,
            judged="difference",
        )


def _visits(browser: Browser, server: Server, names: tuple[str, ...]) -> dict[str, float]:
    """Return the seconds until each view is drawn: from the process's start, later from the page's opening."""
    drawn = {}
    person, other = (browser.new_context(viewport={"width": 1440, "height": 900}) for _ in range(2))
    for session, context in (("first", person), ("second", other), ("second tab", person)):
        time.sleep(0.0 if session == "first" else WARM)
        page = context.new_page()
        page.add_init_script(WATCH)
        opened = time.time() - (time.monotonic() - server.started if session == "first" else 0.0)
        page.goto(server.url, wait_until="commit")
        page.wait_for_function("names => names.every(name => name in window.drawnAt)", arg=list(names), timeout=60_000)
        at = page.evaluate("window.drawnAt")
        drawn.update({f"{session}, {name}": at[name] - opened for name in names})
        page.close()
    person.close()
    other.close()
    return drawn
