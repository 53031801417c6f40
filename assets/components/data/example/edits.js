// Changes of attention in the text form of links ("cross.2.1.off", counted from 1): what they say of a head, a token, a cell.

/** @import { Example, Kind } from "./payload.js" */
/** @import { HeadMap } from "./maps.js" */
import { SUMMARIES, frameOf, mapOf } from "./maps.js";

/**
 * @typedef {{kind: Kind, layer: number, head: string}} Place The head is its number from 1; a summary stands for all.
 *
 * @typedef {object} Edit
 * @property {Kind} kind
 * @property {string} layer From 1; "*" is all. So for head and row.
 * @property {string} head
 * @property {"off" | "hide" | "only"} action
 * @property {string} row
 * @property {number} column From 0.
 */

export const MOST_EDITS = 20;
const FORM = /^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;

/**
 * @param {string} tag
 * @returns {Edit | null}
 */
function parsed(tag) {
  const found = FORM.exec(tag);
  if (!found) return null;
  const [, kind, layer, head, action, row = "*", column = "0"] = found;
  return /** @type {Edit} */ ({ kind, layer, head, action, row, column: Number(column) - 1 });
}

/** @param {string} head */
const headIn = (head) => (SUMMARIES.includes(head) ? "*" : head);

/** @param {Place} place */
const offTag = ({ kind, layer, head }) => `${kind}.${layer + 1}.${headIn(head)}.off`;

/**
 * Whether a head is off; of a summary, whether all of its heads are.
 * @param {string[]} tags
 * @param {Place} place
 * @param {number} heads How many the layer has.
 */
export function isOff(tags, place, heads) {
  const all = tags.includes(offTag({ ...place, head: "mean" }));
  return all || numbers(place.head, heads).every((head) => tags.includes(offTag({ ...place, head })));
}

/**
 * The changes with a head, or all heads of a summary's layer, switched.
 * @param {string[]} tags
 * @param {Place} place
 * @param {number} heads
 */
export function switchedHead(tags, place, heads) {
  const every = numbers("mean", heads).map((head) => ({ ...place, head }));
  const ofLayer = [offTag({ ...place, head: "mean" }), ...every.map(offTag)];
  const others = tags.filter((tag) => !ofLayer.includes(tag));
  const wasOff = isOff(tags, place, heads);
  if (headIn(place.head) === "*") return wasOff ? others : [...others, ofLayer[0]];
  if (!wasOff) return [...tags, offTag(place)];
  const still = every.filter((one) => one.head !== place.head && isOff(tags, one, heads)).map(offTag);
  return tags.includes(ofLayer[0]) ? [...others, ...still] : tags.filter((tag) => tag !== offTag(place));
}

/**
 * @param {string} head
 * @param {number} heads
 */
const numbers = (head, heads) =>
  headIn(head) === "*" ? Array.from({ length: heads }, (_, one) => String(one + 1)) : [head];

/**
 * A token hidden from all heads of all layers of a kind of attention.
 * @param {Kind} kind
 * @param {number} column From 0.
 */
export const hiddenTag = (kind, column) => `${kind}.*.*.hide.*.${column + 1}`;

/**
 * @param {string[]} tags
 * @param {string} tag
 */
export const toggled = (tags, tag) => (tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]);

/**
 * The changes with a cell hidden, or made all that its row looks at; a row looks only at one token at a time.
 * @param {string[]} tags
 * @param {Place} place
 * @param {"hide" | "only"} action
 * @param {number} row From 0; −1 is every row.
 * @param {number} column From 0.
 */
export function withCell(tags, { kind, layer, head }, action, row, column) {
  const before = `${kind}.${layer + 1}.${headIn(head)}.${action}.${row < 0 ? "*" : row + 1}.`;
  const tag = `${before}${column + 1}`;
  return toggled(action === "only" ? tags.filter((one) => one === tag || !one.startsWith(before)) : tags, tag);
}

/**
 * The map of a head of the changed model, on which cells that were taken away are blocked as those of the mask are; it
 * says whether the head is off.
 * @param {Example} example
 * @param {Place} open
 * @param {boolean} muted
 * @returns {HeadMap | null} Null while nothing is changed.
 */
export function changedMap({ whatIf }, open, muted) {
  const group = whatIf?.after?.groups.find(({ kind }) => kind === open.kind);
  if (!whatIf?.after || !group) return null;
  const frame = frameOf(whatIf.after, group, { words: false, muted });
  const tags = whatIf.edits.map(({ tag }) => tag);
  const map = withTaken(mapOf(whatIf.after, frame, open, muted), tags, open);
  // A rollout goes through all layers: one that is off leaves the others in it.
  return { ...map, isOff: open.head !== "rollout" && isOff(tags, open, group.heads) };
}

/**
 * @param {HeadMap} map Between pieces.
 * @param {string[]} tags
 * @param {Place} place
 * @returns {HeadMap}
 */
export function withTaken(map, tags, { kind, layer, head }) {
  const width = map.columns.length;
  const blocked = map.blocked?.slice() ?? new Uint8Array(map.rows.length * width);
  for (const edit of tags.map(parsed)) {
    const fits =
      edit?.kind === kind && ["*", String(layer + 1)].includes(edit.layer) && ["*", headIn(head)].includes(edit.head);
    if (!edit || !fits || edit.action === "off") continue;
    const at = map.columnSpots.findIndex(([{ place }]) => place === edit.column);
    map.rows.forEach((_, row) => {
      if (at < 0 || (edit.row !== "*" && Number(edit.row) !== row + 1)) return;
      if (edit.action === "hide") blocked[row * width + at] = 1;
      else if (!map.blocked?.[row * width + at])
        for (let column = 0; column < width; column += 1) if (column !== at) blocked[row * width + column] = 1;
    });
  }
  return { ...map, blocked };
}

/**
 * Which tokens of two texts the other one lacks: those outside of their longest common subsequence.
 * @param {string[]} one
 * @param {string[]} other
 * @returns {[boolean[], boolean[]]}
 */
export function differing(one, other) {
  const longest = Array.from({ length: one.length + 1 }, () => new Array(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      longest[i][j] = one[i] === other[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  /** @type {[boolean[], boolean[]]} */
  const marks = [one.map(() => true), other.map(() => true)];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) [marks[0][i], marks[1][j], i, j] = [false, false, i + 1, j + 1];
    else if (longest[i + 1][j] >= longest[i][j + 1]) i += 1;
    else j += 1;
  }
  return marks;
}
