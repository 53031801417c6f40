// The stage alone on the screen.

import { findFocusedAround } from "../common/shadow.ts";

/**
 * Put the stage above everything else on the page; return the function that puts it back. The covered parts take no
 * focus meanwhile: the title of its map has it, which needs no key itself, until it goes back to its old place.
 */
export function fillScreen(root: HTMLElement | null, present: boolean) {
  if (!root || !present) return undefined;
  const before = findFocusedAround(root);
  const title = root.querySelector(".map-area h2");
  root.popover = "manual";
  root.showPopover();
  const covered = besides(root).filter((one) => !one.inert);
  for (const one of covered) one.inert = true;
  if (title instanceof HTMLElement) Object.assign(title, { tabIndex: -1 }).focus({ preventScroll: true });
  return () => {
    for (const one of covered) one.inert = false;
    root.popover = null;
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    else if (title instanceof HTMLElement) title.blur();
  };
}

/** Return all that stands beside an element and beside its ancestors, up to the page itself. */
function besides(element: HTMLElement) {
  const found: HTMLElement[] = [];
  for (let at = element as Node; at !== document.body; ) {
    const parent = at.parentNode as ParentNode & Node;
    if (!parent) break;
    for (const one of parent.children) if (one !== at && one instanceof HTMLElement) found.push(one);
    at = parent instanceof ShadowRoot ? parent.host : parent;
  }
  return found;
}
