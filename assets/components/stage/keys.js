// Keys that work as soon as the page is open, while the stage is in sight; a control that has the focus keeps its own.

import { useLayoutEffect } from "preact/hooks";
import { choose } from "../page/owner.js";

/**
 * @param {{current: HTMLElement | null}} root
 * @param {{go: (step: number) => void, step: number, last: number, player: {toggle: () => void}, presenting: boolean}} steps
 */
export function useKeys(root, { go, step, last, player, presenting }) {
  // At once, not after the next frame: a key pressed sooner would count from the step before.
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const stage = /** @type {HTMLElement} */ (root.current);
      if (isUnseen(stage) && event.key !== "Escape") return;
      const nowhere = document.activeElement?.matches("body, main") ?? true; // Tab also stops at the whole page
      const onBody = nowhere && isInSight(stage);
      const inside = isIn(stage, event) || (presenting && nowhere);
      /** @type {Record<string, () => void>} */
      const anywhere = { ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1) };
      /** @type {Record<string, () => void>} */
      const within = {
        ...anywhere, Home: () => go(0), End: () => go(last), ArrowUp: () => go(step - 1), ArrowDown: () => go(step + 1),
        PageUp: () => go(step - 1), PageDown: () => go(step + 1), " ": player.toggle,
      };
      const free = onBody || presenting || inside;
      const move = (inside ? within : onBody ? anywhere : {})[event.key] ?? (free && !isTyping(event) ? letterMove(event.key, stage, presenting) : undefined);
      if (!move) return;
      event.preventDefault();
      move();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}

/**
 * F presents, B blanks the screen, Escape returns.
 * @param {string} key
 * @param {HTMLElement} stage
 * @param {boolean} presenting
 */
function letterMove(key, stage, presenting) {
  if (key === "Escape") return presenting ? () => choose({ present: false }) : undefined;
  if (!hasLetterKeys()) return undefined;
  const letter = key.toLowerCase(); // caps lock may be on
  if (letter === "f") return () => choose({ present: !presenting });
  return letter === "b" && presenting ? () => void stage.classList.toggle("blank") : undefined;
}

const LETTER_KEYS = "attention-lab-letter-keys";

let chosen = ""; // in a browser that keeps nothing

/** Letters alone get in the way of speech input: they can be switched off (WCAG 2.1.4). */
export function hasLetterKeys() {
  try {
    return localStorage.getItem(LETTER_KEYS) !== "off";
  } catch {
    return chosen !== "off";
  }
}

export function switchLetterKeys() {
  chosen = hasLetterKeys() ? "off" : "on";
  try {
    localStorage.setItem(LETTER_KEYS, chosen);
  } catch {
    // It holds until this page is left.
  }
}

/**
 * Whether a key was pressed in the player, on nothing that needs the key itself.
 * @param {HTMLElement} stage
 * @param {KeyboardEvent} event
 */
function isIn(stage, event) {
  const [from] = event.composedPath();
  if (!(from instanceof HTMLElement) || !stage.contains(from) || !from.closest(".player, .step-area")) return false;
  return event.key === " " ? !from.matches("button, select, input, summary") : !from.matches("select, input");
}

/** @param {KeyboardEvent} event */
export function isTyping(event) {
  const [from] = event.composedPath();
  return from instanceof HTMLElement && from.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]");
}

/** Behind a question that waits nothing changes unseen: it asks about what is open. @param {HTMLElement} stage */
export const isUnseen = (stage) => getComputedStyle(stage).visibility === "hidden";

/** @param {HTMLElement} stage */
function isInSight(stage) {
  const { top, bottom } = stage.getBoundingClientRect();
  return bottom > 80 && top < window.innerHeight - 80;
}
