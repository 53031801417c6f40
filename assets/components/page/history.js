// One visit of a page is one entry of the browser's history, and it keeps its whole link.

let isTouched = false;
let isOnTheWay = false;
/** The page that is there. */
let page = "";

/**
 * Streamlit makes an entry whenever a widget writes into the link, also while a page opens; and between two pages it
 * empties the link, so that whoever comes back finds the usual text. What is written before anybody did anything on a page
 * completes its entry; what empties it on the way to another page is not written.
 */
export function keepOneEntry() {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => void (isTouched = true), { capture: true });
  addEventListener("popstate", () => void (isOnTheWay = location.pathname !== page), { capture: true });
  document.addEventListener("click", (event) => {
    if (event.composedPath().some((one) => one instanceof HTMLAnchorElement && one.pathname !== location.pathname)) isOnTheWay = true;
  }, { capture: true });
  const { pushState, replaceState } = history;
  const written = (/** @type {typeof pushState} */ write) =>
    /** @type {typeof pushState} */ function (state, title, address) {
      const next = new URL(address ?? "", location.href);
      const isSame = next.pathname === location.pathname;
      if (isSame && isOnTheWay && !completes(new URLSearchParams(location.search), next.searchParams)) return;
      (isSame && (isOnTheWay || !isTouched) ? replaceState : write).call(history, state, title, address);
    };
  history.pushState = written(pushState);
  history.replaceState = written(replaceState);
}

/** A page is there: what is written from now on is its own. */
export function arrive() {
  if (page !== location.pathname) isTouched = false;
  page = location.pathname;
  isOnTheWay = false;
}

/** Whether a link says all that another says, and perhaps more. @param {URLSearchParams} before @param {URLSearchParams} after */
export const completes = (before, after) =>
  [...new Set(before.keys())].every((name) => String(before.getAll(name)) === String(after.getAll(name)));
