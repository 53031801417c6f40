// What the search in the glossary finds.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting } from "../../assets/components/words/terms.ts";

const TERMS = [
  { names: ["attention", "attends"], text: "How a token gathers from other tokens." },
  { names: ["head", "heads"], text: "One of several attentions side by side." },
  { names: ["mask"], text: "What may not be looked at." },
];
const found = (sought: string) => fitting(TERMS, sought).map(({ names: [name] }) => name);

test("nothing sought shows every term in its order", () => {
  assert.deepEqual(found("  "), ["attention", "head", "mask"]);
});

test("terms of that name come before those that only speak of it", () => {
  assert.deepEqual(found("ATTENTION"), ["attention", "head"]);
  assert.deepEqual(found("attends"), ["attention"]);
});

test("all words must stand in a term, in any order", () => {
  assert.deepEqual(found("looked mask"), ["mask"]);
  assert.deepEqual(found("mask head"), []);
});
