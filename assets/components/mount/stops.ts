// The stops of the Tab key, also behind shadow roots.

const STOPS = "button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])";

/** Return the elements that Tab can reach, in its order. */
export const stopsIn = (root: Element | ShadowRoot) =>
  inside(root).filter(
    (one) => one.matches(STOPS) && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  );

/** Return all elements, also those behind shadow roots, in their order. */
const inside = (root: Element | ShadowRoot): HTMLElement[] =>
  [...(root.querySelectorAll("*") as NodeListOf<HTMLElement>)].flatMap((one) => [
    one,
    ...(one.shadowRoot ? inside(one.shadowRoot) : []),
  ]);
