// All heads as a picture: a group for each kind of attention, a row of small maps for each layer.

/** @import { Picture } from "../drawing/picture.js" */
/** @import { Theme } from "../drawing/theme.js" */
/** @import { Frame } from "../example/maps.js" */
/** @import { Example } from "../example/payload.js" */
import { hatchBlocked } from "../drawing/heatmap.js";
import { beside, stacked } from "../drawing/picture.js";
import { shownOf } from "../example/filters.js";
import { SUMMARIES, weightsOf } from "../example/maps.js";
import { legend, title } from "./parts.js";

const SIDE = 96; // pixels of a small map
const GAP = 12;
const LABEL = 64; // pixels of "Layer 1"
const HEAD = 20; // of a line of names
const ROLE = 18;
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
  const found = frames.map((frame) => ({ frame, ...shownOf(frame, layers, roles) })).filter(({ places }) => places.length);
  if (!found.length) return null;
  const groups = found.map(({ frame, places, heads }) => stacked([title(frame.group.title, theme), gridOf(example, frame, places, heads, open, theme)], 4));
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
 * @returns {Picture}
 */
function gridOf(example, frame, places, heads, open, theme) {
  const { group, rows, columns, blocked } = frame;
  const shape = Math.min(1.6, Math.max(0.8, columns.length / rows.length));
  const [wide, high] = [SIDE, Math.round(SIDE / shape)];
  const layers = [...new Set(places.map(({ layer }) => layer))];
  const pitch = high + ROLE + GAP;
  return {
    width: LABEL + heads.length * (wide + GAP),
    height: HEAD + layers.length * pitch,
    draw(surface, left, top) {
      const column = (/** @type {string} */ head) => left + LABEL + heads.indexOf(head) * (wide + GAP);
      const small = { size: 13, fill: theme.quiet };
      for (const head of heads)
        surface.text(SUMMARIES.includes(head) ? head : `Head ${head}`, column(head) + wide / 2, top + HEAD / 2, { ...small, align: "center" });
      layers.forEach((layer, line) => {
        const y = top + HEAD + line * pitch;
        surface.text(`Layer ${layer + 1}`, left, y + high / 2, small);
        for (const place of places.filter((one) => one.layer === layer)) {
          const x = column(place.head);
          surface.cells(weightsOf(example, frame, layer, place.head), rows.length, columns.length, [x, y, wide, high]);
          if (blocked) hatchBlocked(surface, blocked, rows.length, columns.length, [x, y, wide, high]);
          const isOpen = place.kind === open.kind && layer === open.layer && place.head === open.head;
          surface.rect(x - 2, y - 2, wide + 4, high + 4, { stroke: isOpen ? theme.primary : theme.hatchLine, width: isOpen ? 3 : 1, radius: 4 });
          const role = group.roles[layer][Number(place.head) - 1];
          if (role) surface.text(role, x + wide / 2, y + high + 4 + ROLE / 2, { ...small, align: "center" });
        }
      });
    },
  };
}
