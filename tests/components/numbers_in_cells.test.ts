// Numbers in cells keep apart, or are left out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lettersFor } from "../../assets/components/words/numbers_in_cells.ts";

const widest = { usual: 14, width: 16 };

test("where there is room, numbers have their usual size", () => {
  assert.equal(lettersFor({ width: 40, height: 30 }, widest), 14);
});

test("in narrow or low cells they are smaller, and never touch", () => {
  assert.equal(lettersFor({ width: 17, height: 30 }, widest), 11);
  assert.equal(lettersFor({ width: 40, height: 12.2 }, widest), 11);
});

test("where they could not be read they are left out", () => {
  assert.equal(lettersFor({ width: 9.5, height: 30 }, widest), 0);
  assert.equal(lettersFor({ width: 40, height: 6 }, widest), 0);
});

test("a plot that is not yet laid out measures 0 and keeps its size", () => {
  assert.equal(lettersFor({ width: 40, height: 30 }, { usual: 14, width: 0 }), 14);
});
