// The one owner of what is chosen. It outlives components and pages: a stage that is mounted finds what was chosen last.

/** @import { Selection } from "../example/selection.js" */
import { USUAL, inQuery } from "../example/selection.js";

const REST_MS = 250;

/**
 * @typedef {object} Told What goes to Python and comes back from it.
 * @property {number} turn Counts the changes on both sides: an older one never moves a newer one.
 * @property {Selection} selection
 */

let turn = 0;
/** @type {Selection} */
let selection = USUAL;
/** @type {Selection} */
let usual = USUAL;
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
  if (Object.entries(change).every(([part, value]) => String(selection[/** @type {keyof Selection} */ (part)]) === String(value))) return;
  selection = { ...selection, ...change };
  turn += 1;
  writeLink();
  clearTimeout(due);
  due = window.setTimeout(tellNow, REST_MS);
  for (const follower of followers) follower();
}

/** Tell Python what it doesn't know yet. */
function tellNow() {
  clearTimeout(due);
  if (due) tell?.({ turn, selection });
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
 * @param {Told & {usual: Selection}} told
 * @param {(told: Told) => void} teller
 */
export function adopt(told, teller) {
  tell = teller;
  served = true;
  usual = told.usual;
  if (told.turn > turn || (turn === 0 && told.turn === 0)) {
    turn = told.turn;
    selection = told.selection;
    for (const follower of followers) follower();
  } else if (told.turn < turn) due ||= window.setTimeout(tellNow, REST_MS);
  writeLink();
}

/** A file that was opened by double-click has no link, and nobody to tell. */
function writeLink() {
  if (!served) return;
  const query = inQuery(location.search, selection, usual);
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
