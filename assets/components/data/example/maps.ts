// The maps of an example: one head or a summary, between pieces or words, with or without special tokens.

import { signedLevel } from "../levels.ts";
import type { Axes, Example, Group, Side } from "./payload.ts";

/** The way in which a map is wanted. */
interface Wanted {
  words: boolean;
  /** Without special tokens; contributions have them all. */
  muted: boolean;
  /** Show what each token makes of what a head adds, if that has come. */
  contributions?: boolean;
}

/** One piece of a text; places of the target count in the order in which tokens are read. */
export interface Spot {
  side: Side;
  place: number;
}

/** Rows that look, columns that are looked at, and the pieces of text that each of them holds. */
export interface Labelled {
  rows: string[];
  columns: string[];
  rowSpots: Spot[][];
  columnSpots: Spot[][];
  /** Row × column; 1 if the mask forbids attention. */
  blocked: Uint8Array | null;
  /** The row and column at which the target begins, if source and target share the axes. */
  border?: number;
}

/** The part that all maps of one kind share; `kept` has the column of `axes` for each column that is shown. */
export type Frame = Labelled & { group: Group; axes: Axes; kept: number[]; contributions: boolean };

/**
 * The map of one head. Its weights may be rounded to 1/255; the caption is of the exact ones. If the head is off, its
 * weights have no effect.
 */
export type HeadMap = Labelled & {
  weights: Float32Array;
  /** True if contributions stand in place of weights: they may be negative, or larger than 1. */
  signed?: boolean;
  rounded: boolean;
  title: string;
  caption: string;
  isOff?: boolean;
  /** The tokens that the head makes likelier by each column. */
  raises?: string[][];
};

const FULL = { rounded: 255, exact: 65535 };
export const SUMMARIES = ["mean", "max", "rollout"];
/** Those that are offered only where somebody asks for them. */
export const RARE = ["max", "rollout"];

export function frameOf(example: Example, group: Group, { words, muted, contributions = false }: Wanted): Frame {
  const axes = (words && group.words) || group.pieces;
  const isGiven = contributions && axes.contributions !== null;
  const special = new Set(
    muted && !isGiven ? (group.lookedAt === "source" ? example.sourceMuted : example.targetMuted) : [],
  );
  const all = axes.columns.map((_, column) => column);
  const real = all.filter((column) => !axes.columnPieces[column].every((piece) => special.has(piece)));
  const kept = real.length ? real : all;
  const { rows } = axes;
  const blocked =
    axes.blocked &&
    pick(axes.blocked, rows.length, axes.columns.length, kept, new Uint8Array(rows.length * kept.length));
  return {
    group,
    axes,
    kept,
    contributions: isGiven,
    rows,
    columns: kept.map((column) => axes.columns[column]),
    blocked,
    rowSpots: spots(axes.rowPieces, group.looks),
    columnSpots: kept.map((column) => spots([axes.columnPieces[column]], group.lookedAt)[0]),
  };
}

const spots = (pieces: number[][], side: Side): Spot[][] =>
  pieces.map((places) => places.map((place) => ({ side, place })));

function pick<Numbers extends Uint8Array | Float32Array>(
  values: ArrayLike<number>,
  rows: number,
  columns: number,
  kept: number[],
  found: Numbers,
) {
  for (let row = 0, to = 0; row < rows; row += 1)
    for (let i = 0; i < kept.length; i += 1, to += 1) found[to] = values[row * columns + kept[i]];
  return found;
}

/** Return the names of the heads of a group, then of its summaries. */
export function headsOf(group: Group) {
  return [...Array.from({ length: group.heads }, (_, head) => String(head + 1)), ...SUMMARIES];
}

/** Return the heads of a kind that are offered everywhere, and the open one. */
export const commonHeads = (group: Group, open: string) =>
  headsOf(group).filter((head) => !RARE.includes(head) || head === open);

/** Return whether a map shows contributions: summaries are of weights. */
export const isSigned = ({ contributions }: Frame, head: string) => contributions && !SUMMARIES.includes(head);

/** Return the heads that make up a map, by their number in the layer: one, or all for their mean and their largest. */
export function partsOf(group: Group, head: string) {
  if (head === "rollout") return [group.heads];
  return SUMMARIES.includes(head) ? Array.from({ length: group.heads }, (_, one) => one) : [Number(head) - 1];
}

/**
 * Return the weights of one head, or of a summary, row × column; or the contributions in their place. Muted special
 * tokens leave the rest of each row scaled to sum to 1; a row with less than the floor stays empty. Mean and max are
 * taken of heads that are muted already.
 * @param layer From 0.
 */
export function weightsOf(example: Example, frame: Frame, layer: number, head: string): Float32Array {
  if (isSigned(frame, head)) return contributionsOf(frame, layer, head);
  const parts = partsOf(frame.group, head);
  if (parts.length === 1) return single(example, frame, layer, parts[0]);
  const found = new Float32Array(frame.rows.length * frame.columns.length);
  for (const one of parts) {
    const weights = single(example, frame, layer, one);
    for (let i = 0; i < found.length; i += 1) {
      if (head === "mean") found[i] += weights[i] / parts.length;
      else if (weights[i] > found[i]) found[i] = weights[i];
    }
  }
  return found;
}

function contributionsOf({ group, axes, rows, columns }: Frame, layer: number, head: string) {
  const [size, place] = [rows.length * columns.length, layer * group.heads + Number(head) - 1];
  return (axes.contributions?.parts ?? new Float32Array()).subarray(place * size, (place + 1) * size);
}

/** Return the place of a head among the weights of its kind. */
const placeOf = (group: Group, layer: number, number: number) => layer * (group.heads + 1) + number;

