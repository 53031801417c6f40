// What is pointed at, in words that hold for every view: the token that looks and the token that is looked at.

/** @import { Example, Group, Side } from "./payload.js" */
/** @import { Frame } from "./maps.js" */

/**
 * @typedef {object} Spot One piece of a text; of the target, places count in the order in which tokens are read.
 * @property {Side} side
 * @property {number} place
 *
 * @typedef {object} Pointed
 * @property {Spot | null} looks A target's token looks at the step that reads it.
 * @property {Spot | null} lookedAt
 */

/** @type {Pointed} */
export const NOTHING = { looks: null, lookedAt: null };

/**
 * @param {Frame} frame
 * @param {number} row −1 for none.
 * @param {number} column
 * @returns {Pointed}
 */
export function pointedAt({ group, axes, kept }, row, column) {
  return {
    looks: row < 0 ? null : { side: group.looks, place: axes.rowPieces[row][0] },
    lookedAt: column < 0 ? null : { side: group.lookedAt, place: axes.columnPieces[kept[column]][0] },
  };
}

/**
 * A chip stands for a token both ways: where it looks from, and what is looked at.
 * @param {Example} example
 * @param {Side} side
 * @param {number} place
 * @returns {Pointed}
 */
export function pointedChip(example, side, place) {
  // What a token of the target was written from is the row of the step before.
  const looks = side === "target" ? place - 1 : place;
  const isRead = side === "source" || place < example.steps.length;
  return { looks: looks < 0 ? null : { side, place: looks }, lookedAt: isRead ? { side, place } : null };
}

/**
 * Rows and columns of a map that are pointed at.
 * @param {Frame} frame
 * @param {Pointed} pointed
 * @returns {{rows: number[], columns: number[]}}
 */
export function litBy({ group, axes, kept }, { looks, lookedAt }) {
  const rows = looks?.side === group.looks ? [axes.rowPieces.findIndex((pieces) => pieces.includes(looks.place))] : [];
  const columns = lookedAt?.side === group.lookedAt ? [kept.findIndex((column) => axes.columnPieces[column].includes(lookedAt.place))] : [];
  return { rows: rows.filter((row) => row >= 0), columns: columns.filter((column) => column >= 0) };
}

/**
 * The rows of a map that belong to a step of the decoding; none in the encoder of a model that also decodes.
 * @param {Example} example
 * @param {Frame} frame
 * @param {number} step
 */
export function rowsOfStep(example, { group, axes }, step) {
  if (group.looks === "source" && !example.encoderOnly) return [];
  const row = axes.rowPieces.findIndex((pieces) => pieces.includes(step));
  return row < 0 ? [] : [row];
}
