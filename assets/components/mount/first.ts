// The first view: a page without a choice in its link shows the same example to everybody, so it is drawn before
// Streamlit has started, and gives way to the real one. Choices made in it stay.

import { fromBase64 } from "../data/base64.ts";
import { begin } from "../state/current_selection.ts";
import { listKeys, loadText } from "../state/storage.ts";
import { classOfKey, isAtRest, isRunning, RUNS } from "../state/streamlit.ts";
import { hostAround } from "../views/common/shadow.ts";
import type { Send } from "../views/stage/editing.ts";
import type { View } from "./file.ts";

let leave = () => {};
const pending: [string, unknown][] = [];
let isLate = false;

export async function showFirst(stage: View) {
  const place = document.querySelector("[data-lab-first]");
  if (!(place instanceof HTMLElement)) return;
  leave = () => place.remove();
  if (location.search) return leaveFirst();
  // The view stands in the page, unless the server has just started.
  const view = place.dataset.view ? JSON.parse(place.dataset.view) : await fetchView(place.dataset.labFirst ?? "");
  if (isLate || !view) return leaveFirst();
  place.removeAttribute("data-view");
  begin(view.selection);
  setTheme(place);
  const data = fromBase64(view.bytes);
  const parentElement = place.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
  const takeDown = stage({ data, parentElement, setTriggerValue: (...event) => pending.push(event) });
  const watch = new MutationObserver(() => isOver() && leaveFirst());
  watch.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: [RUNS] });
  leave = () => {
    watch.disconnect();
    takeDown?.();
    place.remove();
  };
}

async function fetchView(address: string) {
  const reply = await fetch(address).catch(() => null);
  return reply?.status === 200 ? reply.json() : null;
}

/**
 * End the first view: the real one is there, or the page has something else to show.
 * @param place The place of the view just drawn: the first view doesn't end itself.
 * @param send Gets what the first view asked for.
 */
export function leaveFirst(place?: Element | ShadowRoot, send?: Send) {
  const stage = place && hostAround(place);
  if (stage?.matches("[data-lab-first]")) return;
  const isFirst = !isLate;
  isLate = true;
  const giveWay = () => {
    leave();
    leave = () => {};
    for (const event of pending.splice(0)) send?.(...event);
  };
  if (isFirst && stage) whenStill(stage, giveWay);
  else if (!stage) giveWay();
}

/** Milliseconds for which a place has to stand still to be at rest, and for which that is waited for at most. */
const STILL = 400,
  PATIENCE = 3000;

/** Call back once something stands where it will stay: the page above it is put together after it. */
function whenStill(element: Element, callBack: () => void) {
  const began = performance.now();
  let [top, since] = [Number.NaN, began];
  const look = (now: number) => {
    const at = element.getBoundingClientRect().top;
    if (at !== top) [top, since] = [at, now];
    if (now - since >= STILL || now - began > PATIENCE) callBack();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

let hasRun = false;

/** Return whether it is over: the script ended without a place for the stage, or the link leads elsewhere. */
function isOver() {
  hasRun ||= isRunning();
  const isWithout = hasRun && isAtRest() && !document.querySelector(`.${classOfKey("linked-stage")}`);
  // Which arrangement is open, the page itself writes there.
  const said = [...new URLSearchParams(location.search).keys()].filter((name) => name !== "show");
  return isWithout || said.length > 0 || location.pathname !== new URL(document.baseURI).pathname;
}

/** Set light or dark as chosen in Streamlit's menu, else as the system has it. */
function setTheme(place: HTMLElement) {
  const key = listKeys().find((one) => one.startsWith("stActiveTheme"));
  const name = (key && loadText(key)) ?? "";
  if (/"(Custom Theme )?Dark"/.test(name)) place.dataset.theme = "dark";
  if (/"(Custom Theme )?Light"/.test(name)) place.dataset.theme = "light";
}
