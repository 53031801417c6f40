// Numbers and tokens in words: as Python writes them, safe, short, and with room; and the search in the glossary.

import assert from "node:assert/strict";
import { test } from "node:test";
import { decimal, inCell, percent, writeCount } from "../../assets/components/words/numbers.ts";
import { findTerms } from "../../assets/components/words/terms.ts";
import { clipToken, directionOf, isolateToken, LABEL_LENGTH, visible } from "../../assets/components/words/tokens.ts";
import { read } from "./fixture.ts";

const CASES: ["percent" | "decimal", number, number, string][] = read("../number_cases.json");

for (const [name, value, digits, text] of CASES)
  test(`${name}(${value}, ${digits}) is ${text}`, () => assert.equal({ percent, decimal }[name](value, digits), text));

test("what is no number says so, thousands are told apart, and a cell has whole percent or nothing", () => {
  assert.deepEqual([Infinity, -Infinity, NaN].map((value) => decimal(value, 2)), ["∞", "−∞", "–"]);
  assert.equal(writeCount(1234567), "1,234,567");
  assert.deepEqual([0, 0.004, 0.005, 0.126, 0.999, 1].map(inCell), ["", "", "1", "13", "100", "100"]);
});

const TERMS = [
  { names: ["attention", "attends"], text: "How a token gathers from other tokens." },
  { names: ["head", "heads"], text: "One of several attentions side by side." },
  { names: ["mask"], text: "What may not be looked at." },
];

for (const [sought, names, what] of [
  ["  ", ["attention", "head", "mask"], "nothing sought shows every term in its order"],
  ["ATTENTION", ["attention", "head"], "terms of that name come before those that only speak of it"],
  ["attends", ["attention"], "other forms are names too"],
  ["looked mask", ["mask"], "all words must stand in a term, in any order"],
  ["mask head", [], "words of two terms are in none"],
] as [string, string[], string][])
  test(what, () => assert.deepEqual(findTerms(TERMS, sought).map(({ names: [name] }) => name), names));

test("a token is drawn safe and visible: blanks, nothing at all, turns of direction, piles of marks; else as it is", () => {
  for (const [token, drawn] of [
    [" ", "␣"], ["\u00a0", "␣"], ["\t", "⇥"], ["\n", "↵"], ["\r", "↵"], ["\u3000", "␣"], ["  ", "␣␣"], ["", "∅"], ["a b", "a b"],
    ["a\u202eb\u202c\u2066c\u2069", "abc"], ["\u202e", "∅"],
    ["x" + "\u0336".repeat(90), "x" + "\u0336".repeat(4)], ["e\u0301", "e\u0301"],
    ...["<b>x</b>", "![x](y)", "${x}", "__proto__", "\ud800", "NaN"].map((text) => [text, text]),
  ]) assert.equal(visible(token), drawn);
  assert.equal(isolateToken("\u2069x\u2068"), "\u2068x\u2069");
});

test("a long token is cut between characters as people count them", () => {
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
  assert.equal(clipToken("a".repeat(LABEL_LENGTH)), "a".repeat(LABEL_LENGTH));
  assert.equal(clipToken("a".repeat(LABEL_LENGTH + 1)), "a".repeat(LABEL_LENGTH - 1) + "…");
  assert.equal(clipToken(family.repeat(5), 5), family.repeat(5));
  assert.equal(clipToken(family.repeat(5), 3), family.repeat(2) + "…");
});

test("the first letter gives the direction, whatever stands before it", () => {
  const fromRight = [["<s>", "محمد", "abc"], ["<s>", "(1)", "שלום"], ["ߒߞߏ"]];
  const fromLeft = [["<s>", "abc", "محمد"], ["<s>", "1", "</s>"], []];
  assert.deepEqual([...fromRight, ...fromLeft].map(directionOf), [...Array(3).fill("rtl"), ...Array(3).fill("ltr")]);
});
