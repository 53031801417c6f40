// Where matrices stand beside each other: each in the height there is, all of them in the width.

/** @import { Theme } from "../drawing/theme.js" */
/** @import { Axis, Panel } from "./payload.js" */
import { fontOf } from "../drawing/surface.js";
import { widthOf } from "../drawing/theme.js";
import { percent } from "../words/numbers.js";
import { lettersFor } from "../words/numbers_in_cells.js";
import { isolated } from "../words/tokens.js";
import { numberIn } from "./words.js";

export const GAP = 20; // pixels between two matrices
export const LETTERS = 14;
export const NAME = 14; // letters of the name of an axis
const NAME_ROOM = 20;
const SMALLEST = 12; // letters of labels that stand close
const LINE = 1.2; // of text, by its letters
const SIGN = 36; // a sign between two matrices, with its gap
const MOST = 44; // pixels of a cell
const WIDE = 2.2; // of its height, where cells need not be square
const ROOMY = 14; // pixels that such a cell may be wide, however low it is
const LEAST = 2.5;
const MAIN = 0.46; // of the width, which a matrix that matters most may take
const PAGE = 0.9; // of a phone's width: the next matrix peeps in
const NARROW = 640; // pixels

/**
 * @typedef {object} Layout Where one matrix stands, in pixels.
 * @property {number} left Of its cells.
 * @property {number} top
 * @property {number} cellWidth
 * @property {number} cellHeight
 * @property {number} width Of the whole drawing.
 * @property {number} height
 * @property {string[]} rows
 * @property {string[]} columns
 * @property {boolean[]} turned Columns whose label is written upwards.
 * @property {number} letters Size of the labels.
 * @property {string} down Name of the rows; "" where it has no room.
 * @property {string} across Name of the columns.
 * @property {number} acrossLeft Where it begins.
 * @property {number} pitch Pixels of a column's label, in columns of one line of text.
 * @property {number} numbers Size of the numbers in the cells, or 0.
 *
 * @typedef {{panel: Panel, rows: string[], columns: string[], left: number, widths: number[], labels: number, nameWidth: number}} Measured
 */

/**
 * @param {Panel[]} panels
 * @param {{width: number, height: number}} room
 * @param {Theme} theme
 * @returns {{layouts: Layout[], swiped: boolean}}
 */
export function arranged(panels, room, theme) {
  const measured = panels.map((panel) => measure(panel, theme));
  const swiped = panels.length > 1 && (room.width < NARROW || !fits(measured, room));
  if (swiped) return { swiped, layouts: measured.map((one) => levelled([one], { ...room, width: room.width * PAGE }, [Infinity], theme)[0]) };
  return { swiped, layouts: levelled(measured, room, cellWidths(measured, room), theme) };
}

/**
 * Matrices whose cells begin at the same height.
 * @param {Measured[]} all
 * @param {{width: number, height: number}} room
 * @param {number[]} most Pixels of a cell's width, of each.
 * @param {Theme} theme
 */
function levelled(all, room, most, theme) {
  const [tallest, line] = [Math.max(...all.map(({ labels }) => labels)), LETTERS * LINE + NAME_ROOM + 8];
  // Whether labels lie on their sides depends on the cells, which depend on the room that lying labels leave.
  const lie = all.map((one, i) => lying(one, cellOf(one, room, most[i], tallest)[0]).includes(true));
  const top = Math.max(line, ...all.filter((_, i) => lie[i]).map(({ labels }) => labels));
  return all.map((one, i) => layoutOf(one, room, most[i], top, theme));
}

/** @param {Measured[]} all @param {{width: number, height: number}} room */
const fits = (all, room) => widthAt(all, room, LEAST) <= room.width;

/**
 * The widest cells of each matrix with which all fit beside each other; one that matters most is filled first.
 * @param {Measured[]} all
 * @param {{width: number, height: number}} room
 */
function cellWidths(all, room) {
  const common = widest(all, room, room.width);
  const main = all.find(({ panel }) => panel.isMain);
  if (!main || all.length === 1) return all.map(() => common);
  const others = all.filter((one) => one !== main);
  const least = widthAt(others, room, LEAST) + GAP;
  const own = Math.max(common, Math.min(wanted(main, room), (Math.min(room.width * MAIN, room.width - least) - main.left - 3) / main.columns.length));
  const rest = widest(others, room, room.width - widthAt([main], room, own) - GAP);
  return all.map((one) => (one === main ? own : rest));
}

/**
 * The largest width of a cell with which matrices take no more than a width.
 * @param {Measured[]} all
 * @param {{width: number, height: number}} room
 * @param {number} width
 */
