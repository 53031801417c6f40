// Streamlit's calls for each component, at moments that are Streamlit's own.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const TEXT = readFileSync(new URL("../../assets/components/mount/stub.js", import.meta.url), "utf8");
const inLink = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

/** The calls of the bundle's function, and of the clean-up that it returns. */
const seen = [] as string[];
Object.assign(globalThis, {
  document: { baseURI: "file:///" },
  drawnInTest: ({ data }: {data: string}) => (seen.push(data), () => seen.push(`${data} taken down`)),
});
const bundle = inLink("export const { drawnInTest: stage } = globalThis;");
const { default: call } = await import(inLink(TEXT.replace("BUNDLE", bundle).replace("NAME", "stage")));

async function callsOf(act: (place: {isConnected: boolean}) => void) {
  seen.length = 0;
  act({ isConnected: true });
  await new Promise((done) => setTimeout(done));
  return [...seen];
}

test("a place is drawn on once, by the latest call, whose clean-up alone takes it down", async () => {
  assert.deepEqual(await callsOf((parentElement) => {
    const first = call({ data: "one", parentElement });
    call({ data: "two", parentElement });
    first();
  }), ["two"]);
  let leave: () => void = () => {};
  assert.deepEqual(await callsOf((parentElement) => (leave = call({ data: "one", parentElement }))), ["one"]);
  leave();
  assert.deepEqual(seen, ["one", "one taken down"]);
});

test("a place that was left before the bundle came, or has left the page, is not drawn on, though Streamlit calls for it", async () => {
  assert.deepEqual(await callsOf((parentElement) => call({ data: "one", parentElement })()), []);
  assert.deepEqual(await callsOf((parentElement) => {
    parentElement.isConnected = false;
    call({ data: "one", parentElement });
  }), []);
});
