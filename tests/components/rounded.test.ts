// Weights of a large example come rounded to 1/255, and all drawings of them say so.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chipsOf } from "../../assets/components/data/example/chips.ts";
import { frameOf, headsOf, levelsOf, mapOf, mapOfEverything, weightsOf } from "../../assets/components/data/example/maps.ts";
import { NOTHING } from "../../assets/components/data/example/pointing.ts";
import { sentenceOf } from "../../assets/components/data/example/sentence.ts";
import { anExample, aRoundedExample, groupOf, maps } from "./fixture.ts";

const exact = anExample();
const HALF = 0.5 / 255 + 1e-4;

test("rounded maps are off by half of 1/255, muted ones by what their rows are scaled up", () => {
  const example = aRoundedExample();
  for (const { wanted, kind, layer, head, weights, caption } of maps) {
    const group = groupOf(example, kind);
    const map = mapOf(example, frameOf(example, group, wanted), { layer, head }, wanted.muted);
    assert.ok(map.rounded);
    assert.equal(map.caption, caption); // made of the exact weights
    const close = wanted.muted ? HALF / example.mutedFloor : HALF;
    weights.forEach((weight, i) => assert.ok(Math.abs(map.weights[i] - weight) <= close, `${kind} ${head}: ${map.weights[i]} is not ${weight}`));
    assert.ok(map.weights.every((weight) => weight <= 1));
  }
});

test("a row of which little is left stays as it is: rounded weights don't decide what is empty", () => {
  const example = aRoundedExample();
  const axes = groupOf(example, "encoder").pieces;
  axes.weights.fill(0, 0, 5); // weights below half of 1/255 each
  const frame = frameOf(example, groupOf(example, "encoder"), { words: false, muted: true });
  axes.weights[1] = 13;
  (axes.leftByMuting as Uint16Array)[0] = 0.1 * 65535;
  assert.deepEqual([...weightsOf(example, frame, 0, "1").slice(0, 3)].map((weight) => weight.toFixed(2)), ["0.51", "0.00", "0.00"]);
  (axes.leftByMuting as Uint16Array)[0] = 0.04 * 65535;
  assert.deepEqual([...weightsOf(example, frame, 0, "1").slice(0, 3)], [0, 0, 0]);
});

test("small maps show the same levels, rounded or not", () => {
  const rounded = aRoundedExample();
  for (const { kind } of exact.groups)
    for (const words of [false, true])
      for (const head of headsOf(groupOf(exact, kind))) {
        const wanted = { words, muted: false };
        const frame = frameOf(exact, groupOf(exact, kind), wanted);
        const levels = levelsOf(exact, frame, 1, head);
        assert.deepEqual([...levels], [...weightsOf(exact, frame, 1, head)].map((weight) => Math.round(weight * 255)), `${kind} ${head}`);
        const others = levelsOf(rounded, frameOf(rounded, groupOf(rounded, kind), wanted), 1, head);
        levels.forEach((level, i) => assert.ok(Math.abs(level - others[i]) <= (head === "mean" ? 1 : 0)));
      }
});

test("all that is drawn of rounded weights is marked, and nothing that is drawn of exact ones", () => {
  for (const [example, isMarked] of [[aRoundedExample(), true], [exact, false]] as const) {
    assert.equal(mapOfEverything(example, { layer: 0, head: "1" }).rounded, isMarked);
    for (const { kind } of example.groups)
      for (const words of [false, true])
        for (const head of headsOf(groupOf(example, kind)))
          assert.equal(mapOf(example, frameOf(example, groupOf(example, kind), { words, muted: false }), { layer: 1, head }, false).rounded, isMarked);
    const said = sentenceOf(example, 0, { kind: "cross", layer: 0, head: "1" }).filter((part) => typeof part === "string").join("");
    assert.equal(said.includes("≈"), isMarked);
    const { source, target } = chipsOf(example, { layer: 0, head: "1" }, 1, NOTHING, false);
    assert.ok([...source, ...target].every(({ weight, rounded }) => weight === null || rounded === isMarked));
  }
});
