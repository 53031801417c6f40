// A change of the whole screen by a soft cut, where the browser knows how: what is the same before and after stands still.

const CLICKABLE = "::view-transition { pointer-events: none; }"; // who presses during it presses what is there
let last: ViewTransition | null = null;

/** Change the screen softly; a change during the last one ends that. */
export function crossFade(change: () => void) {
  last?.skipTransition();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !document.startViewTransition || document.visibilityState !== "visible") return change();
  if (!last) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CLICKABLE);
    document.adoptedStyleSheets.push(sheet);
  }
  const transition = document.startViewTransition(() => {
    change();
    return new Promise((drawn) => setTimeout(drawn)); // what is drawn of a new state is drawn by then
  });
  last = transition;
  transition.ready.catch(() => undefined); // it was ended by the next one
}
