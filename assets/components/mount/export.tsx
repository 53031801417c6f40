// The dialog's component: it takes the pictures of the page's figures, and hands them to Python for the ZIP.

import { render } from "preact";
import { toBase64 } from "../data/base64.ts";
import { findFocused, hostAround } from "../views/common/shadow.ts";
import style from "../views/export/export.css";
import { Export, type Figure, type Pictures } from "../views/export/export.tsx";
import { mountRoot } from "./mount_root.ts";
import { stopsIn } from "./stops.ts";

interface ExporterOptions {
  data: { figures: Figure[]; chosen: string };
  parentElement: Element | ShadowRoot;
  setTriggerValue: (name: string, value: unknown) => void;
}

export function exporter({ data, parentElement, setTriggerValue }: ExporterOptions) {
  const root = mountRoot(parentElement, style);
  if (!root.hasChildNodes()) keepFocus(parentElement);
  const send = (pictures: Pictures) =>
    setTriggerValue(
      "taken",
      Object.fromEntries(
        Object.entries(pictures).map(([key, files]) => [key, files && { svg: files.svg, png: toBase64(files.png) }]),
      ),
    );
  render(<Export figures={data.figures} chosen={data.chosen} onTaken={send} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

/** Keep the focus: a button that makes its file is disabled and loses it, and Escape would not close the dialog. */
function keepFocus(place: Element | ShadowRoot) {
  const dialog = hostAround(place)?.closest("[role=dialog]");
  if (!(dialog instanceof HTMLElement)) return;
  let last: HTMLButtonElement | null = null;
  dialog.addEventListener("keydown", (event) => goThrough(event, dialog), { capture: true });
  dialog.addEventListener("focusin", ({ target }) => target instanceof HTMLButtonElement && (last = target));
  const bring = () => {
    if (!last || (document.activeElement !== document.body && document.activeElement !== dialog)) return;
    (last.isConnected && !last.disabled ? last : dialog).focus({ preventScroll: true });
  };
  new MutationObserver(bring).observe(dialog, { subtree: true, childList: true, attributeFilter: ["disabled"] });
}

/**
 * Make Tab go through all of the dialog, in its order: Streamlit's own trap for the focus doesn't know our part of it.
 */
function goThrough(event: KeyboardEvent, dialog: HTMLElement) {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = stopsIn(dialog);
  if (!stops.length) return;
  const here = stops.indexOf(findFocused() as HTMLElement);
  const next = event.shiftKey ? (here < 0 ? stops.length : here) - 1 : here + 1;
  event.preventDefault();
  event.stopImmediatePropagation();
  stops[(next + stops.length) % stops.length].focus();
}
