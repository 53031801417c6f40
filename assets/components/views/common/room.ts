// When the room for a picture has to be measured again.

import type { Selection } from "../../data/example/selection.ts";
import { COLUMN, main } from "../../state/streamlit.ts";
import { hostAround } from "./shadow.ts";

/** How much larger than its own measure an element is drawn: a lecture enlarges all that it shows to its screen. */
export const zoomOf = (element: Element) => element.currentCSSZoom ?? 1;

/** How high the first screen of a notebook's cell is: its window grows with what stands in it, and says nothing. */
const CELL = 510;

/** The host that says something of what stands in it: the nearest one around an element. */
function around(element: Element, mark: "room" | "cell"): HTMLElement | null {
  for (let host = hostAround(element); host; host = hostAround(host)) if (host.dataset[mark] !== undefined) return host;
  return null;
}

/** What whoever mounts a picture gives it to fill; null where it stands on a page. */
const placeAround = (element: Element) => around(element, "room");

/** How high the screen is that an element stands on. */
export const screenAround = (element: Element) => (around(element, "cell") ? CELL : window.innerHeight);

/**
 * Pixels from the top of an element to the end of what it may fill, in its own measure: its place in a lecture, or else
 * the first screen of its page, wherever that is scrolled to, or of its cell.
 */
export function heightBelow(element: Element) {
  const { top } = element.getBoundingClientRect();
  const [place, cell] = [placeAround(element), around(element, "cell")];
  if (place) return (place.getBoundingClientRect().bottom - top) / zoomOf(element);
  if (cell) return cell.getBoundingClientRect().top + CELL - top;
  return window.innerHeight - top - (main()?.scrollTop ?? window.scrollY);
}

/**
 * What a scene shows of a picture, what of it is ringed, and what is open in it whatever is chosen elsewhere, see `View`
 * of a scene; on a page, what is chosen. And whether it stands in a notebook's cell.
 */
export function toldAround(element: Node) {
  const { parts, rings, still, cell } = hostAround(element)?.dataset ?? {};
  const selection: Selection | null = still ? JSON.parse(still) : null;
  return { parts: parts?.split(" "), rings: rings?.split(" ") ?? [], selection, isCell: cell !== undefined };
}

export const isPlaced = (element: Element) => placeAround(element) !== null;

/** Where a pointer is on an element, in its own measure. */
export function pointOn({ clientX, clientY, currentTarget }: MouseEvent) {
  const element = currentTarget as Element;
  const { left, top } = element.getBoundingClientRect();
  return { x: (clientX - left) / zoomOf(element), y: (clientY - top) / zoomOf(element) };
}

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
  for (const one of [element, placeAround(element), document.querySelector(COLUMN)]) if (one) watch.observe(one);
  window.addEventListener("resize", measure);
  return () => {
    watch.disconnect();
    stopPrinting();
    window.removeEventListener("resize", measure);
  };
}
