// What Python sends of a film (`transformer/views/film.py` packs it).

import { opened } from "../../data/package.js";

/**
 * @typedef {object} Kind One kind of attention.
 * @property {string} kind
 * @property {string} title
 * @property {number} layers
 * @property {number} heads
 * @property {string[]} rows
 * @property {string[]} columns
 * @property {Uint8Array | null} blocked 1 where the mask forbids attention: row × column.
 * @property {number} start Where its weights begin among those of a frame.
 *
 * @typedef {object} Frame
 * @property {number} step
 * @property {number | null} loss Nats.
 * @property {number | null} exact Exact match, 0 … 1.
 * @property {string} answer
 * @property {string[]} pieces Of the answer.
 * @property {boolean} isRight
 * @property {string[]} roles By kind: a digit for each head, the place of its role among all, or "-".
 * @property {Uint8Array} weights Kind × layer × head × row × column; 255 = 1.
 *
 * @typedef {{step: number, frame: number, kind: string, text: string, short: string}} Mark A moment worth a look.
 *
 * @typedef {object} Reel One run, on one sentence.
 * @property {string} title
 * @property {string} text What the model reads.
 * @property {string} answer The right one.
 * @property {string[]} right Its pieces.
 * @property {Kind[]} kinds
 * @property {Frame[]} frames By step.
 * @property {Mark[]} marks
 * @property {[number, number][]} losses Step and value.
 * @property {[number, number][]} exacts
 *
 * @typedef {object} Reels Runs beside each other.
 * @property {string} id Another one with other runs or another sentence, the same with another frame.
 * @property {boolean} [live] Whether the newest frame is shown only, without a timeline.
 * @property {string} [figure] Name of its picture among those of the page.
 * @property {string} [name] Of the run, if it is one.
 * @property {string} [file] Name of a file of its moving picture; none can be kept without.
 * @property {string[]} [curves] Of each film, the name of the picture of its curves alone.
 * @property {Record<string, string>} roles What a head with each of them does.
 * @property {Reel[]} films
 * @property {number[]} steps Of all frames, in order.
 */

/**
 * @param {Uint8Array} bytes
 * @returns {Reels}
 */
export function unpack(bytes) {
  const {
    shown: { films, roles },
    host,
  } = opened(bytes);
  const id = JSON.stringify([
    host.live,
    films.map((/** @type {Reel} */ { title, text, right, kinds }) => [title, text, right, kinds]),
  ]);
  for (const { kinds, frames, weights } of films) {
    let size = 0;
    for (const kind of kinds) {
      kind.start = size;
      size += kind.layers * kind.heads * kind.rows.length * kind.columns.length;
    }
    frames.forEach(
      (/** @type {Frame} */ frame, /** @type {number} */ i) =>
        (frame.weights = weights.subarray(i * size, (i + 1) * size)),
    );
  }
  const steps = films.flatMap((/** @type {Reel} */ { frames }) => frames.map(({ step }) => step));
  return { ...host, id, roles, films, steps: [...new Set(steps)].sort((one, other) => one - other) };
}

/**
 * The last frame up to a step, or the first one.
 * @param {Reel} film
 * @param {number} step
 */
export const frameAt = ({ frames }, step) =>
  frames[
    Math.max(
      0,
      frames.findLastIndex((frame) => frame.step <= step),
    )
  ];

/** The last step that anything is known of. @param {Reels} reels */
export const endOf = ({ films, steps }) =>
  Math.max(1, ...steps, ...films.flatMap(({ losses, exacts }) => [...losses, ...exacts].map(([step]) => step)));

/**
 * One head's weights, 0 … 1: row × column.
 * @param {Kind} kind
 * @param {Frame} frame
 * @param {number} layer From 0.
 * @param {number} head
 */
export function weightsOf({ heads, rows, columns, start }, { weights }, layer, head) {
  const size = rows.length * columns.length;
  const from = start + (layer * heads + head) * size;
  return Float32Array.from(weights.subarray(from, from + size), (level) => level / 255);
}

/**
 * What a head is found to do: the name of its role, or "".
 * @param {Reels} reels
 * @param {Frame} frame
 * @param {number} kind
 * @param {number} head Counted through all layers.
 */
export const roleOf = ({ roles }, frame, kind, head) => Object.keys(roles)[Number(frame.roles[kind][head])] ?? "";
