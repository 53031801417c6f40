// Every map of the stage, which has the labels, numbers and captions that Python has for it; those of a large example
// come rounded to 1/255.

import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf, headsOf, levelsOf, mapOf, mapOfEverything, weightsOf } from "../../assets/components/data/example/maps.ts";
import { anEncoderAlone, anExample, aRoundedExample, groupOf, maps } from "./fixture.ts";

const example = anExample();
const PLAIN = { words: false, muted: false };
const HALF = 0.5 / 255 + 1e-4;

function assertClose(found: ArrayLike<number>, expected: ArrayLike<number>, close: number) {
  assert.equal(found.length, expected.length);
  for (let i = 0; i < expected.length; i += 1)
    assert.ok(Math.abs(found[i] - expected[i]) <= close, `${found[i]} at ${i} is not ${expected[i]}`);
}

for (const { wanted, kind, layer, head, weights, ...python } of maps)
  test(`${kind}, layer ${layer + 1}, ${head}${wanted.words ? ", words" : ""}${wanted.muted ? ", muted" : ""}`, () => {
    const mapIn = (one: typeof example) => mapOf(one, frameOf(one, groupOf(one, kind), wanted), { layer, head }, wanted.muted);
    const { rows, columns, blocked, title, caption, ...map } = mapIn(example);
    assert.deepEqual({ rows, columns, blocked: blocked && [...blocked], title, caption }, python);
    // Weights have 16 bits; muting scales some up by at most 20, and their error as much.
    assertClose(map.weights, weights, wanted.muted ? 1e-3 : 1e-4);
    const large = mapIn(aRoundedExample());
    assert.deepEqual([map.rounded, large.rounded, large.caption], [false, true, caption]); // made of the exact weights
    assertClose(large.weights, weights, wanted.muted ? HALF / example.mutedFloor : HALF);
    assert.ok(large.weights.every((weight) => weight <= 1));
  });

test("Python wrote each kind, head and summary in all four ways", () => assert.equal(maps.length, 3 * 2 * 5 * 4));

test("a row of which little is left stays as it is: rounded weights don't decide what is empty", () => {
  const large = aRoundedExample();
  const group = groupOf(large, "encoder");
  const { weights, leftByMuting } = group.pieces;
  weights.fill(0, 0, 5); // weights below half of 1/255 each
  weights[1] = 13;
  for (const [left, expected] of [[0.1, [0.51, 0, 0]], [0.04, [0, 0, 0]]] as const) {
    (leftByMuting as Uint16Array)[0] = left * 65535;
    assertClose(weightsOf(large, frameOf(large, group, { words: false, muted: true }), 0, "1").slice(0, 3), expected, 0.005);
  }
});

test("small maps show the same levels, rounded or not", () => {
  const large = aRoundedExample();
  for (const { kind } of example.groups)
    for (const words of [false, true])
      for (const head of headsOf(groupOf(example, kind))) {
        const [exact, rounded] = [example, large].map((one) => levelsOf(one, frameOf(one, groupOf(one, kind), { words, muted: false }), 1, head));
        const weights = weightsOf(example, frameOf(example, groupOf(example, kind), { words, muted: false }), 1, head);
        assert.deepEqual([...exact], [...weights].map((weight) => Math.round(weight * 255)), `${kind} ${head}`);
        assertClose(exact, rounded, head === "mean" ? 1 : 0);
      }
});

test("an example without pieces is shown between tokens", () => {
  const alone = anEncoderAlone();
  assert.equal(frameOf(alone, alone.groups[0], { words: true, muted: false }).axes, alone.groups[0].pieces);
});

test("all attention on shared axes: source, then target; the source never looks at the target", () => {
  const map = mapOfEverything(example, { layer: 1, head: "2" });
  const size = example.source.length + example.steps.length;
  assert.deepEqual(map.rows, [...example.source, "<s>", "lo", "##s", "ayuda"]);
  const spots = [...example.source.map((_, place) => ({ side: "source", place })), ...example.steps.map((_, place) => ({ side: "target", place }))];
  assert.deepEqual([map.rowSpots, map.columnSpots], Array(2).fill(spots.map((spot) => [spot])));
  for (const [kind, top, left] of [["encoder", 0, 0], ["cross", 5, 0], ["decoder", 5, 5]] as const) {
    const { weights, columns } = mapOf(example, frameOf(example, groupOf(example, kind), PLAIN), { layer: 1, head: "2" }, false);
    weights.forEach((weight, i) => {
      const at = (top + Math.floor(i / columns.length)) * size + left + (i % columns.length);
      assert.equal(map.weights[at], map.blocked?.[at] ? 0 : weight);
    });
  }
  for (let row = 0; row < 5; row += 1) for (let column = 5; column < size; column += 1) assert.equal(map.blocked?.[row * size + column], 1);
  assert.equal(map.blocked?.reduce((sum, one) => sum + one, 0), 5 * 4 + 6);
});
