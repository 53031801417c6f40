// Short messages of Streamlit (1.67), said aloud: their own place is none from which a screen reader reads what comes.

import { TOAST } from "../state/streamlit.ts";

/** Begin to say each. */
export function sayToasts() {
  const line = document.body.appendChild(document.createElement("p"));
  line.setAttribute("role", "status");
  Object.assign(line.style, {
    position: "fixed",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  });
  new MutationObserver(() => {
    const toasts = [...document.querySelectorAll(TOAST)];
    const said = toasts.at(-1)?.textContent.trim() ?? "";
    if (said !== line.textContent) line.textContent = said;
  }).observe(document.body, { subtree: true, childList: true });
}
