// The whole model, drawn: boxes with small pictures of their values, and the flow between them.

import { hatchBlocked, VEIL } from "../../draw/heatmap.ts";
import { paragraph } from "../../draw/picture.ts";
import { fontOf, type Surface } from "../../draw/surface.ts";
import { type Theme, widthOf } from "../../draw/theme.ts";
import { isolateToken } from "../../words/tokens.ts";
import type { Layout, Placed } from "./layout.ts";
import type { Box, Value, WholeModel } from "./payload.ts";

const LETTERS = { usual: 14, small: 12 };
const NARROW = 200; // pixels of a box
const PLAIN = 90; // pixels of a box: below, nothing is written
const TIP = 5; // pixels of an arrow's point

/** The place of a role's colour in the theme. */
export const COLOURS: Record<Box["role"], number> = {
  attention: 0,
  "feed-forward": 4,
  embedding: 3,
  positions: 3,
  norm: 2,
  add: 2,
  linear: 1,
  softmax: 1,
};

/** The parts that stand out. */
interface Marked {
  /** The name of the open box. */
  open: string;
  /** The names of the boxes that the page is about. */
  here: string[];
  /** True if all but the open one step back. */
  isAlone?: boolean;
}

export function drawModel(surface: Surface, model: WholeModel, layout: Layout, marked: Marked, theme: Theme) {
  for (const { left, top, width, height } of layout.frames)
    surface.rect(left, top, width, height, {
      fill: theme.hatchGround,
      stroke: theme.hatchLine,
      radius: 8,
      opacity: 0.6,
    });
  for (const line of layout.lines) surface.path(line, { stroke: theme.quiet, width: 1.2 });
  for (const arrow of layout.arrows) drawArrow(surface, arrow, theme);
  for (const placed of layout.boxes) drawBox(surface, placed, marked, theme);
  if (layout.boxes[0].width >= PLAIN) for (const place of layout.tokens) drawTokens(surface, model, place, theme);
}

function drawArrow(surface: Surface, path: string, theme: Theme) {
  surface.path(path, { stroke: theme.quiet, width: 1.6 });
  const [, way, end] = path.match(/([HV])([\d.]+)$/) as RegExpMatchArray;
  const numbers = [...path.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)];
  let [x, y] = [0, 0];
  for (const [, letter, one, other] of numbers)
    [x, y] = letter === "M" ? [Number(one), Number(other)] : letter === "H" ? [Number(one), y] : [x, Number(one)];
  const tip =
    way === "H"
      ? `M${x} ${y}L${x - TIP} ${y - TIP}V${y + TIP}Z`
      : `M${x} ${Number(end)}L${x - TIP} ${y + TIP}H${x + TIP}Z`;
  surface.path(tip, { fill: theme.quiet });
}

function drawBox(
  surface: Surface,
  { box, left, top, width, height }: Placed,
  { open, here, isAlone }: Marked,
  theme: Theme,
) {
  const colour = theme.lines[COLOURS[box.role]];
  const isOpen = box.name === open;
  const isHere = here.includes(box.name);
  surface.rect(left, top, width, height, { fill: theme.ground, radius: 6 });
  surface.rect(left, top, width, height, { fill: colour, opacity: isHere ? 0.75 : 0.13, radius: 6 });
  surface.rect(left, top, width, height, { stroke: isOpen ? theme.text : colour, width: isOpen ? 3 : 1.2, radius: 6 });
  const inside = pictureBox(box.value, left, top, width, height);
  if (inside) drawValue(surface, box.value, inside);
  if (width >= PLAIN) nameBox(surface, { box, left, top, width, height }, inside, theme);
  if (isAlone && !isOpen) surface.rect(left, top, width, height, { fill: theme.ground, opacity: VEIL, radius: 6 });
}

function nameBox(
  surface: Surface,
  { box, left, top, width, height }: Placed,
  inside: ReturnType<typeof pictureBox>,
  theme: Theme,
) {
  const size = width < NARROW ? LETTERS.small : LETTERS.usual;
  const lettering = { size, bold: box.role !== "norm" && box.role !== "add", fill: theme.text };
  const room = (inside ? inside[0] : left + width) - left - 14;
  const words = box.role === "add" ? "+ Add" : box.title;
  if (widthOf(words, fontOf(lettering, theme)) <= room || height < 2.6 * size)
    surface.text(words, left + 8, top + height / 2, lettering);
  else {
    const text = paragraph(words, room, lettering, theme);
    text.draw(surface, left + 8, top + (height - text.height) / 2);
  }
}

/** Return the place of a value's picture in its box: on the right, in its own shape as far as there is room. */
function pictureBox(
  value: Value,
  left: number,
  top: number,
  width: number,
  height: number,
): [number, number, number, number] | null {
  const margin = Math.min(4, height * 0.12);
  const high = height - 2 * margin;
  if (high < 5) return null;
  const shape = Math.min(3.2, Math.max(1, value.columns / value.rows));
  const wide = Math.min(high * shape, width * (width < PLAIN ? 0.8 : width < NARROW ? 0.3 : 0.42));
  return [left + width - margin - wide, top + margin, wide, high];
}

export function drawValue(
  surface: Surface,
  { cells, rows, columns, signed, blocked }: Value,
  box: [number, number, number, number],
) {
  surface.cells(cells, rows, columns, box, signed);
  if (blocked) hatchBlocked(surface, blocked, rows, columns, box);
}

/** Draw the tokens that go in and those that come out, as far as there is room. */
function drawTokens(
  surface: Surface,
  model: WholeModel,
  { text, left, top, width, height }: Layout["tokens"][number],
  theme: Theme,
) {
  const lettering = { size: width < NARROW ? LETTERS.small : LETTERS.usual, code: true, fill: theme.text };
  const tokens = model[text].map((token) => isolateToken(token));
  const isLetters = model[text].every((token) => [...token].length === 1 || /^<.*>$/.test(token));
  const joined = (some: string[]) => some.join(isLetters ? "" : " ");
  const fits = (count: number) =>
    widthOf(joined(tokens.slice(0, count)) + (count < tokens.length ? "…" : ""), fontOf(lettering, theme)) <= width;
  let count = tokens.length;
  while (count > 1 && !fits(count)) count -= 1;
  surface.text(
    joined(tokens.slice(0, count)) + (count < tokens.length ? "…" : ""),
    left + width / 2,
    top + height / 2,
    { ...lettering, align: "center" },
  );
}
