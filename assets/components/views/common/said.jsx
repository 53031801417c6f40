// The line of words above a drawing: what is pointed at, or else how to point.

/** @import { Part } from "../../words/parts.js" */
import { Token } from "./token.jsx";

/** @param {{parts: Part[] | null | undefined, hint: {point: string, tap: string}, spoken: boolean}} props */
export function Said({ parts, hint, spoken }) {
  return (
    <div class="line" aria-live={spoken ? "polite" : "off"}>
      {parts
        ? parts.map((part, i) => (typeof part === "string" ? part : <Token key={i} {...part} />))
        : matchMedia("(hover: none)").matches
          ? hint.tap
          : hint.point}
    </div>
  );
}
