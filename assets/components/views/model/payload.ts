// The form of a whole model that Python sends (`transformer/views/ideas/whole_model.py` packs it).

import { openPackage } from "../../data/package.ts";

/** A small picture of a box's value. */
export interface Value {
  rows: number;
  columns: number;
  /** 0 … 1; for signed values 0.5 is 0. */
  cells: Float32Array;
  /** The shape of the whole value. */
  shape: number[];
  /** The ends of the scale, in words. */
  ends: [string, string];
  signed: boolean;
  blocked: Uint8Array | null;
  /** The sentence on what can be counted of it. */
  said: string;
}

export interface Part {
  /** The name in the trace. */
  name: string;
  role: "embedding" | "positions" | "attention" | "feed-forward" | "norm" | "add" | "linear" | "softmax";
  title: string;
  side: "encoder" | "decoder";
  layer: number | null;
  kind: "encoder" | "decoder" | "cross" | "";
}

/** A part, the sentence on what it does, and its value. */
export type Box = Part & { said: string; value: Value };

export interface WholeModel {
  /** The boxes in the order in which they are computed. */
  boxes: Box[];
  layers: number;
  source: string[];
  target: string[];
  written: string[];
}

/** The outline that every page has: the parts alone, and those of the first layer for all layers. */
export interface Outline {
  boxes: Part[];
  layers: number;
}

export function unpackModel(bytes: Uint8Array): WholeModel {
  const { shown } = openPackage(bytes);
  // 128 is exactly 0, and 1 and 255 are as far from it.
  for (const { value } of shown.boxes)
    value.cells = Float32Array.from(value.cells as Uint8Array, (level) =>
      value.signed ? 0.5 + (level - 128) / 254 : level / 255,
    );
  return shown;
}
