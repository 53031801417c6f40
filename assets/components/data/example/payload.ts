// What Python sends of an example (`transformer/views/stage.py` packs it).

import { opened } from "../package.ts";

export type Kind = "cross" | "encoder" | "decoder";

export type Side = "source" | "target";

/** Labels of a kind of attention, between pieces or between whole words. */
export interface Axes {
  /** As people read them: "n → o" says what a decoder reads and writes there. */
  rows: string[];
  columns: string[];
  /** Places of the pieces of each row. */
  rowPieces: number[][];
  /** Places of the pieces of each column. */
  columnPieces: number[][];
  /** 1 where the mask forbids attention: row × column. */
  blocked: Uint8Array | null;
  /**
   * Layer × head × row × column, the rollout as the last head; 65535 = 1. Of a large example they are rounded: 255 =
   * 1.
   */
  weights: Uint16Array | Uint8Array;
  /**
   * Where weights are rounded: the share of each row that is on tokens which muting keeps, layer × head × row; 65535 =
   * 1.
   */
  leftByMuting: Uint16Array | null;
  /** By "muted" or "all": layer × head, then mean, max and rollout. */
  captions: Record<string, string[][]>;
}

/** One kind of attention. */
export interface Group {
  kind: Kind;
  title: string;
  note: string;
  /** Side of the rows. */
  looks: Side;
  /** Side of the columns. */
  lookedAt: Side;
  layers: number;
  heads: number;
  /** A word for each head, or "". */
  roles: string[][];
  pieces: Axes;
  /** Null where no word is cut into pieces. */
  words: Axes | null;
}

export interface Step {
  reads: string;
  writes: string;
  /** Of what was written. */
  probability: number;
  /** Nats. */
  entropy: number;
  /** Most probable first; what was written is among them. */
  top: [string, number][];
  /** Probability of all other tokens together. */
  others: number;
  forced: boolean;
  /** What sampling drew from, for each of `top`: after temperature, top-k and top-p. */
  drawn?: number[];
}

/** What is measured of one head. */
export interface Card {
  said: string[];
  columns: string[][];
}

export interface Example {
  /** Tokens. */
  source: string[];
  /** Tokens in the order in which they are read, and the one written last. */
  target: string[];
  groups: Group[];
  steps: Step[];
  /** As in `lang`; empty where the model doesn't say. */
  languages?: Partial<Record<Side, string>>;
  /** Why the decoding stopped. */
  reason: string;
  encoderOnly: boolean;
  /** Whether the host lets next tokens be clicked, to be written instead. */
  forceable?: boolean;
  neverForced: string;
  /** Places of special tokens. */
  sourceMuted: number[];
  targetMuted: number[];
  /** Least share of a row that muting scales up. */
  mutedFloor: number;
  /** What mean, max and rollout are, in a sentence. */
  summaries: Record<string, string>;
  /** As the host wants it. */
  layout: "start" | "heads" | "decoding" | "what_if";
  /** Which request of the browser its changes answer. */
  turn?: number;
  /** In order; the last one, "unclassified", says nothing. */
  roles: { name: string; does: string }[];
  /** By kind: layer × head. */
  cards: (Record<Kind, Card[][]> & { heading: string[]; note: string }) | null;
  /** Where attention can be changed. */
  whatIf?: WhatIf;
}

/** What is changed in attention, and what came of it. */
interface WhatIf {
  /** In the text form of links, and as people read them. */
  edits: { tag: string; words: string }[];
  /** What came of it, in a sentence; "" while nothing is changed. */
  said: string;
  /** Whether what is written now is right; null where that isn't known. */
  right: boolean | null;
  /** What the changed model did. */
  after: Example | null;
}

export function unpack(bytes: Uint8Array): Example {
  const { shown, host } = opened(bytes);
  if (shown.whatIf?.after) Object.assign(shown.whatIf.after, { cards: null }, host);
  return Object.assign(shown, { cards: null }, host);
}
