// What Streamlit's page leaves undone: the numbers of a plot fit its cells, the list of pages closes after a tap, the bar of
// pages marks the group on which one is, and a clicker turns the scenes of a lecture.

import { keepProgress } from "./answers.js";
import { goTo } from "./leading.js";
import { followPlots } from "./plots.js";
import { takePress } from "./predict.jsx";

/** @type {Record<string, string>} */
const SCENES = { PageDown: ".st-key-scene-next a", PageUp: ".st-key-scene-back a" };
const LIST = "[data-testid=stSidebar]";
const BAR = "[data-testid=stHeader]";

let isFollowing = false;
let group = "";
/** @type {Element | null} */
let bar = null;

/** @param {{data?: {group: string, scene: string}, parentElement: Element}} component */
export function frame({ data, parentElement }) {
  const host = parentElement instanceof ShadowRoot ? parentElement.host : parentElement;
  const box = host.closest("[data-testid=stElementContainer]") ?? host;
  if (box instanceof HTMLElement) box.style.display = "none";
  group = data?.group ?? "";
  if (data?.scene) {
    keepProgress(data.scene);
    goTo(data.scene);
  }
  followBar();
  if (isFollowing) return;
  isFollowing = true;
  followPlots();
  document.addEventListener("click", ({ target }) => {
    // On a phone the list of pages covers the page that was chosen.
    if (target instanceof Element && target.closest(`${LIST} a[href]`)) setTimeout(closeList);
  });
  // A class that takes part goes to the next scene at the click, before the page does.
  document.addEventListener("click", ({ target, ctrlKey, metaKey }) => {
    const link = target instanceof Element ? target.closest(".st-key-scene a[href]") : null;
    const scene = link instanceof HTMLAnchorElement && new URL(link.href).searchParams.get("lecture");
    if (scene && !ctrlKey && !metaKey) goTo(scene);
  }, { capture: true });
  // Before the stage, whose steps have the same keys where no lecture is given.
  window.addEventListener("keydown", turnScene, { capture: true });
}

/** Streamlit makes a button anew when the bar gets more or less room. */
function followBar() {
  const found = document.querySelector(BAR);
  if (found && found !== bar) new MutationObserver(markGroup).observe((bar = found), { childList: true, subtree: true });
  markGroup();
}

function markGroup() {
  for (const button of document.querySelectorAll(`${BAR} button[aria-haspopup=menu]`)) {
    if (group && button.textContent?.trim() === group) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
}

function closeList() {
  const button = document.querySelector(`${LIST} [data-testid=stSidebarCollapseButton] button, ${LIST} button[kind=headerNoPadding]`);
  if (button instanceof HTMLElement) button.click();
}

/** @param {KeyboardEvent} event */
function turnScene(event) {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (!isPlain || !SCENES[event.key] || !document.querySelector(".st-key-scene")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.key === "PageDown" && !event.repeat && takePress()) return;
  const way = document.querySelector(SCENES[event.key]);
  if (way instanceof HTMLElement && !event.repeat) way.click();
}
