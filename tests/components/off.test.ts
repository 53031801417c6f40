// "Switched off" covers as little of a map as it can.

import assert from "node:assert/strict";
import { test } from "node:test";
import { emptiest } from "../../assets/components/draw/off.ts";

const BOX: [number, number, number, number] = [100, 50, 300, 300];
const map = (has: (row: number, column: number) => boolean) => ({ rows: 10, columns: 10, weights: Array.from({ length: 100 }, (_, at) => Number(has(Math.floor(at / 10), at % 10))) });
const at = (has: Parameters<typeof map>[0]) => emptiest(BOX, map(has), [120, 30]);

test("it stands in the middle, or in the corner where nothing is looked at", () => {
  assert.deepEqual(at(() => false), [190, 185]);
  assert.deepEqual(at((row, column) => row + column === 9), [106, 56]);
  assert.deepEqual(at((row, column) => row === column), [106, 314]);
  assert.deepEqual(at((row, column) => column <= row), [274, 56]);
  assert.deepEqual(at((row, column) => row < 5 || column < 5), [274, 314]);
});

test("on a map that is smaller than the words it stays in the middle", () => {
  assert.deepEqual(emptiest([0, 0, 60, 60], map(() => true), [120, 30]), [-30, 15]);
});
