// The exact weights of a large example, which came rounded: those of the heads that are open are asked for, each once.

/** @import { Axes, Example, Group } from "./payload.js" */
/** @import { Selection } from "./selection.js" */
import { partsOf, placeOf } from "./maps.js";

/**
 * @typedef {object} Need One head whose exact weights are wanted.
 * @property {Axes} axes
 * @property {number} place Of the head in the weights of its axes.
 * @property {string} address Below the page's own.
 *
 * @typedef {"" | "gone" | "silent"} Trouble Why they are not there yet: the server has let them go, or does not answer.
 *
 * @typedef {object} Source
 * @property {(needs: Need[]) => void} want What is open now, in place of what was.
 * @property {() => Trouble} trouble
 *
 * @typedef {object} Means How to ask and to be told.
 * @property {(address: string) => Promise<ArrayBuffer | null>} get Null: the server has let them go.
 * @property {() => void} changed Weights came, or there is trouble.
 * @property {() => void} gone The server should make them again; called once until weights come.
 * @property {(act: () => void, delay: number) => unknown} [later]
 */

const FIRST_DELAY = 1000;
const LAST_DELAY = 30_000;

/**
 * The heads that the views of this selection are drawn from and whose weights are still rounded.
 * @param {Example | null} example
 * @param {Selection} selection
 * @param {boolean} everything Whether all kinds are shown in one map.
 * @returns {Need[]}
 */
export function needsOf(example, { kind, layer, head, tokens }, everything) {
  if (!example?.exactAt) return [];
  // Beside the open map stand the strips, which are lit by what the decoder reads and what it looks at.
  const beside = everything || !["heads", "what_if"].includes(example.layout);
  const found = example.groups.flatMap((group) => {
    const open = group.kind === kind && !everything && tokens === "words" && group.words ? [needed(group, "words")] : [];
    const lit = everything || (beside && (example.encoderOnly || group.kind !== "encoder"));
    return lit || (group.kind === kind && !open.length) ? [...open, needed(group, "pieces")] : open;
  });
  return found.flat();

  /**
   * @param {Group} group
   * @param {"pieces" | "words"} unit
   */
  function needed(group, unit) {
    const axes = /** @type {Axes} */ (group[unit]);
    return partsOf(group, head)
      .map((number) => ({ axes, place: placeOf(group, layer, number), address: `${example?.exactAt}/${group.kind}-${unit}-${layer}-${number}` }))
      .filter((need) => !axes.exact.has(need.place));
  }
}

/**
 * Asks for what is wanted, for each head once at a time, and again a little later where that failed. What comes is kept,
 * also that of a head which is no longer open.
 * @param {Means} means
 * @returns {Source}
 */
export function exactSource({ get, changed, gone, later = setTimeout }) {
  /** @type {Need[]} */
  let wanted = [];
  /** @type {Trouble} */
  let trouble = "";
  /** @type {Set<string>} */
  const coming = new Set();
  let [delay, waiting, told] = [FIRST_DELAY, false, false];

  /** @param {Need} need */
  async function ask({ axes, place, address }) {
    coming.add(address);
    let failed = false;
    const bytes = await get(address).catch(() => ((failed = true), null));
    coming.delete(address);
    if (bytes?.byteLength === 2 * axes.rows.length * axes.columns.length) {
      axes.exact.set(place, new Uint16Array(bytes));
      [trouble, delay, told] = ["", FIRST_DELAY, false];
    } else {
      trouble = failed ? "silent" : "gone";
      tryAgain();
    }
    changed();
    if (trouble !== "gone" || told) return;
    told = true;
    gone();
  }

  function tryAgain() {
    if (waiting) return;
    waiting = true;
    later(() => {
      waiting = false;
      askForAll();
    }, delay);
    delay = Math.min(2 * delay, LAST_DELAY);
  }

  function askForAll() {
    for (const need of wanted) if (!need.axes.exact.has(need.place) && !coming.has(need.address)) ask(need);
  }

  return {
    want(needs) {
      [wanted, delay] = [needs, FIRST_DELAY];
      askForAll();
    },
    trouble: () => trouble,
  };
}
