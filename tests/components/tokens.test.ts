// Tokens of strangers come out as safe, visible, short text in the direction in which they are read.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clipToken, directionOf, isolateToken, LABEL_LENGTH, visible } from "../../assets/components/words/tokens.ts";

test("blanks are drawn, and nothing at all is said to be nothing", () => {
  assert.deepEqual([" ", "\u00a0", "\t", "\n", "\r", "\u3000", "  ", ""].map(visible), ["␣", "␣", "⇥", "↵", "↵", "␣", "␣␣", "∅"]);
  assert.equal(visible("a b"), "a b");
});

test("no token turns the direction of what stands around it", () => {
  assert.equal(visible("a\u202eb\u202c\u2066c\u2069"), "abc");
  assert.equal(visible("\u202e"), "∅");
  assert.equal(isolateToken("\u2069x\u2068"), "\u2068x\u2069");
});

test("marks pile up to four", () => {
  assert.equal(visible("x" + "\u0336".repeat(90)), "x" + "\u0336".repeat(4));
  assert.equal(visible("e\u0301"), "e\u0301");
});

test("a long token is cut between characters as people count them", () => {
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
  assert.equal(clipToken("a".repeat(LABEL_LENGTH)), "a".repeat(LABEL_LENGTH));
  assert.equal(clipToken("a".repeat(LABEL_LENGTH + 1)), "a".repeat(LABEL_LENGTH - 1) + "…");
  assert.equal(clipToken(family.repeat(5), 5), family.repeat(5));
  assert.equal(clipToken(family.repeat(5), 3), family.repeat(2) + "…");
});

test("a text of strangers stays the text that it is", () => {
  for (const text of ["<b>x</b>", "![x](y)", "${x}", "__proto__", "\ud800", "NaN"]) assert.equal(visible(text), text);
});

test("the first letter gives the direction, whatever stands before it", () => {
  assert.equal(directionOf(["<s>", "محمد", "abc"]), "rtl");
  assert.equal(directionOf(["<s>", "(1)", "שלום"]), "rtl");
  assert.equal(directionOf(["ߒߞߏ"]), "rtl");
  assert.equal(directionOf(["<s>", "abc", "محمد"]), "ltr");
  assert.equal(directionOf(["<s>", "1", "</s>"]), "ltr");
  assert.equal(directionOf([]), "ltr");
});
