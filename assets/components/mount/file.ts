// Views in a page without Streamlit: a file (`transformer/views/offline.py`), or the phone (`pages/server/classroom/phone.py`).

import { begin } from "../state/owner.ts";

export type View = (component: {
  data: any;
  parentElement: Element;
  setTriggerValue?: (name: string, value: unknown) => void;
}) => (() => void) | void;

/** Show each view that this file holds; its bytes stand there as base64. A page of Streamlit holds none. */
export function openFile(views: Record<string, View>) {
  for (const place of document.querySelectorAll("[data-lab]")) {
    const { lab: name = "", bytes = "", selection } = (place as HTMLElement).dataset;
    place.removeAttribute("data-bytes");
    if (selection) begin(JSON.parse(selection));
    const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const parentElement = place.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
    // Without `setTriggerValue`: nobody is there to be told.
    const show = () => views[name]({ data, parentElement });
    show();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  }
}
