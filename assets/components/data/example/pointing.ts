// The token that looks and the token that is looked at, in words that hold for every view.

import type { Labelled, Spot } from "./maps.ts";
import type { Example, Side } from "./payload.ts";

export interface Pointed {
  /** A token of the target looks at the step that reads it. */
  looks: Spot | null;
  lookedAt: Spot | null;
}

export const NOTHING: Pointed = { looks: null, lookedAt: null };

/** Return whether two pointings are the same: a pointer that moves within one word or cell says nothing new. */
export const isSame = (one: Pointed, other: Pointed) =>
  same(one.looks, other.looks) && same(one.lookedAt, other.lookedAt);

const same = (one: Spot | null, other: Spot | null) => one?.side === other?.side && one?.place === other?.place;

/** @param row −1 for none. */
export function pointedAt({ rowSpots, columnSpots }: Labelled, row: number, column: number): Pointed {
  return { looks: rowSpots[row]?.[0] ?? null, lookedAt: columnSpots[column]?.[0] ?? null };
}

/** Return the spots of a chip, as a token that looks and as one that is looked at. */
export function pointedChip(example: Example, side: Side, place: number): Pointed {
  // A token of the target was written from the row of the step before.
  const looks = side === "target" ? place - 1 : place;
  const isRead = side === "source" || place < example.steps.length;
  return { looks: looks < 0 ? null : { side, place: looks }, lookedAt: isRead ? { side, place } : null };
}

/** Return the rows and columns of a map that are pointed at. */
export function litBy({ rowSpots, columnSpots }: Labelled, { looks, lookedAt }: Pointed) {
  return { rows: placesOf(rowSpots, looks), columns: placesOf(columnSpots, lookedAt) };
}

/** Return a map's rows for a step of the decoding; none in the encoder of a model that also decodes. */
export function rowsOfStep({ encoderOnly }: Example, { rowSpots }: Labelled, step: number) {
  return placesOf(rowSpots, { side: encoderOnly ? "source" : "target", place: step });
}

/** Return the first row or column that holds a piece of text, in a list of none or one. */
function placesOf(spots: Spot[][], wanted: Spot | null) {
  const found = wanted
    ? spots.findIndex((pieces) => pieces.some(({ side, place }) => side === wanted.side && place === wanted.place))
    : -1;
  return found < 0 ? [] : [found];
}
