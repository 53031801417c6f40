// The form of matrices that Python sends (`transformer/views/panels.py` packs it).

import { openPackage } from "../../data/package.ts";

export interface Axis {
  name: string;
  labels: string[];
  /** The role that has one colour everywhere. */
  part: "query" | "key" | "value" | "";
  isToken: boolean;
  /** The words before a label in sentences. */
  prefix: string;
  /** The same for panels that light together. */
  id: number;
}

/** A number as the sum that it is, as it is written. */
export interface Sum {
  /** Of each product: its name, both factors, and the product. */
  terms: [string, string, string, string][];
  /** All other terms together: their name and value. */
  rest: [string, string] | null;
  total: [string, string];
}

export interface Panel {
  /** The name for export. */
  name: string;
  title: string;
  /** The sign that joins it to the panel before it. */
  sign: string;
  caption: string;
  /** The sentence of a cell, with `{row}` and `{column}`. */
  said: string;
  /** The sentence of a blocked cell. */
  barred: string;
  rows: Axis;
  columns: Axis;
  /** Row × column; 0 if blocked. */
  values: Float32Array;
  /** The distance between two values that can be told apart; 0 if they are exact. */
  step: number;
  /** The same values as places on the scale of colours, 0 … 1; 0.5 is 0 if they are signed. */
  levels: Float32Array;
  blocked: Uint8Array | null;
  scale: "shares" | "signed" | "plain";
  /** The end of a signed scale. */
  limit: number;
  /** True for a signed scale if nothing lies below 0, as of lengths, so its lower half is not used. */
  isOneSided: boolean;
  /** The words that stand in the cells. */
  words: string[][] | null;
  /** The first and last column of a band. */
  band: [number, number] | null;
  /** The rows, columns and cells with a ring. */
  lit: [number | null, number | null][];
  /** True if a cell is a bar, as long as its value. */
  isBars?: boolean;
  /** A number of it, added up. */
  sum?: Sum;
  isOff: boolean;
  isSquare: boolean;
  isMain: boolean;
  isClickable: boolean;
}

export function unpackMatrices(bytes: Uint8Array): Panel[] {
  const {
    shown: { axes, panels },
    host: { names, clickable },
  } = openPackage(bytes);
  return panels.map(({ low, high, blocked, parts, ...panel }: any, i: number) => {
    const isExact = panel.values instanceof Float32Array;
    const step = isExact ? 0 : (high - low) / 65535;
    const values = isExact
      ? panel.values
      : Float32Array.from(panel.values as Uint16Array, (level) => low + level * step);
    const levels =
      panel.scale === "signed"
        ? values.map((value: number) => Math.max(0, Math.min(1, 0.5 + value / panel.limit / 2)))
        : values;
    const [rows, columns] = [panel.rows, panel.columns].map((place, side) => ({
      ...axes[place],
      id: place,
      part: parts[side],
    }));
    const isOneSided = panel.scale === "signed" && values.every((value: number) => value >= 0);
    return {
      ...panel,
      name: names[i],
      isClickable: Boolean(clickable?.[i]),
      rows,
      columns,
      values,
      levels,
      step,
      isOneSided,
      blocked: blocked && bitsOf(blocked, values.length),
    };
  });
}

/** Return a byte for each bit. */
const bitsOf = (packed: Uint8Array, count: number) =>
  Uint8Array.from({ length: count }, (_, i) => (packed[i >> 3] >> (7 - (i & 7))) & 1);
