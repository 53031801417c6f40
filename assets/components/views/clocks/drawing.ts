// Clocks on a surface: on each the hand of a position, that of the one k places on, and the angle between them.

import { fontOf, type Surface } from "../../draw/surface.ts";
import { type Theme, widthOf } from "../../draw/theme.ts";
import { DIAMETER, type Layout } from "./layout.ts";
import type { Clocks, Dial } from "./payload.ts";
import { handsOf } from "./words.ts";

const LEGEND = { size: 15, middle: 12, sign: 30, gap: 28 };
type Point = [number, number];

const WIDTHS = { rim: 1.5, arc: 5, from: 3.5, to: 3.5 };

/** @param place The place of the position among those from which the shift leads to another one. */
export function drawClocks(surface: Surface, clocks: Clocks, layout: Layout, place: number, theme: Theme) {
  drawLegend(surface, clocks, place, theme);
  clocks.dials.forEach((dial, i) => {
    const [x, y] = layout.centres[i];
    const from = clocks.first + place;
    const tips = [from, from + clocks.k].map((position) => tipOf(clocks, position, i));
    drawDial(surface, dial, tips, [x, y], layout.diameter / 2, theme);
    drawWords(surface, dial, [x, y], layout, theme);
  });
}

/** Return where the hand of a position points: to the right by the sine, up by the cosine. */
function tipOf({ hands, dials }: Clocks, position: number, dial: number): Point {
  const at = 2 * (position * dials.length + dial);
  return [hands[at], -hands[at + 1]];
}

function drawDial(
  surface: Surface,
  { degrees, turns }: Dial,
  [from, to]: Point[],
  [x, y]: Point,
  radius: number,
  theme: Theme,
) {
  const at = ([right, down]: Point, share: number) => {
    const point = [x + right * radius * share, y + down * radius * share];
    return point.map((side) => side.toFixed(2)).join(" ");
  };
  const inner = 0.62;
  const ring = (share: number) => {
    const r = radius * share;
    return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
  };
  surface.path(ring(1), { fill: theme.ground, stroke: theme.quiet, width: WIDTHS.rim });
  for (const tick of TICKS)
    surface.path(`M${at(tick, 0.92)}L${at(tick, 1)}`, { stroke: theme.quiet, width: WIDTHS.rim });
  if (turns) surface.path(ring(inner), { stroke: theme.primary, width: WIDTHS.arc, opacity: 0.35 });
  const r = radius * inner;
  const isLarge = Math.abs(degrees) % 360 > 180 ? 1 : 0;
  const arc = `A${r} ${r} 0 ${isLarge} ${degrees > 0 ? 1 : 0} ${at(to, inner)}`;
  surface.path(`M${x} ${y}L${at(from, inner)}${arc}Z`, { fill: theme.primary, opacity: 0.16 });
  surface.path(`M${at(from, inner)}${arc}`, { stroke: theme.primary, width: WIDTHS.arc });
  surface.path(`M${x} ${y}L${at(from, 0.88)}`, { stroke: theme.text, width: WIDTHS.from });
  surface.path(`M${x} ${y}L${at(to, 0.88)}`, { stroke: theme.primary, width: WIDTHS.to });
  drawDot(surface, x + to[0] * radius * 0.88, y + to[1] * radius * 0.88, Math.max(4, radius * 0.06), theme.primary);
  drawDot(surface, x, y, 4, theme.text);
}

const TICKS: Point[] = Array.from({ length: 12 }, (_, hour) => {
  const turn = (hour / 6) * Math.PI;
  return [Math.sin(turn), -Math.cos(turn)];
});

const drawDot = (surface: Surface, x: number, y: number, radius: number, fill: string) =>
  surface.rect(x - radius, y - radius, 2 * radius, 2 * radius, { fill, radius });

function drawWords(surface: Surface, dial: Dial, [x, y]: Point, layout: Layout, theme: Theme) {
  const { diameter, isBeside } = layout;
  const isSmall = diameter < DIAMETER.small;
  const [large, small] = isSmall ? [18, 13] : [Math.min(36, Math.max(22, diameter * 0.16)), diameter < 160 ? 14 : 16];
  const align = isBeside ? "left" : "center";
  const left = isBeside ? x + diameter / 2 + 14 : x;
  const middle = isBeside ? y - 0.7 * small : y + diameter / 2 + 0.5 * large + (isSmall ? 3 : 7);
  surface.text(dial.angle, left, middle, { fill: theme.primary, size: large, bold: true, align });
  const next = middle + 0.55 * large + 0.8 * small;
  surface.text(dial.pair, left, next, { fill: theme.text, size: small, bold: dial.isChosen, align });
  surface.text(dial.wave, left, next + 1.3 * small, { fill: theme.quiet, size: small, align });
}

function drawLegend(surface: Surface, clocks: Clocks, place: number, theme: Theme) {
  const { size, middle, sign, gap } = LEGEND;
  const [from, to] = handsOf(clocks, place);
  const sample = (left: number, stroke: string) =>
    surface.path(`M${left} ${middle}h${sign}`, { stroke, width: WIDTHS.from });
  const lettering = { fill: theme.text, size };
  sample(2, theme.text);
  surface.text(from, sign + 10, middle, lettering);
  // The room of the longest one, so that nothing moves while the hands do.
  const next = sign + 10 + widthOf(from.replace(/\d/g, "0").padEnd(8, "0"), fontOf(lettering, theme)) + gap;
  sample(next, theme.primary);
  drawDot(surface, next + sign, middle, 5, theme.primary);
  surface.text(to, next + sign + 14, middle, lettering);
}
