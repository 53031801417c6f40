// The setting that switches off the keys of one letter on all pages: they get in the way of speech input (WCAG 2.1.4).

import { useState } from "preact/hooks";
import { loadText, saveText } from "../../state/storage.ts";

const LETTER_KEYS = "attention-lab-letter-keys";

/** The elements that take letters themselves: fields, and lists in which a letter goes to its entry. */
const TAKES_LETTERS =
  "input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable], [role=menu], [role=listbox]";

export const hasLetterKeys = () => loadText(LETTER_KEYS) !== "off";

/**
 * Begin to keep letters, if they are switched off, from all that would act on one: the stage, and buttons of Streamlit
 * with a shortcut, which know of no setting.
 */
export function guardLetterKeys() {
  mark();
  window.addEventListener(
    "keydown",
    (event) => {
      const isLetter = /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isLetter && !hasLetterKeys() && !takesLetters(event)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

const takesLetters = (event: KeyboardEvent) =>
  event.composedPath().some((one) => one instanceof Element && one.matches(TAKES_LETTERS));

/** Mark the page, so that no button names a key that does nothing. */
function mark() {
  document.documentElement.dataset.letterKeys = hasLetterKeys() ? "on" : "off";
}

/** Draw the switch, beside the buttons that it serves. */
export function LetterKeys({ letters, does }: { letters: string[]; does: string }) {
  const [on, setOn] = useState(hasLetterKeys);
  const change = () => {
    saveText(LETTER_KEYS, on ? "off" : "on");
    mark();
    setOn(!on);
  };
  return (
    <button type="button" class="plain keys" aria-pressed={on} title={does} onClick={change}>
      Keys {letters.join(", ")}: {on ? "on" : "off"}
    </button>
  );
}
