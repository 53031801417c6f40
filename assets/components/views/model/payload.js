// What Python sends of a whole model (`transformer/views/whole_model.py` packs it).

import { opened } from "../../data/package.js";

/**
 * @typedef {object} Value A small picture of what a box computed.
 * @property {number} rows
 * @property {number} columns
 * @property {Float32Array} cells 0 … 1; of signed values 0.5 is 0.
 * @property {number[]} shape Of the whole value.
 * @property {[string, string]} ends Of the scale, in words.
 * @property {boolean} signed
 * @property {Uint8Array | null} blocked
 * @property {string} said What can be counted of it.
 *
 * @typedef {object} Part
 * @property {string} name As the trace has it.
 * @property {"embedding" | "positions" | "attention" | "feed-forward" | "norm" | "add" | "linear" | "softmax"} role
 * @property {string} title
 * @property {"encoder" | "decoder"} side
 * @property {number | null} layer
 * @property {"encoder" | "decoder" | "cross" | ""} kind
 *
 * @typedef {Part & {said: string, value: Value}} Box What the part does, and what it computed.
 *
 * @typedef {object} WholeModel
 * @property {Box[]} boxes In the order in which they are computed.
 * @property {number} layers
 * @property {string[]} source
 * @property {string[]} target
 * @property {string[]} written
 *
 * @typedef {object} Outline What every page has: the parts alone, and those of the first layer for all layers.
 * @property {Part[]} boxes
 * @property {number} layers
 */

/**
 * @param {Uint8Array} bytes
 * @returns {WholeModel}
 */
export function unpackModel(bytes) {
  const { shown } = opened(bytes);
  // 128 is exactly 0, and 1 and 255 are as far from it.
  for (const { value } of shown.boxes)
    value.cells = Float32Array.from(value.cells, (level) => (value.signed ? 0.5 + (level - 128) / 254 : level / 255));
  return shown;
}
