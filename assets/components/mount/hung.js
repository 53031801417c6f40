// Where a component draws: an element that stays from one run of the script to the next.

import { UNSEEN, hearMovement } from "../views/common/resting.js";

/**
 * @param {Element | ShadowRoot} place In which it is drawn: what Streamlit gives, or a part of a file.
 * @param {string} styles Its style sheet.
 */
export function hung(place, styles) {
  const found = place.querySelector(".lab");
  if (found instanceof HTMLElement) return found;
  const style = Object.assign(document.createElement("style"), { textContent: `${styles}\n${UNSEEN}` });
  const root = Object.assign(document.createElement("div"), { className: "lab" });
  place.append(style, root);
  hearMovement(root);
  return root;
}
