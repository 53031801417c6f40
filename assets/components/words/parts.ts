// Sentences that hold tokens, part by part.

import { isolateToken } from "./tokens.ts";

/** A part of a sentence. A token keeps its own direction, and at most `length` graphemes. */
export type Part = string | { token: string; length?: number; side?: "source" | "target" };

/** Return the parts as plain text, for screen readers and pictures. */
export const plain = (parts: Part[]) =>
  parts.map((part) => (typeof part === "string" ? part : isolateToken(part.token, part.length))).join("");
