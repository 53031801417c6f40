// The numbers in the cells of Plotly's maps: as large as the cells allow, or absent.

import { lettersFor } from "../words/numbers_in_cells.ts";

interface Axis {
  _length: number;
  range: [number, number];
}

type Plot = HTMLElement & { _fullLayout?: { xaxis: Axis; yaxis: Axis } };

/** The last measure of each plot. */
const lastMeasures = new WeakMap<Element, string>();

/** Fit the numbers whenever a plot is drawn again, zoomed or resized: Plotly then writes each of them again. */
export function watchPlots() {
  let pendingFrame = 0;
  const soon = () =>
    (pendingFrame ||= requestAnimationFrame(
      () => ((pendingFrame = 0), document.querySelectorAll(".js-plotly-plot").forEach(fit)),
    ));
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
  soon();
}

function fit(element: Element) {
  const plot = element as Plot;
  const texts = [...plot.querySelectorAll(".heatmap-label text")].filter((text) => text instanceof SVGTextElement);
  if (!texts.length || !plot._fullLayout) return;
  const [width, height] = [plot._fullLayout.xaxis, plot._fullLayout.yaxis].map(
    ({ _length, range: [from, to] }) => _length / Math.abs(to - from),
  );
  const longest = texts.reduce((one, other) =>
    (other.textContent ?? "").length > (one.textContent ?? "").length ? other : one,
  );
  const seen = [width, height, texts.length, longest.textContent].join();
  if (lastMeasures.get(plot) === seen) return;
  plot.style.removeProperty("--in-cells");
  delete plot.dataset.numbers;
  const usual = parseFloat(getComputedStyle(longest).fontSize);
  const letters = lettersFor({ width, height }, { usual, width: longest.getComputedTextLength() });
  lastMeasures.set(plot, seen);
  plot.dataset.numbers = letters ? "fitted" : "none";
  plot.style.setProperty("--in-cells", `${letters}px`);
}
