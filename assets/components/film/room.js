// How much of the first screen is left for the maps of a film, when its answer, buttons and curves have theirs.

import { useLayoutEffect, useState } from "preact/hooks";

const LEAST = 90; // pixels of maps that can still be read
const EDGE = 10;
const FAR = 0.6; // of the window: what begins further down is scrolled to, and then has all of it

/**
 * @param {{current: HTMLElement | null}} root
 * @returns {{room: number, spare: number, width: number}} Pixels: height for the maps of one film, the same if no kind
 *   had to be chosen, width of all films.
 */
export function useRoom(root) {
  const [found, setFound] = useState({ room: 300, spare: 300, width: 0 });
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (root.current);
    const main = document.querySelector("[data-testid=stMain]");
    const measure = () => {
      const screen = /** @type {HTMLElement} */ (element.querySelector(".screen"));
      const reels = /** @type {HTMLElement[]} */ ([...screen.querySelectorAll(".reel")]);
      const lines = new Set(reels.map(({ offsetTop }) => offsetTop)).size;
      const maps = Math.max(...reels.map((reel) => /** @type {HTMLElement} */ (reel.querySelector(".kinds")).offsetHeight));
      const top = screen.getBoundingClientRect().top + (main?.scrollTop ?? window.scrollY);
      const whole = window.innerHeight - EDGE - (top < FAR * window.innerHeight ? top : EDGE);
      const choice = /** @type {HTMLElement | null} */ (screen.querySelector(".shared"))?.offsetHeight ?? 0;
      const room = Math.max(LEAST, Math.floor((whole - screen.offsetHeight + lines * maps) / lines));
      const width = screen.clientWidth;
      setFound((before) => (before.room === room && before.spare === room + choice && before.width === width ? before : { room, spare: room + choice, width }));
    };
    const watch = new ResizeObserver(measure);
    measure();
    for (const one of [element, document.querySelector("[data-testid=stMainBlockContainer]")]) if (one) watch.observe(one);
    window.addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
  return found;
}
