// Predictions and their scores in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { overlap } from "../../assets/components/data/questions/scores.ts";
import { gainOf, scoreOf, verdictOf } from "../../assets/components/data/questions/verdicts.ts";
import { findRecord, loadAnswers } from "../../assets/components/state/answers.ts";

const NOTHING = { id: "a", kind: "row", ask: "", context: "", options: ["a", "b", "c"], truth: [0.7, 0.2, 0.1], right: [], told: [], even: 0.63, answer: "", why: "" };
const posed = (changes: object = {}) => ({ ...NOTHING, form: "marks", ...changes } as any);

test("the overlap is one minus the total variation distance", () => {
  assert.equal(overlap([1, 0, 0], [1, 0, 0]), 1);
  assert.equal(overlap([1, 0], [0, 1]), 0);
  assert.ok(Math.abs(overlap([0.5, 0.5, 0], [0.7, 0.2, 0.1]) - 0.7) < 1e-12);
});

test("marks are scored by their overlap; the favourite is called right first, however little of the weight it meets", () => {
  assert.ok(Math.abs(Number(scoreOf(posed(), [1, 0, 0])) - 0.7) < 1e-12);
  assert.deepEqual(verdictOf(posed(), [1, 0, 0]), ["Right", "You caught 70 % of its attention.", "One mark on every token catches 63 %."]);
  assert.equal(verdictOf(posed(), [0, 0, 1])[0], "Further off than guessing evenly");
  const wide = { options: [..."abcde"], truth: [0.4, 0.2, 0.2, 0.1, 0.1], even: 0.8 };
  assert.equal(verdictOf(posed(wide), [1, 0, 0, 0, 0])[0], "Right");
});

test("a next token is scored by what the model gives each, not by the one that came", () => {
  const next = posed({ kind: "next", right: [1], truth: [0.1, 0.9, 0], even: 0.43 });
  const words = [[0, 3, 0], [0, 2, 1], [1, 1, 0], [2, 1, 0], [0, 0, 1]].map((marks) => verdictOf(next, marks)[0]);
  assert.deepEqual(words, ["Right", "Right", "Closer than guessing evenly", "No closer than guessing evenly", "Further off than guessing evenly"]);
  assert.deepEqual(verdictOf(next, [0, 3, 0]), ["Right", "You caught 90 % of what it gives them.", "One mark on every token catches 43 %."]);
});

test("marks that were spread say nothing of the head, and a tie is no favourite", () => {
  const narrow = posed({ options: [..."abcdef"], truth: [0.99, 0.002, 0.002, 0.002, 0.002, 0.002], even: 0.177 });
  assert.equal(verdictOf(narrow, [2, 1, 1, 1, 1, 1])[0], "Closer than guessing evenly");
  const wide = posed({ truth: [0.5, 0.49, 0.01], even: 0.677 });
  for (const marks of [[0, 2, 1], [2, 2, 3], [1, 0, 1]]) assert.match(verdictOf(wide, marks)[0], /guessing evenly$/);
});

test("one scale for all kinds: 0 is guessing evenly, 1 what the model does", () => {
  const [row, pick, sure] = [posed(), posed({ form: "pick", right: [0], even: 1 / 3 }), posed({ form: "share", truth: [0.9], even: 0.6 })];
  const near = (gain: number | null, right: number) => assert.ok(gain !== null && Math.abs(gain - right) < 1e-12);
  near(gainOf(row, [7, 2, 1]), 1);
  near(gainOf(row, [1, 1, 1]), (19 / 30 - 0.63) / 0.37);
  near(gainOf(pick, 0), 1);
  near(gainOf(pick, 1), -0.5);
  near(gainOf(sure, 0.9), 1);
  near(gainOf(sure, 0.5), 0);
  near(gainOf(sure, 0), -1.25);
  assert.equal(gainOf(sure, null), null);
});

test("a share is told by its distance", () => {
  const sure = posed({ kind: "sure", form: "share", options: [], truth: [0.98], even: 0.52 });
  assert.deepEqual(verdictOf(sure, 0.6), ["Closer than guessing evenly", "You said 60 %: 38 points away.", "50 % is 48 away."]);
  assert.deepEqual(verdictOf(sure, 0.5)[0], "No closer than guessing evenly");
  assert.equal(verdictOf(sure, 0.97)[1], "You said 97 %: 1 point away.");
});

test("one of several that are right is right; what was only shown has no verdict", () => {
  const head = posed({ kind: "head", form: "pick", right: [0, 2] });
  assert.deepEqual([0, 1, 2].map((at) => scoreOf(head, at)), [1, 0, 1]);
  assert.deepEqual(verdictOf(head, null), []);
  assert.equal(scoreOf(head, null), null);
});

test("of what the browser kept only what answers the question counts", () => {
  const kept = (answer: unknown) => ({ answer, gain: null, word: "" } as any);
  const forms = { marks: [[0, 2, 1]], share: [0.3], pick: [2] };
  const rubbish = [undefined, "x", 5, -1, 0.5, {}, [], [1], [0, 0, 0], ["a", 1, 1], [1, -1, 2], Number.NaN];
  for (const [form, good] of Object.entries(forms)) {
    const asked = posed({ form });
    for (const answer of [...good, null]) assert.deepEqual(findRecord({ a: kept(answer) }, asked), kept(answer));
    for (const answer of rubbish.filter((one) => form !== "share" || one !== 0.5)) assert.equal(findRecord({ a: kept(answer) }, asked), null);
  }
  for (const text of ["[]", "null", "{", '{"a": 3}', '{"a": {"answer": 1, "gain": "y", "word": ""}}']) {
    globalThis.localStorage = { getItem: () => text } as any;
    assert.deepEqual(loadAnswers(), {});
  }
  const older = '{"a":{"answer":[1,0,0],"score":0.97,"word":"Right"}}';
  globalThis.localStorage = { getItem: () => older } as any;
  assert.equal(JSON.stringify(loadAnswers()), older);
});
