// Bytes as text: what was packed, here or by Python, comes out again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { deflated, fromBase64, inflated, toBase64 } from "../../assets/components/data/base64.ts";

const BYTES = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i) % 251);

test("bytes become text and bytes again", () => {
  assert.deepEqual(fromBase64(toBase64(BYTES)), BYTES);
  assert.equal(toBase64(new TextEncoder().encode("hé")), Buffer.from("hé").toString("base64"));
});

test("what is deflated is smaller, and inflated as it was", async () => {
  const packed = await deflated(BYTES);
  assert.ok(packed.length < BYTES.length / 2);
  assert.deepEqual(await inflated(packed), BYTES);
});

test("what Python's zlib deflated is read, and no text is no bytes", async () => {
  assert.deepEqual(await inflated(deflateSync(BYTES).toString("base64")), BYTES);
  assert.deepEqual(await inflated(""), new Uint8Array());
});
