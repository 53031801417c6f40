// The curves of loss and exact match over the steps of training, with a cursor at a step and flags at its moments.

/** @import { Mark, Reels } from "./payload.js" */
/** @import { Surface } from "../../draw/surface.js" */
/** @import { Theme } from "../../draw/theme.js" */
import { fontOf } from "../../draw/surface.js";
import { widthOf } from "../../draw/theme.js";
import { counted } from "../../words/numbers.js";
import { endOf, frameAt } from "./payload.js";

const PLOT = { left: 46, right: 16, head: 20, loss: 76, exact: 40, foot: 22, between: 8 };
const LOW = { ...PLOT, head: 16, loss: 40, exact: 22, foot: 18, between: 4 }; // where the window is low
const TEXT = 13;
const LABEL = 90; // pixels that a label of the axis of steps needs
const DASHES = [undefined, [8, 4], [2, 3], [10, 3, 2, 3]];
const TOPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]; // of the axis of the loss, times a power of ten
const GAPS = [1, 2, 2.5, 4, 5, 10]; // between labels of steps
/** Of a moment, in pixels: its letters, what stands beside them, its lane. */
export const FLAG = { letters: 14, padding: 24, height: 28, lane: 32, apart: 6 };

/**
 * @typedef {object} Panel
 * @property {string} name
 * @property {"losses" | "exacts"} curve
 * @property {number} top
 * @property {number} height
 * @property {number[]} ticks
 *
 * @typedef {object} Chart Where it all stands, in pixels.
 * @property {number} width
 * @property {number} height
 * @property {number} left Of the axis of steps.
 * @property {number} line Its length.
 * @property {number} end The step at its end.
 * @property {number} head Height of the name of a panel.
 * @property {number} foot Height of the labels of steps.
 * @property {(step: number) => number} x
 * @property {Panel[]} panels
 */

/**
 * @param {Reels} reels
 * @param {number} width
 * @param {boolean} [isLow] There is little room.
 * @returns {Chart}
 */
export function chartOf(reels, width, isLow = false) {
  const [losses, exacts] = [reels.films.flatMap((film) => film.losses), reels.films.flatMap((film) => film.exacts)];
  const end = endOf(reels);
  const top = rounded(Math.max(0.1, ...losses.map(([, loss]) => loss)), TOPS);
  const high = isLow ? LOW : PLOT;
  const { left, head, foot, between } = high;
  const line = Math.max(1, width - left - PLOT.right);
  const below = head + high.loss + between + head;
  /** @type {Panel[]} */
  const panels = [{ name: "Loss (nats)", curve: "losses", top: head, height: high.loss, ticks: [0, top / 2, top] }];
  if (exacts.length)
    panels.push({ name: "Exact match", curve: "exacts", top: below, height: high.exact, ticks: [0, 1] });
  const height = panels[panels.length - 1].top + panels[panels.length - 1].height + foot;
  return { width, height, left, line, end, head, foot, x: (step) => left + (step / end) * line, panels };
}

/** The next number up that reads well. @param {number} value @param {number[]} good */
function rounded(value, good) {
  const power = 10 ** Math.floor(Math.log10(value));
  return (good.find((one) => one * power >= value) ?? 10) * power;
}

/**
 * Of several films each has its colour and dashes; of one, each curve has the colour of the chart of training curves.
 * @param {Theme} theme
 * @param {number} film
 * @param {boolean} several
 * @param {"losses" | "exacts"} [curve]
 */
export const penOf = ({ lines }, film, several, curve) => ({
  stroke: lines[(several ? film : Number(curve === "exacts")) % lines.length],
  width: 2,
  dash: DASHES[film % DASHES.length],
});

/**
 * @param {Surface} surface
 * @param {Chart} chart
 * @param {{reels: Reels, marks: Mark[], step: number}} shown
 * @param {Theme} theme
 * @param {[number, number]} [corner] Left and top.
 */
