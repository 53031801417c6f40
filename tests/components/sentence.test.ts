// The stage as a sentence: where a row looks in words, how it plays by itself once, and the way from it into the map.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { lookInWords, mainLooks } from "../../assets/components/data/example/looks.ts";
import { frameOf, mapOf } from "../../assets/components/data/example/maps.ts";
import { unpack } from "../../assets/components/data/example/payload.ts";
import { ribbonsOf } from "../../assets/components/draw/ribbons.ts";
import { all, button, click, document, drawn, hover, location, look, open, press, takeDown, textOf, texts, } from "./dom.ts";
import { groupOf } from "./fixture.ts";
import { packageOf, viewOf } from "./golden.ts";
import { shown } from "./shown.ts";

const LINK = "heads?model=reverse-letters&text=stream&kind=cross&layer=2&head=1";
const example = unpack(packageOf(viewOf("stage", LINK)));
const map = mapOf(example, frameOf(example, groupOf(example, "cross"), { words: false, muted: false }), { layer: 1, head: "1" }, false);
const clock = performance.now;

afterEach(async () => {
  performance.now = clock;
  await takeDown();
});

/** A map of one row by hand: what it reads, and what looks how much. */
const row = (columns: string[], weights: number[], label: string = "x → a") =>
  ({ rows: [label], columns, weights: Float32Array.from(weights), rowSpots: [[{ side: "target", place: 0 }]],
    columnSpots: columns.map((_, place) => [{ side: "source", place }]) }) as any;
const said = (one: any, isOff: boolean = false) =>
  lookInWords({ ...one, isOff }, 0).map((part) => (typeof part === "string" ? part : `[${part.token}]`)).join("");

test("a look is said as a person says it, and true of its weights", () => {
  const typed = ["<s>", "a", "b", "a", "c", "a", "</s>"];
  for (const [weights, words] of [
    [[0, 0, 0.9, 0, 0.1, 0, 0], "To write [a], it looks most at [b]."],
    [[0, 0, 0, 0, 0, 0.8, 0.2], "To write [a], it looks most at the last [a]."],
    [[0, 0, 0, 0.8, 0, 0, 0.2], "To write [a], it looks most at the second [a]."],
    [[0, 0.5, 0, 0, 0.4, 0, 0.1], "To write [a], it looks at the first [a] and at [c]."],
    [[0, 0, 0.1, 0, 0, 0, 0.9], "To write [a], it looks most at the end."],
    [[1 / 7, 1 / 7, 1 / 7, 1 / 7, 1 / 7, 1 / 7, 1 / 7], "To write [a], it looks at many tokens at once."],
  ] as const) assert.equal(said(row(typed, [...weights])), words);
  assert.equal(said(row(["<s>", "b"], [0.9, 0.1], "x → </s>")), "To stop, it looks most at the start.");
  assert.equal(said(row(["<s>", "b"], [0.1, 0.9], "b")), "[b] looks most at [b]."); // an encoder writes nothing
  assert.equal(said(row(["<s>", "b"], [0.1, 0.9]), true), "To write [a], it would look most at [b]."); // switched off
  assert.deepEqual(mainLooks(row(["<s>"], [1]), 0), [0]); // one token alone can look at nothing else
});

test("ribbons lead to the token that is asked about, and from none that is still to be written", () => {
  const ribbons = ribbonsOf(map, { rows: [], columns: [4], done: 3 });
  assert.deepEqual([...new Set(ribbons.map(({ row }) => row))].sort(), [0, 1, 2]);
  const lit = ribbons.filter(({ isLit }) => isLit);
  assert.ok(lit.length > 0 && lit.every(({ column }) => column === 4));
});

/** Open a link as a page does whose address is another. */
async function sentenceOf({ link = LINK, address = "/?head=1", host = {}, dataset = {} } = {}) {
  const one = await shown("stage", link, { host: { layout: "sentence", ...host }, dataset, address });
  return { ...one, stage: one.root.querySelector(".stage") };
}
const PLAIN = { address: "/?model=reverse-letters" };
const written = (stage: any) => texts(stage, ".below button").join("");
const sentence = (stage: any) => textOf(stage.querySelector(".said"));
const isPlaying = (stage: any) => stage.querySelector(".icon").getAttribute("aria-label") === "Pause";
async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 60 && !isSo(); turn += 1) await drawn(3);
  assert.ok(isSo());
}

test("nothing plays by itself where a head or a step was asked for, or motion is unwanted", async () => {
  for (const address of ["/?head=2", "/?step=3", "/?layer=1&kind=cross", "/?lecture=forty.1"]) {
    const { stage } = await sentenceOf({ address });
    assert.ok(!isPlaying(stage), address);
    assert.equal(written(stage), "maerts</s>");
  }
  look.isCalm = true;
  assert.ok(!isPlaying((await sentenceOf(PLAIN)).stage));
});

