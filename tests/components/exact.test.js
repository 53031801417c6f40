// Of a large example rounded weights come first; exact ones of what is open are asked for once and take their place.

/** @import { Need } from "../../assets/components/example/exact.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { exactSource, needsOf } from "../../assets/components/example/exact.js";
import { frameOf, headsOf, isRounded, levelsOf, mapOf, mapOfEverything, placeOf, weightsOf } from "../../assets/components/example/maps.js";
import { USUAL } from "../../assets/components/example/selection.js";
import { aRoundedExample, anExample, groupOf, maps } from "./fixture.js";

const exact = anExample();
const HALF = 0.5 / 255 + 1e-4;
const PLAIN = { words: false, muted: false };
const settled = () => new Promise((done) => setImmediate(done));

/** The exact weights behind a need, as the server sends them. @param {Need} need */
function bytesOf({ address, axes, place }) {
  const [, kind, unit] = /** @type {RegExpMatchArray} */ (address.match(/(\w+)-(\w+)-\d+-\d+$/));
  const { weights } = /** @type {import("../../assets/components/example/payload.js").Axes} */ (groupOf(exact, kind)[/** @type {"pieces"} */ (unit)]);
  const size = axes.rows.length * axes.columns.length;
  return new Uint16Array(weights.slice(place * size, (place + 1) * size)).buffer;
}

/** A server that answers when it is told to. */
function server() {
  /** @type {{address: string, answer: (bytes: ArrayBuffer | null) => void, fail: () => void}[]} */
  const asked = [];
  const told = { changed: 0, gone: 0 };
  /** @type {{act: () => void, delay: number}[]} */
  const later = [];
  const source = exactSource({
    get: (address) => new Promise((answer, fail) => asked.push({ address, answer, fail: () => fail(new Error("no network")) })),
    changed: () => void (told.changed += 1),
    gone: () => void (told.gone += 1),
    later: (act, delay) => void later.push({ act, delay }),
  });
  return { asked, told, later, source };
}

test("rounded weights have half the bytes, and what muting divides by", () => {
  const example = aRoundedExample();
  assert.equal(example.exactAt, "lab/weights/1f");
  assert.equal(exact.exactAt, "");
  for (const group of example.groups)
    for (const axes of [group.pieces, group.words]) {
      assert.ok(axes?.weights instanceof Uint8Array && axes.leftByMuting instanceof Uint16Array && axes.exact.size === 0);
      assert.equal(axes.leftByMuting.length, group.layers * (group.heads + 1) * axes.rows.length);
    }
  assert.ok(exact.groups.every(({ pieces, words }) => pieces.leftByMuting === null && words?.leftByMuting === null));
});

test("rounded maps are off by half of 1/255, muted ones by what their rows are scaled up", () => {
  const example = aRoundedExample();
  for (const { wanted, kind, layer, head, weights, caption } of maps) {
    const group = groupOf(example, kind);
    const map = mapOf(example, frameOf(example, group, wanted), { layer, head }, wanted.muted);
    assert.ok(map.rounded);
    assert.equal(map.caption, caption); // made of the exact weights
    const close = wanted.muted ? HALF / example.mutedFloor : HALF;
    weights.forEach((weight, i) => assert.ok(Math.abs(map.weights[i] - weight) <= close, `${kind} ${head}: ${map.weights[i]} is not ${weight}`));
    assert.ok(map.weights.every((weight) => weight <= 1));
  }
});

test("a row of which little is left stays as it is: rounded weights don't decide what is empty", () => {
  const example = aRoundedExample();
  const axes = groupOf(example, "encoder").pieces;
  axes.weights.fill(0, 0, 5); // weights below half of 1/255 each
  const frame = frameOf(example, groupOf(example, "encoder"), { words: false, muted: true });
  axes.weights[1] = 13;
  /** @type {Uint16Array} */ (axes.leftByMuting)[0] = 0.1 * 65535;
  assert.deepEqual([...weightsOf(example, frame, 0, "1").slice(0, 3)].map((weight) => weight.toFixed(2)), ["0.51", "0.00", "0.00"]);
  /** @type {Uint16Array} */ (axes.leftByMuting)[0] = 0.04 * 65535;
  assert.deepEqual([...weightsOf(example, frame, 0, "1").slice(0, 3)], [0, 0, 0]);
});

