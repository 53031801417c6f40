// The server of a class as its browsers meet it, by hand: what is asked waits until a test answers or refuses it.

import assert from "node:assert/strict";
import { mock } from "node:test";

/** @typedef {{address: string, body: any, reply: (status: number, sent: unknown) => Promise<void>, fail: () => Promise<void>}} Asked */

export const ROOT = "http://lab.test/sub/";
const listeners = /** @type {Map<string, Set<(event: object) => void>>} */ (new Map());
const add = (/** @type {string} */ name, /** @type {(event: object) => void} */ listener) => void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
const remove = (/** @type {string} */ name, /** @type {(event: object) => void} */ listener) => void listeners.get(name)?.delete(listener);
/** @param {string} name @param {object} [event] */
export const happen = (name, event = {}) => listeners.get(name)?.forEach((listener) => listener(event));
/** What was asked of the server and not answered yet. @type {Asked[]} */
export let asked = [];
/** @type {Stream[]} */
export let streams = [];

class Stream {
  isOpen = true;
  /** @type {(event: {data: string}) => void} */
  onmessage = () => {};
  onerror = () => {};
  hear = () => {};
  giveWay = () => {};
  constructor(/** @type {URL} */ address) {
    this.address = String(address);
    streams.push(this);
  }
  addEventListener(/** @type {"here" | "elsewhere"} */ name, /** @type {() => void} */ heard) {
    this[/** @type {const} */ ({ here: "hear", elsewhere: "giveWay" })[name]] = heard;
  }
  close() {
    this.isOpen = false;
  }
  tell(/** @type {object} */ state) {
    this.onmessage({ data: JSON.stringify(state) });
  }
}

export const settled = () => new Promise((done) => setImmediate(done));
export const open = () => streams.filter(({ isOpen }) => isOpen);

function fetchByHand(/** @type {URL} */ address, /** @type {{body?: string}} */ { body } = {}) {
  return new Promise((done, fail) => {
    asked.push({
      address: String(address), body: body && JSON.parse(body),
      reply: (status, sent) => (done(new Response(typeof sent === "string" ? sent : JSON.stringify(sent), { status })), settled()).then(() => {}),
      fail: () => (fail(new TypeError("no way")), settled()).then(() => {}),
    });
  });
}

/** The one question to the server that is under way. */
export function only() {
  assert.equal(asked.length, 1);
  return /** @type {Asked} */ (asked.pop());
}

export const storage = /** @type {Map<string, string>} */ (new Map());
export const page = { visibilityState: "visible", baseURI: ROOT, addEventListener: add, removeEventListener: remove };
Object.assign(globalThis, {
  window: globalThis, document: page, addEventListener: add, removeEventListener: remove, fetch: fetchByHand, EventSource: Stream,
  localStorage: {
    getItem: (/** @type {string} */ key) => storage.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => storage.set(key, value),
    removeItem: (/** @type {string} */ key) => storage.delete(key),
  },
});
export const STATE = { version: 5, lecture: "beginners", title: "", problem: "", scene: 1, tag: "1", ends: 0, over: false, people: 2, answered: {}, shown: {} };
/** Where the class is at another version. @param {number} version @param {Partial<import("../../assets/components/state/connection.js").ClassState>} [changes] */
export const at = (version, changes) => ({ ...STATE, version, ...changes, ...(changes?.scene && { tag: String(changes.scene) }) });

/** As if nothing had been asked, and nobody listened. @param {boolean} [isNew] Whether the page is new too. */
export function fresh(isNew = true) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  if (isNew) listeners.clear();
  [asked, streams, page.visibilityState] = [[], [], "visible"];
}
