// The form of the example that Python sends (`transformer/views/stage.py` packs it).

import { openPackage } from "../package.ts";

export type Kind = "cross" | "encoder" | "decoder";

export type Side = "source" | "target";

/** The labels and weights of a kind of attention, between pieces or between whole words. */
export interface Axes {
  /** Labels as people read them: "n → o" says what a decoder reads and writes there. */
  rows: string[];
  columns: string[];
  /** The places of the pieces of each row. */
  rowPieces: number[][];
  /** The places of the pieces of each column. */
  columnPieces: number[][];
  /** Row × column; 1 if the mask forbids attention. */
  blocked: Uint8Array | null;
  /** Layer × head × row × column, the rollout as the last head; 65535 = 1. A large example rounds them: 255 = 1. */
  weights: Uint16Array | Uint8Array;
  /** For rounded weights: the share of each row that is on tokens which muting keeps, layer × head × row; 65535 = 1. */
  leftByMuting: Uint16Array | null;
  /** Captions by "muted" or "all": layer × head, then mean, max and rollout. */
  captions: Record<string, string[][]>;
  /** Present once they were asked for. */
  contributions: Contributions | null;
}

/** What each token makes of what a head adds. */
interface Contributions {
  /** Layer × head × row × column: shares that sum to 1 in a row and may be negative. */
  parts: Float32Array;
  /** By layer × head. */
  captions: string[][];
}

/** One kind of attention. */
export interface Group {
  kind: Kind;
  title: string;
  note: string;
  /** The side of the rows. */
  looks: Side;
  /** The side of the columns. */
  lookedAt: Side;
  layers: number;
  heads: number;
  /** A word for each head, or "". */
  roles: string[][];
  /** The tokens that a head makes likelier by each token it looks at: layer × head × column × rank. */
  raises?: string[][][][];
  pieces: Axes;
  /** Null if no word is cut into pieces. */
  words: Axes | null;
}

export interface Step {
  reads: string;
  writes: string;
  /** The probability of the written token. */
  probability: number;
  /** In nats. */
  entropy: number;
  /** The next tokens, most probable first; the written one is among them. */
  top: [string, number][];
  /** The probability of all other tokens together. */
  others: number;
  forced: boolean;
  /** The probabilities from which sampling drew, for each of `top`: after temperature, top-k and top-p. */
  drawn?: number[];
}

/** The measures of one head. */
export interface Card {
  said: string[];
  columns: string[][];
}

export interface Example {
  /** The tokens of the source. */
  source: string[];
  /** The tokens of the target in the order in which they are read, and the one written last. */
  target: string[];
  groups: Group[];
  steps: Step[];
  /** Languages as in `lang`; empty if the model doesn't say. */
  languages?: Partial<Record<Side, string>>;
  /** The text that is written, and whether it is right, in words; "" if that isn't known. */
  writes: string;
  verdict?: string;
  /** The reason why the decoding stopped. */
  reason: string;
  encoderOnly: boolean;
  /** True if the host lets next tokens be clicked, to be written instead. */
  forceable?: boolean;
  neverForced: string;
  /** The places of special tokens. */
  sourceMuted: number[];
  targetMuted: number[];
  /** The least share of a row that muting scales up. */
  mutedFloor: number;
  /** A sentence each on mean, max and rollout. */
  summaries: Record<string, string>;
  /** The layout that the host wants. */
  /** True if the host follows from one arrangement to a closer one. */
  levels?: boolean;
  layout: "sentence" | "map" | "heads" | "steps" | "what_if";
  /** The number of the browser's request that these changes answer. */
  turn?: number;
  /** The roles in order; the last one, "unclassified", says nothing. */
  roles: { name: string; does: string }[];
  /** The measures of heads by kind: layer × head. */
  cards: (Record<Kind, Card[][]> & { heading: string[]; note: string }) | null;
  /** Present on pages that can change attention. */
  whatIf?: WhatIf;
}

/** The changes of attention and their result. */
interface WhatIf {
  /** The changes in the text form of links, and as people read them. */
  edits: { tag: string; words: string }[];
  /** The result in a sentence; "" while nothing is changed. */
  said: string;
  /** Whether the text written now is right, in words; "" if that isn't known. */
  verdict: string;
  /** The example of the changed model. */
  after: Example | null;
}

export function unpack(bytes: Uint8Array): Example {
  const { shown, host } = openPackage(bytes);
  if (shown.whatIf?.after) Object.assign(shown.whatIf.after, { cards: null }, host);
  return Object.assign(shown, { cards: null }, host);
}
