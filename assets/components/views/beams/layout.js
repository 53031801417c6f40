// Where the nodes of a beam search stand: a column a step, the best at the top; dropped branches below the cut.

/** @import { Theme } from "../../draw/theme.js" */
/** @import { Node, Tree } from "./tree.js" */
import { fontOf } from "../../draw/surface.js";
import { widthOf } from "../../draw/theme.js";
import { clipped } from "../../words/tokens.js";
import { keptOf } from "./tree.js";
import { markOf } from "./words.js";

/** All in pixels, `beams.css` has the same letters; `chip` is in graphemes. */
export const SIZES = {
  chip: 12,
  head: 26,
  letters: { kept: 14.25, dropped: 12.5, mark: 13 },
  high: { kept: 28, dropped: 18 },
  padding: { kept: 9, dropped: 3 },
  least: 34,
  mark: 5,
};
const PITCH = { kept: 38, dropped: 22 };
const GAP = { least: 22, most: 64, cut: 30, edge: 6 };

/**
 * @typedef {{x: number, y: number, width: number, end: number}} Place Left edge, middle, and the right edge of its column.
 *
 * @typedef {object} Layout
 * @property {Map<Node, Place>} places
 * @property {number[]} columns Left edges.
 * @property {number} cut Top of the cut at the first step.
 * @property {string} cutPath The cut through all steps.
 * @property {number} width Of the whole tree.
 * @property {number} height
 */

/**
 * Pixels that each node takes.
 * @param {Tree} tree
 * @param {Theme} theme
 */
export function chipWidths({ nodes }, theme) {
  return new Map(
    nodes.map((node) => {
      const kind = node.kept ? "kept" : "dropped";
      const token = widthOf(
        clipped(node.token, SIZES.chip),
        fontOf({ fill: "", size: SIZES.letters[kind], bold: node.winner, code: true }, theme),
      );
      const mark =
        markOf(node) &&
        SIZES.mark + widthOf(markOf(node), fontOf({ fill: "", size: SIZES.letters.mark, bold: node.winner }, theme));
      return [node, Math.max(node.kept ? SIZES.least : 0, Math.ceil(token + Number(mark)) + 2 * SIZES.padding[kind])];
    }),
  );
}

/**
 * @param {Tree} tree
 * @param {Map<Node, number>} wide Pixels that each node takes.
 * @param {number} room Pixels that the tree may take without scrolling.
 * @param {boolean} all Whether dropped branches are shown. They keep their room sideways, so that showing them moves nothing.
 * @returns {Layout}
 */
export function layoutOf({ columns, width }, wide, room, all) {
  const widths = columns.map((column) => Math.max(...column.map((node) => wide.get(node) ?? 0)));
  const free = room - 2 * GAP.edge - widths.reduce((sum, one) => sum + one, 0);
  const gap = Math.max(GAP.least, Math.min(GAP.most, free / (widths.length - 1 || 1)));
  const top = SIZES.head + GAP.edge;
  const cuts = columns.map((column) => top + Math.max(width, keptOf(column).length) * PITCH.kept + GAP.cut / 2);
  /** @type {Map<Node, Place>} */
  const places = new Map();
  const lefts = widths.map((_, step) => GAP.edge + widths.slice(0, step).reduce((sum, one) => sum + one + gap, 0));
  let bottom = all ? Math.max(...cuts) : 0;
  columns.forEach((column, step) => {
    const below = cuts[step] + GAP.cut / 2 - keptOf(column).length * PITCH.dropped;
    for (const node of column) {
      const y = node.kept ? top + (node.place + 0.5) * PITCH.kept : below + (node.place + 0.5) * PITCH.dropped;
      places.set(node, { x: lefts[step], y, width: wide.get(node) ?? 0, end: lefts[step] + widths[step] });
      if (node.kept || all) bottom = Math.max(bottom, y + (node.kept ? PITCH.kept : PITCH.dropped) / 2);
    }
  });
  const end = lefts[lefts.length - 1] + widths[widths.length - 1] + GAP.edge;
  // Where a target has ended, more than the beam's width is kept: the cut steps down.
  const steps = cuts.map((cut, step) => `H${Math.max(0, lefts[step] - gap / 2)}V${cut}`);
  return {
    places,
    columns: lefts,
    cut: cuts[0],
    cutPath: `M0 ${cuts[0]}${steps.join("")}H${Math.max(room, end)}`,
    width: end,
    height: bottom + GAP.edge,
  };
}

/**
 * From each parent's right edge level to the end of its column, then in a curve to the node.
 * @param {Layout} layout
 * @param {Node[]} nodes
 */
export function linesTo({ places }, nodes) {
  const lines = nodes.map((node) => {
    const [to, from] = [places.get(node), node.parent && places.get(node.parent)];
    if (!to || !from) return "";
    const middle = (from.end + to.x) / 2;
    return `M${from.x + from.width} ${from.y}H${from.end}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
  });
  return lines.join("");
}

/** Lines of one look, those that lie below the others first. @type {["dropped" | "kept" | "winner", (node: Node) => boolean][]} */
export const LINES = [
  ["dropped", (node) => !node.kept],
  ["kept", (node) => node.kept && !node.winner],
  ["winner", (node) => node.winner],
];
