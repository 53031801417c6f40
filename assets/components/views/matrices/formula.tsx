// The whole product in one line, if its matrices are swiped: their names, and which of them is in sight.

import { useEffect, useRef, useState } from "preact/hooks";
import { Symbols } from "../common/symbols.tsx";
import type { Panel } from "./payload.ts";

/**
 * Return the strip that is swiped, and the matrix in sight.
 * @param isNarrow True on a phone, which shows the result first; a wide page is read from the left.
 */
export function useStrip(panels: Panel[], isNarrow: boolean) {
  const strip = useRef<HTMLDivElement | null>(null);
  const [seen, setSeen] = useState(0);
  const main = panels.findIndex(({ isMain }) => isMain);
  const leftOf = (place: number) => strip.current?.querySelectorAll<HTMLElement>(".panel")[place]?.offsetLeft ?? 0;
  const open = (place: number) => {
    if (strip.current) strip.current.scrollLeft = leftOf(place) - EDGE;
  };
  useEffect(() => {
    if (isNarrow && main > 0) open(main);
  }, [isNarrow, main, panels[main]?.name]);
  const noteSeen = () => {
    if (!strip.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = strip.current;
    const far = panels.map((_, place) => Math.abs(leftOf(place) - EDGE - scrollLeft));
    // The last matrix can't be scrolled to the left edge.
    setSeen(scrollLeft + clientWidth >= scrollWidth - 1 ? panels.length - 1 : far.indexOf(Math.min(...far)));
  };
  return { strip, seen, noteSeen, open };
}

const EDGE = 8; // pixels

/** Return whether matrices are worked out of each other, and do not only stand beside each other. */
export const isProduct = (panels: Panel[]) =>
  panels.some(({ sign }) => sign === "=") && panels.every(({ title }) => title);

interface FormulaProps {
  panels: Panel[];
  /** The place of the matrix in sight. */
  seen: number;
  onOpen: (place: number) => void;
}

export const Formula = ({ panels, seen, onOpen }: FormulaProps) => (
  <div class="formula" role="group" aria-label="What is multiplied, and what comes out">
    {panels.map(({ title, sign }, place) => (
      <span key={place}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <button
          type="button"
          class="plain"
          aria-current={place === seen ? "true" : undefined}
          onClick={() => onOpen(place)}>
          <Symbols text={title} />
        </button>
      </span>
    ))}
  </div>
);
