// The size of an element, followed as the window changes.

import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** A ref for the element, and its size in pixels; 0 until it is on the page. */
export function useSize() {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = /** @type {HTMLDivElement} */ (place.current);
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return /** @type {const} */ ([place, size]);
}
