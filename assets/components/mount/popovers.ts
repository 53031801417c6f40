// An opened part takes the focus, and gives it back to its button: Streamlit leaves it on the button of a popover, from
// which Tab goes through all of the page first, and on a menu as a whole, whose first item no key then chooses.

import { POPOVER } from "../state/streamlit.ts";
import { stopsIn } from "./stops.ts";

const OPENS = "button[aria-haspopup=dialog], button[aria-haspopup=menu]";
const OPEN = "button[aria-haspopup=dialog][aria-expanded=true]";
const LEAVES_MS = 500;
const STAYS_MS = 5000; // in which the server may draw again what had the focus

let byTouch = false;

/** Begin to look after what opens. */
export function watchOpening() {
  addEventListener("pointerdown", ({ pointerType }) => void (byTouch = pointerType === "touch"), { capture: true });
  addEventListener("keydown", () => void (byTouch = false), { capture: true });
  const onChange = (changes: MutationRecord[]) => {
    for (const { target } of changes) if (target instanceof HTMLElement && target.matches(OPENS)) moveFocus(target);
  };
  new MutationObserver(onChange).observe(document.body, { subtree: true, attributeFilter: ["aria-expanded"] });
  const early = document.querySelector(`:is(${OPENS})[aria-expanded=true]`); // opened before this script came
  if (early instanceof HTMLElement) moveFocus(early);
}

function moveFocus(button: HTMLElement) {
  const isOpen = () => button.isConnected && button.getAttribute("aria-expanded") === "true";
  const isMenu = button.getAttribute("aria-haspopup") === "menu";
  if (isOpen()) return void (isMenu ? enterMenu(isOpen) : enterPopover());
  if (!isMenu) leavePopover(button, isOpen, performance.now() + LEAVES_MS);
}

/**
 * The popover may go some frames after its button says so. A click elsewhere has given the focus away already, and
 * another that was opened meanwhile has a claim to it.
 */
function leavePopover(button: HTMLElement, isOpen: () => boolean, until: number) {
  const at = document.activeElement;
  if (isOpen() || document.querySelector(OPEN) || performance.now() > until) return;
  if (!at || at === document.body || at.closest(POPOVER)) button.focus({ preventScroll: true });
  requestAnimationFrame(() => leavePopover(button, isOpen, until));
}

function enterMenu(isOpen: () => boolean) {
  requestAnimationFrame(() => {
    if (!isOpen()) return;
    const menu = document.activeElement?.closest("[role=menu]");
    if (!menu) return enterMenu(isOpen);
    const first = menu.querySelector("[role=menuitem]");
    if (menu === document.activeElement && first instanceof HTMLElement) first.focus({ preventScroll: true });
  });
}

/**
 * The popover is placed in the next frame; focused before, it would scroll the page to where it first stood. It is
 * waited for what the server has yet to draw in it, however long that takes; for some seconds more the server may
 * replace the element with the focus, or the button itself.
 * @param until The end of those seconds, once the focus has been in it.
 */
function enterPopover(until: number = Infinity) {
  requestAnimationFrame(() => {
    if (performance.now() > until || !document.querySelector(OPEN)) return;
    const popover = [...document.querySelectorAll(POPOVER)].at(-1);
    const at = document.activeElement ?? document.body;
    const isLost = at === document.body || at === popover || (until === Infinity && at.matches(OPENS));
    if (!(popover instanceof HTMLElement) || !isLost) return enterPopover(until);
    // On a touch screen a field with the focus would bring up the keyboard over half of it.
    const first = byTouch ? undefined : stopsIn(popover).find((one) => one !== popover);
    if (!first && at !== popover) {
      popover.tabIndex = -1;
      popover.style.outline = "none";
    }
    if (first || at !== popover) (first ?? popover).focus({ preventScroll: true });
    enterPopover(first ? Math.min(until, performance.now() + STAYS_MS) : until);
  });
}