test("small maps show the same levels, rounded or not", () => {
  const rounded = aRoundedExample();
  for (const { kind } of exact.groups)
    for (const words of [false, true])
      for (const head of headsOf(groupOf(exact, kind))) {
        const wanted = { words, muted: false };
        const frame = frameOf(exact, groupOf(exact, kind), wanted);
        const levels = levelsOf(exact, frame, 1, head);
        assert.deepEqual([...levels], [...weightsOf(exact, frame, 1, head)].map((weight) => Math.round(weight * 255)), `${kind} ${head}`);
        const others = levelsOf(rounded, frameOf(rounded, groupOf(rounded, kind), wanted), 1, head);
        levels.forEach((level, i) => assert.ok(Math.abs(level - others[i]) <= (head === "mean" ? 1 : 0)));
      }
});

test("muted small maps show what the muted map has", () => {
  const frame = frameOf(exact, groupOf(exact, "cross"), { words: false, muted: true });
  assert.deepEqual([...levelsOf(exact, frame, 0, "mean")], [...weightsOf(exact, frame, 0, "mean")].map((weight) => Math.round(weight * 255)));
});

test("what is open and what stands beside it is needed, of a summary all heads of the layer", () => {
  const example = aRoundedExample();
  const named = (/** @type {Partial<typeof USUAL>} */ chosen, everything = false, layout = example.layout) =>
    needsOf({ ...example, layout }, { ...USUAL, ...chosen }, everything).map(({ address }) => address.replace("lab/weights/1f/", "")).sort();
  assert.deepEqual(named({ layer: 1, head: "2" }), ["cross-pieces-1-1", "decoder-pieces-1-1"]);
  assert.deepEqual(named({ kind: "encoder" }), ["cross-pieces-0-0", "decoder-pieces-0-0", "encoder-pieces-0-0"]);
  assert.deepEqual(named({ tokens: "words" }), ["cross-pieces-0-0", "cross-words-0-0", "decoder-pieces-0-0"]);
  assert.deepEqual(named({ kind: "encoder", head: "rollout" }, false, "heads"), ["encoder-pieces-0-2"]);
  assert.deepEqual(named({ kind: "decoder", head: "max", tokens: "words" }, false, "heads"), ["decoder-words-0-0", "decoder-words-0-1"]);
  assert.equal(named({ head: "mean" }, true).length, 6);
  assert.deepEqual(needsOf(exact, USUAL, false), []);
});

test("exact weights take the place of the rounded ones, in maps and in the summaries of their layer", async () => {
  const example = aRoundedExample();
  const { asked, told, source } = server();
  const needs = needsOf(example, { ...USUAL, head: "mean" }, false);
  source.want(needs);
  source.want(needs); // drawn again while they are on the way
  assert.equal(asked.length, 4);
  const frame = frameOf(example, groupOf(example, "cross"), PLAIN);
  needs.forEach((need, i) => asked[i].answer(bytesOf(need)));
  await settled();
  assert.equal(told.changed, 4);
  for (const head of ["1", "2", "mean", "max"]) {
    assert.equal(isRounded(frame, 0, head), false);
    assert.deepEqual(weightsOf(example, frame, 0, head), weightsOf(exact, frameOf(exact, groupOf(exact, "cross"), PLAIN), 0, head));
  }
  assert.ok(isRounded(frame, 0, "rollout") && isRounded(frame, 1, "1"));
  assert.ok(mapOfEverything(example, { layer: 0, head: "1" }).rounded); // the encoder has not come
  source.want(needsOf(example, { ...USUAL, head: "1" }, false));
  assert.equal(asked.length, 4);
});

