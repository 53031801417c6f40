// One visit of a page is one entry of the browser's history.

/**
 * Streamlit makes an entry whenever a widget writes into the link, also while a page opens. What only completes the link
 * takes the place of the entry that is there; another model, text or scene is one to come back to.
 */
export function keepOneEntry() {
  const push = history.pushState;
  history.pushState = function (state, title, address) {
    const next = new URL(address ?? "", location.href);
    const isMore = next.pathname === location.pathname && completes(new URLSearchParams(location.search), next.searchParams);
    (isMore ? history.replaceState : push).call(history, state, title, address);
  };
}

/** Whether a link says all that another says, and perhaps more. @param {URLSearchParams} before @param {URLSearchParams} after */
export const completes = (before, after) =>
  [...new Set(before.keys())].every((name) => String(before.getAll(name)) === String(after.getAll(name)));
