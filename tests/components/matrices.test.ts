// Matrices side by side: lit, walked and told.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Axis, Panel } from "../../assets/components/views/matrices/payload.ts";
import { findGoal, keepValid, litOf, type Pointed } from "../../assets/components/views/matrices/pointing.ts";
import { sentenceOf } from "../../assets/components/views/matrices/words.ts";
import { plain } from "../../assets/components/words/parts.ts";

const axis = (id: number, labels: string[], more?: Partial<Axis>): Axis => ({ id, name: "", labels, part: "", isToken: false, prefix: "", ...more });
const tokens = axis(0, ["a", "b", "a"], { name: "token that looks", part: "query", isToken: true });
const dims = (id: number, count: number) => axis(id, Array.from({ length: count }, (_, i) => String(i + 1)), { prefix: "d_k " });

function panel(rows: Axis, columns: Axis, more?: Partial<Panel>): Panel {
  const values = Float32Array.from({ length: rows.labels.length * columns.labels.length }, (_, i) => i - 2);
  const levels = values.map((value) => 0.5 + value / 40);
  return {
    name: "one", title: "", sign: "", caption: "A caption.", said: "{row}, {column}", barred: "{row} may not look at {column}: blocked", rows, columns, values, levels,
    step: 0, blocked: null, scale: "signed", limit: 20, isOneSided: false, words: null, band: null, lit: [], isOff: false, isSquare: false, isMain: false, isClickable: false, ...more,
  };
}

const X = panel(tokens, dims(1, 4));
const W = panel(dims(1, 4), dims(2, 2), { sign: "·" });
const Q = panel(tokens, dims(2, 2), { sign: "=", isMain: true, isClickable: true });
const PRODUCT = [X, W, Q];

test("what is pointed at lights in every matrix that has the same axis", () => {
  assert.deepEqual(litOf(PRODUCT, { panel: 2, row: 1, column: 0 }), [{ row: 1, column: -1 }, { row: -1, column: 0 }, { row: 1, column: 0 }]);
  assert.deepEqual(litOf(PRODUCT, { panel: 0, row: -1, column: 3 }), [{ row: -1, column: 3 }, { row: 3, column: -1 }, { row: -1, column: -1 }]);
  assert.equal(keepValid(PRODUCT, { panel: 2, row: 3, column: 0 }), null); // of a longer text
});

test("the arrow keys come to every cell of every matrix, and no further", () => {
  assert.deepEqual(findGoal(PRODUCT, null, "ArrowDown"), { panel: 2, row: 0, column: 0 });
  let place = { panel: 0, row: 2, column: 0 } as Pointed;
  const walk = (key: string) => (place = findGoal(PRODUCT, place, key) as any);
  for (let i = 0; i < 9; i += 1) walk("ArrowRight");
  assert.deepEqual(place, { panel: 2, row: 2, column: 1 });
  assert.deepEqual(walk("Home"), { panel: 2, row: 2, column: 0 });
  assert.deepEqual(walk("ArrowLeft"), { panel: 1, row: 2, column: 1 });
  assert.deepEqual(walk("ArrowUp"), { panel: 1, row: 1, column: 1 });
  assert.equal(findGoal(PRODUCT, null, "Escape"), undefined); // left to the page
});

test("a cell is said in words, with its value; a blocked one says so", () => {
  const said = (one: Panel, row: number, column: number) => plain(sentenceOf(one, row, column)).replace(/[\u2066-\u2069]/g, "");
  assert.equal(said(Q, 1, 1), "“b”, d_k 2: 1.000");
  const look = panel(tokens, axis(5, ["x", "y", "z"], { isToken: true }), {
    said: "{row} looks at {column}", scale: "shares", values: Float32Array.of(0.25, 0.75, 0, 1, 0, 0, 0.5, 0.5, 0), blocked: Uint8Array.of(0, 0, 1, 0, 1, 1, 0, 0, 1),
  });
  assert.equal(said(look, 0, 1), "“a” (no.\u00A01) looks at “y”: 75.00\u00A0%");
  assert.equal(said(look, 0, 2), "“a” (no.\u00A01) may not look at “z”: blocked");
  assert.equal(said(look, 0, -1), "Row “a” (no.\u00A01), largest: “y” 75.00\u00A0%, “x” 25.00\u00A0%");
  assert.equal(said(look, -1, 2), "Column “z”: every cell is blocked");
  assert.equal(said({ ...Q, step: 0.01 }, 1, 1), "“b”, d_k 2: 1.00"); // no digits that did not come
});