test("muted, exact weights are scaled by themselves", async () => {
  const example = aRoundedExample();
  const { asked, source } = server();
  const needs = needsOf(example, USUAL, false);
  source.want(needs);
  needs.forEach((need, i) => asked[i].answer(bytesOf(need)));
  await settled();
  const [found, expected] = [example, exact].map((one) => mapOf(one, frameOf(one, groupOf(one, "cross"), { words: false, muted: true }), { layer: 0, head: "1" }, true));
  assert.deepEqual(found.weights, expected.weights);
  assert.ok(!found.rounded && found.caption === expected.caption);
});

test("the answer for a head that was left is kept, and nothing is asked twice", async () => {
  const example = aRoundedExample();
  const { asked, source } = server();
  const first = needsOf(example, USUAL, false);
  source.want(first);
  source.want(needsOf(example, { ...USUAL, head: "2" }, false));
  source.want(first);
  assert.equal(asked.length, 4);
  first.forEach((need, i) => asked[i].answer(bytesOf(need)));
  await settled();
  const { pieces } = groupOf(example, "cross");
  assert.deepEqual([...pieces.exact.keys()], [placeOf(groupOf(example, "cross"), 0, 0)]);
});

test("while the server is silent it is asked again, more and more rarely, and only for what is still open", async () => {
  const example = aRoundedExample();
  const { asked, told, later, source } = server();
  const needs = needsOf({ ...example, layout: "heads" }, USUAL, false);
  source.want(needs);
  for (let i = 0; i < 7; i += 1) {
    asked[i].fail();
    await settled();
    assert.equal(source.trouble(), "silent");
    later[i].act();
    assert.equal(asked.length, i + 2);
  }
  assert.deepEqual(later.map(({ delay }) => delay), [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  asked[7].answer(bytesOf(needs[0]));
  await settled();
  assert.equal(source.trouble(), "");
  assert.equal(told.gone, 0);
  source.want([]);
  source.want(needs); // there already
  assert.equal(asked.length, 8);
});

test("what the server has let go it is asked once to make again; an answer of another size counts as none", async () => {
  const example = aRoundedExample();
  const { asked, told, later, source } = server();
  const needs = needsOf(example, USUAL, false);
  source.want(needs);
  asked[0].answer(null);
  asked[1].answer(new ArrayBuffer(6));
  await settled();
  assert.equal(source.trouble(), "gone");
  assert.deepEqual([told.gone, later.length], [1, 1]);
  later[0].act();
  assert.equal(asked.length, 4);
  asked[2].answer(null);
  await settled();
  assert.equal(told.gone, 1);
  asked[3].answer(bytesOf(needs[1]));
  await settled();
  assert.equal(source.trouble(), "");
  source.want([]);
  later[1].act();
  assert.equal(asked.length, 4);
});

test("what came stays when the same weights are sent again beside something new, and what is on its way comes for both", async () => {
  const example = aRoundedExample();
  const { asked, source } = server();
  const needs = needsOf(example, USUAL, false);
  source.want(needs);
  asked[0].answer(bytesOf(needs[0]));
  await settled();
  const again = aRoundedExample(example);
  assert.notEqual(again.groups, example.groups);
  assert.deepEqual(needsOf(again, USUAL, false).map(({ address }) => address), [needs[1].address]);
  asked[1].answer(bytesOf(needs[1]));
  await settled();
  assert.deepEqual(needsOf(again, USUAL, false), []);
  const other = aRoundedExample({ ...example, exactAt: "lab/weights/2e" });
  assert.equal(needsOf(other, USUAL, false).length, 2);
});

test("exact weights of a changed model stay for it, and for it alone", () => {
  const { groups } = aRoundedExample();
  const after = { ...aRoundedExample(), exactAt: "lab/weights/2e" };
  after.groups[0].pieces.exact.set(0, new Uint16Array(1));
  const before = { ...aRoundedExample(), groups, exactAt: "lab/weights/3d" };
  before.whatIf = { edits: [], said: "", right: null, after };
  assert.ok(aRoundedExample(before).groups.every(({ pieces, words }) => pieces.exact.size === 0 && words?.exact.size === 0));
  after.exactAt = "lab/weights/1f"; // of the example that comes
  assert.equal(aRoundedExample(before).groups[0].pieces.exact, after.groups[0].pieces.exact);
});
