// Symbols as formulas have them, in text that people read: d_k with its k below the line.

import { partsOf } from "../../words/symbols.ts";

/** Write a text with the letters of its symbols below the line, as the lectures' sentences have them. */
export const Symbols = ({ text }: { text: string }) => (
  <>{partsOf(text).map((part, i) => (i % 2 ? <sub key={i}>{part}</sub> : part))}</>
);
