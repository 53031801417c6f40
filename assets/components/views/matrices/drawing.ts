// The drawing of one matrix: cells, hatching, numbers, rings, labels.

import { hatchBlocked, LEAST_PITCH, roomy, VEIL } from "../../draw/heatmap.ts";
import { drawOff, SAID } from "../../draw/off.ts";
import type { Box, Surface } from "../../draw/surface.ts";
import { inkOver, type Theme, widthOf } from "../../draw/theme.ts";
import { isolateToken } from "../../words/tokens.ts";
import { type Layout, LETTERS, NAME } from "./layout.ts";
import type { Axis, Panel } from "./payload.ts";
import { numberIn } from "./words.ts";

const SMALL = 5; // pixels of a cell that a thick ring would cover
const GRID_FROM = 9; // pixels of a cell that leave room for lines between cells
const DOT = 2; // pixels of a dot's radius

/** The row and the column that are pointed at; −1 is none. */
export interface Lit {
  row: number;
  column: number;
  /** True if all cells but the ringed ones step back. */
  alone?: boolean;
}

/** @param theme For a panel that is switched off it comes from `greyTheme`. */
export function drawPanel(surface: Surface, panel: Panel, layout: Layout, lit: Lit, theme: Theme) {
  const { left, top, cellWidth, cellHeight, rows, columns } = layout;
  const [width, height] = [columns.length * cellWidth, rows.length * cellHeight];
  const isPlain = panel.scale === "plain";
  if (isPlain || panel.isBars) surface.rect(left, top, width, height, { fill: theme.ground });
  else surface.cells(panel.levels, rows.length, columns.length, [left, top, width, height], panel.scale === "signed");
  if (panel.blocked) hatchBlocked(surface, panel.blocked, rows.length, columns.length, [left, top, width, height]);
  if (Math.min(cellWidth, cellHeight) >= GRID_FROM) {
    const fill = isPlain ? theme.hatchLine : theme.ground;
    for (let column = 1; column < columns.length; column += 1)
      surface.rect(left + column * cellWidth - 0.5, top, 1, height, { fill });
    for (let row = 1; row < rows.length; row += 1) surface.rect(left, top + row * cellHeight - 0.5, width, 1, { fill });
  }
  if (hasDots(panel, layout)) drawDots(surface, panel, layout, theme);
  surface.rect(left - 0.5, top - 0.5, width + 1, height + 1, { stroke: theme.hatchLine });
  if (panel.isBars) drawBars(surface, panel, layout, theme);
  else if (layout.numbers) drawNumbers(surface, panel, layout, theme);
  if (panel.isOff) {
    const map = { weights: panel.levels, rows: rows.length, columns: columns.length };
    drawOff(surface, [left, top, width, height], map, {
      fill: theme.lines[0],
      ink: inkOver(theme.lines[0]),
      letters: LETTERS,
      width: widthOf(SAID, `700 ${LETTERS}px ${theme.font}`),
    });
  }
  if (lit.alone) veilCells(surface, panel, layout, theme);
  drawRings(surface, panel, layout, lit, theme);
  drawLabels(surface, panel, layout, lit, theme);
}

/** Return whether an allowed cell has a dot: if words stand in the cells, or no dot has room, it is the empty cell. */
export const hasDots = ({ scale, words }: Panel, { cellWidth, cellHeight }: Layout) =>
  scale === "plain" && !words && Math.min(cellWidth, cellHeight) >= GRID_FROM;

/** Draw a dot in each allowed cell: filled cells would look like much attention. */
function drawDots(
  surface: Surface,
  panel: Panel,
  { left, top, cellWidth, cellHeight, rows, columns }: Layout,
  theme: Theme,
) {
  for (let row = 0; row < rows.length; row += 1)
    for (let column = 0; column < columns.length; column += 1)
      if (!panel.blocked?.[row * columns.length + column])
        drawDot(surface, [left + column * cellWidth, top + row * cellHeight, cellWidth, cellHeight], theme);
}

/** Draw the dot of "allowed", in a box. */
export const drawDot = (surface: Surface, [left, top, width, height]: Box, theme: Theme) =>
  surface.rect(left + width / 2 - DOT, top + height / 2 - DOT, 2 * DOT, 2 * DOT, { fill: theme.quiet, radius: DOT });

/** Draw a bar in each row, as long as its value, with its number at its end. */
function drawBars(surface: Surface, panel: Panel, { left, top, cellWidth, cellHeight, numbers }: Layout, theme: Theme) {
  const [fill, write] = [panel.scale === "shares" ? theme.lines[0] : theme.lines[1], numberIn(panel)];
  panel.values.forEach((value, row) => {
    const [y, long] = [top + row * cellHeight, cellWidth * (panel.scale === "shares" ? value : value / panel.limit)];
    surface.rect(left, y + 0.12 * cellHeight, long, 0.76 * cellHeight, { fill });
    if (!numbers) return;
    const isInside = long > cellWidth / 2;
    surface.text(write(value), left + long + (isInside ? -6 : 6), y + cellHeight / 2 + 1, {
      fill: isInside ? inkOver(fill) : theme.text,
      size: numbers,
      align: isInside ? "right" : "left",
    });
  });
}

