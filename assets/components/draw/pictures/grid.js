// Small maps with their names and roles: a row for each layer, a column for each head.

/** @import { Picture } from "../picture.js" */
/** @import { Theme } from "../theme.js" */
import { hatchBlocked } from "../heatmap.js";

const GAP = 12; // pixels
const LABEL = 64; // of "Layer 1"
const HEAD = 20; // of a line of names
const ROLE = 18;

/**
 * @typedef {object} Small One head.
 * @property {() => ArrayLike<number>} weights
 * @property {string} role
 * @property {boolean} [isOpen]
 *
 * @param {object} kind What all maps have in common.
 * @param {string[]} kind.rows
 * @param {string[]} kind.columns
 * @param {Uint8Array | null} kind.blocked
 * @param {number} kind.shape Width by height of a map.
 * @param {number} kind.side Pixels of its width.
 * @param {string[]} heads Names.
 * @param {{layer: number, maps: (Small | null)[]}[]} layers A place for each head; null stays empty.
 * @param {Theme} theme
 * @returns {Picture}
 */
export function gridOf({ rows, columns, blocked, shape, side: wide }, heads, layers, theme) {
  const high = Math.round(wide / shape);
  const pitch = high + ROLE + GAP;
  const sides = /** @type {const} */ ([rows.length, columns.length]);
  return {
    width: LABEL + heads.length * (wide + GAP),
    height: HEAD + layers.length * pitch,
    draw(surface, left, top) {
      const column = (/** @type {number} */ place) => left + LABEL + place * (wide + GAP);
      const small = { size: 13, fill: theme.quiet };
      const centred = /** @type {const} */ ({ ...small, align: "center" });
      heads.forEach((head, place) => surface.text(head, column(place) + wide / 2, top + HEAD / 2, centred));
      layers.forEach(({ layer, maps }, line) => {
        const y = top + HEAD + line * pitch;
        surface.text(`Layer ${layer + 1}`, left, y + high / 2, small);
        maps.forEach((map, place) => {
          if (!map) return;
          const x = column(place);
          surface.cells(map.weights(), ...sides, [x, y, wide, high]);
          if (blocked) hatchBlocked(surface, blocked, ...sides, [x, y, wide, high]);
          surface.rect(x - 2, y - 2, wide + 4, high + 4, {
            stroke: map.isOpen ? theme.primary : theme.hatchLine,
            width: map.isOpen ? 3 : 1,
            radius: 4,
          });
          if (map.role) surface.text(map.role, x + wide / 2, y + high + 4 + ROLE / 2, centred);
        });
      });
    },
  };
}
