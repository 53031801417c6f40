// The lecturer's keys, those of clickers among them. A control that has the focus keeps the keys that it needs.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Press } from "../../state/giving.ts";
import { MAIN } from "../../state/streamlit.ts";
import { isTaken } from "../common/clicker.ts";
import { hasLetterKeys } from "../common/letter_keys.tsx";
import { findFocused } from "../common/shadow.ts";

/** The help on the keys, shown on `?`. */
export const SAID: [keys: string, does: string][] = [
  ["PageDown, →, ↓, space", "show the answer, then the next scene"],
  ["PageUp, ←, ↑", "the scene before"],
  ["a number, then Enter", "that scene"],
  ["B or .", "black screen, and back"],
  ["W", "white screen, and back"],
  ["F, F5", "full screen; Escape leaves it"],
  ["?", "these keys"],
];

/** The controls that need keys; Streamlit's main part, which a click on nothing focuses, needs none. */
const NEEDS_KEYS = `:is(button, a[href], input, select, textarea, summary, [tabindex='0'], [contenteditable]):not(${MAIN})`;
const FREE = { ArrowRight: "next", ArrowDown: "next", " ": "next", ArrowLeft: "back", ArrowUp: "back" } as const;
const CLICKER = { PageDown: "next", PageUp: "back", F5: "fill" } as const;
/** The keys of one character, which can be switched off, digits too. */
const TYPED = { "?": "help", f: "fill", b: "black", ".": "black", w: "white" } as const;

/** The milliseconds for which typed digits wait for Enter. */
const WAITS = 3000;

export function useLectureKeys(press: (what: Press) => void, help: () => void) {
  const digits = useRef({ typed: "", at: 0 });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = actOf(event, digits.current);
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A key that is held, or sent twice on its way, is one press.
      if (event.repeat) return;
      if (act === "fill") fillScreen();
      else if (act === "help") help();
      else if (act !== "typed") press(act);
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  });
}

/** Fill or leave the screen with the window that has the key: a browser gives it to no other, and may refuse. */
function fillScreen() {
  const asked = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  asked.catch(() => {});
}

type Act = Press | "fill" | "help" | "typed";

function actOf(event: KeyboardEvent, digits: { typed: string; at: number }): Act | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || isTaken(event)) return null;
  if (key in CLICKER && (!shiftKey || key === "F5")) return CLICKER[key as keyof typeof CLICKER];
  if (hasLetterKeys() && Object.hasOwn(TYPED, key.toLowerCase())) return TYPED[key.toLowerCase() as keyof typeof TYPED];
  if (shiftKey || findFocused()?.matches(NEEDS_KEYS)) return null;
  if (/^[0-9]$/.test(key)) {
    if (!hasLetterKeys()) return null;
    const isOn = performance.now() - digits.at < WAITS;
    Object.assign(digits, { typed: (isOn ? digits.typed : "") + key, at: performance.now() });
    return "typed";
  }
  if (key === "Enter") {
    const number = performance.now() - digits.at < WAITS ? Number(digits.typed) : 0;
    digits.typed = "";
    return number || null;
  }
  return FREE[key as keyof typeof FREE] ?? null;
}
