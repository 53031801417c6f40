// A focus that never falls out of the page: if the element that had it is gone, it goes to what stands in its place.

import { APP, classOfKey, isAtRest, isKeyed, MAIN, whenRunning } from "../state/streamlit.ts";

const REACHED = "button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']";

let last: Element | null = null;
/** Keyed containers around the last focus, the nearest first. */
let around: Element[] = [];
/** The key of the container opened since. */
let opened = "";
/** The element that has the focus only because nothing better was there. */
let makeshift: Element | null = null;
let app: Element | null = null;
/** Looks for the title that was led to for as long as nothing else has the focus. */
let coming: MutationObserver | null = null;

/** Begin to look after the focus; a second call costs nothing. */
export function keepFocus() {
  const found = document.querySelector(APP);
  if (!found || found === app) return;
  app = found;
  document.addEventListener("focusin", note, { capture: true });
  whenRunning(app, bringBack);
}

function note({ target }: FocusEvent) {
  last = target instanceof Element ? target : null;
  if (!last || last !== titleOf(opened)) forget(); // a title that is drawn again takes the focus again
  [around, makeshift] = [[], null];
  for (let one = last; one; one = one.parentElement) if (isKeyed(one)) around.push(one);
}

const titleOf = (key: string) => (key ? document.querySelector(`${MAIN} .${classOfKey(key)} :is(h2, h3)`) : null);

/**
 * Lead the focus to what comes in the place of the form that opened it, should the form go; it may come the later of
 * both.
 * @param key The key of its container.
 */
export function leadTo(key: string) {
  opened = key;
  coming ??= new MutationObserver(bringBack);
  if (app) coming.observe(app, { childList: true, subtree: true });
  bringBack();
}

function forget() {
  opened = "";
  coming?.disconnect();
}

function bringBack() {
  const at = document.activeElement;
  const isLost = last && !last.isConnected && at === document.body;
  if (!isLost && !(opened && at === makeshift)) return;
  // The opened part may be drawn again and again: if that takes long, the page is never at rest; and its title may come
  // after the last word of the script that drew it.
  if (opened) return focus(titleOf(opened));
  if (!isAtRest()) return;
  const place = around.find((one) => one.isConnected && one.checkVisibility());
  const next = place?.querySelector(REACHED);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  else focusTitle();
  makeshift = document.activeElement;
}

/** Give the focus to the title of a page or a scene, so that it is read out. */
export const focusTitle = () => focus(document.querySelector(`${MAIN} h1`));

function focus(title: Element | null) {
  if (!(title instanceof HTMLElement)) return;
  title.tabIndex = -1;
  title.style.outline = "none";
  title.focus({ preventScroll: true });
}
