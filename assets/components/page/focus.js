// The focus never falls out of the page: where what had it is drawn no more, it goes to what stands in its place.

const RUNS = "data-test-script-state";
const REACHED = "button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']";

/** @type {Element | null} */
let last = null;
/** Keyed containers around it, the nearest first. @type {Element[]} */
let around = [];
/** @type {Element | null} */
let app = null;

/** Begin to look after the focus; again costs nothing. */
export function keepFocus() {
  const found = document.querySelector("[data-testid=stApp]");
  if (!found || found === app) return;
  app = found;
  document.addEventListener("focusin", note, { capture: true });
  new MutationObserver(bringBack).observe(app, { attributes: true, attributeFilter: [RUNS] });
}

/** @param {FocusEvent} event */
function note({ target }) {
  last = target instanceof Element ? target : null;
  around = [];
  for (let one = last; one; one = one.parentElement) if (one.className.toString().includes("st-key-")) around.push(one);
}

function bringBack() {
  if (app?.getAttribute(RUNS) !== "notRunning" || !last || last.isConnected || document.activeElement !== document.body) return;
  const place = around.find((one) => one.isConnected && one.checkVisibility());
  const next = place?.querySelector(REACHED);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  else focusTitle();
}

/** What a page, or a scene, is called takes the focus, and is said. */
export function focusTitle() {
  const title = document.querySelector("[data-testid=stMain] h1");
  if (!(title instanceof HTMLElement)) return;
  title.tabIndex = -1;
  title.style.outline = "none";
  title.focus({ preventScroll: true });
}
