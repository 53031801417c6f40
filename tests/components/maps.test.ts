// Every map of the stage, which has the labels, numbers and captions that Python has for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf, headsOf, mapOf, mapOfEverything, weightsOf } from "../../assets/components/data/example/maps.ts";
import { anEncoderAlone, anExample, groupOf, maps } from "./fixture.ts";

const example = anExample();
// Weights have 16 bits; muting scales some up by at most 20, and their error as much.
const CLOSE = { false: 1e-4, true: 1e-3 };

function assertClose(found: ArrayLike<number>, expected: ArrayLike<number>, close: number) {
  assert.equal(found.length, expected.length);
  for (let i = 0; i < expected.length; i += 1)
    assert.ok(Math.abs(found[i] - expected[i]) <= close, `${found[i]} at ${i} is not ${expected[i]}`);
}

for (const { wanted, kind, layer, head, ...python } of maps)
  test(`${kind}, layer ${layer + 1}, ${head}${wanted.words ? ", words" : ""}${wanted.muted ? ", muted" : ""}`, () => {
    const map = mapOf(example, frameOf(example, groupOf(example, kind), wanted), { layer, head }, wanted.muted);
    assert.deepEqual(map.rows, python.rows);
    assert.deepEqual(map.columns, python.columns);
    assert.deepEqual(map.blocked && [...map.blocked], python.blocked);
    assertClose(map.weights, python.weights, CLOSE[`${wanted.muted}`]);
    assert.equal(map.caption, python.caption);
    assert.equal(map.title, python.title);
  });

test("Python wrote each kind, head and summary in all four ways", () => assert.equal(maps.length, 3 * 2 * 5 * 4));

test("a row that looks at special tokens only stays empty when they are muted", () => {
  const frame = frameOf(example, groupOf(example, "encoder"), { words: false, muted: true });
  assert.deepEqual(frame.kept, [1, 2, 3]);
  assert.deepEqual([...weightsOf(example, frame, 0, "1").slice(3, 6)], [0, 0, 0]);
});

test("where all tokens are special, none is muted", () => {
  const only = { ...example, sourceMuted: [0, 1, 2, 3, 4] };
  const group = groupOf(only, "encoder");
  const [muted, all] = [true, false].map((one) => frameOf(only, group, { words: false, muted: one }));
  assert.deepEqual(muted.columns, all.columns);
  assert.deepEqual(weightsOf(only, muted, 1, "max"), weightsOf(only, all, 1, "max"));
});

test("rows and columns know the pieces of text that they stand for", () => {
  const { rowSpots, columnSpots } = frameOf(example, groupOf(example, "cross"), { words: true, muted: true });
  assert.deepEqual(rowSpots[0], [{ side: "target", place: 0 }, { side: "target", place: 1 }]);
  assert.deepEqual(columnSpots[0], [{ side: "source", place: 1 }, { side: "source", place: 2 }]);
});

test("an example without pieces is shown between tokens", () => {
  const alone = anEncoderAlone();
  const frame = frameOf(alone, alone.groups[0], { words: true, muted: false });
  assert.equal(frame.axes, alone.groups[0].pieces);
  assert.deepEqual(headsOf(frame.group), ["1", "2", "mean", "max", "rollout"]);
});

test("all attention on shared axes: source, then target; the source never looks at the target", () => {
  const map = mapOfEverything(example, { layer: 1, head: "2" });
  const size = example.source.length + example.steps.length;
  assert.equal(map.rows.length, size);
  assert.deepEqual(map.rows, [...example.source, "<s>", "lo", "##s", "ayuda"]);
  const places = [["encoder", 0, 0], ["cross", 5, 0], ["decoder", 5, 5]] as const;
  for (const [kind, top, left] of places) {
    const { weights, columns } = mapOf(example, frameOf(example, groupOf(example, kind), { words: false, muted: false }), { layer: 1, head: "2" }, false);
    weights.forEach((weight, i) => {
      const at = (top + Math.floor(i / columns.length)) * size + left + (i % columns.length);
      assert.equal(map.weights[at], map.blocked?.[at] ? 0 : weight);
    });
  }
  for (let row = 0; row < 5; row += 1) for (let column = 5; column < size; column += 1) assert.equal(map.blocked?.[row * size + column], 1);
  assert.equal(map.blocked?.reduce((sum, one) => sum + one, 0), 5 * 4 + 6);
  assert.equal(map.title, "All attention, layer 2, head 2");
});
