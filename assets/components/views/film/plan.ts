// The shapes of a film's parts: the size of its small maps, the number of kinds of attention beside each other, signs.

import type { Kind } from "./payload.ts";

const LABELLED = 56; // pixels of a small map from which on its role has room below it
/** The pixels of a small map worth seeing beside all others: smaller ones are shown one kind at a time, larger. */
export const ENOUGH = { alone: 32, several: 44 };
/** The pixels of a screen that a map needs, if it is to be read from the last row of a hall. */
const SEEN = 150;
const SIDES = { least: 24, readable: 30, most: 144, hall: 320 };
const BESIDE = 16; // pixels between two kinds
const TITLE = 165; // pixels that a title of a kind needs
const HEADINGS = { titled: 58, bare: 34, hall: 24 };
const ROLE = 20;
const LONG = { label: 58, gap: 8 }; // pixels of "Layer 1", and between maps
const SHORT = { label: 26, gap: 4 };
const WORTH = 20; // pixels of a map that roles in sight are worth

/** Sizes in pixels. */
export interface Plan {
  /** The side of a small map. */
  side: number;
  /** The width of a kind. */
  own: number;
  label: number;
  gap: number;
  /** True shortens names to "H1" and "L1", and leaves roles no room. */
  short: boolean;
  /** The height of all of it. */
  height: number;
}

/**
 * Put as many kinds beside each other as make the maps largest: readable first, then within the room.
 * @param room The height that is left for them.
 * @param isOne True for one kind, whose title stands elsewhere.
 */
export function planOf(kinds: Kind[], width: number, room: number, isOne: boolean = false): Plan {
  const plans = kinds.flatMap((_, i) => plansOf(kinds, i + 1, width, room, isOne ? HEADINGS.bare : HEADINGS.titled));
  const readable = plans.filter(({ side }) => side >= SIDES.readable);
  const value = ({ side, short }: Plan) => side + (short ? 0 : WORTH);
  const largest = (some: Plan[]) => some.toSorted((one, other) => value(other) - value(one))[0];
  const fitting = (some: Plan[]) => some.filter(({ height }) => height <= room);
  const flattest = plans.toSorted((one, other) => one.height - other.height)[0];
  return largest(fitting(readable)) ?? largest(fitting(plans)) ?? flattest;
}

/** A plan of a lecture, with the first layer on show, from 0, and the number of its heads. */
export type HallPlan = Plan & { from: number; heads: number };

/**
 * Plan a lecture, which shows one kind, and fewer maps where all would be too small: those of the last layer, and as
 * many of its heads as are seen from the last row.
 * @param zoom The pixels of the screen in one of the page.
 */
export function planInHall(kind: Kind, width: number, room: number, zoom: number): HallPlan {
  const plan = (layers: number, heads: number) => {
    // One layer is named above its heads, and leaves them the room of the names beside them.
    const label = layers > 1 ? SHORT.label : SHORT.gap;
    const across = Math.floor((width - label - 2) / heads - SHORT.gap);
    const down = Math.floor(((room - HEADINGS.hall) / layers - SHORT.gap) * Math.min(1, shapeOf(kind)));
    const side = Math.max(SIDES.least, Math.min(across, down, SIDES.hall));
    const height = HEADINGS.hall + layers * (side / shapeOf(kind) + SHORT.gap);
    return { side, own: width, short: true, gap: SHORT.gap, label, height, from: kind.layers - layers, heads };
  };
  const fewer = Array.from({ length: kind.heads }, (_, i) => plan(1, kind.heads - i));
  const enough = Math.min(SEEN / zoom, fewer[fewer.length - 1].side);
  return [plan(kind.layers, kind.heads), ...fewer].find(({ side }) => side >= enough) as HallPlan;
}

/** Return plans for a number of kinds beside each other: as wide as there is room, and as high as there is room. */
function plansOf(kinds: Kind[], beside: number, width: number, room: number, headings: number): Plan[] {
  const [heads, layers] = [
    Math.max(...kinds.map(({ heads }) => heads)),
    Math.max(...kinds.map(({ layers }) => layers)),
  ];
  const own = Math.floor((width - (beside - 1) * BESIDE) / beside);
  if (beside > 1 && own < leastOf(kinds)) return [];
  const lines = Math.ceil(kinds.length / beside);
  const fit = ({ label, gap } = SHORT) => Math.floor((own - label - 2) / heads - gap);
  const tall = Math.max(...kinds.map((kind) => 1 / shapeOf(kind)));
  const low = Math.floor(((room / lines - headings) / layers - SHORT.gap) / tall);
  const plan = (wanted: number, short = true) => {
    const side = Math.max(SIDES.least, Math.min(SIDES.most, wanted));
    const names = short ? SHORT : LONG;
    return {
      side,
      own,
      short,
      ...names,
      height: lines * (headings + layers * (side * tall + names.gap + (short ? 0 : ROLE))),
    };
  };
  return [fit(LONG) >= LABELLED ? plan(fit(LONG), false) : plan(fit()), plan(Math.min(fit(), low))];
}

/** Return the least width, in pixels, in which all heads of a kind stand beside each other. */
export const leastOf = (kinds: Kind[]) =>
  Math.max(TITLE, ...kinds.map(({ heads }) => SHORT.label + 2 + heads * (SIDES.least + SHORT.gap)));

/**
 * Return the width of a small map by its height. Nearly square is square, so that rows stand level; flat or tall maps
 * keep their shape within limits: a strip 5 pixels high shows nothing.
 */
export function shapeOf({ rows, columns }: Kind) {
  const shape = columns.length / rows.length;
  return shape > 0.8 && shape < 1.25 ? 1 : Math.min(1.6, Math.max(0.8, shape));
}

/**
 * Return the sign of a right or wrong piece: the path of a tick or a cross, 12 pixels wide.
 * @param x Its middle.
 */
export const signAt = (state: "right" | "wrong", x: number, y: number) =>
  state === "right" ? `M${x - 6} ${y}l4 4l8 -9` : `M${x - 5} ${y - 5}l10 10m0 -10l-10 10`;
