// The current selection, which is changed here alone. It outlives components and pages: a stage that is mounted finds the last choice.

import { type ReadonlySignal, signal } from "@preact/signals";
import { inQuery, isOfPlace, namesPart, queryOf, type Selection, USUAL } from "../data/example/selection.ts";

const REST_MS = 250;
const ONE_ACT_MS = 1000;

/** The message that goes to Python and comes back from it. */
interface SelectionMessage {
  /** The number of changes on both sides: an older one never moves a newer one. */
  turn: number;
  /** The selection as the link says it. */
  query: Record<string, string[]>;
}

/** The selection that Python knows. */
interface Known {
  turn: number;
  selection: Selection;
  /** The part of it that nobody chose: the head that the model opens with. */
  opened: Partial<Selection> | null;
}

let revision = 0;
let revisionInPython = 0;
const selection = signal<Selection>(USUAL);
let defaults: Known["opened"] = null;
let pendingTimer = 0;
let isServed = false;
/** The last choice that made an entry of the browser's history, and when the last of its kind came. */
let entered = { parts: "", at: -ONE_ACT_MS };
let tell: ((message: SelectionMessage) => void) | null = null;

/** The current selection. A component that reads its value while drawing is drawn again when it changes. */
export const currentSelection: ReadonlySignal<Selection> = selection;

/**
 * Change the selection: it is drawn and in the link at once, and told to Python when the user rests. Back takes it back
 * (Python then reads the link anew); steps in a row are taken back together, like choices that follow at once.
 */
export function choose(change: Partial<Selection>) {
  const other = Object.fromEntries(
    Object.entries(change).filter(
      ([part, value]) => String(selection.value[part as keyof Selection]) !== String(value),
    ),
  );
  if (!Object.keys(other).length) return;
  selection.value = { ...selection.value, ...other };
  if (isOfPlace(other)) defaults = null;
  revision += 1;
  const parts = Object.keys(other).join();
  const isSameAct = parts === entered.parts && (parts === "step" || performance.now() - entered.at < ONE_ACT_MS);
  entered = { parts, at: performance.now() };
  writeLink(!isSameAct);
  clearTimeout(pendingTimer);
  pendingTimer = window.setTimeout(tellNow, REST_MS);
}

/** What is chosen now, as Python is told. Whatever leads away carries it: a page that goes is told nothing else. */
export const latest = (): SelectionMessage => ({ turn: revision, query: queryOf(selection.value, defaults) });

/** Tell Python what it doesn't know yet. */
function tellNow() {
  clearTimeout(pendingTimer);
  if (pendingTimer) tell?.(latest());
  pendingTimer = 0;
}

/** Set the first selection, if nobody has chosen yet. */
export function begin(first: Partial<Selection>) {
  if (revision === 0) selection.value = { ...USUAL, ...first };
}

/** Write the selection into the link again, where a run of the page wrote one that has no part of it. */
export function keepInLink() {
  if (!namesPart(location.search)) writeLink();
}

/** Take over Python's selection, unless something newer was chosen here. */
export function adopt(known: Known, teller: (message: SelectionMessage) => void) {
  tell = teller;
  [isServed, revisionInPython] = [true, known.turn];
  if (known.turn > revision || (revision === 0 && known.turn === 0)) {
    [revision, selection.value, defaults] = [known.turn, known.selection, known.opened];
  } else if (known.turn < revision) pendingTimer ||= window.setTimeout(tellNow, REST_MS);
  else if (defaults && known.opened) openAnew(defaults, known.opened);
  writeLink();
}

/**
 * Let a lecture choose for its own pictures: neither the link nor Python is told.
 * @returns The function that brings back the earlier selection.
 */
export function lend() {
  const before = { turn: revision, selection: selection.value, opened: defaults };
  clearTimeout(pendingTimer);
  [pendingTimer, isServed, tell] = [0, false, null];
  return () => {
    clearTimeout(pendingTimer);
    [revision, selection.value, defaults, pendingTimer] = [before.turn, before.selection, before.opened, 0];
  };
}

/** Follow another model: the parts that nobody chose go where it opens. */
function openAnew(before: Partial<Selection>, now: Partial<Selection>) {
  const parts = (Object.keys(now) as (keyof Selection)[]).filter((part) => selection.value[part] === before[part]);
  selection.value = { ...selection.value, ...Object.fromEntries(parts.map((part) => [part, now[part]])) };
  defaults = now;
}

/**
 * A file opened by double-click has no link, and nobody to tell.
 * @param isEntry Keep the link before as an entry of the history.
 */
function writeLink(isEntry = false) {
  if (!isServed) return;
  const query = inQuery(location.search, selection.value, defaults);
  const address = location.pathname + (query && `?${query}`) + location.hash;
  if (address === location.pathname + location.search + location.hash) return;
  // As the browser has it: the page's own way keeps one entry for each place (`mount/history.ts`).
  if (isEntry) History.prototype.pushState.call(history, history.state, "", address);
  else history.replaceState(history.state, "", address);
}

// After Back the link is newer than whatever Python was not told yet, and nothing is the same act any more.
addEventListener("popstate", () => {
  if (!isServed) return;
  clearTimeout(pendingTimer);
  [pendingTimer, revision] = [0, Math.min(revision, revisionInPython)];
  entered = { parts: "", at: -ONE_ACT_MS };
});

// A page that goes is told nothing more: its news would bring it back, or be taken for a part of the click that leads
// away, which would then be lost. The next page is told when it asks (`adopt`).
const LEADS_AWAY = "a[href], [data-leads-away]";
document.addEventListener(
  "click",
  (event) => event.composedPath().some((one) => one instanceof Element && one.matches(LEADS_AWAY)) && (tell = null),
  { capture: true },
);