function widest(all, room, width) {
  let [low, high] = [LEAST, MOST * WIDE];
  for (let i = 0; i < 24; i += 1) {
    const middle = (low + high) / 2;
    if (widthAt(all, room, middle) <= width) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * @param {Measured[]} all
 * @param {{width: number, height: number}} room
 * @param {number} cell
 */
const widthAt = (all, room, cell) =>
  all.reduce((sum, one) => sum + (one.panel.sign ? SIGN : 0) + Math.max(one.nameWidth, one.left + one.columns.length * Math.min(wanted(one, room), cell) + 3) + GAP, -GAP);

/**
 * How wide the cells of a matrix would be if it stood alone.
 * @param {Measured} one
 * @param {{height: number}} room
 */
function wanted({ panel, rows, labels }, room) {
  const height = Math.min(MOST, (room.height - labels - 3) / rows.length);
  return panel.isSquare ? height : Math.min(MOST, Math.max(height * WIDE, ROOMY));
}

/**
 * @param {Panel} panel
 * @param {Theme} theme
 * @returns {Measured}
 */
function measure(panel, theme) {
  const font = fontOf({ fill: "", size: LETTERS, code: true, bold: true }, theme);
  const written = (/** @type {Axis} */ axis, /** @type {number} */ length) => axis.labels.map((label) => isolated(label, length));
  const [rows, columns] = [written(panel.rows, 16), written(panel.columns, 12)];
  const [high, widths] = [rows, columns].map((labels) => labels.map((label) => Math.ceil(widthOf(label, font))));
  const left = (panel.rows.name ? NAME_ROOM : 0) + Math.max(0, ...high) + 10;
  const nameWidth = Math.ceil(widthOf(panel.columns.name, fontOf({ fill: "", size: NAME }, theme))) + 4;
  return { panel, rows, columns, left, widths, labels: Math.max(0, ...widths) + NAME_ROOM + 8, nameWidth };
}

/**
 * Labels that are wider than their column, so that they have to lie on their sides; numbers are thinned out instead.
 * @param {Measured} one
 * @param {number} cell
 */
const lying = ({ panel, widths }, cell) => widths.map((width) => panel.columns.isToken && width > Math.max(cell, LETTERS * LINE) - 2 && width > LETTERS * 1.1);

/**
 * Width and height of a cell. Whole pixels look even; below 4 the loss of size would be worse than the unevenness.
 * @param {Measured} one
 * @param {{width: number, height: number}} room
 * @param {number} most Pixels of its width.
 * @param {number} top
 */
function cellOf({ panel, rows, columns, left }, room, most, top) {
  const high = Math.min(MOST, (room.height - top - 3) / rows.length);
  const width = Math.min(most, (room.width - left - 3) / columns.length, panel.isSquare ? high : Math.min(MOST, Math.max(high * WIDE, ROOMY)));
  const height = panel.isSquare ? width : Math.min(high, Math.max(width * WIDE, ROOMY));
  return [width, height].map((cell) => (cell >= 4 ? Math.floor(cell) : cell));
}

/**
 * @param {Measured} one
 * @param {{width: number, height: number}} room
 * @param {number} most Pixels of a cell's width.
 * @param {number} top
 * @param {Theme} theme
 * @returns {Layout}
 */
function layoutOf(one, room, most, top, theme) {
  const { panel, rows, columns, left } = one;
  const [cellWidth, cellHeight] = cellOf(one, room, most, top);
  const turned = lying(one, cellWidth);
  const upright = Math.max(0, ...one.widths.filter((_, column) => !turned[column]));
  const [across, down] = [columns.length * cellWidth, rows.length * cellHeight];
  const width = Math.ceil(Math.max(left + across + 3, one.nameWidth));
  const size = fontOf({ fill: "", size: NAME }, theme);
  return {
    left, top, cellWidth, cellHeight, rows, columns, turned,
    width,
    acrossLeft: Math.max(0, Math.min(left, width - one.nameWidth)),
    pitch: (cellWidth * LETTERS * LINE) / Math.max(LETTERS * LINE, panel.columns.isToken ? 0 : upright + 6),
    letters: Math.max(SMALLEST, Math.min(LETTERS, Math.floor(cellHeight / LINE))),
    height: Math.ceil(top + down + 3),
    across: panel.columns.name,
    down: widthOf(panel.rows.name, size) <= down + top ? panel.rows.name : "",
    numbers: panel.isOff ? 0 : lettersFor({ width: cellWidth, height: cellHeight }, widestNumber(panel, theme)),
  };
}

/**
 * @param {Panel} panel
 * @param {Theme} theme
 */
function widestNumber(panel, theme) {
  const font = fontOf({ fill: "", size: LETTERS }, theme);
  const texts = panel.words ? panel.words.flat().map((word) => isolated(word)) : panel.scale === "plain" ? [] : panel.scale === "shares" ? [percent(1).slice(0, 3)] : [...new Set(Array.from(panel.values, numberIn(panel)))];
  // Nothing to write, or too much: then no cell has a number.
  return texts.length && texts.length < 4000 ? { usual: LETTERS, width: Math.max(...texts.map((text) => widthOf(text, font))) } : { usual: 0, width: 0 };
}
