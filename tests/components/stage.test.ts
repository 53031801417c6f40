// The stage without a browser: it is stepped, played, pointed at and chosen on, with the numbers of its example.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { frameOf, mapOf } from "../../assets/components/data/example/maps.ts";
import { unpack } from "../../assets/components/data/example/payload.ts";
import { percent } from "../../assets/components/words/numbers.ts";
import { all, button, choose, click, document, drawn, fire, hover, location, mount, open, press, takeDown, textOf, texts } from "./dom.ts";
import { bytesOf, groupOf, read } from "./fixture.ts";
import { viewOf } from "./golden.ts";
import { shown } from "./shown.ts";

const HEADS = "heads?model=reverse-letters&text=stream&kind=cross&layer=2&head=1";
const DECODING = "decoding?model=reverse-letters&text=stream&layer=2&head=1";
const START = { layout: "map" };
const READ = ["<s>", ..."stream", "</s>"];
const ROWS = ["<s> → m", "m → a", "a → e", "e → r", "r → t", "t → s", "s → </s>"];

afterEach(takeDown);

/** Open a link as its page does; `host` is what the page allows. */
async function stageOf(link: string, chosen: object = {}, host: object = {}) {
  const one = await shown("stage", link, { chosen, host: { layout: link.startsWith("heads") ? "heads" : "steps", ...host } });
  return { ...one, stage: one.root.querySelector(".stage"), example: unpack(one.content) };
}

const title = (stage: any) => textOf(stage.querySelector(".map-area h2"));
const position = (stage: any) => textOf(stage.querySelector(".position"));
const readOut = (stage: any) => textOf(stage.querySelector(".read-out"));
const canvasOf = (stage: any) => stage.querySelector(".large-map canvas");
const chips = (stage: any, side: "source" | "target") => all(all(stage, ".strip")[side === "source" ? 0 : 1], ".item");
const thumb = (stage: any, kind: string, layer: number, head: string) => stage.querySelector(`.grid[data-kind=${kind}] [data-place='${layer - 1} ${head}']`);
const lit = (items: any[]) => items.flatMap((item, at) => (item.classList.contains("lit") ? [at] : []));
const candidates = (stage: any) => all(stage, ".candidate:not(.others):not([aria-hidden])");

function weightsOf(example: any, kind: string, layer: number, head: string) {
  const frame = frameOf(example, groupOf(example, kind), { words: false, muted: false });
  const map = mapOf(example, frame, { layer: layer - 1, head }, false);
  return map.rows.map((_, row) => [...map.weights].slice(row * map.columns.length, (row + 1) * map.columns.length));
}

async function walkTo(stage: any, row: number, column: number) {
  const keys = ["Escape", "Home", ...Array(row).fill("ArrowDown"), ...Array(column).fill("ArrowRight")];
  for (const key of keys) await press(key, canvasOf(stage));
}

test("left and right step at once, other keys where the player has the focus, and all of a clicker while presenting", async () => {
  const { stage } = await stageOf(DECODING);
  for (const key of ["End", "PageDown", " ", "Home"]) assert.equal(await press(key), false, key);
  for (const [key, step] of [["ArrowRight", 2], ["ArrowLeft", 1], ["ArrowLeft", 1]] as const) {
    await press(key);
    assert.equal(position(stage), `Step ${step} of 7`);
  }
  const on = button(stage, "One step on");
  for (const [key, step] of [["End", 7], ["PageUp", 6], ["Home", 1], ["PageDown", 2], ["ArrowRight", 3], ["ArrowLeft", 2]] as const) {
    assert.equal(await press(key, on), true);
    assert.equal(position(stage), `Step ${step} of 7`);
  }
  assert.match(location.href, /step=2/);
  const field = document.body.appendChild(document.createElement("input")) as any;
  field.focus();
  for (const key of ["End", "ArrowRight", "f"]) assert.equal(await press(key, field), false);
  assert.ok(!stage.classList.contains("presenting"));
  field.remove();
  await press("f");
  assert.ok(stage.classList.contains("presenting"));
  assert.match(location.href, /present=true/);
  for (const [key, step] of [["Home", 1], ["PageDown", 2], ["ArrowRight", 3], ["PageUp", 2], ["End", 7]] as const) {
    await press(key);
    assert.equal(position(stage), `Step ${step} of 7`);
  }
  for (const [key, isBlank] of [["b", true], ["B", false]] as const) {
    await press(key);
    assert.equal(stage.classList.contains("blank"), isBlank);
  }
  await press("Escape");
  assert.ok(!stage.classList.contains("presenting"));
  assert.doesNotMatch(location.href, /present/);
});

