// The first play: who lands on the lab sees its sentence being written once, without having to ask for it.

import { useLayoutEffect, useState } from "preact/hooks";
import { loadText, saveText } from "../../state/storage.ts";

const PLAYED = "lab-sentence-played";
/** Milliseconds at each step, and of the whole at most. */
const [STEP_MS, WHOLE_MS] = [450, 4600];
const LOOK_MS = 40;
/** Parts of a link that somebody chose: such a link shows what it says. */
const CHOSEN = ["kind", "layer", "head", "step", "rows", "tokens", "lecture", "ask"];

/** When it began; the stage that is drawn before Streamlit hands it over to the page's own. */
let began = 0;
let isOver = false;

/**
 * Return the step that the first play shows; null before and after it.
 * @param isOffered True on a page; nothing plays by itself in a lecture, a file or a cell.
 */
export function useFirstPlay(isOffered: boolean, last: number): number | null {
  const [step, setStep] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!isOffered || last < 1 || !mayPlay()) return undefined;
    began ||= performance.now();
    saveText(PLAYED, "true");
    const wait = Math.min(STEP_MS, WHOLE_MS / (last + 1));
    const show = () => {
      const now = Math.floor((performance.now() - began) / wait);
      if (now > last) end();
      else setStep(now);
    };
    const timer = setInterval(show, LOOK_MS);
    const end = () => {
      isOver = true;
      clearInterval(timer);
      setStep(null);
    };
    show();
    const ends = ["pointerdown", "keydown", "wheel", "visibilitychange"];
    for (const kind of ends) addEventListener(kind, end, { capture: true });
    return () => {
      clearInterval(timer);
      for (const kind of ends) removeEventListener(kind, end, { capture: true });
    };
  }, [isOffered, last]);
  return step;
}

function mayPlay() {
  const query = new URLSearchParams(location.search);
  const isWanted = !CHOSEN.some((name) => query.has(name));
  const isSeen = document.visibilityState === "visible";
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return !isOver && isWanted && isSeen && !isCalm && (began > 0 || !loadText(PLAYED));
}
