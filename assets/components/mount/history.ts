// One place, a page or a scene of a lecture, is one entry of the browser's history, and so is each model that somebody
// chooses there; an entry keeps its whole link.

/** What in a link names another place on the same page. */
const NAMES = ["lecture", "give", "edit"];

/** The place that is there, as `placeOf` names it. */
let place = "";
/** Whether an entry was made, or come back to, whose page is not there yet; and whether somebody did anything since it is. */
let isNew = false,
  isBack = false,
  isTouched = false;
/** The link as it was when somebody last chose something. */
let kept = "";

/**
 * Streamlit makes an entry whenever it writes into the link, also while a page opens; and on the way to another page it
 * first writes what comes there into the link of this one, or empties it, so that whoever comes back finds the usual text.
 */
export function keepOneEntry() {
  // Sooner than whatever leads away: a click is also what keys and clickers make, but of a list, in which Enter chooses.
  addEventListener("click", () => void (kept = location.href), { capture: true });
  addEventListener("keydown", ({ key }) => void (key === "Enter" && (kept = location.href)), { capture: true });
  addEventListener("popstate", () => void (isBack = placeOf(location) !== place), { capture: true });
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, () => void ([isBack, isTouched] = [false, true]), { capture: true });
  const { pushState, replaceState } = history;
  history.pushState = history.replaceState = (state, title, address) => {
    const next = new URL(address ?? "", location.href);
    // On the way back Streamlit takes out of the link what the page that is left has too, and may still lead to one passed by.
    if (isBack) return;
    const isOther = placeOf(next) !== placeOf(location) || (isTouched && modelOf(next) !== modelOf(location));
    if (!isOther || isNew) return replaceState.call(history, state, title, next);
    if (kept && placeOf(new URL(kept)) === placeOf(location)) replaceState.call(history, history.state, "", kept);
    isNew = true;
    pushState.call(history, state, title, next);
  };
}

/**
 * A page is there; if it is the one of the link, what is written from now on is its own.
 * @param there As `placeOf`.
 */
export function arrive(there: string) {
  place = there;
  if (place !== placeOf(location)) return;
  if (isNew) isTouched = false;
  isNew = isBack = false;
}

/**
 * Go to another place of the page that is open; the server needs not be asked. The place that is left has been there,
 * also if the page has not said so yet: it keeps its entry.
 */
export function enter(address: string) {
  arrive(placeOf(location));
  history.pushState(history.state, "", address);
  arrive(placeOf(location));
}

function placeOf({ pathname, search }: URL | Location) {
  const query = new URLSearchParams(search);
  return [pathname.split("/").at(-1), ...NAMES.map((name) => query.get(name) ?? "")].join(" ");
}

const modelOf = ({ search }: URL | Location) => new URLSearchParams(search).get("model");
