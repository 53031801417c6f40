// Beside the controls of a run: the switch of their letters, and the line that says what became of the run, once each.

import { LetterKeys } from "../views/common/letter_keys.tsx";
import { drawn } from "./drawn.tsx";

/** `letters`: what each does; `now`: how the run stands, in a sentence; empty while it begins. */
interface Told {
  run: string;
  now: string;
  isNew: boolean;
  letters: Record<string, string>;
}

let before: Pick<Told, "run" | "now"> = { run: "", now: "" };
let said = "";

export function runTold({ data: { run, now, isNew, letters }, parentElement }: { data: Told; parentElement: Element }) {
  // How a run stood when its page was opened is no news; of one that was just started it is.
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
