// A film mounted: stepped by keys and buttons, played, its heads opened and its moments gone to; twins at one step.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { all, button, click, drawn, fire, hover, mount, press, takeDown, tap, textOf, texts } from "./dom.ts";
import { packed } from "./packed.ts";

const EVIL = "<img src=x>";
const STEPS = [0, 10, 20, 24, 40];
const kindOf = (name: string, title: string) => ({ kind: name, title, layers: 2, heads: 2, rows: ["<s>", "a"], columns: ["<s>", "a"], blocked: null });
const KINDS = [kindOf("encoder", "Encoder self-attention"), kindOf("cross", "Cross-attention")];

function runOf(title: string, steps: number[]) {
  const frames = steps.map((step) => ({ step, loss: step ? 1.5 : null, exact: 0.25, answer: "ba", pieces: ["b", "a"], isRight: true, roles: ["----", "----"] }));
  const marks = [{ step: 19, frame: 2, kind: "loss", text: "Step 19: the loss falls fastest.", short: "loss falls fastest" }];
  // A map has 4 cells, a layer 2 heads, a kind 2 layers.
  const weights = Uint8Array.from(frames.flatMap((_, at) => KINDS.flatMap(() => Array(4).fill([255, 0, 10 * at, 255 - 10 * at]).flat())));
  return { title, text: "ab", answer: "ba", right: ["b", "a"], kinds: KINDS, frames, marks, losses: [[1, 3], [10, 1.5]], exacts: [[10, 0.25]], weights };
}

afterEach(takeDown);

async function filmOf(runs = [runOf("one", STEPS)], host: object = {}, dataset = {}) {
  const one = mount("film", packed({ roles: {}, films: runs }, { figure: "film", ...host }), dataset);
  await drawn();
  const film = one.root.querySelector(".film");
  return { ...one, film, step: () => Number(film.querySelector(".scrubber").value) };
}

test("it opens at its end, keys step from frame to frame and walk its small maps, and a moment is a place to go to", async () => {
  const { film, step, focused } = await filmOf();
  assert.equal(step(), 40);
  await press("Home", film);
  assert.equal(step(), 0);
  assert.equal(button(film, "One frame back").getAttribute("aria-disabled"), "true");
  const scrubber = film.querySelector(".scrubber");
  for (const wanted of [10, 20, 24]) {
    await press("ArrowRight", scrubber);
    assert.equal(step(), wanted);
  }
  assert.equal(scrubber.getAttribute("aria-valuetext"), "Step 24, frame 4 of 5");
  assert.equal(textOf(film.querySelector(".fact.loss .value")), "1.500");
  const stops = () => all(film, ".thumb[tabindex='0']");
  assert.equal(stops().length, KINDS.length);
  stops()[0].focus();
  await press("ArrowRight", focused());
  assert.deepEqual([focused(), stops()[0], stops().length, step()], [...Array(2).fill(all(film, ".thumb")[1]), KINDS.length, 24]);
  await press("ArrowDown", focused());
  assert.match(focused().getAttribute("aria-label"), /Encoder self-attention, layer 2, head 2/);
  await press("ArrowLeft", focused());
  assert.equal(step(), 24);
  const mark = film.querySelector(".mark.loss");
  await click(mark);
  assert.equal(step(), 20);
  assert.equal(mark.getAttribute("aria-current"), "step");
  assert.match(texts(film, ".said").join(), /the loss falls fastest/);
});

test("it plays to its end, and a step by hand stops it", async (context) => {
  const { film, step } = await filmOf();
  await press("Home", film);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  await press(" ", film);
  assert.ok(button(film, "Pause"));
  for (let frame = 0; frame <= STEPS.length; frame += 1) {
    context.mock.timers.tick(10_000);
    await drawn();
  }
  assert.equal(step(), 40);
  assert.ok(button(film, "Play"));
  await press("Home", film);
  await press(" ", film);
  await press("ArrowRight", film);
  assert.ok(button(film, "Play")); // its viewer looks
  assert.equal(step(), 10);
});

test("on a slide it waits at its beginning for the answer, plays with it, and shows one kind of heads", async (context) => {
  assert.equal((await filmOf(undefined, {}, { room: "", film: "waits" })).step(), 0);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { film, step } = await filmOf(undefined, {}, { room: "", film: "plays" });
  assert.equal(textOf(film.querySelector(".open-kind")), "Cross-attention");
  assert.ok(button(film, "Pause"));
  for (let frame = 0; frame <= STEPS.length; frame += 1) {
    assert.equal(step(), STEPS[Math.min(frame, STEPS.length - 1)]);
    context.mock.timers.tick(10_000);
    await drawn();
  }
});

test("a head that is pressed stays open while the film goes on", async () => {
  const { film } = await filmOf();
  const thumbs = all(film, ".thumb");
  const preview = () => film.querySelector(".preview");
  await hover(thumbs[5]);
  assert.match(textOf(preview()), /Cross-attention, layer 1, head 2/);
  await click(thumbs[5]);
  await hover(film.querySelector(".reels"), "pointerleave");
  await press("Home", film);
  assert.match(textOf(preview()), /Step 0/);
  await press("Escape", film);
  assert.doesNotMatch(textOf(preview()), /Step/);
  for (const [isOpen, said] of [["true", /again.* to close/], ["false", /^(?!.*again)/s]] as const) {
    await tap(thumbs[3]);
    assert.equal(thumbs[3].getAttribute("aria-pressed"), isOpen);
    assert.match(textOf(film), said);
  }
});

test("twins stand at the same step, each with its own moments and its name, which is text", async () => {
  const { film } = await filmOf([runOf(EVIL, STEPS), runOf("short", [0, 12, 24])]);
  assert.match(textOf(film.querySelector(".film-title")), /^<img src=x/);
  assert.equal(all(film, "img").length, 0);
  assert.deepEqual(texts(film, ".fact.step .value"), ["40", "24"]);
  await press("Home", film);
  assert.deepEqual(texts(film, ".fact.step .value"), ["0", "0"]);
  await fire(Object.assign(film.querySelector(".scrubber"), { value: "20" }), "input");
  assert.deepEqual(texts(film, ".fact.step .value"), ["20", "12"]); // the last frame of each up to this step
  for (const [at, key] of all(film, ".key").entries()) {
    await click(key);
    assert.equal(key.getAttribute("aria-pressed"), "true");
    const names = all(film, ".mark").map((mark) => mark.getAttribute("aria-label").split(":")[0]);
    assert.ok(names.length > 0 && names.every((name) => name.includes([EVIL, "short"][at])), names.join());
  }
});

test("a run that still learns shows its last frame, and keeps the head that is held", async () => {
  const { film, update } = await filmOf([runOf("one", [0, 10])], { live: true });
  assert.equal(film.querySelector(".player"), null);
  await click(all(film, ".thumb")[2]);
  update(packed({ roles: {}, films: [runOf("one", [0, 10, 20])] }, { figure: "film", live: true }));
  await drawn();
  assert.match(textOf(film.querySelector(".fact.step .value")), /20$/);
  assert.match(textOf(film.querySelector(".preview")), /layer 2, head 1.*Step 20/s);
});
