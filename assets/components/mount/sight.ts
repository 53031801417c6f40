// The part of a page in sight: a new page opens at its top, and a newly opened part comes into sight.

import { classOfKey, hostOf, main, SKELETON } from "../state/streamlit.ts";
import { leadTo } from "./focus.ts";

const ENOUGH = 0.6; // of the screen's height: a part that begins above that is in sight
const [LOOK_MS, LOOKS] = [150, 3];
const SETTLED_MS = 200; // milliseconds until a new page has left the place of the one before it

let [page, opened] = ["", ""];

/** Open a page at its top: the browser keeps the scroll of the page before, because both stand in the same frame. */
export function openAtTop({ data }: { data: { page: string } }) {
  if (page === data.page) return;
  page = data.page;
  main()?.scrollTo({ top: 0, behavior: "instant" });
}

/** Bring a part of the page into sight when something new is opened in it: on a phone it stands far below the form. */
export function intoSight({ data }: { data: { what: string; part: string } }) {
  if (data.what === opened) return;
  opened = data.what;
  if (!opened) return;
  leadTo(data.part);
  setTimeout(() => bring(data.part), SETTLED_MS);
}

function bring(key: string) {
  const part = document.querySelector(`.${classOfKey(key)}`);
  if (!(part instanceof HTMLElement)) return;
  const { top } = part.getBoundingClientRect();
  if (top >= 0 && top < ENOUGH * window.innerHeight) return;
  part.style.scrollMarginTop = "4rem"; // the bar of pages stays above it
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  part.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
}

/** Tell once that a place has come into sight, and stays there: while a page opens, the parts above are still low. */
export function whenSeen({
  parentElement,
  setTriggerValue,
}: {
  parentElement: Element | ShadowRoot;
  setTriggerValue: (name: string, value: unknown) => void;
}) {
  const host = hostOf(parentElement);
  let looks = 0;
  const timer = setInterval(() => {
    const { top, bottom } = host.getBoundingClientRect();
    const isSeen = bottom > 0 && top < window.innerHeight && !document.querySelector(SKELETON);
    looks = isSeen ? looks + 1 : 0;
    if (looks < LOOKS) return;
    clearInterval(timer);
    setTriggerValue("seen", true);
  }, LOOK_MS);
  return () => clearInterval(timer);
}
