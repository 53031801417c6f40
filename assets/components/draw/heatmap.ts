// One map of attention with the labels of its rows and columns: its layout, and how it is drawn.

import { signedLevel } from "../data/levels.ts";
import { inCell } from "../words/numbers.ts";
import { lettersFor } from "../words/numbers_in_cells.ts";
import { isolateToken, LABEL_LENGTH } from "../words/tokens.ts";
import { drawOff, SAID } from "./off.ts";
import { nameQuarters } from "./quarters.ts";
import type { Box, Surface } from "./surface.ts";
import { type Theme, widthOf } from "./theme.ts";

/** Lines of text between two labels. */
export const LEAST_PITCH = 1.2;
const TURNED_PITCH = 0.9; // between two that are written upwards: only their tallest letters come near each other
const SMALLEST = 12; // pixels of the letters of a crowded map
const ROOMY = 500; // pixels of width from which labels of rows may be longer
const ROW_LENGTH = 20; // graphemes
const GRID_FROM = 9; // pixels of a cell that leave room for lines between cells

interface Room {
  /** In pixels. */
  width: number;
  height: number;
  /** The largest side of a cell. */
  cell: number;
  /** The size of the labels. */
  letters: number;
}

/** The place of a map, in pixels. */
export interface Layout {
  left: number;
  top: number;
  cellWidth: number;
  cellHeight: number;
  /** The size of the whole picture. */
  width: number;
  height: number;
  rows: string[];
  columns: string[];
  /** True for each column whose label is written upwards. */
  turned: boolean[];
  letters: number;
  /** The size of the numbers in cells, or 0. */
  numbers: number;
}

interface Drawn {
  rows: string[];
  columns: string[];
  /** 0 … 1, row × column. */
  weights: ArrayLike<number>;
  /** True if they are contributions: −1 … 1 have a colour each. */
  signed?: boolean;
  /** 1 if the mask forbids attention. */
  blocked: Uint8Array | null;
  /** True if the head is switched off: the map says so, and has no numbers. */
  isOff?: boolean;
  /** The row and column at which the target begins, if source and target share the axes. */
  border?: number;
}

/** The parts that stand out; −1 is none. */
export interface Lit {
  /** Parts that the user points at. */
  rows: number[];
  columns: number[];
  /** The rows of the step on show. */
  step: number[];
  /** The rows that are compared. */
  chosen: number[];
  /** The first row that is still to come. */
  done: number;
  /** True if all rows but those of the step and those compared step back. */
  alone?: boolean;
}

export const UNLIT: Lit = { rows: [], columns: [], step: [], chosen: [], done: Infinity };

/** Lay a map out; one that is crowded has smaller letters, so that none of its labels has to go. */
export function layoutOf(map: { rows: string[]; columns: string[] }, room: Room, theme: Theme): Layout {
  const layout = layoutWith(map, room, theme);
  const isCrowded = layout.cellWidth < room.letters * TURNED_PITCH && room.letters > SMALLEST;
  return isCrowded ? layoutWith(map, { ...room, letters: SMALLEST }, theme) : layout;
}

function layoutWith(map: { rows: string[]; columns: string[] }, room: Room, theme: Theme): Layout {
  const font = `700 ${room.letters}px ${theme.codeFont}`;
  // If there is room, a row names both of its tokens: the one read, and the one written then.
  const rows = map.rows.map((label) => isolateToken(label, room.width < ROOMY ? LABEL_LENGTH : ROW_LENGTH));
  const columns = map.columns.map((label) => isolateToken(label));
  const widest = (labels: string[]) => Math.ceil(Math.max(...labels.map((label) => widthOf(label, font))));
  const left = widest(rows) + 10;
  let cellWidth = Math.min(room.cell, (room.width - left - 3) / columns.length);
  const pitch = room.letters * LEAST_PITCH;
  const widths = columns.map((label) => widthOf(label, font));
  // Close labels are thinned out, so each has at least the pitch; a single letter never needs to lie on its side.
  const turned = widths.map((width) => width > Math.max(cellWidth, pitch) - 2 && width > room.letters * 1.1);
  const top = Math.ceil(Math.max(pitch, ...widths.filter((_, column) => turned[column]))) + 8;
  // Rows may be high where columns are narrow: so their labels have room.
  const highest = Math.max(cellWidth * 1.4, Math.min(cellWidth * 2, pitch * 1.25));
  let cellHeight = Math.min(room.cell, highest, (room.height - top - 3) / rows.length);
  // Cells are wider than high if that keeps a label from its neighbours, else nearly square.
  const upright = Math.max(0, ...widths.filter((_, column) => !turned[column])) + 6;
  cellWidth = Math.min(cellWidth, Math.max(cellHeight * 1.8, upright));
  // Whole pixels look even; below 4 pixels the loss of size would be worse than the unevenness.
  [cellWidth, cellHeight] = [cellWidth, cellHeight].map((cell) => (cell >= 4 ? Math.floor(cell) : cell));
  const [width, height] = [left + columns.length * cellWidth + 3, top + rows.length * cellHeight + 3].map(Math.ceil);
  const numbers = Math.min(room.letters, Math.floor(cellHeight * 0.62), Math.floor((cellWidth - 4) / 1.9));
  return {
    left,
    top,
    cellWidth,
    cellHeight,
    width,
    height,
    rows,
    columns,
    turned,
    letters: room.letters,
    numbers: numbers >= 12 ? numbers : 0,
  };
}

