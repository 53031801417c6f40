// An example between its data and its views: what is lit by a spot, and its strongest links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { strongestLinks } from "../../assets/components/data/example/links.ts";
import { frameOf } from "../../assets/components/data/example/maps.ts";
import { litBy, NOTHING, pointedAt, pointedChip, rowsOfStep } from "../../assets/components/data/example/pointing.ts";
import { anEncoderAlone, anExample, groupOf, maps } from "./fixture.ts";

const example = anExample();
const frame = (kind: string, words: boolean = false) => frameOf(example, groupOf(example, kind), { words, muted: false });

test("a cell points at the token that looks and the one that is looked at, a label at one of them, in every map", () => {
  const pointed = pointedAt(frame("cross"), 2, 3);
  assert.deepEqual(pointed, { looks: { side: "target", place: 2 }, lookedAt: { side: "source", place: 3 } });
  assert.deepEqual(litBy(frame("cross"), pointed), { rows: [2], columns: [3] });
  assert.deepEqual(litBy(frame("encoder"), pointed), { rows: [], columns: [3] });
  assert.deepEqual(litBy(frame("decoder"), pointed), { rows: [2], columns: [] });
  assert.deepEqual(pointedAt(frame("decoder"), -1, 1), { looks: null, lookedAt: { side: "target", place: 1 } });
  assert.deepEqual(pointedAt(frame("decoder"), -1, -1), NOTHING);
});

test("a piece lights the word that it belongs to, and a word its first piece", () => {
  const piece = pointedAt(frame("cross"), 1, 2);
  assert.deepEqual(litBy(frame("cross", true), piece), { rows: [0], columns: [1] });
  assert.deepEqual(litBy(frame("cross"), pointedAt(frame("cross", true), 0, 1)), { rows: [0], columns: [1] });
});

test("a chip of the target is what a step wrote, and what later steps look at", () => {
  assert.deepEqual(pointedChip(example, "target", 2), { looks: { side: "target", place: 1 }, lookedAt: { side: "target", place: 2 } });
  assert.deepEqual(pointedChip(example, "target", 0), { looks: null, lookedAt: { side: "target", place: 0 } });
  assert.deepEqual(pointedChip(example, "target", 4), { looks: { side: "target", place: 3 }, lookedAt: null }); // no step reads the last one
  assert.deepEqual(pointedChip(example, "source", 4), { looks: { side: "source", place: 4 }, lookedAt: { side: "source", place: 4 } });
});

test("a step is a row of the decoder's maps, and of an encoder alone", () => {
  assert.deepEqual([rowsOfStep(example, frame("cross"), 3), rowsOfStep(example, frame("encoder"), 3)], [[3], []]);
  const alone = anEncoderAlone();
  assert.deepEqual(rowsOfStep(alone, frameOf(alone, alone.groups[0], { words: false, muted: false }), 3), [3]);
});

test("the strongest links are those that sorting finds, equal ones in reading order", () => {
  for (const { weights, columns } of [{ weights: [0.25, 0.5, 0.25, 0, 0.75, 0.25], columns: ["x", "y", "z"] }, ...maps]) {
    const sorted = weights.map((weight, cell) => ({ weight: Math.fround(weight), cell })).filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight || one.cell - other.cell);
    const found = strongestLinks({ weights: Float32Array.from(weights), columns }, 10);
    assert.deepEqual(found.map(({ row, column }) => row * columns.length + column), sorted.slice(0, 10).map(({ cell }) => cell));
  }
});
