// The one owner of what is chosen. It outlives components and pages: a stage that is mounted finds what was chosen last.

/** @import { Selection } from "../data/example/selection.js" */
import { USUAL, inQuery, isOfPlace, queryOf } from "../data/example/selection.js";

const REST_MS = 250;

/**
 * @typedef {object} Told What goes to Python and comes back from it.
 * @property {number} turn Counts the changes on both sides: an older one never moves a newer one.
 * @property {Record<string, string[]>} query What the link says is chosen.
 *
 * @typedef {object} Known What Python knows to be chosen.
 * @property {number} turn
 * @property {Selection} selection
 * @property {Partial<Selection> | null} opened What nobody chose of it: the head that the model opens with.
 */

let turn = 0;
/** @type {Selection} */
let selection = USUAL;
/** @type {Known["opened"]} */
let opened = null;
let due = 0;
let served = false;
/** @type {((told: Told) => void) | null} */
let tell = null;
/** @type {Set<() => void>} */
const followers = new Set();

export const chosen = () => selection;

/**
 * Change what is chosen: drawn and in the link at once, told to Python when the user rests.
 * @param {Partial<Selection>} change
 */
export function choose(change) {
  const other = Object.fromEntries(
    Object.entries(change).filter(
      ([part, value]) => String(selection[/** @type {keyof Selection} */ (part)]) !== String(value),
    ),
  );
  if (!Object.keys(other).length) return;
  selection = { ...selection, ...other };
  if (isOfPlace(other)) opened = null;
  turn += 1;
  writeLink();
  clearTimeout(due);
  due = window.setTimeout(tellNow, REST_MS);
  for (const follower of followers) follower();
}

/** Tell Python what it doesn't know yet. */
function tellNow() {
  clearTimeout(due);
  if (due) tell?.({ turn, query: queryOf(selection, opened) });
  due = 0;
}

/**
 * What is chosen at first: no change of anybody's.
 * @param {Partial<Selection>} first
 */
export function begin(first) {
  if (turn === 0) selection = { ...USUAL, ...first };
}

/**
 * What Python says is chosen, unless something newer was chosen here.
 * @param {Known} known
 * @param {(told: Told) => void} teller
 */
export function adopt(known, teller) {
  tell = teller;
  served = true;
  if (known.turn > turn || (turn === 0 && known.turn === 0)) {
    [turn, selection, opened] = [known.turn, known.selection, known.opened];
    for (const follower of followers) follower();
  } else if (known.turn < turn) due ||= window.setTimeout(tellNow, REST_MS);
  else if (opened && known.opened) openAnew(opened, known.opened);
  writeLink();
}

/**
 * Another model opens elsewhere: what nobody chose goes there.
 * @param {Partial<Selection>} before
 * @param {Partial<Selection>} now
 */
function openAnew(before, now) {
  const parts = /** @type {(keyof Selection)[]} */ (Object.keys(now)).filter(
    (part) => selection[part] === before[part],
  );
  selection = { ...selection, ...Object.fromEntries(parts.map((part) => [part, now[part]])) };
  opened = now;
  for (const follower of followers) follower();
}

/** A file that was opened by double-click has no link, and nobody to tell. */
function writeLink() {
  if (!served) return;
  const query = inQuery(location.search, selection, opened);
  const address = location.pathname + (query && `?${query}`) + location.hash;
  if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, "", address);
}

/**
 * Called at each change of what is chosen, until the function that is returned is called.
 * @param {() => void} follower
 */
export function follow(follower) {
  followers.add(follower);
  return () => void followers.delete(follower);
}

// A page that goes is told nothing more: what it sent would bring it back, or be taken for a part of the click that leads
// away, which would then be lost. The next page is told when it asks (`adopt`).
const LEADS_AWAY = "a[href], [data-leads-away]";
document.addEventListener(
  "click",
  (event) => event.composedPath().some((one) => one instanceof Element && one.matches(LEADS_AWAY)) && (tell = null),
  { capture: true },
);
