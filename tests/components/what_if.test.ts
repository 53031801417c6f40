// Attention changed on the stage without a server: drawn at once, asked of it in turns, taken back, and what is said.

import assert from "node:assert/strict";
import { afterEach, type TestContext, test } from "node:test";
import { all, button, choose, click, drawn, lab, open, press, takeDown, textOf, texts } from "./dom.ts";
import { packageOf, viewOf } from "./golden.ts";
import { shown } from "./shown.ts";

const START = "what_if?text=abc";
const OFF = `${START}&edits=cross.2.1.off`;

afterEach(takeDown);

/** @param turn The request that this answers. */
const answer = (link: string, turn: number) => packageOf({ ...viewOf("stage", link), host: { layout: "what_if", turn } });

async function changing(link: string = START) {
  const one = await shown("stage", link, { chosen: { layer: 1, head: "1", kind: "cross" }, host: { layout: "what_if", turn: 0 } });
  const { root, sent } = one;
  const switches = () => all(root, ".grid[data-kind=cross] .off-switch"); // four heads of a layer, then all of them
  const tokens = () => all(root, ".token-switch");
  const tell = async (link: string, turn: number) => (one.update(answer(link, turn)), drawn());
  const asked = () => (sent.at(-1) as [string, { turn: number; tags: string[]; shown: string[] }])[1];
  return { ...one, switches, tokens, tell, asked, stage: root.querySelector(".stage") };
}

test("a head is off at once, is opened, and has its result once the server has it", async () => {
  const { root, sent, switches, tell } = await changing();
  assert.equal(button(root, /^Switch off head 1/).getAttribute("aria-pressed"), "false");
  await click(all(root, ".thumb").at(-1)); // another one is open
  await click(switches()[5]);
  assert.equal(switches()[5].getAttribute("aria-checked"), "false");
  assert.match(all(root, ".grid[data-kind=cross] .thumb")[5].getAttribute("aria-label"), /layer 2, head 1.*, off$/);
  assert.equal(textOf(root.querySelector(".map-area h2")), "Cross-attention, layer 2, head 1");
  assert.deepEqual(sent, [["edit", { turn: 1, tags: ["cross.2.1.off"], shown: [] }]]);
  assert.equal(textOf(root.querySelector(".outcome")), "The changed model writes …");
  await tell(OFF, 1);
  assert.match(texts(root, ".changes li").join(), /^Cross-attention, layer 2, head 1: off/);
  assert.match(textOf(root.querySelector(".pane.after .read-out")), /Switched off/);
  assert.ok(all(root, ".written mark").length > 0 && root.querySelector(".verdict"));
  await tell(START, 0); // an older answer moves nothing back
  await tell(OFF, 1);
  assert.equal(switches()[5].getAttribute("aria-checked"), "false");
  await click(switches()[5]);
  await tell(START, 2);
  assert.deepEqual([all(root, ".changes, .pane.after").length, textOf(root.querySelector(".outcome"))], [0, ""]);
});

test("keys change what is open, has the focus or is pointed at, while they are on", async () => {
  const { stage, tokens, asked, sent, switches, focused } = await changing();
  const canvas = stage.querySelector(".large-map canvas");
  await press("o");
  assert.deepEqual(asked().tags, ["cross.2.1.off"]);
  await press("O", switches()[5]);
  assert.deepEqual(asked().tags, []);
  await press("h", tokens()[2]);
  assert.equal(tokens()[2].getAttribute("aria-pressed"), "true");
  for (const key of ["Home", "ArrowDown", "ArrowRight", "ArrowRight", "s"]) await press(key, canvas);
  assert.deepEqual(asked(), { turn: 4, tags: ["cross.*.*.hide.*.3", "cross.2.1.only.2.3"], shown: ["cross.*.*.hide.*.3"] });
  await press("h", canvas);
  assert.deepEqual(asked().tags, ["cross.2.1.only.2.3"]);
  await click(button(stage, "Keys O, H, S, F, B: on"));
  await press("o");
  await press("h", tokens()[0]);
  assert.equal(sent.length, 5);
  await click(button(stage, "Keys O, H, S, F, B: off"));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  assert.deepEqual(asked().tags, ["cross.*.*.hide.*.3", "cross.2.1.only.2.3"]);
  tokens()[0].focus();
  await press("End", tokens()[0]);
  assert.equal(focused(), tokens().at(-1));
});

test("a click on a cell hides it or all others; what the mask blocks stays", async () => {
  const { stage, asked, sent } = await changing();
  const enter = async (...keys: string[]) => {
    for (const key of ["Escape", "Home", ...keys, "Enter"]) await press(key, stage.querySelector(".pane.before .large-map canvas"));
  };
  await enter("ArrowRight", "ArrowRight");
  assert.deepEqual(asked().tags, ["cross.2.1.hide.1.3"]);
  await choose(stage, "A click hides", "others");
  await enter("ArrowRight");
  assert.deepEqual(asked().tags, ["cross.2.1.hide.1.3", "cross.2.1.only.1.2"]);
  await choose(stage, "A click hides", "token");
  await enter("ArrowRight");
  assert.deepEqual(asked().tags.at(-1), "cross.*.*.hide.*.2");
  await choose(stage, "Attention", "Decoder");
  await enter("End");
  assert.equal(sent.length, 3);
});