/** Return whether weights came rounded to 1/255. */
export const isRounded = ({ weights }: Axes) => weights instanceof Uint8Array;

function single(example: Example, { group, axes, rows, columns, kept }: Frame, layer: number, number: number) {
  const place = placeOf(group, layer, number);
  const values = packedWeights(axes, place);
  const found = pick(values, rows.length, axes.columns.length, kept, new Float32Array(rows.length * kept.length));
  const width = columns.length;
  const full = values instanceof Uint8Array ? FULL.rounded : FULL.exact;
  for (let row = 0; row < rows.length; row += 1) {
    let left = 1;
    if (width < axes.columns.length) {
      left = 0;
      if (values instanceof Uint8Array && axes.leftByMuting)
        left = axes.leftByMuting[place * rows.length + row] / FULL.exact;
      else for (let column = 0; column < width; column += 1) left += found[row * width + column] / full;
    }
    const scale = left >= example.mutedFloor ? 1 / (full * left) : 0;
    for (let column = 0; column < width; column += 1)
      found[row * width + column] = Math.min(1, found[row * width + column] * scale);
  }
  return found;
}

/** Return the weights of one head as they came with the example. */
function packedWeights({ weights, rows, columns }: Axes, place: number) {
  const size = rows.length * columns.length;
  return weights.subarray(place * size, (place + 1) * size);
}

/**
 * Return the weights of one head, or of a summary, as 256 levels for a small map, row × column. Rounded weights are
 * levels already; of contributions the middle level is 0.
 * @param layer From 0.
 */
export function levelsOf(example: Example, frame: Frame, layer: number, head: string): Uint8Array {
  const { group, axes, kept } = frame;
  if (isSigned(frame, head)) return Uint8Array.from(contributionsOf(frame, layer, head), signedLevel);
  if (kept.length < axes.columns.length)
    return Uint8Array.from(weightsOf(example, frame, layer, head), (weight) => Math.round(weight * 255));
  const parts = partsOf(group, head).map((one) => packedWeights(axes, placeOf(group, layer, one)));
  const [first] = parts;
  if (parts.length === 1 && first instanceof Uint8Array) return first;
  const found = new Uint32Array(first);
  for (const values of parts.slice(1))
    if (head === "mean") for (let i = 0; i < found.length; i += 1) found[i] += values[i];
    else for (let i = 0; i < found.length; i += 1) if (values[i] > found[i]) found[i] = values[i];
  const level = (head === "mean" ? parts.length : 1) * (first instanceof Uint8Array ? 1 : FULL.exact / FULL.rounded);
  const levels = new Uint8Array(found.length);
  for (let i = 0; i < found.length; i += 1) levels[i] = found[i] / level + 0.5;
  return levels;
}

export function mapOf(
  example: Example,
  frame: Frame,
  { layer, head }: { layer: number; head: string },
  muted: boolean,
): HeadMap {
  const { group, axes } = frame;
  const summary = SUMMARIES.indexOf(head);
  const name = summary < 0 ? `head ${head}` : ["mean of heads", "max of heads", "rollout"][summary];
  const weights = weightsOf(example, frame, layer, head);
  if (isSigned(frame, head) && axes.contributions)
    return {
      ...frame,
      ...{ weights, signed: true, rounded: false },
      title: `${group.title}, layer ${layer + 1}, ${name}, contributions`,
      caption: axes.contributions.captions[layer][Number(head) - 1],
    };
  return {
    ...frame,
    weights,
    rounded: isRounded(axes),
    raises: summary < 0 ? pickWords(frame, layer, Number(head) - 1) : undefined,
    title: `${group.title}, layer ${layer + 1}, ${name}`,
    caption: axes.captions[muted ? "muted" : "all"][layer][summary < 0 ? Number(head) - 1 : group.heads + summary],
  };
}

/** Return the words of a head by column; a word of several pieces has none, since each of its pieces has others. */
function pickWords({ group: { raises }, axes, kept }: Frame, layer: number, head: number) {
  const pieces = kept.map((column) => axes.columnPieces[column]);
  return raises && pieces.map(([first, ...rest]) => (rest.length ? [] : raises[layer][head][first]));
}

/** Return the three kinds of attention of one head in one square: rows and columns are the source, then the target. */
export function mapOfEverything(example: Example, { layer, head }: { layer: number; head: string }): HeadMap {
  const target = example.steps.map(({ reads }) => reads);
  const [before, labels] = [example.source.length, [...example.source, ...target]];
  const size = labels.length;
  const spotsOfAll = labels.map((_, i) => [
    i < before ? { side: "source" as const, place: i } : { side: "target" as const, place: i - before },
  ]);
  const weights = new Float32Array(size * size);
  const blocked = new Uint8Array(size * size).fill(1);
  for (const group of example.groups) {
    const frame = frameOf(example, group, { words: false, muted: false });
    const found = weightsOf(example, frame, layer, head);
    const [top, left] = [group.looks, group.lookedAt].map((side) => (side === "source" ? 0 : before));
    for (let row = 0, i = 0; row < frame.rows.length; row += 1)
      for (let column = 0; column < frame.columns.length; column += 1, i += 1) {
        const at = (top + row) * size + left + column;
        blocked[at] = frame.blocked?.[i] ?? 0;
        weights[at] = blocked[at] ? 0 : found[i];
      }
  }
  const name = SUMMARIES.includes(head) ? head : `head ${head}`;
  return {
    rows: labels,
    columns: labels,
    rowSpots: spotsOfAll,
    columnSpots: spotsOfAll,
    weights,
    blocked,
    border: before,
    rounded: isRounded(example.groups[0].pieces),
    title: `All attention, layer ${layer + 1}, ${name}`,
    caption: `Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. The top right is blocked: the source is read before the first target token is written.`,
  };
}
