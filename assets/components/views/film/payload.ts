// The form of a film that Python sends (`transformer/views/film.py` packs it).

import { openPackage } from "../../data/package.ts";

/** One kind of attention. */
export interface Kind {
  kind: string;
  title: string;
  layers: number;
  heads: number;
  rows: string[];
  columns: string[];
  /** Row × column; 1 if the mask forbids attention. */
  blocked: Uint8Array | null;
  /** The place at which its weights begin among those of a frame. */
  start: number;
}

export interface Frame {
  step: number;
  /** In nats. */
  loss: number | null;
  /** The exact match, 0 … 1. */
  exact: number | null;
  answer: string;
  /** The pieces of the answer. */
  pieces: string[];
  isRight: boolean;
  /** Roles by kind: a digit for each head, the place of its role among all, or "-". */
  roles: string[];
  /** Kind × layer × head × row × column; 255 = 1. */
  weights: Uint8Array;
}

/** A moment worth a look. */
export interface Mark {
  step: number;
  frame: number;
  kind: string;
  text: string;
  short: string;
}

/** One run, on one sentence. */
export interface Reel {
  title: string;
  /** The steps that the run is to take, while it learns; else 0. */
  planned?: number;
  /** The text that the model reads. */
  text: string;
  /** The right answer. */
  answer: string;
  /** The pieces of the right answer. */
  right: string[];
  kinds: Kind[];
  /** The frames by step. */
  frames: Frame[];
  marks: Mark[];
  /** Pairs of step and value. */
  losses: [number, number][];
  exacts: [number, number][];
}

/** Runs beside each other. */
export interface Reels {
  /** A text that changes with the runs or the sentence, not with the frame. */
  id: string;
  /** True shows only the newest frame, without a timeline. */
  live?: boolean;
  /** The name of its picture among those of the page. */
  figure?: string;
  /** The name of the run, if it is one. */
  name?: string;
  /** The file name of its moving picture; none can be kept without. */
  file?: string;
  /** The kind of attention that is open first, where only one has room. */
  opens?: string;
  /** True if it plays once by itself. */
  plays?: boolean;
  /** For each film, the name of the picture of its curves alone. */
  curves?: string[];
  /** A sentence for each role on what its heads do. */
  roles: Record<string, string>;
  films: Reel[];
  /** The steps of all frames, in order. */
  steps: number[];
}

export function unpack(bytes: Uint8Array): Reels {
  const {
    shown: { films, roles },
    host,
  } = openPackage(bytes);
  const id = JSON.stringify([
    host.live,
    films.map(({ title, text, right, kinds }: Reel) => [title, text, right, kinds]),
  ]);
  for (const { kinds, frames, weights } of films) {
    let size = 0;
    for (const kind of kinds) {
      kind.start = size;
      size += kind.layers * kind.heads * kind.rows.length * kind.columns.length;
    }
    frames.forEach((frame: Frame, i: number) => (frame.weights = weights.subarray(i * size, (i + 1) * size)));
  }
  const steps = (films as Reel[]).flatMap(({ frames }) => frames.map(({ step }) => step));
  return { ...host, id, roles, films, steps: [...new Set(steps)].sort((one, other) => one - other) };
}

/** Return the last frame up to a step, or the first one. */
export const frameAt = ({ frames }: Reel, step: number) =>
  frames[
    Math.max(
      0,
      frames.findLastIndex((frame) => frame.step <= step),
    )
  ];

/** Return the last step that anything is known of, or that a run which still learns is to take. */
export const endOf = ({ films, steps }: Reels) =>
  Math.max(
    1,
    ...steps,
    ...films.flatMap(({ planned = 0, losses, exacts }) => [planned, ...[...losses, ...exacts].map(([step]) => step)]),
  );

/**
 * Return the weights of one head, 0 … 1: row × column.
 * @param layer From 0.
 */
export function weightsOf({ heads, rows, columns, start }: Kind, { weights }: Frame, layer: number, head: number) {
  const size = rows.length * columns.length;
  const from = start + (layer * heads + head) * size;
  return Float32Array.from(weights.subarray(from, from + size), (level) => level / 255);
}

/**
 * Return the heads of a layer that end most decided: those whose rows give the most to one place, in their order.
 * @param layer From 0.
 * @param count How many.
 */
export function mostDecided(kind: Kind, { frames }: Reel, layer: number, count: number) {
  const sharpness = (head: number) => {
    const weights = weightsOf(kind, frames[frames.length - 1], layer, head);
    const { length } = kind.columns;
    return kind.rows.reduce((sum, _, row) => sum + Math.max(...weights.subarray(row * length, (row + 1) * length)), 0);
  };
  const heads = Array.from({ length: kind.heads }, (_, head) => head);
  const best = heads.toSorted((one, other) => sharpness(other) - sharpness(one)).slice(0, count);
  return best.toSorted((one, other) => one - other);
}

/**
 * Return the name of a head's role, or "".
 * @param head The number of the head through all layers.
 */
export const roleOf = ({ roles }: Reels, frame: Frame, kind: number, head: number) =>
  Object.keys(roles)[Number(frame.roles[kind][head])] ?? "";
