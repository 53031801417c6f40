// The strongest links of a map.

import assert from "node:assert/strict";
import { test } from "node:test";
import { strongestLinks } from "../../assets/components/data/example/links.ts";
import { maps } from "./fixture.ts";

const map = (weights: number[]) => ({ weights: Float32Array.from(weights), columns: ["x", "y", "z"] });

test("links come strongest first, equal ones in reading order", () => {
  const found = strongestLinks(map([0.25, 0.5, 0.25, 0, 0.75, 0.25]), 4);
  assert.deepEqual(found, [
    { row: 1, column: 1, weight: 0.75 }, { row: 0, column: 1, weight: 0.5 },
    { row: 0, column: 0, weight: 0.25 }, { row: 0, column: 2, weight: 0.25 },
  ]);
});

test("they are those that sorting all of them finds", () => {
  for (const { weights, columns } of maps) {
    const sorted = weights.map((weight, cell) => ({ weight: Math.fround(weight), cell })).filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight || one.cell - other.cell);
    const found = strongestLinks({ weights: Float32Array.from(weights), columns }, 10);
    assert.deepEqual(found.map(({ row, column }) => row * columns.length + column), sorted.slice(0, 10).map(({ cell }) => cell));
  }
});
