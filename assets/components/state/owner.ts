// The one owner of what is chosen. It outlives components and pages: a stage that is mounted finds what was chosen last.

import { type ReadonlySignal, signal } from "@preact/signals";
import { inQuery, isOfPlace, queryOf, type Selection, USUAL } from "../data/example/selection.ts";

const REST_MS = 250;

/** What goes to Python and comes back from it. */
interface Told {
  /** Counts the changes on both sides: an older one never moves a newer one. */
  turn: number;
  /** What the link says is chosen. */
  query: Record<string, string[]>;
}

/** What Python knows to be chosen. */
interface Known {
  turn: number;
  selection: Selection;
  /** What nobody chose of it: the head that the model opens with. */
  opened: Partial<Selection> | null;
}

let turn = 0;
const selection = signal<Selection>(USUAL);
let opened: Known["opened"] = null;
let due = 0;
let served = false;
let tell: ((told: Told) => void) | null = null;

/** What is chosen now; who reads its value while drawing is drawn anew when it changes. */
export const chosen: ReadonlySignal<Selection> = selection;

/** Change what is chosen: drawn and in the link at once, told to Python when the user rests. */
export function choose(change: Partial<Selection>) {
  const other = Object.fromEntries(
    Object.entries(change).filter(
      ([part, value]) => String(selection.value[part as keyof Selection]) !== String(value),
    ),
  );
  if (!Object.keys(other).length) return;
  selection.value = { ...selection.value, ...other };
  if (isOfPlace(other)) opened = null;
  turn += 1;
  writeLink();
  clearTimeout(due);
  due = window.setTimeout(tellNow, REST_MS);
}

/** Tell Python what it doesn't know yet. */
function tellNow() {
  clearTimeout(due);
  if (due) tell?.({ turn, query: queryOf(selection.value, opened) });
  due = 0;
}

/** What is chosen at first: no change of anybody's. */
export function begin(first: Partial<Selection>) {
  if (turn === 0) selection.value = { ...USUAL, ...first };
}

/** What Python says is chosen, unless something newer was chosen here. */
export function adopt(known: Known, teller: (told: Told) => void) {
  tell = teller;
  served = true;
  if (known.turn > turn || (turn === 0 && known.turn === 0)) {
    [turn, selection.value, opened] = [known.turn, known.selection, known.opened];
  } else if (known.turn < turn) due ||= window.setTimeout(tellNow, REST_MS);
  else if (opened && known.opened) openAnew(opened, known.opened);
  writeLink();
}

/**
 * Let a lecture choose for its own pictures: neither the link nor Python is told.
 * @returns Brings back what was chosen before.
 */
export function lend() {
  const before = { turn, selection: selection.value, opened };
  clearTimeout(due);
  [due, served, tell] = [0, false, null];
  return () => {
    clearTimeout(due);
    [turn, selection.value, opened, due] = [before.turn, before.selection, before.opened, 0];
  };
}

/** Another model opens elsewhere: what nobody chose goes there. */
function openAnew(before: Partial<Selection>, now: Partial<Selection>) {
  const parts = (Object.keys(now) as (keyof Selection)[]).filter((part) => selection.value[part] === before[part]);
  selection.value = { ...selection.value, ...Object.fromEntries(parts.map((part) => [part, now[part]])) };
  opened = now;
}

/** A file that was opened by double-click has no link, and nobody to tell. */
function writeLink() {
  if (!served) return;
  const query = inQuery(location.search, selection.value, opened);
  const address = location.pathname + (query && `?${query}`) + location.hash;
  if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, "", address);
}

// A page that goes is told nothing more: what it sent would bring it back, or be taken for a part of the click that leads
// away, which would then be lost. The next page is told when it asks (`adopt`).
const LEADS_AWAY = "a[href], [data-leads-away]";
document.addEventListener(
  "click",
  (event) => event.composedPath().some((one) => one instanceof Element && one.matches(LEADS_AWAY)) && (tell = null),
  { capture: true },
);
