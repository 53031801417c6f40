// The line of words above a drawing: it tells the item that is pointed at.

import type { Part } from "../../words/parts.ts";
import { Token } from "./token.tsx";

export function LiveRegion({ parts, spoken }: { parts: Part[] | null | undefined; spoken: boolean }) {
  return (
    <div class="line of-picture">
      <span aria-live={spoken ? "polite" : "off"}>
        {parts?.map((part, i) => (typeof part === "string" ? part : <Token key={i} {...part} />))}
      </span>
    </div>
  );
}
