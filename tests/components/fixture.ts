// The example that Python wrote for these tests (`tests/helpers/stage_example.py`), with every map as Python has it.

import { readFileSync } from "node:fs";
import { type Example, unpack } from "../../assets/components/data/example/payload.ts";

/** A map as Python has it. */
interface Asked {wanted: {words: boolean, muted: boolean}, kind: string, layer: number, head: string, title: string, caption: string}

type Written = Asked & {rows: string[], columns: string[], blocked: number[] | null, weights: number[]};

/** @param name Its path from here. */
export const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

const written = read("example.json");

export const bytesOf = (packed: string) => new Uint8Array(Buffer.from(packed, "base64"));

/** A small view with arrays of each type, and what its host allows. */
export const aPackage = bytesOf(written.package);
/** A decoding of two layers with two heads, with words in pieces. */
const decoding = bytesOf(written.stage);
export const anExample = (): Example => unpack(decoding);
export const anEncoderAlone = (): Example => unpack(bytesOf(written.encoderOnly));
/** The same decoding, large as it were: its weights are rounded. */
export const aRoundedExample = (): Example => unpack(bytesOf(written.rounded));
export const maps: Written[] = written.maps;

export function groupOf(example: Example, kind: string) {
  const group = example.groups.find((one) => one.kind === kind);
  if (!group) throw new Error(`The example has no ${kind}.`);
  return group;
}
