// The weights of a map as lines from the tokens that look, on the left, to those looked at, on the right.

/** @import { HeadMap } from "../data/example/maps.js" */
/** @import { Lit } from "./heatmap.js" */
/** @import { Surface } from "./surface.js" */
/** @import { Theme } from "./theme.js" */

/** Least weight of a line. */
export const THINNEST = 0.02;
/** Opacity of lines beside those that stand out: they can still be followed. */
const QUIET = 0.5;

/** Rows whose lines stand out. @param {Lit} lit */
export const litLines = (lit) => (lit.rows.length ? lit.rows : lit.chosen.length ? lit.chosen : lit.step);

/**
 * @param {Surface} surface
 * @param {HeadMap} map
 * @param {{rows: number[], columns: number[]}} lit
 * @param {{left: number, top: number, width: number, pitch: number}} place Pixels; `pitch` from one token to the next.
 * @param {Theme} theme
 */
export function drawLines(surface, map, lit, { left, top, width, pitch }, theme) {
  const across = map.columns.length;
  const links = [];
  for (let i = 0; i < map.weights.length; i += 1)
    if (map.weights[i] >= THINNEST)
      links.push({ row: Math.floor(i / across), column: i % across, weight: map.weights[i] });
  const isLit = (/** @type {{row: number, column: number}} */ { row, column }) =>
    lit.columns.length ? lit.columns.includes(column) : lit.rows.includes(row);
  const anyLit = lit.rows.length + lit.columns.length > 0;
  links.sort((one, other) => one.weight - other.weight);
  for (const loud of anyLit ? [false, true] : [false])
    for (const link of links) {
      if (isLit(link) !== loud) continue;
      const place = (/** @type {number} */ index) => top + (index + 0.5) * pitch;
      const stroke = theme.scale[Math.min(255, Math.round(link.weight * 255))];
      surface.path(`M${left} ${place(link.row)}L${left + width} ${place(link.column)}`, {
        stroke,
        width: loud ? 4 : 2,
        opacity: anyLit && !loud ? QUIET : 1,
      });
    }
}
