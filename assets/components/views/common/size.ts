// The size of an element, followed as the window changes.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { heightBelow, isPlaced, onPrint, watchRoom } from "./room.ts";

/** Return a ref for the element, and its size in pixels; 0 until it is on the page. */
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

/** Return the pixels from the top of an element to the end of the place that a lecture gives it; 0 on a page. */
export function usePlaceBelow(element: { current: HTMLElement | null }) {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const placed = element.current as HTMLElement;
    return watchRoom(placed, () => setHeight(isPlaced(placed) ? Math.floor(heightBelow(placed)) : 0));
  }, []);
  return height;
}
