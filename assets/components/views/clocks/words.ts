// The words on clocks.

import { decimal } from "../../words/numbers.ts";
import type { Clocks } from "./payload.ts";

/** Return the names of both hands, e.g. "pos = 12", "pos + 3 = 15". */
export function handsOf({ first, k }: Clocks, place: number): [string, string] {
  const pos = first + place;
  return [`pos = ${pos}`, `pos ${k < 0 ? "−" : "+"} ${decimal(Math.abs(k), 0)} = ${pos + k}`];
}
