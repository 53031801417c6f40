// What Streamlit's page leaves undone: the numbers of a plot fit its cells, and the list of pages closes after a tap.

import { followPlots } from "./plots.js";

const LIST = "[data-testid=stSidebar]";

let isFollowing = false;

/** @param {{parentElement: Element}} component */
export function frame({ parentElement }) {
  const host = parentElement instanceof ShadowRoot ? parentElement.host : parentElement;
  const box = host.closest("[data-testid=stElementContainer]") ?? host;
  if (box instanceof HTMLElement) box.style.display = "none";
  if (isFollowing) return;
  isFollowing = true;
  followPlots();
  document.addEventListener("click", ({ target }) => {
    // On a phone the list of pages covers the page that was chosen.
    if (target instanceof Element && target.closest(`${LIST} a[href]`)) setTimeout(closeList);
  });
}

function closeList() {
  const button = document.querySelector(`${LIST} [data-testid=stSidebarCollapseButton] button, ${LIST} button[kind=headerNoPadding]`);
  if (button instanceof HTMLElement) button.click();
}
