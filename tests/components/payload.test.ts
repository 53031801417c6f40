// What Python packed of an example comes out as it went in.

import assert from "node:assert/strict";
import { test } from "node:test";
import { anEncoderAlone, anExample, groupOf } from "./fixture.ts";

test("labels, steps and arrays come out as they went in", () => {
  const example = anExample();
  assert.deepEqual(example.source, ["<s>", "anti", "##dote", "helps", "</s>"]);
  assert.deepEqual(example.target, ["<s>", "lo", "##s", "ayuda", "</s>"]);
  assert.deepEqual(example.groups.map(({ kind }) => kind), ["cross", "encoder", "decoder"]);
  const { pieces, layers, heads } = groupOf(example, "decoder");
  assert.ok(pieces.weights instanceof Uint16Array && pieces.blocked instanceof Uint8Array);
  assert.equal(pieces.weights.length, layers * (heads + 1) * pieces.rows.length * pieces.columns.length);
  assert.deepEqual([...pieces.blocked], [0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0]);
  assert.equal(pieces.weights[0], 65535); // the first token can look at itself alone
  assert.equal(groupOf(example, "cross").pieces.blocked, null);
  assert.equal(example.steps[1].forced, true);
  assert.deepEqual(example.steps[0].top[0], ["lo", Math.fround(0.78)].map((one) => (typeof one === "number" ? example.steps[0].probability : one)));
});

test("an encoder alone has one kind of attention, its cards and no words", () => {
  const example = anEncoderAlone();
  assert.ok(example.encoderOnly && example.groups.length === 1);
  assert.equal(example.groups[0].words, null);
  assert.equal(example.cards?.encoder[1][1].columns.length, 7);
});
