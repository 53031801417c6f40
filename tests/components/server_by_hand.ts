// The server of a class as its browsers meet it, by hand: a request waits until a test answers or refuses it.

import assert from "node:assert/strict";
import { mock } from "node:test";
import type { ClassState } from "../../assets/components/state/connection.ts";

interface Asked {address: string, body: any, headers: object, reply: (status: number, sent: unknown) => Promise<void>, fail: () => Promise<void>}

export const ROOT = "http://lab.test/sub/";
const listeners = new Map<string, Set<(event: object) => void>>();
const add = (name: string, listener: (event: object) => void) => void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
const remove = (name: string, listener: (event: object) => void) => void listeners.get(name)?.delete(listener);
export const happen = (name: string, event: object = {}) => listeners.get(name)?.forEach((listener) => listener(event));
/** The requests to the server that are not answered yet. */
export let asked: Asked[] = [];
export let streams: Stream[] = [];

class Stream {
  isOpen = true;
  address: string;
  onmessage: (event: {data: string}) => void = () => {};
  onerror = () => {};
  heard: Record<string, () => void> = {};
  constructor(address: URL) {
    this.address = String(address);
    streams.push(this);
  }
  addEventListener(name: string, heard: () => void) {
    this.heard[name] = heard;
  }
  close() {
    this.isOpen = false;
  }
  tell(state: object) {
    this.onmessage({ data: JSON.stringify(state) });
  }
}

export const settled = () => new Promise((done) => setImmediate(done));
export const open = () => streams.filter(({ isOpen }) => isOpen);

function fetchByHand(address: URL, { body, headers = {} }: {body?: string, headers?: object} = {}) {
  return new Promise((done, fail) => {
    asked.push({
      address: String(address), body: body && JSON.parse(body), headers,
      reply: (status, sent) => (done(new Response(typeof sent === "string" ? sent : JSON.stringify(sent), { status })), settled()).then(() => {}),
      fail: () => (fail(new TypeError("no way")), settled()).then(() => {}),
    });
  });
}

/** Return the one request to the server that is under way. */
export function only() {
  assert.equal(asked.length, 1);
  return asked.pop() as Asked;
}

export const storage = new Map<string, string>();
export const page = { visibilityState: "visible", baseURI: ROOT, addEventListener: add, removeEventListener: remove };
Object.assign(globalThis, {
  window: globalThis, document: page, addEventListener: add, removeEventListener: remove, fetch: fetchByHand, EventSource: Stream,
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  },
});
export const STATE = { version: 5, ready: true, lecture: "beginners", title: "", problem: "", scene: 1, tag: "1", ends: 0, over: false, people: 2, answered: {}, shown: {} };
/** Return the state of the class at another version. */
export const at = (version: number, changes?: Partial<ClassState>) => ({ ...STATE, version, ...changes, ...(changes?.scene && { tag: String(changes.scene) }) });

/**
 * Begin as if nothing had been asked, and nobody listened.
 * @param isNew True if the page is new too.
 */
export function fresh(isNew: boolean = true) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  if (isNew) listeners.clear();
  [asked, streams, page.visibilityState] = [[], [], "visible"];
}
