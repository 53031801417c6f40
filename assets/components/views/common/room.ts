// The room for a picture, and when to measure it again.

import type { Selection } from "../../data/example/selection.ts";
import { COLUMN, main } from "../../state/streamlit.ts";
import { hostAround } from "./shadow.ts";

/** Return how much larger than its own measure an element is drawn: a lecture enlarges all of its parts. */
export const zoomOf = (element: Element) => element.currentCSSZoom ?? 1;

/** The height of the first screen of a notebook's cell: its window grows with its content, and says nothing. */
const CELL = 510;

/** Return the nearest host around an element that has the mark. */
function around(element: Element, mark: "room" | "cell"): HTMLElement | null {
  for (let host = hostAround(element); host; host = hostAround(host)) if (host.dataset[mark] !== undefined) return host;
  return null;
}

/** Return the place that a picture is mounted to fill; null if it stands on a page. */
const placeAround = (element: Element) => around(element, "room");

/** Return the height of the screen that an element stands on. */
export const screenAround = (element: Element) => (around(element, "cell") ? CELL : window.innerHeight);

/**
 * Return the pixels from the top of an element to the end of what it may fill, in its own measure: its place in a
 * lecture, or else the first screen of its page, wherever that is scrolled to, or of its cell.
 */
export function heightBelow(element: Element) {
  const { top } = element.getBoundingClientRect();
  const [place, cell] = [placeAround(element), around(element, "cell")];
  if (place) return (place.getBoundingClientRect().bottom - top) / zoomOf(element);
  if (cell) return cell.getBoundingClientRect().top + CELL - top;
  return window.innerHeight - top - (main()?.scrollTop ?? window.scrollY);
}

/**
 * Return what a scene shows of a picture, its rings, and its selection, which overrides all others, see `View` of a
 * scene; on a page the selection is null. It also says whether the picture stands in a notebook's cell.
 */
export function readHostOptions(element: Node) {
  const { parts, rings, still, cell } = hostAround(element)?.dataset ?? {};
  const selection: Selection | null = still ? JSON.parse(still) : null;
  return { parts: parts?.split(" "), rings: rings?.split(" ") ?? [], selection, isCell: cell !== undefined };
}

export const isPlaced = (element: Element) => placeAround(element) !== null;

/** Return the place of a pointer on an element, in its own measure. */
export function pointOn({ clientX, clientY, currentTarget }: MouseEvent) {
  const element = currentTarget as Element;
  const { left, top } = element.getBoundingClientRect();
  return { x: (clientX - left) / zoomOf(element), y: (clientY - top) / zoomOf(element) };
}

/**
 * Measure when the page is about to be printed and afterwards: observers of sizes are not told of it in time.
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
