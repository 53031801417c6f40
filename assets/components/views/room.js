// When the room for a picture has to be measured again.

/**
 * Measure now, and whenever the element, the page around it or the window has another size.
 * @param {HTMLElement} element
 * @param {() => void} measure
 * @returns {() => void} Ends it.
 */
export function watchRoom(element, measure) {
  const watch = new ResizeObserver(measure);
  measure();
  for (const one of [element, document.querySelector("[data-testid=stMainBlockContainer]")]) if (one) watch.observe(one);
  window.addEventListener("resize", measure);
  return () => {
    watch.disconnect();
    window.removeEventListener("resize", measure);
  };
}