export function drawMap(surface: Surface, map: Drawn, layout: Layout, lit: Lit, theme: Theme) {
  drawCells(surface, map, layout, theme);
  if (map.border) nameQuarters(surface, blockedQuarter(map.border, layout), layout.letters, theme);
  if (layout.numbers && !map.isOff) drawNumbers(surface, map, layout, lit, theme);
  drawToCome(surface, layout, lit, theme);
  if (lit.alone) veilRows(surface, layout, lit, theme);
  if (map.isOff) sayOff(surface, map, layout, theme);
  drawLit(surface, layout, lit, theme);
  drawLabels(surface, layout, lit, theme);
}

/** Return the quarter in which the source would look at the target. */
function blockedQuarter(border: number, { left, top, cellWidth, cellHeight, columns }: Layout): Box {
  return [left + border * cellWidth, top, (columns.length - border) * cellWidth, border * cellHeight];
}

function sayOff(
  surface: Surface,
  { weights }: Drawn,
  { left, top, cellWidth, cellHeight, rows: { length: rows }, columns: { length: columns }, letters }: Layout,
  theme: Theme,
) {
  const width = widthOf(SAID, `700 ${letters}px ${theme.font}`);
  const look = { fill: theme.text, ink: theme.ground, letters, width };
  drawOff(surface, [left, top, columns * cellWidth, rows * cellHeight], { weights, rows, columns }, look);
}

function drawCells(surface: Surface, map: Drawn, { left, top, cellWidth, cellHeight }: Layout, theme: Theme) {
  const [rows, columns] = [map.rows.length, map.columns.length];
  const [width, height] = [columns * cellWidth, rows * cellHeight];
  const values = map.signed ? Uint8Array.from(map.weights, signedLevel) : map.weights;
  surface.cells(values, rows, columns, [left, top, width, height], map.signed);
  if (map.blocked) hatchBlocked(surface, map.blocked, rows, columns, [left, top, width, height]);
  if (map.border) {
    surface.rect(left, top + map.border * cellHeight - 1, width, 2, { fill: theme.quiet });
    surface.rect(left + map.border * cellWidth - 1, top, 2, height, { fill: theme.quiet });
  }
  if (Math.min(cellWidth, cellHeight) < GRID_FROM) return;
  for (let column = 1; column < columns; column += 1)
    surface.rect(left + column * cellWidth - 0.5, top, 1, height, { fill: theme.ground });
  for (let row = 1; row < rows; row += 1)
    surface.rect(left, top + row * cellHeight - 0.5, width, 1, { fill: theme.ground });
}

/**
 * Hatch the blocked cells of a matrix that fills the rectangle; neighbours in a row are one stroke.
 * @param box Left, top, width, height.
 */
export function hatchBlocked(
  surface: Surface,
  blocked: Uint8Array,
  rows: number,
  columns: number,
  [x, y, width, height]: [number, number, number, number],
) {
  const left = (column: number) => Math.round(x + (column * width) / columns);
  const top = (row: number) => Math.round(y + (row * height) / rows);
  for (let row = 0; row < rows; row += 1) {
    for (let start = 0; start < columns; start += 1) {
      let end = start;
      while (end < columns && blocked[row * columns + end]) end += 1;
      if (end > start) surface.hatch(left(start), top(row), left(end) - left(start), top(row + 1) - top(row));
      start = end;
    }
  }
}

function drawNumbers(
  surface: Surface,
  { weights, signed, blocked, rows, columns }: Drawn,
  { left, top, cellWidth, cellHeight, numbers: usual }: Layout,
  lit: Lit,
  theme: Theme,
) {
  const numbers = signed ? lettersFor({ width: cellWidth, height: cellHeight }, { usual, width: 2.4 * usual }) : usual;
  for (let row = 0; numbers && row < Math.min(rows.length, lit.done); row += 1) {
    for (let column = 0; column < columns.length; column += 1) {
      const weight = weights[row * columns.length + column];
      if (blocked?.[row * columns.length + column]) continue;
      const fill = signed ? theme.signedInk[signedLevel(weight)] : theme.ink[Math.min(255, Math.round(weight * 255))];
      const [x, y] = [left + (column + 0.5) * cellWidth, top + (row + 0.5) * cellHeight + 1];
      surface.text(inCell(weight), x, y, { fill, size: numbers, align: "center" });
    }
  }
}

