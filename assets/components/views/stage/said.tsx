// What screen readers say of the stage: each change once, by one place, and the latest at most once a second.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { focusedAround } from "../common/shadow.ts";
import type { Shown } from "./shown.ts";

const REST_MS = 1000;
const OUTCOME = ".outcome";

interface Seen {
  pointing: boolean;
  step: number;
  readOut: string;
  outcome: string;
}

/**
 * What came of a change comes first, then what is pointed at, the step and the map. It says what is written in sight,
 * read from there at each drawing of the stage: it takes all of `Shown`, which is another one each time, since Preact
 * leaves out a component whose properties all stay.
 */
export function Said({ shown: { root, lit, step } }: { shown: Shown }) {
  const pointing = lit.rows.length + lit.columns.length > 0;
  const [said, setSaid] = useState("");
  const before = useRef<Seen | null>(null);
  const queue = useRef({ text: "", part: "", timer: 0, free: 0, opened: performance.now() });
  useEffect(() => () => clearTimeout(queue.current.timer), []);
  // Not after painting: a busy machine may have drawn the next answer by then, and what came between is never seen.
  useLayoutEffect(() => {
    const stage = root.current as HTMLElement;
    const textOf = (part: string) => stage.querySelector(part)?.textContent ?? "";
    const now = { pointing, step, readOut: textOf(".read-out"), outcome: textOf(OUTCOME) };
    const was = before.current;
    before.current = now;
    const waiting = queue.current;
    // What still arrives in a page's first second is no change that anybody made, unless somebody points.
    const arrives = !pointing && performance.now() < waiting.opened + REST_MS;
    if (!was || arrives || hasOwnName(stage)) return;
    const part = changed(was, now);
    if (!part) return;
    // What came of a change, and waits to be said, gives way to nothing that is only pointed at.
    if (waiting.timer && waiting.part === OUTCOME && part !== OUTCOME) return;
    Object.assign(waiting, { text: textOf(part), part });
    if (waiting.timer) return;
    const say = () => {
      Object.assign(waiting, { timer: 0, free: performance.now() + REST_MS });
      setSaid(waiting.text);
    };
    waiting.timer = window.setTimeout(say, Math.max(0, waiting.free - performance.now()));
  });
  return (
    <p class="unseen" role="status">
      {said || null}
    </p>
  ); // Preact writes an empty text anew at each drawing
}

/** Where the news stands; nowhere, when all that happened is that something was let go. */
function changed(was: Seen, now: Seen) {
  if (now.outcome !== was.outcome) return OUTCOME;
  if (was.pointing && !now.pointing) return "";
  if (!now.pointing && now.step !== was.step) return ".sentence";
  return now.readOut !== was.readOut ? ".read-out" : "";
}

/** The names of these buttons say all of it. */
function hasOwnName(stage: HTMLElement) {
  return Boolean(focusedAround(stage)?.closest(".strongest ol"));
}
