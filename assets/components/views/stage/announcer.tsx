// The stage for screen readers: each change once, by one place, and the latest at most once a second.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { findFocusedAround } from "../common/shadow.ts";
import type { StageView } from "./stage_view.ts";

const REST_MS = 1000;
const WRITTEN = ".written-out",
  OUTCOME = ".outcome";

interface StageTexts {
  pointing: boolean;
  step: number;
  written: string;
  readOut: string;
  outcome: string;
}

/**
 * Read out what is written first, and the result of a change, then the spot pointed at, the step and the map. The words are those in sight,
 * read at each drawing of the stage: it takes all of `StageView`, which is another one each time, since Preact leaves out a
 * component whose properties all stay.
 */
export function Announcer({ stageView: { root, lit, step } }: { stageView: StageView }) {
  const pointing = lit.rows.length + lit.columns.length > 0;
  const [announcement, setAnnouncement] = useState("");
  const before = useRef<StageTexts | null>(null);
  const queue = useRef({ text: "", part: "", timer: 0, free: 0, opened: performance.now() });
  useEffect(() => () => clearTimeout(queue.current.timer), []);
  // After painting would be too late: a busy machine may have drawn the next answer, and missed this one.
  useLayoutEffect(() => {
    const stage = root.current as HTMLElement;
    const textOf = (part: string) => stage.querySelector(part)?.textContent ?? "";
    const now = { pointing, step, written: textOf(WRITTEN), readOut: textOf(".read-out"), outcome: textOf(OUTCOME) };
    const was = before.current;
    before.current = now;
    const waiting = queue.current;
    // News in a page's first second is no change that anybody made, unless somebody points.
    const arrives = !pointing && performance.now() < waiting.opened + REST_MS;
    if (!was || arrives || hasOwnName(stage)) return;
    const part = findChange(was, now);
    if (!part) return;
    // The result of a change that waits to be read out gives way to nothing that is only pointed at.
    const isResult = (one: string) => one === WRITTEN || one === OUTCOME;
    if (waiting.timer && isResult(waiting.part) && !isResult(part)) return;
    // What is written comes before what the picture shows, and before what differs.
    const parts = part === WRITTEN ? [WRITTEN, now.outcome ? OUTCOME : ".read-out"] : [part];
    Object.assign(waiting, { text: parts.map(textOf).join(" "), part });
    if (waiting.timer) return;
    const say = () => {
      Object.assign(waiting, { timer: 0, free: performance.now() + REST_MS });
      setAnnouncement(waiting.text);
    };
    waiting.timer = window.setTimeout(say, Math.max(0, waiting.free - performance.now()));
  });
  return (
    <p class="unseen" role="status">
      {announcement || null}
    </p>
  ); // Preact writes an empty text anew at each drawing
}

/** Return the place of the news; nowhere, if the pointer only let something go. */
function findChange(was: StageTexts, now: StageTexts) {
  if (now.written !== was.written) return WRITTEN;
  if (now.outcome !== was.outcome) return OUTCOME;
  if (was.pointing && !now.pointing) return "";
  if (!now.pointing && now.step !== was.step) return ".sentence";
  return now.readOut !== was.readOut ? ".read-out" : "";
}

/** Return whether the name of the focused button says all of it. */
function hasOwnName(stage: HTMLElement) {
  return Boolean(findFocusedAround(stage)?.closest(".strongest ol"));
}
