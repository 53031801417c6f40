// A spot pointed at in one view is lit in all of them: by side and place, whatever the map between.

import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf } from "../../assets/components/data/example/maps.ts";
import { litBy, NOTHING, pointedAt, pointedChip, rowsOfStep } from "../../assets/components/data/example/pointing.ts";
import { anEncoderAlone, anExample, groupOf } from "./fixture.ts";

const example = anExample();
const frame = (kind: string, words: boolean = false) => frameOf(example, groupOf(example, kind), { words, muted: false });

test("a cell points at the token that looks and the one that is looked at", () => {
  const pointed = pointedAt(frame("cross"), 2, 3);
  assert.deepEqual(pointed, { looks: { side: "target", place: 2 }, lookedAt: { side: "source", place: 3 } });
  assert.deepEqual(litBy(frame("cross"), pointed), { rows: [2], columns: [3] });
  assert.deepEqual(litBy(frame("encoder"), pointed), { rows: [], columns: [3] });
  assert.deepEqual(litBy(frame("decoder"), pointed), { rows: [2], columns: [] });
});

test("a label points at its row or column alone", () => {
  assert.deepEqual(pointedAt(frame("decoder"), -1, 1), { looks: null, lookedAt: { side: "target", place: 1 } });
  assert.deepEqual(litBy(frame("decoder"), pointedAt(frame("decoder"), 3, -1)), { rows: [3], columns: [] });
  assert.deepEqual(pointedAt(frame("decoder"), -1, -1), NOTHING);
  assert.deepEqual(litBy(frame("cross"), NOTHING), { rows: [], columns: [] });
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
  assert.deepEqual(rowsOfStep(example, frame("cross"), 3), [3]);
  assert.deepEqual(rowsOfStep(example, frame("cross", true), 1), [0]);
  assert.deepEqual(rowsOfStep(example, frame("encoder"), 3), []);
  const alone = anEncoderAlone();
  assert.deepEqual(rowsOfStep(alone, frameOf(alone, alone.groups[0], { words: false, muted: false }), 3), [3]);
});
