// All heads as a picture: a group for each kind of attention, a row of small maps for each layer.

/** @import { Picture } from "../picture.js" */
/** @import { Theme } from "../theme.js" */
/** @import { Frame } from "../../data/example/maps.js" */
/** @import { Example } from "../../data/example/payload.js" */
import { beside, stacked } from "../picture.js";
import { shownOf } from "../../data/example/filters.js";
import { SUMMARIES, weightsOf } from "../../data/example/maps.js";
import { gridOf } from "./grid.js";
import { legend, title } from "./parts.js";

const SIDE = 96; // pixels of a small map
const FEW = 6; // columns of maps that leave room for another kind beside them

/** @typedef {{kind: string, layer: number, head: string}} Address */

/**
 * @param {object} shown
 * @param {Example} shown.example
 * @param {Frame[]} shown.frames
 * @param {Address} shown.open
 * @param {number[]} shown.layers Those shown; none chosen shows all.
 * @param {string[]} shown.roles
 * @param {Theme} theme
 * @returns {Picture | null} Null where no head fits.
 */
export function headsPicture({ example, frames, open, layers, roles }, theme) {
  const found = frames
    .map((frame) => ({ frame, ...shownOf(frame, layers, roles) }))
    .filter(({ places }) => places.length);
  if (!found.length) return null;
  const groups = found.map(({ frame, places, heads }) =>
    stacked([title(frame.group.title, theme), mapsOf(example, frame, places, heads, open, theme)], 4),
  );
  const isBlocked = found.some(({ frame }) => !!frame.blocked?.includes(1));
  const few = Math.max(...found.map(({ heads }) => heads.length)) <= FEW;
  return stacked([few ? beside(groups, 32) : stacked(groups, 24), legend({ isBlocked }, theme)], 16);
}

/**
 * @param {Example} example
 * @param {Frame} frame
 * @param {Address[]} places
 * @param {string[]} heads
 * @param {Address} open
 * @param {Theme} theme
 */
function mapsOf(example, frame, places, heads, open, theme) {
  const { group, rows, columns } = frame;
  const kind = { ...frame, shape: Math.min(1.6, Math.max(0.8, columns.length / rows.length)), side: SIDE };
  const layers = [...new Set(places.map(({ layer }) => layer))].map((layer) => ({
    layer,
    maps: heads.map((head) =>
      places.some((place) => place.layer === layer && place.head === head)
        ? {
            weights: () => weightsOf(example, frame, layer, head),
            role: group.roles[layer][Number(head) - 1] ?? "",
            isOpen: group.kind === open.kind && layer === open.layer && head === open.head,
          }
        : null,
    ),
  }));
  return gridOf(
    kind,
    heads.map((head) => (SUMMARIES.includes(head) ? head : `Head ${head}`)),
    layers,
    theme,
  );
}
