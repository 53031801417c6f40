// The maps of an example: of one head or of a summary, between pieces or words, with or without special tokens.

/** @import { Axes, Example, Group, Kind } from "./payload.js" */

/**
 * @typedef {object} Wanted Which maps.
 * @property {boolean} words
 * @property {boolean} muted
 *
 * @typedef {object} Frame What all maps of one kind have in common.
 * @property {Group} group
 * @property {Axes} axes
 * @property {string[]} rows
 * @property {string[]} columns
 * @property {number[]} kept Column of `axes` for each column shown.
 * @property {Uint8Array | null} blocked
 *
 * @typedef {Frame & {weights: Float32Array, layer: number, head: string}} HeadMap
 */

const FULL = 65535;
export const SUMMARIES = ["mean", "max", "rollout"];

/**
 * @param {Example} example
 * @param {Group} group
 * @param {Wanted} wanted
 * @returns {Frame}
 */
export function frameOf(example, group, { words, muted }) {
  const axes = (words && group.words) || group.pieces;
  const special = new Set(muted ? (group.lookedAt === "source" ? example.sourceMuted : example.targetMuted) : []);
  const all = axes.columns.map((_, column) => column);
  const real = all.filter((column) => !axes.columnPieces[column].every((piece) => special.has(piece)));
  const kept = real.length ? real : all;
  const { rows } = axes;
  const blocked = axes.blocked && pick(axes.blocked, rows.length, axes.columns.length, kept, new Uint8Array(rows.length * kept.length));
  return { group, axes, rows, columns: kept.map((column) => axes.columns[column]), kept, blocked };
}

/**
 * @template {Uint8Array | Float32Array} Numbers
 * @param {ArrayLike<number>} values
 * @param {number} rows
 * @param {number} columns
 * @param {number[]} kept
 * @param {Numbers} found
 */
function pick(values, rows, columns, kept, found) {
  for (let row = 0, to = 0; row < rows; row += 1)
    for (let i = 0; i < kept.length; i += 1, to += 1) found[to] = values[row * columns + kept[i]];
  return found;
}

/** Names of the heads of a group, then of its summaries. @param {Group} group */
export function headsOf(group) {
  return [...Array.from({ length: group.heads }, (_, head) => String(head + 1)), ...SUMMARIES];
}

/**
 * One head's weights, or a summary's, row × column.
 *
 * Muted special tokens leave the rest of each row scaled to sum to 1; a row with less than the floor stays empty.
 * Mean and max are taken of heads that are muted already.
 * @param {Example} example
 * @param {Frame} frame
 * @param {number} layer From 0.
 * @param {string} head
 * @returns {Float32Array}
 */
export function weightsOf(example, frame, layer, head) {
  const { group } = frame;
  if (head === "rollout") return single(example, frame, layer, group.heads);
  if (!SUMMARIES.includes(head)) return single(example, frame, layer, Number(head) - 1);
  const found = new Float32Array(frame.rows.length * frame.columns.length);
  for (let one = 0; one < group.heads; one += 1) {
    const weights = single(example, frame, layer, one);
    for (let i = 0; i < found.length; i += 1) {
      if (head === "mean") found[i] += weights[i] / group.heads;
      else if (weights[i] > found[i]) found[i] = weights[i];
    }
  }
  return found;
}

/**
 * @param {Example} example
 * @param {Frame} frame
 * @param {number} layer
 * @param {number} number
 */
function single(example, { group, axes, rows, columns, kept }, layer, number) {
  const size = rows.length * axes.columns.length;
  const start = (layer * (group.heads + 1) + number) * size;
  const found = pick(axes.weights.subarray(start, start + size), rows.length, axes.columns.length, kept, new Float32Array(rows.length * kept.length));
  const width = columns.length;
  for (let row = 0; row < rows.length; row += 1) {
    let scale = 1 / FULL;
    if (width < axes.columns.length) {
      let sum = 0;
      for (let column = 0; column < width; column += 1) sum += found[row * width + column];
      scale = sum >= example.mutedFloor * FULL ? 1 / sum : 0;
    }
    for (let column = 0; column < width; column += 1) found[row * width + column] *= scale;
  }
  return found;
}

/**
 * @param {Example} example
 * @param {Frame} frame
 * @param {number} layer
 * @param {string} head
 * @returns {HeadMap}
 */
export function mapOf(example, frame, layer, head) {
  return { ...frame, layer, head, weights: weightsOf(example, frame, layer, head) };
}

/**
 * The strongest pairs of a map; a row with one possible column has no choice and says nothing of the head.
 * @param {HeadMap} map
 * @param {number} most
 */
export function strongestPairs({ weights, blocked, rows, columns }, most) {
  const width = columns.length;
  const pairs = [];
  for (let row = 0; row < rows.length; row += 1) {
    let free = width;
    for (let column = 0; blocked && column < width; column += 1) free -= blocked[row * width + column];
    for (let column = 0; free > 1 && column < width; column += 1) {
      const weight = weights[row * width + column];
      if (weight > 0 && !blocked?.[row * width + column]) pairs.push({ row, column, weight });
    }
  }
  return pairs.sort((one, other) => other.weight - one.weight).slice(0, most);
}
