// An example between its data and its views: what is lit by a spot.

import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf } from "../../assets/components/data/example/maps.ts";
import { litBy, NOTHING, pointedAt, pointedChip } from "../../assets/components/data/example/pointing.ts";
import { anExample, groupOf } from "./fixture.ts";

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
