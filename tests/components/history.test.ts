// Entries of the browser's history: what Streamlit writes, in the order in which it was seen to write it (1.67).

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const HOST = "http://lab";
const heard: Record<string, (event?: object) => void> = {};
let entries: string[] = [];
let at = 0;

Object.assign(globalThis, {
  addEventListener: (kind: string, hear: (event?: object) => void) => void (heard[kind] = hear),
  location: {},
  history: {},
});
const { arrive, enter, keepOneEntry } = await import("../../assets/components/mount/history.ts");

const show = () => Object.assign(globalThis.location, Object.fromEntries(["href", "pathname", "search"].map((part) => [part, new URL(entries[at])[part as "href"]])));

/** @param link The link of the first entry. */
function open(link: string) {
  [entries, at] = [[HOST + link], 0];
  show();
  Object.assign(globalThis.history, {
    pushState: (_state: unknown, _title: string, next: string) => {
      entries = [...entries.slice(0, at + 1), String(new URL(next, entries[at]))];
      at += 1;
      show();
    },
    replaceState: (_state: unknown, _title: string, next: string) => {
      entries[at] = String(new URL(next, entries[at]));
      show();
    },
  });
  keepOneEntry();
}
const push = (link: string) => globalThis.history.pushState({}, "", link);
const links = () => entries.map((one) => one.slice(HOST.length));
const back = () => {
  at -= 1;
  show();
  heard.popstate();
};

beforeEach(() => {
  open("/?text=hello&layer=2");
  arrive("   ");
});

test("another page is one entry, and the one that is left keeps its link, which Streamlit empties first", () => {
  heard.click();
  for (const link of ["/", "/?text=hello", "/heads?text=hello"]) push(link);
  arrive("heads   ");
  push("/heads?text=hello&layer=2");
  assert.deepEqual(links(), ["/?text=hello&layer=2", "/heads?text=hello&layer=2"]);
});

test("a scene is one entry on another page and on the same one, though its query is written before its path", () => {
  heard.click();
  for (const link of ["/?text=a&model=m&lecture=b.1", "/lecture?text=a&lecture=b.1"]) push(link);
  arrive("lecture b.1  ");
  heard.click();
  for (const link of ["/lecture?model=m&lecture=b.2", "/lecture?lecture=b.2"]) push(link);
  arrive("lecture b.2  ");
  heard.click();
  for (const link of ["/lecture?lecture=b.3", "/heads?lecture=b.3"]) push(link);
  arrive("heads b.3  ");
  assert.deepEqual(links(), ["/?text=hello&layer=2", "/lecture?text=a&lecture=b.1", "/lecture?lecture=b.2", "/heads?lecture=b.3"]);
});

test("who comes back finds the whole link, and what was left in haste doesn't come again", () => {
  heard.click();
  push("/heads?text=hello");
  arrive("heads   ");
  heard.click();
  push("/masks?text=hello");
  arrive("masks   ");
  back();
  back();
  for (const link of ["/?layer=2", "/heads?text=hello"]) push(link); // of the page that was passed by
  arrive("heads   ");
  push("/");
  assert.deepEqual([links(), at], [["/?text=hello&layer=2", "/heads?text=hello", "/masks?text=hello"], 0]);
  arrive("   ");
  push("/?text=bye");
  assert.equal(links()[0], "/?text=bye");
});

test("a model that somebody chose is an entry, one that a page opens with is none", () => {
  arrive("   ");
  push("/?text=hello&layer=2&model=m");
  assert.deepEqual(links(), ["/?text=hello&layer=2&model=m"]);
  heard.pointerdown();
  heard.click();
  push("/?text=hello&layer=1&model=m");
  heard.click();
  for (const link of ["/?model=n", "/?model=n&text=world"]) push(link);
  arrive("   ");
  push("/?model=o&text=world");
  assert.deepEqual(links(), ["/?text=hello&layer=1&model=m", "/?model=o&text=world"]);
});

test("each idea that somebody opens on a page is one entry, and what a page opens by itself is none", () => {
  arrive("   ");
  push("/?text=hello&show=Steps");
  const act = (...written: string[]) => {
    heard.pointerdown();
    heard.click();
    written.forEach(push);
  };
  act("/?text=hello", "/?text=hello&show=Words");
  act("/?text=you&show=Words");
  act("/?text=you&show=Heads");
  act("/?text=you", "/?text=you&show=Map");
  assert.deepEqual(links(), ["/?text=hello&show=Steps", "/?text=you&show=Words", "/?text=you&show=Heads", "/?text=you&show=Map"]);
});

test("a scene that the browser opens by itself is one entry, and the next one is too", () => {
  heard.click();
  push("/lecture?give=b.1");
  arrive("lecture  b.1 ");
  for (const scene of ["?give=b.2", "?give=b.3"]) {
    heard.keydown({ key: "PageDown" } as never);
    enter(scene);
  }
  assert.deepEqual(links(), ["/?text=hello&layer=2", "/lecture?give=b.1", "/lecture?give=b.2", "/lecture?give=b.3"]);
});

test("a scene that is left before its page said that it is there keeps its entry", () => {
  open("/lecture");
  arrive("lecture   ");
  heard.click();
  push("/lecture?give=forty.a"); // Streamlit's own link; a press follows at once
  enter("/lecture?give=forty.b");
  assert.deepEqual(links(), ["/lecture", "/lecture?give=forty.a", "/lecture?give=forty.b"]);
});
