// The switch for the letters that control a run, and a line that says what became of the run, once each.

import { LetterKeys } from "../views/common/letter_keys.tsx";
import { drawn } from "./drawn.tsx";

/** `letters` says what each does; `now` tells in a sentence how the run stands; empty while it begins. */
interface Told {
  run: string;
  now: string;
  isNew: boolean;
  letters: Record<string, string>;
}

let before: Pick<Told, "run" | "now"> = { run: "", now: "" };
let said = "";

export function runTold({ data: { run, now, isNew, letters }, parentElement }: { data: Told; parentElement: Element }) {
  // The state of a run at the time its page was opened is no news; that of a run just started is.
  if (run !== before.run) said = isNew ? now : "";
  else if (now && now !== before.now) said = now;
  before = { run, now };
  const does = `Keys of one letter: ${Object.entries(letters)
    .map(([letter, what]) => `${letter} ${what}`)
    .join(", ")}`;
  return drawn(parentElement, "", () => (
    <>
      {Object.keys(letters).length > 0 && <LetterKeys letters={Object.keys(letters)} does={does} />}
      <p class="unseen" role="status">
        {said || null}
      </p>
    </>
  ));
}
