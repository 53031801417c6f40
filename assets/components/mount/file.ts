// Views in a page without Streamlit: a file (`transformer/views/offline.py`), or a phone (`server/classroom/phone.py`).

import { inflated } from "../data/base64.ts";
import { USUAL } from "../data/example/selection.ts";
import { begin } from "../state/current_selection.ts";

export type View = (component: {
  data: any;
  parentElement: Element;
  setTriggerValue?: (name: string, value: unknown) => void;
}) => (() => void) | void;

/**
 * Show each view that this file holds, one after the other: its bytes are packed in the page, or are those of a place
 * above. A page of Streamlit holds none.
 */
export async function openFile(views: Record<string, View>) {
  const datas = new Map<string, Uint8Array>();
  for (const place of document.querySelectorAll<HTMLElement>("div[data-lab][data-bytes]")) {
    const { lab: name = "", bytes = "", bytesOf: sameAs = "", selection, still } = place.dataset;
    place.removeAttribute("data-bytes");
    if (selection) begin(JSON.parse(selection));
    if (still) place.dataset.still = JSON.stringify({ ...USUAL, ...JSON.parse(still) });
    const data = datas.get(sameAs) ?? (await inflated(bytes));
    datas.set(place.id, data);
    const parentElement = place.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
    // There is no `setTriggerValue`: nobody is there to be told.
    const show = () => views[name]({ data, parentElement });
    show();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  }
}
