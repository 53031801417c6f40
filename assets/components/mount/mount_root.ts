// The element in which a component draws: it stays from one run of the script to the next.

import base from "../views/common/base.css";
import controls from "../views/common/controls.css";
import look from "../views/common/look.css";
import { hearMovement, UNSEEN } from "../views/common/resting.ts";

/**
 * @param place The element that Streamlit gives, or a part of a file.
 * @param styles The styles beside the common ones.
 */
export function mountRoot(place: Element | ShadowRoot, ...styles: string[]) {
  const existing = place.querySelector(".lab");
  if (existing instanceof HTMLElement) return existing;
  const textContent = [look, base, controls, ...styles, UNSEEN].join("\n");
  const style = Object.assign(document.createElement("style"), { textContent });
  const root = Object.assign(document.createElement("div"), { className: "lab" });
  place.append(style, root);
  hearMovement(root);
  return root;
}