test("changes faster than answers all count, and are taken back one by one or all at once", async () => {
  const { root, switches, tokens, asked, sent, tell } = await changing();
  for (const at of [0, 1, 2]) await click(switches()[at]);
  const three = ["cross.1.1.off", "cross.1.2.off", "cross.1.3.off"];
  assert.deepEqual(sent.map(([, { turn, tags }]: any) => [turn, tags.length]), [[1, 1], [2, 2], [3, 3]]);
  await tell(OFF, 1); // an answer to the first
  assert.deepEqual(texts(root, ".changes li .note"), three.map((tag) => `${tag} …`));
  await click(switches()[4]);
  assert.deepEqual(asked().tags, ["cross.1.*.off"]);
  await click(switches()[1]);
  assert.deepEqual(asked().tags, ["cross.1.1.off", "cross.1.3.off", "cross.1.4.off"]);
  for (const tags of [["cross.1.*.off"], three, three.slice(0, 2)]) {
    await click(button(root, "Undo"));
    assert.deepEqual(asked().tags, tags);
  }
  await click(tokens()[1]);
  await click(all(root, ".take-back")[0]);
  assert.deepEqual(asked().tags, ["cross.1.2.off", "cross.*.*.hide.*.2"]);
  await click(button(root, "Undo"));
  assert.deepEqual(asked(), { turn: 11, tags: ["cross.1.1.off", "cross.1.2.off", "cross.*.*.hide.*.2"], shown: ["cross.1.2.off", "cross.*.*.hide.*.2"] });
  await click(button(root, "Clear all"));
  assert.deepEqual([asked().tags, all(root, ".off-switch[aria-checked=false]").length], [[], 0]);
});

test("a change whose answer is lost is asked for again, each time later", async (context) => {
  const { switches, sent } = await changing();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  await click(switches()[5]);
  context.mock.timers.tick(100); // effects wait for a moment
  await drawn();
  for (const [wait, count] of [[4999, 1], [1, 2], [9999, 2], [1, 3]]) {
    context.mock.timers.tick(wait);
    assert.equal(sent.length, count);
  }
});

/** Stop the clock and open a stage that has been there for longer than a second. */
async function heard(context: TestContext, link: string) {
  let now = 0;
  context.mock.method(performance, "now", () => now);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const one = await shown("stage", link, { host: { layout: "map" } });
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    context.mock.timers.tick(milliseconds);
    await drawn();
  };
  await pass(1100);
  return { ...one, pass, said: () => one.textAt("[role=status]"), canvas: one.root.querySelector(".large-map canvas") };
}

const HEADS = "heads?model=reverse-letters&text=stream&kind=cross&layer=2&head=1";

test("what is pointed at is said in one place, at most once a second, and of many only the latest", async (context) => {
  const { root, pass, said, canvas, textAt: told } = await heard(context, HEADS);
  assert.equal(all(root, "[aria-live], [role=status]").length, 1);
  await press("Home", canvas);
  await pass(0);
  const first = told(".read-out");
  assert.equal(said(), first);
  for (const key of ["ArrowRight", "ArrowDown"]) await press(key, canvas);
  await pass(999);
  assert.equal(said(), first);
  await pass(1);
  const latest = told(".read-out");
  assert.ok(said() === latest && latest !== first);
  await press("Escape", canvas);
  await pass(5000);
  assert.equal(said(), latest); // what was let go is no news
  await press("ArrowRight");
  await pass(0);
  assert.equal(said(), told(".sentence"));
});

test("a widget tells a notebook what is clicked, shows what it is told, and leaves nothing", async () => {
  const view = viewOf("stage", HEADS);
  const bytes = packageOf(view);
  const held: Record<string, any> = { component: "stage", data: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), selection: view.opens };
  const hear: Record<string, () => void> = {};
  const model = {
    get: (name: string) => held[name], set: (name: string, value: unknown) => void (held[name] = value), save_changes() {},
    on: (event: string, heard: () => void) => void (hear[event] = heard), off: (event: string) => void delete hear[event],
  };
  open(view.opens);
  const el = document.body.appendChild(document.createElement("div"));
  const leave = lab.widget.render({ model, el });
  await drawn();
  const { shadowRoot } = el.querySelector(".attention-lab") as any;
  await click(button(shadowRoot, /^Encoder self-attention, layer 2, head 1/));
  assert.equal(held.selection.kind, "encoder");
  held.selection = { ...held.selection, kind: "cross", layer: 0, head: "3" };
  hear["change:selection"]();
  await drawn();
  assert.equal(textOf(shadowRoot.querySelector(".map-area h2")), "Cross-attention, layer 1, head 3");
  leave();
  assert.deepEqual([hear, all(shadowRoot, ".stage").length], [{}, 0]);
  el.remove();
});
