// Matrices on a slide, from one scene to the next: those that stand in both pictures slide to their new places, and new
// ones come in softly.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isPlaced, zoomOf } from "../common/room.ts";
import type { Panel } from "./payload.ts";

const TIMING = { duration: 380, easing: "cubic-bezier(0.3, 0, 0.1, 1)" };

/**
 * Return the place of each matrix in the picture before; −1 for a new one. What has another name is the same if all its
 * rows and columns are the same tokens: scores become weights.
 */
export function findOrigins(before: Panel[], panels: Panel[]) {
  const free = new Set(before.keys());
  const take = (isSame: (one: Panel) => boolean) => {
    const found = [...free].find((place) => isSame(before[place])) ?? -1;
    free.delete(found);
    return found;
  };
  const named = panels.map(({ title, name }) => take((one) => (one.title || one.name) === (title || name)));
  return named.map((found, place) => (found < 0 ? take((one) => isOfSameTokens(one, panels[place])) : found));
}

const isOfSameTokens = (one: Panel, other: Panel) =>
  [one.rows, one.columns, other.rows, other.columns].every(({ isToken }) => isToken) &&
  String([one.rows.labels, one.columns.labels]) === String([other.rows.labels, other.columns.labels]);

/** Let matrices slide from their places in the picture before, or, if that was still moving, from where they were. */
export function useMoves(strip: RefObject<HTMLElement | null>, panels: Panel[]) {
  const shown = useRef(panels);
  const slides = useRef<Animation[]>([]);
  const fresh = useRef(new Set<HTMLElement>());
  const isMoving = slides.current.some(({ playState }) => playState === "running");
  const isNext = shown.current !== panels;
  // Read while the old picture is still there; a change of room in the midst is a picture of its own.
  const boxes =
    (isNext || isMoving) && strip.current && isPlaced(strip.current) ? figuresIn(strip.current).map(boxOf) : [];
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = panels;
    if (!strip.current || !boxes.length || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const origins = findOrigins(before, panels);
    for (const slide of slides.current) slide.cancel();
    if (isNext) fresh.current.clear();
    const figures = figuresIn(strip.current);
    const zoom = zoomOf(strip.current);
    const after = figures.map(boxOf);
    slides.current = figures.flatMap((figure, place) => {
      const [from, to] = [boxes[origins[place]], after[place]];
      if (from) return fresh.current.has(figure) ? [] : (slideOf(figure, from, to, zoom) ?? []);
      fresh.current.add(figure);
      if (isNext) for (const one of [figure, signOf(figure)]) one?.animate({ opacity: [0, 0, 1] }, TIMING);
      return [];
    });
  });
}

const figuresIn = (strip: HTMLElement) => [...strip.querySelectorAll<HTMLElement>(".panel")];
const boxOf = (figure: HTMLElement) => figure.getBoundingClientRect();

function signOf({ previousElementSibling: one }: HTMLElement) {
  return one?.classList.contains("sign") ? one : null;
}

function slideOf(figure: HTMLElement, from: DOMRect, to: DOMRect, zoom: number) {
  const [x, y] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
  const [wide, high] = [from.width / to.width, from.height / to.height];
  if (Math.abs(x) + Math.abs(y) < 1 && Math.abs(wide - 1) + Math.abs(high - 1) < 0.01) return null;
  const transform = [`translate(${x}px, ${y}px) scale(${wide}, ${high})`, "none"];
  return figure.animate({ transform, transformOrigin: ["0 0", "0 0"] }, TIMING);
}
