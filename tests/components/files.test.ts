// Bytes that come from Python, and those that are kept as files with their origin.

import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32, deflateSync } from "node:zlib";
import { deflated, fromBase64, inflated, toBase64 } from "../../assets/components/data/base64.ts";
import { openPackage } from "../../assets/components/data/package.ts";
import { pngWith, svgWith } from "../../assets/components/views/export/metadata.ts";
import { aPackage } from "./fixture.ts";
import { packed } from "./packed.ts";

const BYTES = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i) % 251);

test("bytes become text and bytes again, deflated too, as Python's zlib does it, and no text is no bytes", async () => {
  assert.deepEqual(fromBase64(toBase64(BYTES)), BYTES);
  assert.equal(toBase64(new TextEncoder().encode("hé")), Buffer.from("hé").toString("base64"));
  assert.deepEqual(await inflated(deflateSync(BYTES).toString("base64")), BYTES);
  assert.deepEqual(await inflated(await deflated(BYTES)), BYTES);
  assert.deepEqual(await inflated(""), new Uint8Array());
});

test("a package of Python opens with its arrays in their places, wherever in a message it begins, as one by hand does", () => {
  const { shown, host } = openPackage(aPackage);
  assert.deepEqual(host, { name: "أنا", clickable: [true, false] });
  assert.deepEqual(shown, { words: ["ñ", "\u202eא"], none: null, rows: [{ cells: Uint8Array.of(1, 2, 255) }, { cells: Uint16Array.of(65535) }], weights: Float32Array.of(0.25, -1) });
  for (const shift of [1, 3, 8]) assert.deepEqual(openPackage(new Uint8Array([...Array(shift).fill(0), ...aPackage]).subarray(shift)), { shown, host });
  assert.deepEqual(packed(shown, host), aPackage);
});

const ABOUT = { figure: "Map", caption: "“ñ” looks at 中 & <b>", text: "]]></metadata><script>alert(1)</script>\0", program: "Attention Lab" };
// One red pixel, made by Pillow.
const PNG = Uint8Array.from(Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC", "base64"));

function chunksOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset);
  const found = [];
  for (let at = 8; at < png.length; ) {
    const size = view.getUint32(at);
    const body = png.subarray(at + 4, at + 8 + size);
    assert.equal(view.getUint32(at + 8 + size), crc32(body));
    found.push({ name: Buffer.from(body.subarray(0, 4)).toString(), content: Buffer.from(body.subarray(4)).toString() });
    at += 12 + size;
  }
  return found;
}

test("a PNG says where it comes from, also under the keywords that other programs know", () => {
  const chunks = chunksOf(pngWith(PNG, ABOUT));
  assert.deepEqual([chunks[0].name, chunks.at(-2)?.name, chunks.at(-1)?.name], ["IHDR", "IDAT", "IEND"]);
  const texts = Object.fromEntries(chunks.filter(({ name }) => name === "iTXt").map(({ content }) => content.split("\0\0\0\0\0", 2)));
  for (const [name, text] of Object.entries(ABOUT)) assert.equal(texts[name], text.split("\0\0\0\0\0")[0]);
  assert.deepEqual([texts.Title, texts.Description, texts.Software], ["Map", ABOUT.caption, "Attention Lab"]);
  assert.throws(() => pngWith(new Uint8Array(40), ABOUT), /no PNG/);
});

test("an SVG says where it comes from, and its text closes no element", () => {
  const svg = svgWith('<svg xmlns="http://www.w3.org/2000/svg" width="1"><g/></svg>', ABOUT);
  assert.ok(svg.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="1"><title>Map</title><desc>'));
  assert.ok(svg.endsWith("</metadata><g/></svg>") && !svg.includes("<script") && !svg.includes("<b>"));
  assert.equal(svg.match(/<\/metadata>/g)?.length, 1);
});
