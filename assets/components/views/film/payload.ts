// What Python sends of a film (`transformer/views/film.py` packs it).

import { opened } from "../../data/package.ts";

/** One kind of attention. */
export interface Kind {
  kind: string;
  title: string;
  layers: number;
  heads: number;
  rows: string[];
  columns: string[];
  /** 1 where the mask forbids attention: row × column. */
  blocked: Uint8Array | null;
  /** Where its weights begin among those of a frame. */
  start: number;
}

export interface Frame {
  step: number;
  /** Nats. */
  loss: number | null;
  /** Exact match, 0 … 1. */
  exact: number | null;
  answer: string;
  /** Of the answer. */
  pieces: string[];
  isRight: boolean;
  /** By kind: a digit for each head, the place of its role among all, or "-". */
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
  /** What the model reads. */
  text: string;
  /** The right one. */
  answer: string;
  /** Its pieces. */
  right: string[];
  kinds: Kind[];
  /** By step. */
  frames: Frame[];
  marks: Mark[];
  /** Step and value. */
  losses: [number, number][];
  exacts: [number, number][];
}

/** Runs beside each other. */
export interface Reels {
  /** Another one with other runs or another sentence, the same with another frame. */
  id: string;
  /** Whether the newest frame is shown only, without a timeline. */
  live?: boolean;
  /** Name of its picture among those of the page. */
  figure?: string;
  /** Of the run, if it is one. */
  name?: string;
  /** Name of a file of its moving picture; none can be kept without. */
  file?: string;
  /** Of each film, the name of the picture of its curves alone. */
  curves?: string[];
  /** What a head with each of them does. */
  roles: Record<string, string>;
  films: Reel[];
  /** Of all frames, in order. */
  steps: number[];
}

export function unpack(bytes: Uint8Array): Reels {
  const {
    shown: { films, roles },
    host,
  } = opened(bytes);
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

/** The last frame up to a step, or the first one. */
export const frameAt = ({ frames }: Reel, step: number) =>
  frames[
    Math.max(
      0,
      frames.findLastIndex((frame) => frame.step <= step),
    )
  ];

/** The last step that anything is known of. */
export const endOf = ({ films, steps }: Reels) =>
  Math.max(1, ...steps, ...films.flatMap(({ losses, exacts }) => [...losses, ...exacts].map(([step]) => step)));

/**
 * One head's weights, 0 … 1: row × column.
 * @param layer From 0.
 */
export function weightsOf({ heads, rows, columns, start }: Kind, { weights }: Frame, layer: number, head: number) {
  const size = rows.length * columns.length;
  const from = start + (layer * heads + head) * size;
  return Float32Array.from(weights.subarray(from, from + size), (level) => level / 255);
}

/**
 * What a head is found to do: the name of its role, or "".
 * @param head Counted through all layers.
 */
export const roleOf = ({ roles }: Reels, frame: Frame, kind: number, head: number) =>
  Object.keys(roles)[Number(frame.roles[kind][head])] ?? "";
