// What Python sends of an example (`transformer/views/stage.py` packs it).

import { opened } from "../package.js";

/**
 * @typedef {"cross" | "encoder" | "decoder"} Kind
 * @typedef {"source" | "target"} Side
 *
 * @typedef {object} Axes Labels of a kind of attention, between pieces or between whole words.
 * @property {string[]} rows As people read them: "n → o" says what a decoder reads and writes there.
 * @property {string[]} columns
 * @property {number[][]} rowPieces Places of the pieces of each row.
 * @property {number[][]} columnPieces Places of the pieces of each column.
 * @property {Uint8Array | null} blocked 1 where the mask forbids attention: row × column.
 * @property {Uint16Array | Uint8Array} weights Layer × head × row × column, the rollout as the last head; 65535 = 1. Of
 *     a large example they are rounded: 255 = 1.
 * @property {Uint16Array | null} leftByMuting Where weights are rounded: the share of each row that is on tokens which
 *     muting keeps, layer × head × row; 65535 = 1.
 * @property {Record<string, string[][]>} captions By "muted" or "all": layer × head, then mean, max and rollout.
 *
 * @typedef {object} Group One kind of attention.
 * @property {Kind} kind
 * @property {string} title
 * @property {string} note
 * @property {Side} looks Side of the rows.
 * @property {Side} lookedAt Side of the columns.
 * @property {number} layers
 * @property {number} heads
 * @property {string[][]} roles A word for each head, or "".
 * @property {Axes} pieces
 * @property {Axes | null} words Null where no word is cut into pieces.
 *
 * @typedef {object} Step
 * @property {string} reads
 * @property {string} writes
 * @property {number} probability Of what was written.
 * @property {number} entropy Nats.
 * @property {[string, number][]} top Most probable first; what was written is among them.
 * @property {number} others Probability of all other tokens together.
 * @property {boolean} forced
 * @property {number[]} [drawn] What sampling drew from, for each of `top`: after temperature, top-k and top-p.
 *
 * @typedef {object} Card What is measured of one head.
 * @property {string[]} said
 * @property {string[][]} columns
 *
 * @typedef {object} Example
 * @property {string[]} source Tokens.
 * @property {string[]} target Tokens in the order in which they are read, and the one written last.
 * @property {Group[]} groups
 * @property {Step[]} steps
 * @property {Partial<Record<Side, string>>} [languages] As in `lang`; empty where the model doesn't say.
 * @property {string} reason Why the decoding stopped.
 * @property {boolean} encoderOnly
 * @property {boolean} [forceable] Whether the host lets next tokens be clicked, to be written instead.
 * @property {string} neverForced
 * @property {number[]} sourceMuted Places of special tokens.
 * @property {number[]} targetMuted
 * @property {number} mutedFloor Least share of a row that muting scales up.
 * @property {Record<string, string>} summaries What mean, max and rollout are, in a sentence.
 * @property {"start" | "heads" | "decoding" | "what_if"} layout As the host wants it.
 * @property {number} [turn] Which request of the browser its changes answer.
 * @property {{name: string, does: string}[]} roles In order; the last one, "unclassified", says nothing.
 * @property {(Record<Kind, Card[][]> & {heading: string[], note: string}) | null} cards By kind: layer × head.
 * @property {WhatIf} [whatIf] Where attention can be changed.
 *
 * @typedef {object} WhatIf What is changed in attention, and what came of it.
 * @property {{tag: string, words: string}[]} edits In the text form of links, and as people read them.
 * @property {string} said What came of it, in a sentence; "" while nothing is changed.
 * @property {boolean | null} right Whether what is written now is right; null where that isn't known.
 * @property {Example | null} after What the changed model did.
 */

/**
 * @param {Uint8Array} bytes
 * @returns {Example}
 */
export function unpack(bytes) {
  const { shown, host } = opened(bytes);
  if (shown.whatIf?.after) Object.assign(shown.whatIf.after, { cards: null }, host);
  return Object.assign(shown, { cards: null }, host);
}
