// The keys of a clicker, PageDown and PageUp: one scene on or back, wherever a lecture is given.

import { OVERLAYS } from "../../state/streamlit.ts";

/** The milliseconds after a press in which another one comes from a clicker that bounces, a slow one, too. */
export const BOUNCES = 600;

/** The elements that need these keys themselves, or lie over the scene. */
const OWN_KEYS = `input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], [role=slider], dialog, ${OVERLAYS}`;
const WAYS: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

/** Return whether a press belongs to the element in which it happens. */
export const isTaken = (event: KeyboardEvent) =>
  event.composedPath().some((one) => one instanceof Element && one.matches(OWN_KEYS));

/**
 * Take a press for the scenes, so that nothing else obeys it.
 * @returns The way, 0 if this is no press of a clicker, or one that is held.
 */
export function readClicker(event: KeyboardEvent): 1 | -1 | 0 {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (!isPlain || event.defaultPrevented || !WAYS[event.key] || isTaken(event)) return 0;
  event.preventDefault();
  event.stopImmediatePropagation();
  return event.repeat ? 0 : WAYS[event.key];
}
