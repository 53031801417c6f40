// The curves of loss and exact match over the steps of training, with a cursor at a step and flags at its moments.

import { fontOf, type Ink, type Surface } from "../../draw/surface.ts";
import { type Theme, widthOf } from "../../draw/theme.ts";
import { writeCount } from "../../words/numbers.ts";
import { endOf, frameAt, type Mark, type Reels } from "./payload.ts";

const PLOT = { left: 46, right: 16, head: 20, loss: 76, exact: 40, foot: 22, between: 8 };
const LOW = { ...PLOT, head: 16, loss: 40, exact: 22, foot: 18, between: 4 }; // for a low window
const TEXT = 13;
const LABEL = 90; // pixels that a label of the axis of steps needs
const DASHES = [undefined, [8, 4], [2, 3], [10, 3, 2, 3]];
const TOPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]; // tops of the axis of the loss, times a power of ten
const GAPS = [1, 2, 2.5, 4, 5, 10]; // gaps between labels of steps
/** The sizes of a moment, in pixels: its letters, the room beside them, its lane. */
export const FLAG = { letters: 14, padding: 24, height: 28, lane: 32, apart: 6 };

interface Panel {
  name: string;
  curve: "losses" | "exacts";
  top: number;
  height: number;
  ticks: number[];
}

/** The place of every part, in pixels. */
interface Chart {
  width: number;
  height: number;
  /** The left end of the axis of steps. */
  left: number;
  /** Its length. */
  line: number;
  /** The step at its end. */
  end: number;
  /** The height of a panel's name. */
  head: number;
  /** The height of the labels of steps. */
  foot: number;
  x: (step: number) => number;
  panels: Panel[];
}

/** @param isLow True if there is little room. */
export function chartOf(reels: Reels, width: number, isLow: boolean = false): Chart {
  const [losses, exacts] = [reels.films.flatMap((film) => film.losses), reels.films.flatMap((film) => film.exacts)];
  const end = endOf(reels);
  const top = roundUp(Math.max(0.1, ...losses.map(([, loss]) => loss)), TOPS);
  const high = isLow ? LOW : PLOT;
  const { left, head, foot, between } = high;
  const line = Math.max(1, width - left - PLOT.right);
  const below = head + high.loss + between + head;
  const panels: Panel[] = [
    { name: "Loss (nats)", curve: "losses", top: head, height: high.loss, ticks: [0, top / 2, top] },
  ];
  if (exacts.length)
    panels.push({ name: "Exact match", curve: "exacts", top: below, height: high.exact, ticks: [0, 1] });
  const height = panels[panels.length - 1].top + panels[panels.length - 1].height + foot;
  return { width, height, left, line, end, head, foot, x: (step) => left + (step / end) * line, panels };
}

/** Return the next number up that reads well. */
function roundUp(value: number, good: number[]) {
  const power = 10 ** Math.floor(Math.log10(value));
  return (good.find((one) => one * power >= value) ?? 10) * power;
}

/** Return a curve's pen: films side by side differ in colour and dashes; alone, curves have the chart's colours. */
export const penOf = ({ lines }: Theme, film: number, several: boolean, curve?: "losses" | "exacts") => ({
  stroke: lines[(several ? film : Number(curve === "exacts")) % lines.length],
  width: 2,
  dash: DASHES[film % DASHES.length],
});

/** @param corner Left and top. */
export function drawChart(
  surface: Surface,
  chart: Chart,
  { reels, marks, step }: { reels: Reels; marks: Mark[]; step: number },
  theme: Theme,
  [left, top]: [number, number] = [0, 0],
) {
  const { panels, width, height, line, head, foot } = chart;
  const x = (at: number) => left + chart.x(at);
  const y = (panel: Panel, value: number) =>
    top + panel.top + panel.height * (1 - Math.min(1, value / panel.ticks[panel.ticks.length - 1]));
  const stem = (at: number, above: number, ink: Ink) =>
    surface.path(`M${at} ${top + head - above}V${top + height - foot}`, ink);
  for (const panel of panels) {
    surface.text(panel.name, x(0), top + panel.top - head / 2 - 1, { size: TEXT, fill: theme.text });
    for (const tick of panel.ticks) {
      const tickLabel = panel.curve === "exacts" ? `${tick * 100} %` : String(Number(tick.toPrecision(3)));
      surface.rect(x(0), Math.round(y(panel, tick)), line, 1, { fill: theme.hatchLine });
      surface.text(tickLabel, x(0) - 6, y(panel, tick), { size: TEXT, fill: theme.quiet, align: "right" });
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

const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Return the steps that have room on the axis, and the middle of each. */
function stepLabels({ x, end, width, line }: Chart, theme: Theme): [string, number][] {
  const gap = Math.max(1, Math.ceil(roundUp(end / Math.max(2, Math.floor(line / LABEL)), GAPS))); // no half steps
  return Array.from({ length: Math.floor(end / gap) + 1 }, (_, i) => {
    const step = i * gap;
    const words = step + gap > end ? `${writeCount(step)} ${step === 1 ? "step" : "steps"}` : writeCount(step);
    const half = widthOf(words, fontOf({ size: TEXT, fill: "" }, theme)) / 2;
    return [words, Math.max(half, Math.min(x(step), width - half))];
  });
}

/** Return the flags of moments at their step; if two would overlap, the later one goes a lane down. */
export function flagsOf(marks: Mark[], { x, width }: Chart, theme: Theme) {
  const lanes: [number, number][][] = [];
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
