// Changes of attention in the text form of links ("cross.2.1.off", counted from 1): on a head, a token, a cell.

import { frameOf, type HeadMap, mapOf, SUMMARIES } from "./maps.ts";
import type { Example, Kind } from "./payload.ts";

/** A head of a layer. The head is its number from 1; a summary stands for all. */
export interface Place {
  kind: Kind;
  layer: number;
  head: string;
}

interface Edit {
  kind: Kind;
  /** Layer, head and row count from 1; "*" is all. */
  layer: string;
  head: string;
  action: "off" | "hide" | "only";
  row: string;
  /** From 0. */
  column: number;
}

export const MOST_EDITS = 20;
const FORM = /^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;

function parseEdit(tag: string): Edit | null {
  const match = FORM.exec(tag);
  if (!match) return null;
  const [, kind, layer, head, action, row = "*", column = "0"] = match;
  return { kind, layer, head, action, row, column: Number(column) - 1 } as Edit;
}

const headIn = (head: string) => (SUMMARIES.includes(head) ? "*" : head);

const offTag = ({ kind, layer, head }: Place) => `${kind}.${layer + 1}.${headIn(head)}.off`;

/**
 * Return whether a head is off; for a summary, whether all of its heads are.
 * @param heads The number of heads in the layer.
 */
export function isOff(tags: string[], place: Place, heads: number) {
  const all = tags.includes(offTag({ ...place, head: "mean" }));
  return all || numbers(place.head, heads).every((head) => tags.includes(offTag({ ...place, head })));
}

/** Return the changes with a head, or all heads of a summary's layer, switched. */
export function switchHead(tags: string[], place: Place, heads: number) {
  const every = numbers("mean", heads).map((head) => ({ ...place, head }));
  const ofLayer = [offTag({ ...place, head: "mean" }), ...every.map(offTag)];
  const others = tags.filter((tag) => !ofLayer.includes(tag));
  const wasOff = isOff(tags, place, heads);
  if (headIn(place.head) === "*") return wasOff ? others : [...others, ofLayer[0]];
  if (!wasOff) return [...tags, offTag(place)];
  const still = every.filter((one) => one.head !== place.head && isOff(tags, one, heads)).map(offTag);
  return tags.includes(ofLayer[0]) ? [...others, ...still] : tags.filter((tag) => tag !== offTag(place));
}

const numbers = (head: string, heads: number) =>
  headIn(head) === "*" ? Array.from({ length: heads }, (_, one) => String(one + 1)) : [head];

/**
 * Return the change that hides a token from all heads of all layers of a kind of attention.
 * @param column From 0.
 */
export const hiddenTag = (kind: Kind, column: number) => `${kind}.*.*.hide.*.${column + 1}`;

export const toggleTag = (tags: string[], tag: string) =>
  tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];

/**
 * Return the changes with a cell hidden, or made the only one that its row looks at; a row has one such cell at a time.
 * @param row From 0; −1 is every row.
 * @param column From 0.
 */
export function withCell(
  tags: string[],
  { kind, layer, head }: Place,
  action: "hide" | "only",
  row: number,
  column: number,
) {
  const before = `${kind}.${layer + 1}.${headIn(head)}.${action}.${row < 0 ? "*" : row + 1}.`;
  const tag = `${before}${column + 1}`;
  return toggleTag(action === "only" ? tags.filter((one) => one === tag || !one.startsWith(before)) : tags, tag);
}

/**
 * Return the map of a head of the changed model; cells that were taken away are blocked like those of the mask, and it
 * says whether the head is off.
 * @returns Null while nothing is changed.
 */
export function changedMap(
  { whatIf }: Example,
  open: Place,
  { muted, contributions }: { muted: boolean; contributions?: boolean },
): HeadMap | null {
  const group = whatIf?.after?.groups.find(({ kind }) => kind === open.kind);
  if (!whatIf?.after || !group) return null;
  const frame = frameOf(whatIf.after, group, { words: false, muted, contributions });
  const tags = whatIf.edits.map(({ tag }) => tag);
  const map = blockTaken(mapOf(whatIf.after, frame, open, muted && !frame.contributions), tags, open);
  // A rollout goes through all layers: a head that is off leaves the others in it.
  return { ...map, isOff: open.head !== "rollout" && isOff(tags, open, group.heads) };
}

/** @param map A map between pieces. */
export function blockTaken(map: HeadMap, tags: string[], { kind, layer, head }: Place): HeadMap {
  const width = map.columns.length;
  const blocked = map.blocked?.slice() ?? new Uint8Array(map.rows.length * width);
  for (const edit of tags.map(parseEdit)) {
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

/** Mark the tokens of each text that the other lacks: those outside of their longest common subsequence. */
export function markDiffering(one: string[], other: string[]): [boolean[], boolean[]] {
  const longest = Array.from({ length: one.length + 1 }, () => new Array(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      longest[i][j] = one[i] === other[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  const marks: [boolean[], boolean[]] = [one.map(() => true), other.map(() => true)];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) [marks[0][i], marks[1][j], i, j] = [false, false, i + 1, j + 1];
    else if (longest[i + 1][j] >= longest[i][j + 1]) i += 1;
    else j += 1;
  }
  return marks;
}
