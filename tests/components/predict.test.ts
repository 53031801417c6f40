// Predictions and their scores in words, of one person and of a class.

import assert from "node:assert/strict";
import { test } from "node:test";
import { classVerdict, gainOf, verdictOf } from "../../assets/components/data/questions/verdicts.ts";
import { findRecord, loadAnswers } from "../../assets/components/state/answers.ts";

const NOTHING = { id: "a", kind: "row", ask: "", context: "", options: ["a", "b", "c"], truth: [0.7, 0.2, 0.1], right: [], told: [], even: 0.63, answer: "", why: "" };
const posed = (changes: object = {}) => ({ ...NOTHING, form: "marks", ...changes } as any);

const WIDE = { options: [..."abcde"], truth: [0.4, 0.2, 0.2, 0.1, 0.1], even: 0.8 };
const NARROW = { options: [..."abcdef"], truth: [0.99, 0.002, 0.002, 0.002, 0.002, 0.002], even: 0.177 };
const TIE = { truth: [0.5, 0.49, 0.01], even: 0.677 };
const NEXT = { kind: "next", right: [1], truth: [0.1, 0.9, 0], even: 0.43 };
const SURE = { kind: "sure", form: "share", options: [], truth: [0.98], even: 0.52 };
const HEAD = { kind: "head", form: "pick", right: [0, 2], even: 2 / 3 };
const FURTHER = "Further off than guessing evenly";

for (const [what, changes, verdicts] of [
  ["marks are scored by the weight they share", {}, [
    [[1, 0, 0], "Right", "You caught 70 % of its attention.", "One mark on every token catches 63 %."], [[0, 0, 1], FURTHER],
  ]],
  ["the favourite is right first, however little of the weight it meets", WIDE, [[[1, 0, 0, 0, 0], "Right"]]],
  ["marks that were spread say nothing of the head", NARROW, [[[2, 1, 1, 1, 1, 1], "Closer than guessing evenly"]]],
  ["a tie is no favourite", TIE, [[[0, 2, 1], FURTHER], [[2, 2, 3], FURTHER], [[1, 0, 1], FURTHER]]],
  ["a next token is scored by what the model gives each, not by the one that came", NEXT, [
    [[0, 3, 0], "Right", "You caught 90 % of what it gives them.", "One mark on every token catches 43 %."],
    [[0, 2, 1], "Right"], [[1, 1, 0], "Closer than guessing evenly"], [[2, 1, 0], "No closer than guessing evenly"], [[0, 0, 1], FURTHER],
  ]],
  ["a share is told by its distance", SURE, [
    [0.6, "Closer than guessing evenly", "You said 60 %: 38 points away.", "50 % is 48 away."],
    [0.5, "No closer than guessing evenly"], [0.97, "Very close", "You said 97 %: 1 point away."],
  ]],
  ["one of several that are right is right", HEAD, [[0, "Right", "A guess is right 67 % of the time."], [1, "Not this time"], [2, "Right"]]],
] as [string, object, [any, ...string[]][]][])
  test(what, () => {
    for (const [answer, ...words] of verdicts) assert.deepEqual(verdictOf(posed(changes), answer).slice(0, words.length), words);
    assert.deepEqual(verdictOf(posed(changes), null), []); // what was only shown
  });

test("a class is judged like one person, and by its mean", () => {
  assert.equal(classVerdict(posed(), { count: 0, shares: [0, 0, 0] }), "Nobody in the class predicted it.");
  assert.equal(classVerdict(posed(), { count: 3, shares: [0.5, 0.5, 0] }), "The class (3): closer than guessing evenly. On average they caught 70 % of its attention. One mark on every token catches 63 %.");
  assert.equal(classVerdict(posed(SURE), { count: 2, shares: [], mean: 0.5 }), "The class (2): no closer than guessing evenly. On average they said 50 %: 48 points away. 50 % is 48 away.");
  assert.equal(classVerdict(posed(HEAD), { count: 3, shares: [1 / 3, 1 / 3, 1 / 3] }), "Of the class 2 of 3 were right.");
  assert.equal(classVerdict(posed(HEAD), { count: 3, shares: [0, 2 / 3, 1 / 3] }), "Of the class 1 of 3 was right.");
});

test("one scale for all kinds: 0 is guessing evenly, 1 what the model does", () => {
  const [pick, sure] = [{ form: "pick", right: [0], even: 1 / 3 }, { form: "share", truth: [0.9], even: 0.6 }];
  for (const [changes, answer, gain] of [
    [{}, [7, 2, 1], 1], [{}, [1, 1, 1], (19 / 30 - 0.63) / 0.37], [pick, 0, 1], [pick, 1, -0.5], [sure, 0.9, 1], [sure, 0.5, 0], [sure, 0, -1.25],
  ] as const) assert.ok(Math.abs(Number(gainOf(posed(changes), answer as any)) - gain) < 1e-12);
  assert.equal(gainOf(posed(sure), null), null);
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