test("playing goes on to the last step, and hides what is to come", async (context) => {
  const { stage } = await stageOf(DECODING);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const pass = async (milliseconds: number) => {
    context.mock.timers.tick(milliseconds);
    await drawn();
  };
  await click(button(stage, "Play"));
  assert.ok(all(stage, ".item.later").length > 0);
  assert.deepEqual([...new Set(texts(stage, ".item.later .chip"))], [""]);
  for (let step = 2; step <= 7; step += 1) {
    await pass(999);
    assert.equal(position(stage), `Step ${step - 1} of 7`);
    await pass(1);
    assert.equal(position(stage), `Step ${step} of 7`);
  }
  await pass(1000);
  assert.ok(button(stage, "Play"));
  assert.match(textOf(stage.querySelector(".stop")), /end token/);
  assert.equal(all(stage, ".item.later").length, 0);
  await fire(Object.assign(stage.querySelector(".scrubber"), { value: "5" }), "input");
  assert.equal(position(stage), "Step 6 of 7");
  assert.equal(stage.querySelector(".scrubber").getAttribute("aria-valuetext"), "Step 6 of 7");
});

test("a small map is shown while it is pointed at, walked to by the arrow keys, and opened by a click", async () => {
  const { stage, sent, focused } = await stageOf(HEADS, {}, START);
  const before = location.href;
  await hover(thumb(stage, "encoder", 2, "mean"));
  assert.equal(title(stage), "Encoder self-attention, layer 2, mean of heads");
  await hover(stage.querySelector(".overview"), "pointerleave");
  assert.equal(title(stage), "Cross-attention, layer 2, head 1");
  thumb(stage, "cross", 2, "1").focus();
  for (let i = 0; i < 4; i += 1) await press("ArrowRight", focused());
  assert.match(focused().getAttribute("aria-label"), /^Cross-attention, layer 2, mean of heads/);
  await press("ArrowDown", focused()); // past the edge of a group, into the next
  await press("Home", focused());
  assert.match(focused().getAttribute("aria-label"), /^Encoder self-attention, layer 1, head 1/);
  assert.equal(location.href, before); // a key that walks steps nothing
  await click(thumb(stage, "decoder", 1, "3"));
  assert.equal(title(stage), "Decoder self-attention, layer 1, head 3");
  for (const part of ["kind=decoder", "layer=1", "head=3"]) assert.ok(location.href.includes(part), part);
  assert.deepEqual(sent, []); // the page's session is told by the part that follows
});

test("every control is drawn and linked, muting too", async () => {
  const { stage } = await stageOf(HEADS, {}, START);
  for (const [group, name, shown, link] of [
    ["Attention", "Encoder", "Encoder self-attention, layer 2, head 1", "kind=encoder"],
    ["Layer", "1", "Encoder self-attention, layer 1, head 1", "layer=1"],
    ["Head", "4", "Encoder self-attention, layer 1, head 4", "head=4"],
  ]) {
    await choose(stage, group, name);
    assert.equal(title(stage), shown);
    assert.ok(location.href.includes(link), link);
  }
  for (const [view, part] of [["lines", ".lines"], ["table", ".table"], ["map", ".large-map"]]) {
    await choose(stage, "View", view);
    assert.ok(stage.querySelector(part), view);
    assert.equal(location.href.includes(`view=${view}`), view !== "map");
  }
  await fire(Object.assign(stage.querySelector("[role=switch]"), { checked: true }), "change");
  assert.match(location.href, /mute=true/);
  await walkTo(stage, 1, 0);
  assert.match(readOut(stage), /^s looks at s /); // the start token has left every map
});

