// Where Tab stops, also behind shadow roots.

const STOPS = "button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])";

/** What can be reached by Tab, in its order. */
export const stopsIn = (root: Element | ShadowRoot) =>
  inside(root).filter(
    (one) => one.matches(STOPS) && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  );

/** All elements, also those behind shadow roots, as they follow each other. */
const inside = (root: Element | ShadowRoot): HTMLElement[] =>
  [...(root.querySelectorAll("*") as NodeListOf<HTMLElement>)].flatMap((one) => [
    one,
    ...(one.shadowRoot ? inside(one.shadowRoot) : []),
  ]);
