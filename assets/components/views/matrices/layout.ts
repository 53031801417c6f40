// The places of matrices beside each other: each in the given height, all of them in the width.

import { fontOf } from "../../draw/surface.ts";
import { type Theme, widthOf } from "../../draw/theme.ts";
import { percent } from "../../words/numbers.ts";
import { lettersFor } from "../../words/numbers_in_cells.ts";
import { isolateToken } from "../../words/tokens.ts";
import type { Axis, Panel } from "./payload.ts";
import { numberIn } from "./words.ts";

export const GAP = 20; // pixels between two matrices
export const LETTERS = 14;
export const NAME = 14; // size of the name of an axis
const NAME_ROOM = 20;
const SMALLEST = 12; // size of labels that stand close
const LINE = 1.2; // of text, by its letters
const SIGN = 36; // a sign between two matrices, with its gap
const WIDE = 2.2; // of its height, if cells need not be square
const BAR = 5; // of the most pixels of a cell, which the longest bar may have
const WORD = 2.6; // of them, which a word may have
const ROOMY = 14; // pixels that such a cell may be wide, however low it is
const TALL = 0.7; // of the most, and so high, however narrow: matrices of the same rows are level
const LEAST = 1; // pixels of a cell's width: a whole equation in sight, pale as it is, says more than half of it
const ENOUGH = 2; // pixels that the others keep when the matrix that matters most is filled first
const READABLE = 24; // pixels that a small square matrix keeps beside a wide one, so that all its labels can be read
const SMALL = 0.2; // of the width, which a small square matrix may take for that
const LEGEND = 148; // pixels that the scale below a matrix takes
const MAIN = 0.46; // of the width, which a matrix that matters most may take
const PAGE = 0.9; // of a phone's width: the next matrix peeps in
export const NARROW = 520; // pixels
const MOST_NUMBERS = 4000; // cells of a matrix that could have numbers: those of a larger one are too small

/** The room for matrices, and the most that a cell takes of it, in pixels. */
export interface MatricesRoom {
  width: number;
  height: number;
  cell?: number;
}

const CELL = 44; // most pixels of a cell on a page
const largest = ({ cell = CELL }: MatricesRoom) => cell;
/** Return how much wider than the most a cell may be that holds a bar or a word; 0 of a cell of a number. */
const stretchOf = ({ isBars, words, scale }: Panel) => (isBars ? BAR : words && scale !== "plain" ? WORD : 0);
/** Return the most pixels of the width of a cell of some height, if it need not be square. */
const broadest = (room: MatricesRoom, panel: Panel, height: number) =>
  stretchOf(panel) * largest(room) || Math.min(largest(room), Math.max(height * WIDE, ROOMY));

/** The place of one matrix, in pixels. */
export interface Layout {
  /** The place of its cells. */
  left: number;
  top: number;
  cellWidth: number;
  cellHeight: number;
  /** The size of the whole drawing. */
  width: number;
  height: number;
  rows: string[];
  columns: string[];
  /** True for each column whose label is written upwards. */
  rotated: boolean[];
  /** The size of the labels. */
  letters: number;
  /** The name of the rows; "" if it has no room. */
  down: string;
  /** The name of the columns. */
  across: string;
  /** The left end of that name. */
  acrossLeft: number;
  /** The pixels of a column's label, in columns of one line of text. */
  pitch: number;
  /** The size of the numbers in the cells, or 0. */
  numbers: number;
}

interface Measured {
  panel: Panel;
  rows: string[];
  columns: string[];
  left: number;
  widths: number[];
  labels: number;
  least: number;
  kept: number;
}

