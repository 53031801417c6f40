// What Python sends of matrices side by side (`transformer/views/panels.py` packs it).

import { opened } from "../../data/package.js";

/**
 * @typedef {object} Axis
 * @property {string} name
 * @property {string[]} labels
 * @property {"query" | "key" | "value" | ""} part Has one colour everywhere.
 * @property {boolean} isToken
 * @property {string} prefix Before a label where it is said.
 * @property {number} id Panels that share it light together.
 *
 * @typedef {object} Panel
 * @property {string} name Under which it is exported.
 * @property {string} title
 * @property {string} sign What joins it to the one before it.
 * @property {string} caption
 * @property {string} said Of a cell, with `{row}` and `{column}`.
 * @property {string} barred Of a blocked cell.
 * @property {Axis} rows
 * @property {Axis} columns
 * @property {Float32Array} values Row × column; 0 where blocked.
 * @property {number} step Distance between two values that can be told apart; 0 = they are exact.
 * @property {Float32Array} levels The same as places on the scale of colours, 0 … 1; 0.5 is 0 where they are signed.
 * @property {Uint8Array | null} blocked
 * @property {"shares" | "signed" | "plain"} scale
 * @property {number} limit Of a signed scale.
 * @property {boolean} isOneSided Of a signed scale: nothing lies below 0, as of lengths, so its lower half is not used.
 * @property {string[][] | null} words To stand in the cells.
 * @property {[number, number] | null} band First and last column.
 * @property {[number | null, number | null][]} lit Rows, columns and cells with a ring.
 * @property {boolean} isOff
 * @property {boolean} isSquare
 * @property {boolean} isMain
 * @property {boolean} isClickable
 */

/**
 * @param {Uint8Array} bytes
 * @returns {Panel[]}
 */
export function unpackMatrices(bytes) {
  const {
    shown: { axes, panels },
    host: { names, clickable },
  } = opened(bytes);
  return panels.map((/** @type {any} */ { low, high, blocked, parts, ...panel }, /** @type {number} */ i) => {
    const isExact = panel.values instanceof Float32Array;
    const step = isExact ? 0 : (high - low) / 65535;
    const values = isExact ? panel.values : Float32Array.from(panel.values, (level) => low + level * step);
    const levels =
      panel.scale === "signed"
        ? values.map((/** @type {number} */ value) => Math.max(0, Math.min(1, 0.5 + value / panel.limit / 2)))
        : values;
    const [rows, columns] = [panel.rows, panel.columns].map((place, side) => ({
      ...axes[place],
      id: place,
      part: parts[side],
    }));
    const isOneSided = panel.scale === "signed" && values.every((/** @type {number} */ value) => value >= 0);
    return {
      ...panel,
      name: names[i],
      isClickable: Boolean(clickable?.[i]),
      rows,
      columns,
      values,
      levels,
      step,
      isOneSided,
      blocked: blocked && bitsOf(blocked, values.length),
    };
  });
}

/**
 * A byte for each bit.
 * @param {Uint8Array} packed
 * @param {number} count
 */
const bitsOf = (packed, count) => Uint8Array.from({ length: count }, (_, i) => (packed[i >> 3] >> (7 - (i & 7))) & 1);
