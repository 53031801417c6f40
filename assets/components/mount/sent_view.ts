// A picture of a scene, drawn by the component of its page, with the scene's own selection.

import { fromBase64 } from "../data/base64.ts";
import { type Selection, USUAL } from "../data/example/selection.ts";
import { choose } from "../state/current_selection.ts";
import type { View } from "./file.ts";

export interface SentView {
  component: string;
  /** In base64. */
  bytes: string;
}

/** @returns The function that takes it down. */
export function showWith(
  views: Record<string, View>,
  component: string,
  data: Uint8Array,
  selection: Partial<Selection>,
  place: Element,
) {
  const whole = { ...USUAL, ...selection };
  if (place instanceof HTMLElement && place.dataset.still !== undefined) place.dataset.still = JSON.stringify(whole);
  else choose(whole);
  const root = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  const parentElement = root.firstElementChild ?? root.appendChild(document.createElement("div"));
  return views[component]?.({ data, parentElement });
}

const bytesCache = new Map<string, Uint8Array>();

/** Return the same bytes each time: a view keeps what it made of them. */
export function bytesOf(base64: string) {
  const bytes = bytesCache.get(base64) ?? fromBase64(base64);
  bytesCache.set(base64, bytes);
  return bytes;
}
