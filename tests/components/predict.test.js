// Predictions and their scores in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keptAnswers, keptOf } from "../../assets/components/page/answers.js";
import { brier, evenOverlap, overlap, sharesOf } from "../../assets/components/predict/scores.js";
import { scoreOf, verdictOf } from "../../assets/components/predict/words.js";

const NOTHING = { id: "a", kind: "row", ask: "", context: "", options: ["a", "b", "c"], truth: [0.7, 0.2, 0.1], right: [], told: [], answer: "", why: "" };
/** @param {object} changes */
const posed = (changes = {}) => /** @type {import("../../assets/components/predict/predict.jsx").Posed} */ ({ ...NOTHING, form: "marks", ...changes });

test("marks are shares of all marks, and none are none", () => {
  assert.deepEqual(sharesOf([3, 1, 0]), [0.75, 0.25, 0]);
  assert.deepEqual(sharesOf([0, 0]), [0, 0]);
});

test("the overlap is one minus the total variation distance", () => {
  const [one, other] = [[0.5, 0.5, 0], [0.2, 0.2, 0.6]];
  const distance = one.reduce((sum, share, at) => sum + Math.abs(share - other[at]), 0) / 2;
  assert.ok(Math.abs(overlap(one, other) - (1 - distance)) < 1e-12);
  assert.ok(Math.abs(evenOverlap([1, 0]) - 0.5) < 1e-12);
});

test("the Brier score goes from sure and right to sure and wrong", () => {
  assert.equal(brier([0, 1], 1), 0);
  assert.equal(brier([1, 0], 1), 2);
  assert.equal(brier([0.5, 0.5], 1), 0.5);
});

test("a row is scored by its overlap; the favourite alone of a head that looks at many is said to be that", () => {
  assert.ok(Math.abs(Number(scoreOf(posed(), [1, 0, 0])) - 0.7) < 1e-12);
  assert.deepEqual(verdictOf(posed(), [1, 0, 0]), ["Close", "The marks met 70 % of its weight.", "One mark on every token meets 63 %."]);
  assert.equal(verdictOf(posed(), [0, 0, 1])[0], "Elsewhere");
  const wide = { options: [..."abcde"], truth: [0.24, 0.19, 0.19, 0.19, 0.19] };
  assert.equal(verdictOf(posed(wide), [1, 0, 0, 0, 0])[0], "Its favourite, but it looks at many");
});

test("a next token is right, right among others, among them, or not", () => {
  const next = posed({ kind: "next", right: [1], truth: [0.1, 0.9, 0] });
  const words = [[0, 3, 0], [0, 2, 1], [2, 1, 0], [1, 0, 0]].map((marks) => verdictOf(next, marks)[0]);
  assert.deepEqual(words, ["Right", "Right, among others", "It was among them", "Not this time"]);
  assert.deepEqual(verdictOf(next, [0, 3, 0]), ["Right", "Brier score 0.00.", "0 is sure and right, 2 sure and wrong."]);
});

test("a share is told by its distance", () => {
  const sure = posed({ kind: "sure", form: "share", options: [], truth: [0.98] });
  assert.deepEqual(verdictOf(sure, 0.6), ["Far off", "You said 60 %: 38 points away."]);
  assert.deepEqual(verdictOf(sure, 0.96), ["Very close", "You said 96 %: 2 points away."]);
  assert.equal(verdictOf(sure, 0.97)[1], "You said 97 %: 1 point away.");
});

test("one of several that are right is right; what was only shown has no verdict", () => {
  const head = posed({ kind: "head", form: "pick", right: [0, 2] });
  assert.deepEqual([0, 1, 2].map((at) => scoreOf(head, at)), [1, 0, 1]);
  assert.deepEqual(verdictOf(head, null), []);
  assert.equal(scoreOf(head, null), null);
});

test("of what the browser kept only what answers the question counts", () => {
  const kept = (/** @type {unknown} */ answer) => /** @type {any} */ ({ answer, score: null, word: "" });
  const forms = { marks: [[0, 2, 1]], share: [0.3], pick: [2] };
  const rubbish = [undefined, "x", 5, -1, 0.5, {}, [], [1], [0, 0, 0], ["a", 1, 1], [1, -1, 2], Number.NaN];
  for (const [form, good] of Object.entries(forms)) {
    const asked = posed({ form });
    for (const answer of [...good, null]) assert.deepEqual(keptOf({ a: kept(answer) }, asked), kept(answer));
    for (const answer of rubbish.filter((one) => form !== "share" || one !== 0.5)) assert.equal(keptOf({ a: kept(answer) }, asked), null);
  }
  for (const text of ["[]", "3", "null", "{", '{"a": 3}', '{"a": {}}', '{"a": {"answer": 1, "score": "y", "word": ""}}', '{"a": {"answer": 1, "score": 1, "word": {}}}']) {
    globalThis.localStorage = /** @type {any} */ ({ getItem: () => text });
    assert.deepEqual(keptAnswers(), {});
  }
  const rounded = '{"a":{"answer":[1,0,0],"score":1.0000000000000002,"word":"Very close"}}';
  globalThis.localStorage = /** @type {any} */ ({ getItem: () => rounded });
  assert.equal(JSON.stringify(keptAnswers()), rounded);
});
