// An example between its data and its views: tokens of a step and its sentence, what is lit by a spot, strong links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chipsOf, shareOf } from "../../assets/components/data/example/chips.ts";
import { strongestLinks } from "../../assets/components/data/example/links.ts";
import { frameOf } from "../../assets/components/data/example/maps.ts";
import { litBy, NOTHING, pointedAt, pointedChip, rowsOfStep } from "../../assets/components/data/example/pointing.ts";
import { sentenceOf } from "../../assets/components/data/example/sentence.ts";
import { anEncoderAlone, anExample, groupOf, maps } from "./fixture.ts";

const example = anExample();
const open = { kind: "cross", layer: 0, head: "1" };

test("tokens that come after the step are empty, whatever is pointed at", () => {
  for (const pointed of [NOTHING, pointedChip(example, "source", 1)]) {
    const { target } = chipsOf(example, open, 1, pointed, true);
    target.slice(3).forEach((chip) => assert.deepEqual([chip.state, chip.weight, shareOf(chip, target)], ["later", null, ""]));
    assert.ok(target.slice(0, 3).every(({ state }) => state !== "later") && target.length > 3);
  }
  assert.ok(chipsOf(example, open, 1, pointedChip(example, "source", 1), false).target.slice(3).some(({ weight }) => weight !== null));
});

test("the strongest is told however small it is, of equal ones the first", () => {
  const chips = [0, 0.00001, 0.00001].map((weight) => ({ token: "a", weight, rounded: false, state: "", lit: false }));
  assert.deepEqual(chips.map((chip) => shareOf(chip, chips)), ["", "<0.1 %", ""]);
});

test("the sentence of a step names the head that looks: of the attention to the source, whatever map is open", () => {
  const said = (changed: object) => String(sentenceOf(example, 1, { ...open, kind: "decoder", layer: 1, ...changed }).find((part) => String(part).includes("looks at")));
  assert.equal(said({ head: "2" }), ". Head 2 of cross-attention layer 2 looks at ");
  assert.equal(said({ head: "max" }), ". The max of the heads of cross-attention layer 2 looks at ");
  assert.equal(said({ head: "rollout" }), ". The rollout of cross-attention layer 2 looks at ");
  const encoder = example.groups.filter(({ kind }) => kind === "encoder");
  const only = sentenceOf({ ...example, encoderOnly: true, groups: encoder }, 1, { ...open, kind: "encoder", layer: 0, head: "1" });
  assert.ok(only.includes(", it looks at "), "the title of the open map names it");
  assert.equal(said({ kind: "cross", head: "2" }), ". It looks at ");
});

test("where the encoder's map is open, the sentence of a step says that it stays the same", () => {
  const said = (kind: string) => String(sentenceOf(example, 1, { ...open, kind }).at(-1));
  assert.ok(said("encoder").endsWith("The encoder's map is the same at every step."));
  assert.ok(!said("cross").includes("same") && !said("decoder").includes("same"));
  assert.ok(!String(sentenceOf({ ...example, encoderOnly: true, groups: example.groups.filter(({ kind }) => kind === "encoder") }, 1, { ...open, kind: "encoder" }).at(-1)).includes("same"));
});

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

const mapWith = (weights: number[]) => ({ weights: Float32Array.from(weights), columns: ["x", "y", "z"] });

test("links come strongest first, equal ones in reading order", () => {
  const found = strongestLinks(mapWith([0.25, 0.5, 0.25, 0, 0.75, 0.25]), 4);
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
