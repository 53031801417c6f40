// The strongest links of a map.

/** @import { HeadMap } from "./maps.js" */

/**
 * @typedef {object} Link
 * @property {number} row
 * @property {number} column
 * @property {number} weight
 */

/**
 * The cells with the most weight, the strongest first; of equal ones the first in reading order.
 * @param {Pick<HeadMap, "weights" | "columns">} map
 * @param {number} most How many there are at most; blocked cells and weights of 0 are none.
 * @returns {Link[]}
 */
export function strongestLinks({ weights, columns }, most) {
  /** @type {Link[]} */
  const found = [];
  for (let cell = 0; cell < weights.length; cell += 1) {
    const weight = weights[cell];
    if (!weight || (found.length === most && weight <= found[most - 1].weight)) continue;
    const before = found.findIndex((one) => one.weight < weight);
    found.splice(before < 0 ? found.length : before, 0, {
      row: Math.floor(cell / columns.length),
      column: cell % columns.length,
      weight,
    });
    found.length = Math.min(found.length, most);
  }
  return found;
}
