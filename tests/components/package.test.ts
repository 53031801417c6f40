// A view that Python packed comes out as it went in, wherever its bytes lie.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPackage } from "../../assets/components/data/package.ts";
import { anEncoderAlone, anExample, aPackage } from "./fixture.ts";
import { packed } from "./packed.ts";

test("a package of Python opens with its arrays in their places, and what the host allows beside it", () => {
  const { shown, host } = openPackage(aPackage);
  assert.deepEqual(host, { name: "أنا", clickable: [true, false] });
  assert.deepEqual(shown, { words: ["ñ", "\u202eא"], none: null, rows: [{ cells: Uint8Array.of(1, 2, 255) }, { cells: Uint16Array.of(65535) }], weights: Float32Array.of(0.25, -1) });
});

test("it doesn't matter where in a larger message the bytes begin", () => {
  for (const shift of [0, 1, 3, 8]) {
    const message = new Uint8Array(aPackage.length + shift);
    message.set(aPackage, shift);
    assert.deepEqual(openPackage(message.subarray(shift)), openPackage(aPackage));
  }
});

test("a package by hand is the one that Python makes", () => {
  const { shown, host } = openPackage(aPackage);
  assert.deepEqual(packed(shown, host), aPackage);
});

test("an example has what its host allows, and without cards none", () => {
  const [alone, whole] = [anEncoderAlone(), anExample()];
  assert.deepEqual([alone.layout, alone.cards?.encoder[1][1].columns.length, whole.layout, whole.cards], ["heads", 7, "map", null]);
});
