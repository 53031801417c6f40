"""The stage on *Start*: from a click to the last change on the screen, median and 95th percentile."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

from playwright.sync_api import Locator, Page, sync_playwright

from benchmarks.first_map import CHROMIUM, FLAGS
from benchmarks.measure import Row
from benchmarks.server import serve

ROUNDS = 30
AT_ONCE, NEXT_SCENE, ANOTHER_TEXT, ANOTHER_MODEL = 0.05, 0.1, 0.15, 0.15
"""Goals in seconds: what the browser draws by itself, and what the server works out."""
IN_FLIGHT = 0.006

# The script keeps how long each frame takes that draws on the canvas of the flight.
TIME_FRAMES = """
(() => {
  const [own, { stroke }] = [window.requestAnimationFrame.bind(window), CanvasRenderingContext2D.prototype];
  let isFlying = false;
  CanvasRenderingContext2D.prototype.stroke = function (...path) {
    isFlying ||= this.canvas.matches(".flight");
    return stroke.apply(this, path);
  };
  window.flown = [];
  window.requestAnimationFrame = (run) => own((now) => {
    const before = performance.now();
    isFlying = false;
    run(now);
    if (isFlying) window.flown.push((performance.now() - before) / 1000);
  });
})();
"""

# The script notes when a click, Enter or a clicker came, and when the page's text or its largest map last changed.
WATCH = """
(() => {
  const canvases = (root, found = []) => {
    for (const one of root.querySelectorAll("*")) {
      if (one.tagName === "CANVAS") found.push(one);
      if (one.shadowRoot) canvases(one.shadowRoot, found);
    }
    return found;
  };
  const texts = (root) => {
    const inside = [...root.querySelectorAll("*")].filter((one) => one.shadowRoot).map((one) => texts(one.shadowRoot));
    // What is said to screen readers is held back on purpose, so that it is said once a second at most.
    const said = [...root.querySelectorAll("[role=status]")].map((one) => one.textContent);
    const without = (text, one) => {
      const at = text.lastIndexOf(one); // the stage writes the same sentence in sight, further up
      return at < 0 ? text : text.slice(0, at) + text.slice(at + one.length);
    };
    return said.reduce(without, root.textContent) + inside.join("");
  };
  const look = () => {
    const size = (canvas) => canvas.width * canvas.height;
    const [largest] = canvases(document).sort((one, other) => size(other) - size(one));
    const plot = document.querySelector(".js-plotly-plot .heatmaplayer image");
    const pages = document.querySelector("[data-testid=stMain]") ?? document.body; // not "Running" beside the menu
    return [largest?.toDataURL(), texts(pages), plot?.href.baseVal].join();
  };
  const rests = () => document.querySelector("[data-testid=stApp]").dataset.testScriptState === "notRunning";
  let started = 0;
  const counts = ({ type, key }) => type !== "keydown" || ["Enter", "PageDown", "PageUp"].includes(key);
  const begin = (event) => (started ||= counts(event) ? performance.now() : 0);
  addEventListener("pointerdown", begin, true);
  addEventListener("keydown", begin, true);
  window.lastChange = (quiet) => {
    started = 0;
    return new Promise((done) => {
      let [before, changed] = [look(), 0];
      const frame = () => {
        const [now, at] = [look(), performance.now()];
        if (now !== before) [before, changed] = [now, at];
        if (started && changed && at - changed > quiet && rests()) done((changed - started) / 1000);
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  };
})();
"""

# The peer is what Streamlit offers for the same: a control, and one Plotly heatmap that follows it.
PEER_APP = """
import numpy as np
import plotly.graph_objects as go
import streamlit as st
weights = np.random.default_rng(0).dirichlet(np.ones(15), size=(4, 15))
head = st.segmented_control("Head", ["1", "2", "3", "4"], default="1", required=True)
st.plotly_chart(go.Figure(go.Heatmap(z=weights[int(head) - 1])))
"""


def _nothing() -> None:
    """Do nothing: most actions need nothing before them."""


def measure() -> Iterator[Row]:
    """Click through *Start*; the peer is a bare page with one control and one Plotly heatmap."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare = Path(folder) / "bare.py"
        bare.write_text(PEER_APP, encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        with serve(bare, "--runner.postScriptGC=false", "--browser.gatherUsageStats=false") as server:
            server.wait()
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.add_init_script(WATCH)
            page.goto(server.url)
            page.locator(".js-plotly-plot .heatmaplayer image").wait_for()
            heads = cycle([page.get_by_role("radio", name=name) for name in "234 1".replace(" ", "")])
            peer = statistics.median(_times(page, lambda: next(heads).click(), quiet=500))
            page.close()
        with serve() as server:
            server.wait()
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.add_init_script(WATCH)
            page.goto(f"{server.url}?show=Map")
            page.locator("[data-testid=stMain] .large-map canvas").wait_for()
            page.wait_for_timeout(2000)
            for what, act, limit, before in _actions(page):
                times = _times(page, act, quiet=200 if limit == AT_ONCE else 600, before=before)
                yield Row(
                    what=f"stage: {what} (p95 {sorted(times)[int(0.95 * len(times))]:.3f} s)",
                    ours=statistics.median(times),
                    peer_name="Streamlit's control + Plotly",
                    peer=peer,
                    unit="s",
                    limit=limit,
                    judged="ours",
                )
            yield _flight(page, server.url)
        browser.close()


def _flight(page: Page, url: str) -> Row:
    """Return the time of the browser's script in a frame while the ribbons of 28 tokens fly into their map."""
    frames: list[float] = []
    for _ in range(ROUNDS // 3):
        page.goto(f"{url}?show=Sentence&text={'abcdefghijklmnopqrstuvwxyz09'}")
        page.locator("[data-testid=stMain] .ribbons canvas").wait_for()
        page.wait_for_timeout(2000)
        page.evaluate(TIME_FRAMES)
        page.get_by_role("button", name="Closer", exact=True).click()
        page.wait_for_timeout(1500)
        frames += page.evaluate("window.flown")
    return Row(
        what=f"stage: a frame of the flight from ribbon to cell (p95 {sorted(frames)[int(0.95 * len(frames))]:.4f} s)",
        ours=statistics.median(frames),
        peer_name="a frame of a screen",
        peer=1 / 60,
        unit="s",
        limit=IN_FLIGHT,
        judged="ours",
    )


def _actions(page: Page) -> Iterator[tuple[str, Callable[[], None], float, Callable[[], None]]]:
    """Yield what is done, how, the goal in seconds, and what has to be done before each time."""

    def by_turns(*places: Locator) -> Callable[[], None]:
        turns = cycle(places)
        return lambda: next(turns).click()

    thumb = page.locator('.grid[data-kind="cross"]')
    yield (
        "another head",
        by_turns(*(thumb.locator(f'[data-place="1 {head}"]') for head in (2, 3, 4, 1))),
        AT_ONCE,
        _nothing,
    )
    kinds = [page.locator(f'.grid[data-kind="{kind}"] [data-place="1 1"]') for kind in ("encoder", "decoder", "cross")]
    yield "another kind", by_turns(*kinds), AT_ONCE, _nothing
    layers = [thumb.locator(f'[data-place="{layer} 1"]') for layer in (0, 1)]
    yield "another layer", by_turns(*layers), AT_ONCE, _nothing
    _open(page, "show=Steps")
    forth, back = page.get_by_label("One step on"), page.get_by_label("One step back")
    yield "another step", by_turns(forth, forth, back), AT_ONCE, _nothing
    chips = page.locator(".strip").nth(1).locator(".item")
    yield "another row", by_turns(chips.nth(5), chips.nth(8)), AT_ONCE, _nothing
    _open(page, "show=Map")
    page.locator(".more summary").click()
    yield "contributions for weights", page.get_by_role("switch", name="Contributions").click, AT_ONCE, _nothing
    page.keyboard.press("Escape")
    field = page.get_by_label("Text for the model to read")
    texts = cycle(["look again", "who is there", "pay attention"])

    def write() -> None:
        field.fill(next(texts))
        field.press("Enter")

    yield "another text", write, ANOTHER_TEXT, _nothing
    models = cycle(["Sorts letters", "Reverses letters"])
    open_list = page.get_by_role("combobox", name="Model").click
    option = lambda: page.get_by_role("option").filter(has_text=next(models)).first.click()  # noqa: E731
    yield "another model", option, ANOTHER_MODEL, open_list
    _open(page, "show=Map&model=spanish-english")
    units = page.get_by_role("group", name="Maps between").locator("label")
    yield "pieces for words", by_turns(units.nth(0), units.nth(1)), AT_ONCE, _nothing
    _open(page, f"show=Steps&model=copy-long&text={'abcdefghij' * 4}")
    yield "another step of forty", by_turns(forth, forth, back), AT_ONCE, _nothing
    page.goto(f"{page.url.split('?')[0]}lecture?give=hour.query-key-value")
    page.locator(".lecture .view canvas").first.wait_for()
    page.wait_for_timeout(4000)  # the next two are fetched ahead
    keys = cycle(["PageDown", "PageDown", "PageUp", "PageUp"])
    yield "the next scene of a lecture", lambda: page.keyboard.press(next(keys)), NEXT_SCENE, _nothing


def _open(page: Page, query: str) -> None:
    page.goto(f"{page.url.split('?')[0]}?{query}")
    page.locator("[data-testid=stMain] .large-map canvas").wait_for()
    page.wait_for_timeout(2000)


def _times(page: Page, act: Callable[[], None], quiet: int, before: Callable[[], None] = _nothing) -> list[float]:
    """Act again and again, and return the seconds from each act to its last change."""
    times = []
    for _ in range(ROUNDS + 1):
        before()
        page.evaluate("quiet => { window.found = lastChange(quiet) }", quiet)
        act()
        times.append(page.evaluate("() => window.found"))
    return times[1:]
