"""The stage with many heads: 6 layers × 8 heads × 3 kinds of 80 × 80 tokens, from a click to the last map drawn."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from benchmarks.first_map import CHROMIUM, FLAGS
from benchmarks.measure import Row
from benchmarks.server import ROOT, serve

ROUNDS, LIMIT, MEGABYTES = 9, 0.15, 2.0

# The peer is Plotly's fastest way: all maps as one image. Both show a decoding of an untrained model.
APP = """
import sys
sys.path.insert(0, {root!r})
import streamlit as st
from pages import server

app = st.App("page.py", routes=server.ROUTES)
"""
PAGE = """
import sys
sys.path.insert(0, {root!r})
from types import SimpleNamespace
import numpy as np, plotly.express as px, streamlit as st
from pages.ui.shell.draw import mount
from transformer import Trace, Transformer, load, system_config
from transformer.decoding import Strategy, decode
from transformer.interpret import Result
from transformer.views import View, stage_data

@st.cache_resource
def result(seed):
    letters = load("copy-long").source_tokenizer
    size = letters.vocab_size
    config = system_config("paper", d_model=64, d_ff=64, max_length=80, source_vocab_size=size, target_vocab_size=size)
    model = Transformer(config, seed=seed).eval()
    for name, parameter in model.named_parameters():  # untrained heads spread evenly; these take sides
        parameter.data *= 20 if "query_projection" in name else 1
    untrained = SimpleNamespace(model=model, source_tokenizer=letters, target_tokenizer=letters)
    trace = Trace("*attention.weights", "*attention.allowed")
    forced = dict.fromkeys(range(80), letters.token_id("a"))
    return Result.of(decode(untrained, "a" * 78, Strategy(), forced, trace, 80), trace)

st.button("other", on_click=lambda: st.session_state.update(seed=1 - st.session_state.get("seed", 0)))
both = [result(0), result(1)]
found = both[st.session_state.get("seed", 0)]
if st.query_params["way"] == "ours":
    view = View(component="stage", data=stage_data(found, rounded=True), said="", host={{"layout": "heads"}})
    st.text(f"{{len(view.data)}} bytes")
    mount(view, "stage")
else:
    tiles = np.concatenate([one.values.transpose(0, 2, 1, 3).reshape(480, 640) for one in found.maps.values()])
    st.plotly_chart(px.imshow(tiles, binary_string=True), key="plot")
"""

# Milliseconds from a click to the frame in which the last map drawn has changed.
CLICK = """
() => new Promise((done) => {
  const deep = (root, selector) => {
    const found = [...root.querySelectorAll(selector)];
    for (const host of root.querySelectorAll("*")) if (host.shadowRoot) found.push(...deep(host.shadowRoot, selector));
    return found;
  };
  const picture = () => {
    const canvas = deep(document, ".overview canvas").at(-1);
    if (!canvas) return document.querySelector(".js-plotly-plot image")?.href.baseVal;
    const { width, height } = canvas;  // of the last layer: its last two maps
    const { data } = canvas.getContext("2d").getImageData(width * 9 / 11, 0, width * 2 / 11, height);
    return new Uint32Array(data.buffer).reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0);
  };
  const before = picture();
  const started = performance.now();
  const look = () => (picture() === before ? requestAnimationFrame(look) : done(performance.now() - started));
  [...document.querySelectorAll("button")].find((button) => button.innerText.trim() === "other").click();
  requestAnimationFrame(look);
})
"""


def measure() -> Iterator[Row]:
    """Time two pages of one server by turns: the stage, and one Plotly image."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        script = Path(folder) / "app.py"
        script.write_text(APP.format(root=str(ROOT)), encoding="utf-8")
        script.with_name("page.py").write_text(PAGE.format(root=str(ROOT)), encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        with serve(script, "--runner.postScriptGC=false", "--browser.gatherUsageStats=false") as server:
            server.wait()
            pages = {way: browser.new_page(viewport={"width": 1440, "height": 900}) for way in ("ours", "peer")}
            for way, page in pages.items():
                page.goto(f"{server.url}?way={way}")
                page.wait_for_selector(".overview canvas" if way == "ours" else ".js-plotly-plot image", timeout=60_000)
                page.wait_for_timeout(2000)
            times: dict[str, list[float]] = {way: [] for way in pages}
            for _ in range(ROUNDS + 1):
                for way, page in pages.items():
                    times[way].append(_click(page))
            size = int(pages["ours"].get_by_text("bytes").inner_text().split()[0]) / 1e6
        browser.close()
    yield Row(
        what=f"overview: 144 maps of 80 × 80, {size:.2f} MB (goal {MEGABYTES:.0f}), click to drawn",
        ours=statistics.median(times["ours"][1:]),
        peer_name="one Plotly image",
        peer=statistics.median(times["peer"][1:]),
        unit="s",
        limit=LIMIT,
        judged="ours",
    )


def _click(page: Page) -> float:
    page.bring_to_front()
    seconds = page.evaluate(CLICK) / 1000
    page.wait_for_timeout(300)
    return seconds