test("who lands on the lab sees it being written once, and any key ends that; Play writes it anew", async (context) => {
  let now = 1000;
  performance.now = () => now;
  const { stage, end } = await sentenceOf(PLAIN);
  await until(() => isPlaying(stage));
  assert.equal(written(stage), "m");
  now += 1400;
  await until(() => written(stage) === "maer");
  assert.match(sentence(stage), /^To write r, it looks/);
  end(); // what is drawn before Streamlit has come hands over to the page's own
  const own = (await sentenceOf(PLAIN)).stage;
  await until(() => isPlaying(own));
  assert.equal(written(own), "maer");
  assert.equal(texts(own, "[role=status]").join(""), ""); // a play is told once, at its end
  await press("x", document.body);
  await drawn();
  assert.equal(written(own), "maerts</s>");
  assert.match(textOf(own.querySelector(".outcome")), /^Read “stream”, wrote “maerts”\. Strongest looks: “m” at “m” \d+ %/);
  assert.equal(location.search, "?model=reverse-letters"); // nobody chose anything
  context.mock.timers.enable({ apis: ["setTimeout"] });
  await click(button(own, "Play"));
  for (const sofar of ["m", "ma", "mae", "maer", "maert", "maerts"]) {
    assert.deepEqual([written(own), isPlaying(own)], [sofar, true]);
    context.mock.timers.tick(600);
    await drawn();
  }
  assert.ok(!isPlaying(own));
  assert.ok(!isPlaying((await sentenceOf(PLAIN)).stage)); // once a browser
});

test("a token that is pointed at shows its looks, a click goes to its step, and the arrow keys walk both rows", async () => {
  const { stage, focused } = await sentenceOf();
  const [above, below] = [all(stage, ".above button"), all(stage, ".below button")];
  await click(below[2]);
  assert.ok(location.search.includes("step=3"));
  assert.match(sentence(stage), /^To write e, it looks/);
  assert.equal(stage.querySelector(".below .lit"), below[2]);
  assert.ok(above.some((one: any) => /, \d+ %$/.test(one.getAttribute("aria-label"))));
  await click(above[3]);
  assert.match(above[3].getAttribute("aria-label"), /^r$/); // who looks at it is asked: it has no share of its own
  assert.equal(all(stage, ".ribbons [tabindex='0']").length, 1);
  below[2].focus();
  await press("ArrowRight", below[2]);
  assert.equal(focused(), below[3]);
  await press("Home", below[3]);
  assert.equal(focused(), below[0]);
});

test("at a token that is pointed at stand the words that the head makes likelier for it, and at no other", async () => {
  const link = "look?model=english-spanish&text=My+brother+has+two+black+cats.&kind=cross&layer=2&head=2";
  const { stage } = await sentenceOf({ link, address: "/?head=2" });
  open({ ...viewOf("stage", link).opens, layer: 2, tokens: "pieces" });
  await drawn();
  assert.ok(!sentence(stage).includes("likelier"));
  await hover(all(stage, ".above button").find((one) => textOf(one) === "cats"));
  assert.ok(sentence(stage).endsWith("What this head takes from cats by itself makes los, mis, tus likelier."));
  open({ ...viewOf("stage", link).opens, layer: 2, tokens: "words" });
  await drawn();
  assert.ok(sentence(stage).includes("los, mis, tus")); // a word of one piece is that piece
  open({ ...viewOf("stage", link).opens, layer: 2, head: "mean", tokens: "pieces" });
  await drawn();
  assert.ok(!sentence(stage).includes("likelier")); // of a mean no head takes anything
});

const titleOf = (root: any) => textOf(root.querySelector(".map-area h2"));
const named = (root: any) => all(root, ".closer-buttons button").map(textOf);

test("closer leads from the sentence to the map, to all heads and to the arithmetic, farther goes back", async () => {
  const { root, sent, update, focused } = await sentenceOf({ address: "/?show=Sentence&step=3&head=1", host: { levels: true } });
  const answer = async (layout: string) => {
    update(packageOf({ ...viewOf("stage", LINK), host: { layout, levels: true } }));
    await drawn();
  };
  assert.deepEqual(named(root), ["Closer"]);
  await click(button(root, "Closer"));
  assert.deepEqual(sent.at(-1), ["level", "map"]);
  assert.ok(root.querySelector(".stage.map")); // at once: the server has yet to answer
  assert.equal(textOf(focused()), "Closer");
  await answer("map");
  assert.deepEqual(named(root), ["Farther", "Closer"]);
  assert.equal(titleOf(root), "Cross-attention, layer 2, head 1");
  localStorage.setItem("attention-lab-letter-keys", "off");
  await press("+");
  assert.deepEqual(sent.at(-1), ["level", "map"]); // keys of one sign are switched off
  localStorage.removeItem("attention-lab-letter-keys");
  await press("+");
  assert.deepEqual(sent.at(-1), ["level", "heads"]);
  await answer("heads");
  await click(button(root, "Closer"));
  assert.deepEqual(sent.at(-1)?.[0], "inside");
  await press("-");
  assert.deepEqual(sent.at(-1), ["level", "map"]);
  await answer("map");
  await click(button(root, "Farther"));
  await answer("sentence");
  assert.equal(textOf(focused()), "Closer"); // there is nothing farther
  assert.ok(root.querySelector(".stage.sentence"));
});

test("without motion nothing flies, and a file or a scene has no levels", async () => {
  look.isCalm = true;
  const { root } = await sentenceOf({ host: { levels: true } });
  await click(button(root, "Closer"));
  assert.ok(root.querySelector(".stage.map") && !root.querySelector(".flight"));
  assert.deepEqual(named((await sentenceOf()).root), []);
  const scene = await sentenceOf({ host: { levels: true }, dataset: { parts: "sentence", room: "" } });
  assert.deepEqual(named(scene.root), []);
});
