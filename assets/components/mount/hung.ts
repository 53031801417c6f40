// Where a component draws: an element that stays from one run of the script to the next.

import { hearMovement, UNSEEN } from "../views/common/resting.ts";

/**
 * @param place In which it is drawn: what Streamlit gives, or a part of a file.
 * @param styles Its style sheet.
 */
export function hung(place: Element | ShadowRoot, styles: string) {
  const found = place.querySelector(".lab");
  if (found instanceof HTMLElement) return found;
  const style = Object.assign(document.createElement("style"), { textContent: `${styles}\n${UNSEEN}` });
  const root = Object.assign(document.createElement("div"), { className: "lab" });
  place.append(style, root);
  hearMovement(root);
  return root;
}