export function arrangePanels(
  panels: Panel[],
  room: MatricesRoom,
  theme: Theme,
): { layouts: Layout[]; swiped: boolean } {
  const measured = panels.map((panel) => measure(panel, theme));
  const swiped = panels.length > 1 && (room.width < NARROW || widthAt(measured, room, LEAST) > room.width);
  if (swiped)
    return {
      swiped,
      layouts: measured.map((one) => levelWidths([one], { ...room, width: room.width * PAGE }, [Infinity], theme)[0]),
    };
  const kept = measured.map((one) => ({ ...one, kept: readable(one, room) }));
  const all = widthAt(kept, room, LEAST) <= room.width ? kept : measured;
  return { swiped, layouts: levelWidths(all, room, cellWidths(all, room), theme) };
}

/**
 * Lay out matrices whose cells begin at the same height.
 * @param most The pixels of a cell's width, of each.
 */
function levelWidths(all: Measured[], room: MatricesRoom, most: number[], theme: Theme) {
  const [tallest, line] = [Math.max(...all.map(({ labels }) => labels)), LETTERS * LINE + NAME_ROOM + 8];
  // Labels lie on their sides depending on the cells, which depend on the room that rotated labels leave.
  const rotates = all.map((one, i) => findRotated(one, cellOf(one, room, most[i], tallest)[0]).includes(true));
  const top = Math.max(line, ...all.filter((_, i) => rotates[i]).map(({ labels }) => labels));
  // Square matrices have cells of one size: a map of more tokens is not to look like another kind of map.
  const square = Math.min(...all.map((one, i) => (one.panel.isSquare ? cellOf(one, room, most[i], top)[0] : Infinity)));
  return all.map((one, i) => layoutOf(one, room, one.panel.isSquare ? square : most[i], top, theme));
}

/** Return the pixels of a cell that a square matrix keeps, however wide its neighbours are. */
const readable = (one: Measured, room: MatricesRoom) =>
  one.panel.isSquare ? Math.min(loneCellWidth(one, room), READABLE, (room.width * SMALL) / one.columns.length) : 0;

/** Return the widest cells with which all matrices fit; the one that matters most is filled first. */
function cellWidths(all: Measured[], room: MatricesRoom) {
  const common = widest(all, room, room.width);
  const main = all.find(({ panel }) => panel.isMain);
  if (!main || all.length === 1) return all.map(({ kept }) => Math.max(kept, common));
  const others = all.filter((one) => one !== main);
  const least = widthAt(others, room, ENOUGH) + GAP;
  const own = Math.max(
    common,
    Math.min(
      loneCellWidth(main, room),
      (Math.min(room.width * MAIN, room.width - least) - main.left - 3) / main.columns.length,
    ),
  );
  const rest = widest(others, room, room.width - widthAt([main], room, own) - GAP);
  return all.map((one) => Math.max(one.kept, one === main ? own : rest));
}

/** Return the largest width of a cell with which matrices take no more than a width. */
function widest(all: Measured[], room: MatricesRoom, width: number) {
  let [low, high] = [LEAST, largest(room) * Math.max(WIDE, ...all.map(({ panel }) => stretchOf(panel)))];
  for (let i = 0; i < 24; i += 1) {
    const middle = (low + high) / 2;
    if (widthAt(all, room, middle) <= width) low = middle;
    else high = middle;
  }
  return low;
}

const widthAt = (all: Measured[], room: MatricesRoom, cell: number) =>
  all.reduce(
    (sum, one) =>
      sum +
      (one.panel.sign ? SIGN : 0) +
      Math.max(
        one.least,
        one.left + one.columns.length * Math.min(loneCellWidth(one, room), Math.max(one.kept, cell)) + 3,
      ) +
      GAP,
    -GAP,
  );

/** Return the width of a matrix's cells if it stood alone. */
function loneCellWidth({ panel, rows, labels }: Measured, room: MatricesRoom) {
  const height = Math.min(largest(room), (room.height - labels - 3) / rows.length);
  return panel.isSquare ? height : broadest(room, panel, height);
}

