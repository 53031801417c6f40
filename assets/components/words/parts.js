// Sentences that hold tokens: what is said, part by part.

import { isolated } from "./tokens.js";

/** @typedef {string | {token: string, length?: number, side?: "source" | "target"}} Part A token keeps its own direction, and at most `length` graphemes. */

/**
 * As plain text, for screen readers and pictures.
 * @param {Part[]} parts
 */
export const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : isolated(part.token, part.length))).join("");
