"""The overview of all heads: 6 layers × 8 heads × 3 kinds of 80 × 80 tokens, from a click to the last map drawn."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from benchmarks.first_map import CHROMIUM, FLAGS
from benchmarks.measure import Row
from benchmarks.server import ROOT, serve

ROUNDS, LIMIT = 9, 0.25

# The peer is Plotly's fastest way: all maps as one image. Both show a forward pass of an untrained model.
APP = """
import sys
sys.path.insert(0, {root!r})
import numpy as np, plotly.express as px, streamlit as st, torch
from pages.ui.components import HeadGroup, head_overview
from transformer import Trace, Transformer, system_config
from transformer.interpret import attention_maps

@st.cache_resource
def maps(seed):
    model = Transformer(system_config("paper", d_model=64, d_ff=64, max_length=80), seed=seed).eval()
    for name, parameter in model.named_parameters():  # untrained heads spread evenly; these take sides
        parameter.data *= 20 if "query_projection" in name else 1
    ids = torch.randint(4, 1000, (1, 80), generator=torch.Generator().manual_seed(seed))
    trace = Trace("*.weights", "*.allowed")
    trace.label(source=[["t"] * 80], target=[["t"] * 80])
    with torch.inference_mode():
        model(ids, ids, trace)
    return attention_maps(trace)

st.button("other", on_click=lambda: st.session_state.update(seed=1 - st.session_state.get("seed", 0)))
both = [maps(0), maps(1)]
found = both[st.session_state.get("seed", 0)]
if st.query_params["way"] == "ours":
    none = [[""] * 8] * 6
    groups = [HeadGroup(maps=one, roles=none, shown=np.ones((6, 8), dtype=bool)) for one in found.values()]
    head_overview(groups, None, "heads")
else:
    tiles = np.concatenate([one.values.transpose(0, 2, 1, 3).reshape(480, 640) for one in found.values()])
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
    const canvas = deep(document, ".thumb canvas").at(-1);
    return canvas ? canvas.toDataURL() : document.querySelector(".js-plotly-plot image")?.href.baseVal;
  };
  const before = picture();
  const started = performance.now();
  const look = () => (picture() === before ? requestAnimationFrame(look) : done(performance.now() - started));
  [...document.querySelectorAll("button")].find((button) => button.innerText.trim() === "other").click();
  requestAnimationFrame(look);
})
"""


def measure() -> Iterator[Row]:
    """Time two pages of one server by turns: the component, and one Plotly image."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        script = Path(folder) / "overview.py"
        script.write_text(APP.format(root=str(ROOT)), encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        with serve(script, "--runner.postScriptGC=false", "--browser.gatherUsageStats=false") as server:
            server.wait()
            pages = {way: browser.new_page(viewport={"width": 1440, "height": 900}) for way in ("ours", "peer")}
            for way, page in pages.items():
                page.goto(f"{server.url}?way={way}")
                page.wait_for_selector(".thumb canvas" if way == "ours" else ".js-plotly-plot image")
                page.wait_for_timeout(2000)
            times: dict[str, list[float]] = {way: [] for way in pages}
            for _ in range(ROUNDS + 1):
                for way, page in pages.items():
                    times[way].append(_click(page))
        browser.close()
    yield Row(
        what="overview: 144 maps of 80 × 80, click to drawn",
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
