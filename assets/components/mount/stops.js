// Where Tab stops, also behind shadow roots.

const STOPS = "button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])";

/** What can be reached by Tab, in its order. @param {Element | ShadowRoot} root */
export const stopsIn = (root) =>
  inside(root).filter(
    (one) => one.matches(STOPS) && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  );

/** What has the focus. */
export function focused() {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** All elements, also those behind shadow roots, as they follow each other. @param {Element | ShadowRoot} root @returns {HTMLElement[]} */
const inside = (root) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("*"))].flatMap((one) => [
    one,
    ...(one.shadowRoot ? inside(one.shadowRoot) : []),
  ]);
