// Sentences that hold tokens: what is said, part by part.

import { isolated } from "./tokens.ts";

/** A token keeps its own direction, and at most `length` graphemes. */
export type Part = string | { token: string; length?: number; side?: "source" | "target" };

/** As plain text, for screen readers and pictures. */
export const plain = (parts: Part[]) =>
  parts.map((part) => (typeof part === "string" ? part : isolated(part.token, part.length))).join("");