export function drawChart(surface, chart, { reels, marks, step }, theme, [left, top] = [0, 0]) {
  const { panels, width, height, line, head, foot } = chart;
  const x = (/** @type {number} */ at) => left + chart.x(at);
  const y = (/** @type {Panel} */ panel, /** @type {number} */ value) =>
    top + panel.top + panel.height * (1 - Math.min(1, value / panel.ticks[panel.ticks.length - 1]));
  const stem = (
    /** @type {number} */ at,
    /** @type {number} */ above,
    /** @type {import("../../draw/surface.js").Ink} */ ink,
  ) => surface.path(`M${at} ${top + head - above}V${top + height - foot}`, ink);
  for (const panel of panels) {
    surface.text(panel.name, x(0), top + panel.top - head / 2 - 1, { size: TEXT, fill: theme.text });
    for (const tick of panel.ticks) {
      const said = panel.curve === "exacts" ? `${tick * 100} %` : String(Number(tick.toPrecision(3)));
      surface.rect(x(0), Math.round(y(panel, tick)), line, 1, { fill: theme.hatchLine });
      surface.text(said, x(0) - 6, y(panel, tick), { size: TEXT, fill: theme.quiet, align: "right" });
    }
  }
  for (const [words, at] of stepLabels(chart, theme))
    surface.text(words, left + at, top + height - foot / 2, { size: TEXT, fill: theme.quiet, align: "center" });
  for (const mark of marks) stem(Math.round(x(mark.step)) + 0.5, 0, { stroke: theme.quiet, dash: [2, 3] });
  const several = reels.films.length > 1;
  for (const panel of panels)
    reels.films.forEach((film, i) => {
      const ink = penOf(theme, i, several, panel.curve);
      const points = film[panel.curve].map(([at, value]) => [x(at), y(panel, value)]);
      if (points.length)
        surface.path(
          points.map(([across, down], place) => `${place ? "L" : "M"}${across.toFixed(1)} ${down.toFixed(1)}`).join(""),
          ink,
        );
      if (panel.curve === "exacts")
        for (const [across, down] of points) surface.rect(across - 2, down - 2, 4, 4, { fill: ink.stroke });
    });
  stem(Math.round(Math.min(x(step), left + width - 1)), 4, { stroke: theme.text, width: 2 });
  reels.films.forEach((film, i) => {
    const frame = frameAt(film, step);
    for (const panel of panels) {
      const value = panel.curve === "losses" ? frame.loss : frame.exact;
      if (value !== null)
        surface.path(dot(x(frame.step), y(panel, value), 4.5), {
          fill: penOf(theme, i, several, panel.curve).stroke,
          stroke: theme.ground,
          width: 2,
        });
    }
  });
}

/** @param {number} x @param {number} y @param {number} radius */
const dot = (x, y, radius) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/**
 * Steps that have room on the axis, and where their middle is.
 * @param {Chart} chart
 * @param {Theme} theme
 * @returns {[string, number][]}
 */
function stepLabels({ x, end, width, line }, theme) {
  const gap = Math.max(1, Math.ceil(rounded(end / Math.max(2, Math.floor(line / LABEL)), GAPS))); // there is no half step
  return Array.from({ length: Math.floor(end / gap) + 1 }, (_, i) => {
    const step = i * gap;
    const words = step + gap > end ? `${counted(step)} ${step === 1 ? "step" : "steps"}` : counted(step);
    const half = widthOf(words, fontOf({ size: TEXT, fill: "" }, theme)) / 2;
    return [words, Math.max(half, Math.min(x(step), width - half))];
  });
}

/**
 * Moments stand at their step; where two would overlap, the later one goes a lane down.
 * @param {Mark[]} marks
 * @param {Chart} chart
 * @param {Theme} theme
 */
export function flagsOf(marks, { x, width }, theme) {
  /** @type {[number, number][][]} */
  const lanes = [];
  return marks.map((mark) => {
    const at = x(mark.step);
    const wide = Math.min(
      width,
      Math.ceil(widthOf(mark.short, fontOf({ size: FLAG.letters, fill: "" }, theme))) + FLAG.padding,
    );
    const leans = at + wide > width;
    const left = Math.max(0, leans ? at - wide : at);
    const free = lanes.findIndex((taken) =>
      taken.every(([from, to]) => left >= to + FLAG.apart || left + wide <= from - FLAG.apart),
    );
    const lane = free < 0 ? lanes.push([]) - 1 : free;
    lanes[lane].push([left, left + wide]);
    return { mark, left, wide, leans, lane };
  });
}
