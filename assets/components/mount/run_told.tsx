// The switch for the letters that control a run, and a line that says what became of the run, once each.

import { LetterKeys } from "../views/common/letter_keys.tsx";
import { mountView } from "./mount_view.tsx";

/** `letters` says what each does; `now` tells in a sentence how the run stands; empty while it begins. */
interface RunStatus {
  run: string;
  now: string;
  isNew: boolean;
  letters: Record<string, string>;
}

let before: Pick<RunStatus, "run" | "now"> = { run: "", now: "" };
let announcement = "";

export function runTold({
  data: { run, now, isNew, letters },
  parentElement,
}: {
  data: RunStatus;
  parentElement: Element;
}) {
  // The state of a run at the time its page was opened is no news; that of a run just started is.
  if (run !== before.run) announcement = isNew ? now : "";
  else if (now && now !== before.now) announcement = now;
  before = { run, now };
  const does = `Keys of one letter: ${Object.entries(letters)
    .map(([letter, what]) => `${letter} ${what}`)
    .join(", ")}`;
  return mountView(parentElement, "", () => (
    <>
      {Object.keys(letters).length > 0 && <LetterKeys letters={Object.keys(letters)} does={does} />}
      <p class="unseen" role="status">
        {announcement || null}
      </p>
    </>
  ));
}
