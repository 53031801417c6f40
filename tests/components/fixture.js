// The example that Python wrote for these tests (`tests/helpers/stage_example.py`), with every map as Python has it.

/** @import { Example } from "../../assets/components/example/payload.js" */
import { readFileSync } from "node:fs";
import { unpack } from "../../assets/components/example/payload.js";

/**
 * A map as Python has it.
 * @typedef {{wanted: {words: boolean, muted: boolean}, kind: string, layer: number, head: string, title: string, caption: string}} Asked
 * @typedef {Asked & {rows: string[], columns: string[], blocked: number[] | null, weights: number[]}} Written
 */

/** @param {string} name Beside this file or below `tests`. */
export const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

const written = read("example.json");

/** @param {string} packed */
export const bytesOf = (packed) => new Uint8Array(Buffer.from(packed, "base64"));

/** A small view with arrays of each type, and what its host allows. */
export const aPackage = bytesOf(written.package);
/** A decoding of two layers with two heads, with words in pieces. */
const decoding = bytesOf(written.stage);
/** @returns {Example} */
export const anExample = () => unpack(decoding);
/** @returns {Example} */
export const anEncoderAlone = () => unpack(bytesOf(written.encoderOnly));
/** The same decoding, large as it were: its weights are rounded. @returns {Example} */
export const aRoundedExample = () => unpack(bytesOf(written.rounded));
/** @type {Written[]} */
export const maps = written.maps;

/** @param {Example} example @param {string} kind */
export function groupOf(example, kind) {
  const group = example.groups.find((one) => one.kind === kind);
  if (!group) throw new Error(`The example has no ${kind}.`);
  return group;
}
