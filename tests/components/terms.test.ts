// The results of the search in the glossary.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findTerms } from "../../assets/components/words/terms.ts";

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