/** Fade the rows that are not written yet; the others keep the colours of the legend. */
function drawToCome(
  surface: Surface,
  { left, top, cellWidth, cellHeight, rows, columns }: Layout,
  { done }: Lit,
  theme: Theme,
) {
  if (done >= rows.length) return;
  const box = [left, top + done * cellHeight, columns.length * cellWidth, (rows.length - done) * cellHeight] as const;
  surface.rect(...box, { fill: theme.ground });
  surface.rect(...box, { fill: theme.hatchGround, opacity: 0.5 });
}

/** The opacity of the veil over parts that a scene doesn't speak of. */
export const VEIL = 0.7;

function veilRows(
  surface: Surface,
  { left, top, cellWidth, cellHeight, rows, columns }: Layout,
  { step, chosen }: Lit,
  theme: Theme,
) {
  for (let row = 0; row < rows.length; row += 1)
    if (!step.includes(row) && !chosen.includes(row))
      surface.rect(left, top + row * cellHeight, columns.length * cellWidth, cellHeight, {
        fill: theme.ground,
        opacity: VEIL,
      });
}

function drawLit(
  surface: Surface,
  { left, top, cellWidth, cellHeight, rows, columns }: Layout,
  lit: Lit,
  theme: Theme,
) {
  const row = (one: number, stroke: string) =>
    surface.rect(left - 1, top + one * cellHeight - 1, columns.length * cellWidth + 2, cellHeight + 2, {
      stroke,
      width: 2.5,
    });
  for (const one of lit.chosen) row(one, theme.query);
  for (const one of lit.step) row(one, theme.primary);
  for (const one of lit.rows) row(one, theme.query);
  for (const one of lit.columns)
    surface.rect(left + one * cellWidth - 1, top - 1, cellWidth + 2, rows.length * cellHeight + 2, {
      stroke: theme.key,
      width: 2.5,
    });
}

function drawLabels(
  surface: Surface,
  { left, top, cellWidth, cellHeight, rows, columns, turned, letters }: Layout,
  lit: Lit,
  theme: Theme,
) {
  const loudRows = [...lit.rows, ...lit.step, ...lit.chosen];
  for (const row of roomy(rows.length, cellHeight, letters * LEAST_PITCH, loudRows)) {
    if (row >= lit.done) break;
    const bold = loudRows.includes(row);
    const fill = lit.rows.includes(row) || lit.chosen.includes(row) ? theme.query : bold ? theme.text : theme.quiet;
    surface.text(rows[row], left - 7, top + (row + 0.5) * cellHeight, {
      fill,
      size: letters,
      bold,
      code: true,
      align: "right",
    });
  }
  const pitch = letters * (turned.includes(true) ? TURNED_PITCH : LEAST_PITCH);
  for (const column of roomy(columns.length, cellWidth, pitch, lit.columns)) {
    const bold = lit.columns.includes(column);
    const align = turned[column] ? "left" : "center";
    const [x, y] = [left + (column + 0.5) * cellWidth, top - (turned[column] ? 6 : 3 + letters * 0.55)];
    surface.text(columns[column], x, y, {
      fill: bold ? theme.key : theme.quiet,
      size: letters,
      bold,
      code: true,
      align,
      turned: turned[column],
    });
  }
}

/**
 * Return the labels that have room: every n-th, and always those that are lit, in place of their close neighbours.
 * @param cell Pixels.
 * @param pitch The least pixels from one label to the next.
 */
export function roomy(count: number, cell: number, pitch: number, lit: number[]) {
  const every = Math.max(1, Math.ceil(pitch / cell));
  const near = (i: number) => lit.some((one) => one !== i && Math.abs(one - i) * cell < pitch);
  return Array.from({ length: count }, (_, i) => i).filter((i) => lit.includes(i) || (i % every === 0 && !near(i)));
}

/** Return the cell at a point; −1 on the labels of the rows (column) or of the columns (row); null outside. */
export function cellAt({ left, top, cellWidth, cellHeight, rows, columns }: Layout, x: number, y: number) {
  const [row, column] = [Math.floor((y - top) / cellHeight), Math.floor((x - left) / cellWidth)];
  if (row >= rows.length || column >= columns.length || (row < 0 && column < 0)) return null;
  return { row: Math.max(-1, row), column: Math.max(-1, column) };
}
