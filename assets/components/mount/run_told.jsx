// Beside the controls of a run: the switch of their letters, and the line that says what became of the run, once each.

import { LetterKeys } from "../views/common/letter_keys.jsx";
import plain from "../views/common/plain.css";
import { drawn } from "./drawn.jsx";

/** @typedef {{run: string, now: string, isNew: boolean, letters: Record<string, string>}} Told `letters`: what each does; `now`: how the run stands, in a sentence; empty while it begins. */

/** @type {Pick<Told, "run" | "now">} */
let before = { run: "", now: "" };
let said = "";

/** @param {{data: Told, parentElement: Element}} component */
export function runTold({ data: { run, now, isNew, letters }, parentElement }) {
  // How a run stood when its page was opened is no news; of one that was just started it is.
  if (run !== before.run) said = isNew ? now : "";
  else if (now && now !== before.now) said = now;
  before = { run, now };
  const does = `Keys of one letter: ${Object.entries(letters)
    .map(([letter, what]) => `${letter} ${what}`)
    .join(", ")}`;
  return drawn(parentElement, plain, () => (
    <>
      {Object.keys(letters).length > 0 && <LetterKeys letters={Object.keys(letters)} does={does} />}
      <p class="unseen" role="status">
        {said || null}
      </p>
    </>
  ));
}
