// When the room for a picture has to be measured again.

import { COLUMN } from "../../state/streamlit.ts";

/**
 * Measure when the page is about to be printed and afterwards: nothing that watches sizes is told of it in time.
 * @returns Ends it.
 */
export function onPrint(measure: () => void): () => void {
  for (const moment of ["beforeprint", "afterprint"]) window.addEventListener(moment, measure);
  return () => ["beforeprint", "afterprint"].forEach((moment) => window.removeEventListener(moment, measure));
}

/**
 * Measure now, and whenever the element, the page around it or the window has another size.
 * @returns Ends it.
 */
export function watchRoom(element: HTMLElement, measure: () => void): () => void {
  const watch = new ResizeObserver(measure);
  measure();
  const stopPrinting = onPrint(measure);
  for (const one of [element, document.querySelector(COLUMN)]) if (one) watch.observe(one);
  window.addEventListener("resize", measure);
  return () => {
    watch.disconnect();
    stopPrinting();
    window.removeEventListener("resize", measure);
  };
}
