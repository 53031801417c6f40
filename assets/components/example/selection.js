// What is chosen on the stage: the browser owns it, writes it into the link at once and tells Python a little later.

/** @import { Example, Kind } from "./payload.js" */
import { headsOf } from "./maps.js";

/**
 * @typedef {object} Selection
 * @property {Kind} kind
 * @property {number} layer From 0.
 * @property {string} head Its number from 1, or a summary.
 * @property {number} step From 0.
 * @property {number[]} rows Rows to compare.
 * @property {"pieces" | "words"} tokens
 * @property {boolean} mute
 * @property {"map" | "lines" | "table" | "everything"} view
 * @property {boolean} present The stage fills the screen.
 * @property {string[]} kinds Shown in the overview; none chosen shows all. So for layers and roles.
 * @property {number[]} layers
 * @property {string[]} roles
 * @property {number} node The open one in the tree of a beam search; −1 is the winner.
 */

export const MOST_ROWS = 6;

/** @type {Selection} */
export const USUAL = {
  kind: "cross", layer: 0, head: "1", step: 0, rows: [], tokens: "pieces", mute: false, view: "map", present: false, kinds: [], layers: [], roles: [], node: -1,
};

/**
 * A selection that this example has: what it lacks gives way to the nearest.
 * @param {Selection} selection
 * @param {Example} example
 * @returns {Selection}
 */
export function fitted(selection, example) {
  const group = example.groups.find(({ kind }) => kind === selection.kind) ?? example.groups[0];
  const words = selection.tokens === "words" && example.groups.some((one) => one.words);
  const { rows } = (words && group.words) || group.pieces;
  return {
    ...selection,
    kind: group.kind,
    layer: within(selection.layer, group.layers),
    head: headsOf(group).includes(selection.head) ? selection.head : "1",
    step: within(selection.step, example.steps.length || example.source.length),
    rows: selection.rows.filter((row) => row < rows.length).slice(0, MOST_ROWS),
    tokens: words ? "words" : "pieces",
    kinds: selection.kinds.filter((kind) => example.groups.some((one) => one.kind === kind)),
    layers: selection.layers.filter((layer) => layer < group.layers),
  };
}

/**
 * @param {number} number
 * @param {number} count
 */
const within = (number, count) => Math.max(0, Math.min(number, count - 1));

/**
 * Names in the link, as they have always been there, with how each part is written.
 * @type {Record<keyof Selection, [string, (value: any) => string[]]>}
 */
const IN_LINK = {
  kind: ["kind", (kind) => [kind]],
  layer: ["layer", (layer) => [String(layer + 1)]],
  head: ["head", (head) => [head]],
  step: ["step", (step) => [String(step + 1)]],
  rows: ["rows", (rows) => rows.map((/** @type {number} */ row) => String(row + 1))],
  tokens: ["tokens", (tokens) => [tokens]],
  mute: ["mute", (mute) => [String(mute)]],
  view: ["view", (view) => [view]],
  present: ["present", (present) => [String(present)]],
  kinds: ["only_kinds", (kinds) => kinds],
  layers: ["only_layers", (layers) => layers.map((/** @type {number} */ layer) => String(layer + 1))],
  roles: ["only_roles", (roles) => roles],
  node: ["node", (node) => [String(node)]],
};

/**
 * The link's query with this selection in place of the one before; what is as usual is left out.
 * @param {string} query
 * @param {Selection} selection
 * @param {Selection} usual
 */
export function inQuery(query, selection, usual) {
  const found = new URLSearchParams(query);
  for (const part of /** @type {(keyof Selection)[]} */ (Object.keys(IN_LINK))) {
    const [name, written] = IN_LINK[part];
    found.delete(name);
    if (String(selection[part]) === String(usual[part])) continue;
    for (const value of written(selection[part])) found.append(name, value);
  }
  return found.toString();
}
