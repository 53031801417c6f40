// What is chosen on the stage: the browser owns it, writes it into the link at once and tells Python a little later.

/** @import { Example, Kind } from "./payload.js" */
import views from "../../../views.json" with { type: "json" };
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

/** What links call each part. @type {Record<keyof Selection, string>} */
const NAMES = {
  kind: "kind",
  layer: "layer",
  head: "head",
  step: "step",
  rows: "rows",
  tokens: "tokens",
  mute: "mute",
  view: "view",
  present: "present",
  kinds: "only_kinds",
  layers: "only_layers",
  roles: "only_roles",
  node: "node",
};
const PARTS = /** @type {(keyof Selection)[]} */ (Object.keys(NAMES));

/**
 * What links may say of each of them: the table that Python reads too.
 * @type {Record<string, {is: string, several?: boolean, usual?: any, listed?: number}>}
 */
const FIELDS = views["*"];

export const MOST_ROWS = Number(FIELDS.rows.listed);

/** What is so where nobody chose and a model says nothing. @type {Selection} */
export const USUAL = /** @type {any} */ (
  Object.fromEntries(PARTS.map((part) => [part, FIELDS[NAMES[part]].several ? [] : FIELDS[NAMES[part]].usual]))
);

/** What belongs together: which head is open. */
const PLACE = ["kind", "layer", "head"];

/** @param {Partial<Selection>} change */
export const isOfPlace = (change) => PLACE.some((part) => part in change);

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
 * What a link says of a selection, by name. What is usual is left out, and what nobody chose: the head that the model
 * opens with. Which layer is usual depends on the model, so a layer always stands there.
 * @param {Selection} selection
 * @param {Partial<Selection> | null} opened What nobody chose.
 * @returns {Record<string, string[]>}
 */
export function queryOf(selection, opened) {
  const usual = { ...USUAL, layer: -1, ...opened };
  const said = PARTS.filter((part) => String(selection[part]) !== String(usual[part]));
  return Object.fromEntries(
    said.map((part) => [NAMES[part], [selection[part]].flat().map((one) => written(part, one))]),
  );
}

/**
 * @param {keyof Selection} part
 * @param {string | number | boolean} value
 */
const written = (part, value) => String(FIELDS[NAMES[part]].is === "count" ? Number(value) + 1 : value);

/**
 * The query of a link with this selection in place of the one before.
 * @param {string} query
 * @param {Selection} selection
 * @param {Partial<Selection> | null} opened
 */
export function inQuery(query, selection, opened) {
  const found = new URLSearchParams(query);
  for (const name of Object.values(NAMES)) found.delete(name);
  for (const [name, values] of Object.entries(queryOf(selection, opened)))
    for (const value of values) found.append(name, value);
  return found.toString();
}