test("words stand for their pieces", async () => {
  const { stage } = await stageOf("heads?model=english-spanish&text=unbelievable+stories", {}, START);
  await walkTo(stage, 1, 1);
  assert.match(readOut(stage), /^unbelievable looks at unbelievable /);
  await choose(stage, "Maps between", "pieces");
  await walkTo(stage, 1, 1);
  assert.doesNotMatch(readOut(stage), /^unbelievable /);
});

test("a word is lit wherever it stands, the others say how much they looked at it, and a cell lights both and tells", async () => {
  const { stage, example } = await stageOf(HEADS, {}, START);
  const weights = weightsOf(example, "cross", 2, "1");
  await hover(chips(stage, "source")[3]);
  assert.deepEqual(lit(chips(stage, "source")), [3]);
  const column = weights.map((row) => row[3]);
  const best = column.indexOf(Math.max(...column));
  assert.equal(textOf(chips(stage, "target")[best + 1].querySelector(".share")), percent(column[best]));
  await hover(chips(stage, "target")[4]);
  assert.deepEqual(lit(chips(stage, "target")), [4]);
  assert.equal(textOf(stage.querySelector(".candidate.chosen .name")), "r");
  const most = Math.max(...weights[3]);
  assert.equal(textOf(chips(stage, "source")[weights[3].indexOf(most)].querySelector(".share")), percent(most));
  assert.equal(position(stage), "Step 1 of 7"); // pointing chooses nothing
  for (const [row, column] of [[0, 0], [0, 6], [2, 5], [6, 7]]) {
    await walkTo(stage, row, column);
    assert.deepEqual(lit(chips(stage, "source")), [column]);
    assert.deepEqual(lit(chips(stage, "target")), [row + 1]);
    const share = weights[row][column];
    const { raises } = groupOf(example, "cross") as any;
    const words = raises[1][0][column].map((one: string) => (one === " " ? "␣" : one)).join(", ");
    const makes = share >= 0.05 ? `, which by itself makes ${words} likelier` : "";
    assert.equal(readOut(stage), `${ROWS[row]} looks at ${READ[column]} ${percent(share, 2)}${makes}`);
    assert.ok(thumb(stage, "cross", 1, "2").closest(".row-lit.column-lit"));
  }
});

test("rows are compared, at most six, and let go", async () => {
  const { stage, example } = await stageOf(HEADS);
  const weights = weightsOf(example, "cross", 2, "1");
  for (const row of [2, 4]) {
    await walkTo(stage, row, 0);
    await press("Enter", canvasOf(stage));
  }
  assert.match(location.href, /rows=3&rows=5/);
  const common = weights[2].reduce((sum, weight, at) => sum + Math.min(weight, weights[4][at]), 0);
  assert.match(textOf(stage.querySelector(".compare h3")), new RegExp(`They agree on ${percent(common)} of their weight`));
  await choose(stage, "View", "table");
  for (const row of [0, 1, 3, 5, 6]) await click(all(stage, ".table tbody button")[row]);
  assert.equal(all(stage, ".compare .legend button").length, 6);
  await click(stage.querySelector(".compare .legend button"));
  assert.equal(all(stage, ".compare .legend button").length, 5);
  await click(thumb(stage, "encoder", 1, "1")); // the same numbers would be other rows of another map
  assert.equal(all(stage, ".compare").length, 0);
});

test("lines are walked by keys, say what is blocked as a table does, and keep a row", async () => {
  const { stage, example } = await stageOf(HEADS, { kind: "decoder", view: "lines" });
  const [left, right] = ["left", "right"].map((side) => () => all(stage, `.lines .${side} button`));
  await hover(left()[3]);
  assert.deepEqual(texts(stage, ".lines .right .number").map((said) => said === "blocked"), [false, false, false, false, true, true, true]);
  left()[0].focus();
  await press("ArrowRight", left()[0]);
  assert.equal(stage.getRootNode().activeElement, right()[0]);
  await press("ArrowDown", right()[0]);
  await press("ArrowLeft", right()[1]);
  assert.deepEqual(all(stage, ".lines button[tabindex='0']"), [left()[1]]); // one stop of the Tab key
  await click(left()[1]);
  assert.equal(left()[1].getAttribute("aria-pressed"), "true");
  await choose(stage, "View", "table");
  const rows = weightsOf(example, "decoder", 2, "1").map((row, at) => row.map((weight, column) => (column > at ? "blocked" : percent(weight, 2))));
  assert.deepEqual(all(stage, ".table tbody tr").map((row) => texts(row, "td")), rows);
});