function measure(panel: Panel, theme: Theme): Measured {
  const font = fontOf({ fill: "", size: LETTERS, code: true, bold: true }, theme);
  const labelsOf = (axis: Axis, length: number) => axis.labels.map((label) => isolateToken(label, length));
  const [rows, columns] = [labelsOf(panel.rows, 16), labelsOf(panel.columns, 12)];
  const [high, widths] = [rows, columns].map((labels) => labels.map((label) => Math.ceil(widthOf(label, font))));
  const left = (panel.rows.name ? NAME_ROOM : 0) + Math.max(0, ...high) + 10;
  const least = Math.max(LEGEND, Math.ceil(widthOf(panel.columns.name, fontOf({ fill: "", size: NAME }, theme))) + 4);
  return { panel, rows, columns, left, widths, labels: Math.max(0, ...widths) + NAME_ROOM + 8, least, kept: 0 };
}

/** Return the labels that are wider than their column, and lie on their sides; numbers are thinned out instead. */
const findRotated = ({ panel, widths }: Measured, cell: number) =>
  widths.map((width) => panel.columns.isToken && width > Math.max(cell, LETTERS * LINE) - 2 && width > LETTERS * 1.1);

/**
 * Return width and height of a cell. Whole pixels look even; below 4 the size matters more.
 * @param most The pixels of its width.
 */
function cellOf({ panel, rows, columns, left }: Measured, room: MatricesRoom, most: number, top: number) {
  const high = Math.min(largest(room), (room.height - top - 3) / rows.length);
  const width = Math.min(
    most,
    (room.width - left - 3) / columns.length,
    panel.isSquare ? high : broadest(room, panel, high),
  );
  const height = panel.isSquare ? width : Math.min(high, Math.max(width * WIDE, TALL * largest(room)));
  return [width, height].map((cell) => (cell >= 4 ? Math.floor(cell) : cell));
}

/** @param most The pixels of a cell's width. */
function layoutOf(one: Measured, room: MatricesRoom, most: number, top: number, theme: Theme): Layout {
  const { panel, rows, columns, left } = one;
  const [cellWidth, cellHeight] = cellOf(one, room, most, top);
  const rotated = findRotated(one, cellWidth);
  const upright = Math.max(0, ...one.widths.filter((_, column) => !rotated[column]));
  const [across, down] = [columns.length * cellWidth, rows.length * cellHeight];
  // The label of one narrow column goes beyond it.
  const beyond = rotated.at(-1) || columns.length > 1 ? 0 : Math.max(0, ((one.widths.at(-1) ?? 0) - cellWidth) / 2);
  const width = Math.ceil(Math.max(left + across + beyond + 3, one.least));
  const size = fontOf({ fill: "", size: NAME }, theme);
  return {
    left,
    top,
    cellWidth,
    cellHeight,
    rows,
    columns,
    rotated,
    width,
    acrossLeft: Math.max(0, Math.min(left, width - widthOf(panel.columns.name, size) - 4)),
    pitch: (cellWidth * LETTERS * LINE) / Math.max(LETTERS * LINE, panel.columns.isToken ? 0 : upright + 6),
    letters: Math.max(SMALLEST, Math.min(LETTERS, Math.floor(cellHeight / LINE))),
    height: Math.ceil(top + down + 3),
    across: panel.columns.name,
    down: widthOf(panel.rows.name, size) <= down + top ? panel.rows.name : "",
    numbers: panel.isOff ? 0 : lettersFor({ width: cellWidth, height: cellHeight }, widestNumber(panel, theme)),
  };
}

function widestNumber(panel: Panel, theme: Theme) {
  if (!panel.words && panel.values.length > MOST_NUMBERS) return { usual: 0, width: 0 };
  const font = fontOf({ fill: "", size: LETTERS }, theme);
  const texts = panel.words
    ? panel.words.flat().map((word) => isolateToken(word))
    : panel.scale === "plain"
      ? []
      : panel.scale === "shares"
        ? [percent(1).slice(0, 3)]
        : [...new Set(Array.from(panel.values, numberIn(panel)))];
  // There is nothing to write: then no cell has a number.
  return texts.length
    ? { usual: LETTERS, width: Math.max(...texts.map((text) => widthOf(text, font))) }
    : { usual: 0, width: 0 };
}