function drawNumbers(
  surface: Surface,
  panel: Panel,
  { left, top, cellWidth, cellHeight, rows, columns, numbers }: Layout,
  theme: Theme,
) {
  const inks = panel.scale === "signed" ? theme.signedInk : theme.ink;
  const write = numberIn(panel);
  for (let row = 0; row < rows.length; row += 1)
    for (let column = 0; column < columns.length; column += 1) {
      const cell = row * columns.length + column;
      if (panel.blocked?.[cell] || panel.words?.[row][column] === "") continue;
      const text = panel.words ? isolateToken(panel.words[row][column]) : write(panel.values[cell]);
      const fill =
        panel.words && panel.scale === "plain" ? theme.text : inks[Math.min(255, Math.round(panel.levels[cell] * 255))];
      surface.text(text, left + (column + 0.5) * cellWidth, top + (row + 0.5) * cellHeight + 1, {
        fill,
        size: numbers,
        align: "center",
      });
    }
}

function veilCells(
  surface: Surface,
  { lit, rows, columns }: Panel,
  { left, top, cellWidth, cellHeight }: Layout,
  theme: Theme,
) {
  for (let row = 0; lit.length > 0 && row < rows.labels.length; row += 1)
    for (let column = 0; column < columns.labels.length; column += 1)
      if (!lit.some(([down, across]) => (down ?? row) === row && (across ?? column) === column))
        surface.rect(left + column * cellWidth, top + row * cellHeight, cellWidth, cellHeight, {
          fill: theme.ground,
          opacity: VEIL,
        });
}

function drawRings(
  surface: Surface,
  panel: Panel,
  { left, top, cellWidth, cellHeight, rows, columns }: Layout,
  lit: Lit,
  theme: Theme,
) {
  const ring = (row: number | null, column: number | null, stroke: string, wide = 1) => {
    const box = [
      left + (column ?? 0) * cellWidth - 1,
      top + (row ?? 0) * cellHeight - 1,
      (column === null ? columns.length : wide) * cellWidth + 2,
      (row === null ? rows.length : 1) * cellHeight + 2,
    ] as const;
    const bold = Math.min(cellWidth, cellHeight) < SMALL ? 1.5 : 2.5;
    surface.rect(...box, { stroke: theme.ground, width: 2 * bold }); // seen on cells of every colour
    surface.rect(...box, { stroke, width: bold });
  };
  if (panel.band) ring(null, panel.band[0], theme.lines[0], panel.band[1] - panel.band[0] + 1);
  for (const [row, column] of panel.lit) ring(row, column, theme.lines[0]);
  if (lit.row >= 0) ring(lit.row, null, inkOf(panel.rows, theme));
  if (lit.column >= 0) ring(null, lit.column, inkOf(panel.columns, theme));
}

const inkOf = ({ part }: Axis, theme: Theme) => (part ? theme[part] : theme.text);

function drawLabels(surface: Surface, panel: Panel, layout: Layout, lit: Lit, theme: Theme) {
  const { left, top, cellWidth, cellHeight, rows, columns, rotated, letters, down, across } = layout;
  const ringed = (side: 0 | 1, pointed: number) =>
    [...new Set([pointed, ...panel.lit.map((one) => one[side] ?? -1)])].filter((place) => place >= 0);
  const [loudRows, loudColumns] = [ringed(0, lit.row), ringed(1, lit.column)];
  for (const row of roomy(rows.length, cellHeight, letters * LEAST_PITCH, loudRows)) {
    const bold = loudRows.includes(row);
    surface.text(rows[row], left - 7, top + (row + 0.5) * cellHeight, {
      fill: bold ? inkOf(panel.rows, theme) : theme.quiet,
      size: letters,
      bold,
      code: true,
      align: "right",
    });
  }
  for (const column of roomy(columns.length, layout.pitch, LETTERS * LEAST_PITCH, loudColumns)) {
    const bold = loudColumns.includes(column);
    const [x, y] = [left + (column + 0.5) * cellWidth, top - (rotated[column] ? 6 : 3 + LETTERS * 0.55)];
    surface.text(columns[column], x, y, {
      fill: bold ? inkOf(panel.columns, theme) : theme.quiet,
      size: LETTERS,
      bold,
      code: true,
      align: rotated[column] ? "left" : "center",
      turned: rotated[column],
    });
  }
  if (across) surface.text(across, layout.acrossLeft, NAME * 0.6, { fill: inkOf(panel.columns, theme), size: NAME });
  if (down)
    surface.text(down, NAME * 0.6, top + rows.length * cellHeight, {
      fill: inkOf(panel.rows, theme),
      size: NAME,
      turned: true,
    });
}
