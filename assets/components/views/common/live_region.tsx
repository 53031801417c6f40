// The line of words above a drawing: it tells the item that is pointed at, or else how to point, which is not said aloud.

import type { Part } from "../../words/parts.ts";
import { Token } from "./token.tsx";

export function LiveRegion({
  parts,
  hint,
  spoken,
}: {
  parts: Part[] | null | undefined;
  hint: { point: string; tap: string };
  spoken: boolean;
}) {
  return (
    <div class="line of-picture">
      <span aria-live={spoken ? "polite" : "off"}>
        {parts?.map((part, i) => (typeof part === "string" ? part : <Token key={i} {...part} />))}
      </span>
      {!parts && <span>{matchMedia("(hover: none)").matches ? hint.tap : hint.point}</span>}
    </div>
  );
}
