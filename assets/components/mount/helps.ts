// The names of the signs of help beside headings and captions: Streamlit (1.67) calls each of them "Help". And what it
// lets scroll, formulas and code, can be reached with keys.

import { ELEMENT } from "../state/streamlit.ts";
import { clipToken } from "../words/tokens.ts";

const SIGN = "button[aria-label=Help]";
const LONGEST = 60; // graphemes

/** Begin to name them. */
export function nameHelps() {
  new MutationObserver(nameAll).observe(document.body, { subtree: true, childList: true });
  nameAll();
}

const SCROLLS: Record<string, string> = { ".katex-display": "Formula", pre: "Code" };

function nameAll() {
  for (const [part, name] of Object.entries(SCROLLS))
    for (const one of document.querySelectorAll<HTMLElement>(`${part}:not([tabindex])`)) {
      if (one.scrollWidth <= one.clientWidth) continue;
      one.tabIndex = 0;
      one.setAttribute("role", "group");
      one.ariaLabel = name;
    }
  for (const sign of document.querySelectorAll(SIGN)) {
    const of = sign.closest(`h1, h2, h3, h4, h5, h6, ${ELEMENT}`)?.textContent?.trim();
    if (of) sign.setAttribute("aria-label", `Help for ${clipToken(of, LONGEST)}`);
  }
}