test("a filter leaves the heads that fit, and the link keeps it", async () => {
  const { stage } = await stageOf(`${HEADS}&only_roles=mirror`);
  assert.deepEqual([...new Set(texts(stage, ".role"))], ["mirror"]);
  assert.equal(all(stage, ".thumb").length, all(stage, ".role").length);
  await click(button(stage, "Decoder"));
  assert.ok(textOf(stage).includes("No head fits this filter"));
  assert.match(location.href, /only_kinds=decoder&only_roles=mirror/);
  await click(button(stage, "Show all heads"));
  assert.equal(all(stage, ".thumb").length, 24 + 6);
  assert.doesNotMatch(location.href, /only_/);
});

test("Enter in the map goes to the step of its row, a click on a token to its own, and each step says what it writes", async () => {
  const { stage } = await stageOf(DECODING);
  await walkTo(stage, 2, 0);
  await press("Enter", canvasOf(stage));
  assert.equal(position(stage), "Step 3 of 7");
  await press("Escape", canvasOf(stage));
  await click(chips(stage, "target")[4]);
  for (let step = 4; step <= 7; step += 1) {
    assert.equal(position(stage), `Step ${step} of 7`);
    assert.equal(textOf(stage.querySelector(".candidate.chosen:not(button) .name")), ["", ..."maerts", "</s>"][step]);
    assert.equal(textOf(chips(stage, "target")[step].querySelector(".share")), "written");
    await press("ArrowRight");
  }
});

test("a next token is asked for where it may be, but not the written one", async () => {
  const { stage, sent } = await stageOf(DECODING, {}, { forceable: true });
  await click(stage.querySelector("button.candidate.chosen"));
  assert.deepEqual(sent, []);
  const wanted = candidates(stage)[1];
  await click(wanted);
  assert.deepEqual(sent, [["forced", { step: 0, token: textOf(wanted.querySelector(".name")) }]]);
});

test("the strongest links are a list, and what is met in it lights in the map", async () => {
  const { stage, example } = await stageOf(HEADS, { view: "table" }, START);
  const cells = weightsOf(example, "cross", 2, "1").flatMap((weights, row) => weights.map((weight, column) => ({ weight, row, column })));
  const strongest = cells.sort((one, other) => other.weight - one.weight).slice(0, 10);
  await fire(Object.assign(stage.querySelector(".strongest"), { open: true }), "toggle");
  assert.deepEqual(texts(stage, ".strongest li"), strongest.map(({ weight, row, column }) => `${ROWS[row]} looks at ${READ[column]} ${percent(weight)}`));
  all(stage, ".strongest button")[0].focus();
  await drawn();
  assert.ok(readOut(stage).includes(percent(strongest[0].weight, 2)));
  assert.deepEqual([lit(chips(stage, "source")).length, lit(chips(stage, "target")).length], [1, 1]);
});

test("a large example is marked wherever its weights are written, a small one nowhere", async () => {
  for (const [name, isMarked] of [["rounded", true], ["stage", false]] as const) {
    open({ ...viewOf("stage", HEADS).opens, view: "table" });
    const one = mount("stage", bytesOf(read("example.json")[name]));
    await drawn();
    assert.equal(texts(one.root, ".precision").join().startsWith("≈ Rounded to 1/255"), isMarked);
    const weights = texts(one.root, ".table td").filter((said) => said !== "blocked");
    assert.ok(weights.length > 0 && weights.every((said) => said.startsWith("≈") === isMarked), weights.join());
    assert.equal(texts(one.root, ".sentence").join().includes("≈"), isMarked);
  }
});
