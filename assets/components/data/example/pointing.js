// What is pointed at, in words that hold for every view: the token that looks and the token that is looked at.

/** @import { Example, Side } from "./payload.js" */
/** @import { Labelled, Spot } from "./maps.js" */

/**
 * @typedef {object} Pointed
 * @property {Spot | null} looks A token of the target looks at the step that reads it.
 * @property {Spot | null} lookedAt
 */

/** @type {Pointed} */
export const NOTHING = { looks: null, lookedAt: null };

/**
 * Whether the same is pointed at: a pointer that moves within one word or cell says nothing new.
 * @param {Pointed} one
 * @param {Pointed} other
 */
export const isSame = (one, other) => same(one.looks, other.looks) && same(one.lookedAt, other.lookedAt);

/**
 * @param {Spot | null} one
 * @param {Spot | null} other
 */
const same = (one, other) => one?.side === other?.side && one?.place === other?.place;

/**
 * @param {Labelled} map
 * @param {number} row −1 for none.
 * @param {number} column
 * @returns {Pointed}
 */
export function pointedAt({ rowSpots, columnSpots }, row, column) {
  return { looks: rowSpots[row]?.[0] ?? null, lookedAt: columnSpots[column]?.[0] ?? null };
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
 * @param {Labelled} map
 * @param {Pointed} pointed
 */
export function litBy({ rowSpots, columnSpots }, { looks, lookedAt }) {
  return { rows: placesOf(rowSpots, looks), columns: placesOf(columnSpots, lookedAt) };
}

/**
 * The rows of a map that belong to a step of the decoding; none in the encoder of a model that also decodes.
 * @param {Example} example
 * @param {Labelled} map
 * @param {number} step
 */
export function rowsOfStep({ encoderOnly }, { rowSpots }, step) {
  return placesOf(rowSpots, { side: encoderOnly ? "source" : "target", place: step });
}

/**
 * The first row or column that holds a piece of text, in a list of none or one.
 * @param {Spot[][]} spots
 * @param {Spot | null} wanted
 */
function placesOf(spots, wanted) {
  const found = wanted
    ? spots.findIndex((pieces) => pieces.some(({ side, place }) => side === wanted.side && place === wanted.place))
    : -1;
  return found < 0 ? [] : [found];
}
