// The size of an element, followed as the window changes.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { onPrint, watchRoom } from "./room.ts";

/** A ref for the element, and its size in pixels; 0 until it is on the page. */
export function useSize() {
  const place = useRef<HTMLDivElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current as HTMLDivElement;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    const stopPrinting = onPrint(measure);
    return () => {
      watch.disconnect();
      stopPrinting();
    };
  }, []);
  return [place, size] as const;
}

/** How much of the first screen is left for the large map, as `--room`: the bar above it may take more or less. */
export function useRoom(stage: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const element = stage.current as HTMLElement;
    const main = document.querySelector("[data-testid=stMain]");
    const measure = () => {
      const map = [...element.querySelectorAll(".large-map, .lines, .table")].find(
        (one) => one.getClientRects().length,
      );
      // Scrolled, it may stand where it sticks: then the first screen is not what is measured.
      if (!map || main?.scrollTop || element.matches(":popover-open")) return;
      const { top } = map.getBoundingClientRect();
      element.style.setProperty("--room", `${Math.floor(window.innerHeight - top - 12)}px`);
    };
    return watchRoom(element, measure);
  }, []);
}
