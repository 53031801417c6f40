// The form of clocks that Python sends (`transformer/views/ideas/sinusoids.py` packs it).

import { openPackage } from "../../data/package.ts";

/** A pair of dimensions. */
export interface Dial {
  pair: string;
  /** The places in which it turns once, in words. */
  wave: string;
  /** The angle of the shift, in words. */
  angle: string;
  degrees: number;
  /** The whole turns in that angle. */
  turns: number;
  isChosen: boolean;
}

export interface Clocks {
  /** The name under which the picture is kept. */
  name: string;
  /** True on a page: in a lecture, a file or a cell nothing plays by itself. */
  plays?: boolean;
  k: number;
  /** The first position from which a shift leads to another one. */
  first: number;
  /** How many such positions there are. */
  places: number;
  /** Position × dial × (sine, cosine). */
  hands: Float32Array;
  dials: Dial[];
  caption: string;
}

export function unpackClocks(bytes: Uint8Array): Clocks {
  const { shown, host } = openPackage(bytes);
  return { ...shown, ...host };
}
