// Pictures for files: every label and number is in the SVG, as text that nothing can turn into markup.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { frameOf, mapOf, weightsOf } from "../../assets/components/data/example/maps.ts";
import { NOTHING } from "../../assets/components/data/example/pointing.ts";
import { beside, type Picture, paragraph, stackPictures } from "../../assets/components/draw/picture.ts";
import { comparedPicture } from "../../assets/components/draw/pictures/compared.ts";
import { headsPicture } from "../../assets/components/draw/pictures/heads.ts";
import { mapPicture } from "../../assets/components/draw/pictures/map.ts";
import { playerPicture } from "../../assets/components/draw/pictures/player.ts";
import { svgOf } from "../../assets/components/draw/svg.ts";
import { percent } from "../../assets/components/words/numbers.ts";
import { measureByHand, svgTextOf, textsIn, theme } from "./drawn.ts";
import { anExample, groupOf } from "./fixture.ts";

before(() => measureByHand());

const unlit = { rows: [], columns: [], step: [], chosen: [], done: Infinity };
const wanted = { words: false, muted: false };
const open = { kind: "cross", layer: 0, head: "1" };

function drawn(picture: Picture | null) {
  assert.ok(picture && picture.width > 0 && picture.height > 0);
  const svg = svgTextOf(picture);
  return { svg, texts: textsIn(svg) };
}

const example = anExample();
const map = mapOf(example, frameOf(example, groupOf(example, "cross"), wanted), open, false);

test("a map has its title, caption, labels and numbers, and says how it is read", () => {
  const { texts } = drawn(mapPicture({ map, lit: unlit, view: "map" }, theme));
  for (const text of [map.title, ...map.rows, ...map.columns, "row = looks", "column = looked at", "0 %", "100 %"]) assert.ok(texts.includes(text), text);
  assert.ok(map.caption.split(" ").every((word) => texts.some((text) => text.includes(word))));
  const numbers = [...map.weights].filter((weight) => weight >= 0.005).map((weight) => (weight * 100).toFixed(0));
  for (const number of numbers) assert.ok(texts.includes(number), number);
});

test("the map of a head that is off says so, and has no numbers", () => {
  const { texts } = drawn(mapPicture({ map: { ...map, isOff: true }, lit: unlit, view: "map" }, theme));
  const numbers = [...map.weights].filter((weight) => weight >= 0.005).map((weight) => (weight * 100).toFixed(0));
  assert.ok(texts.includes("switched off") && !numbers.some((number) => texts.includes(number)));
  for (const text of [...map.rows, ...map.columns]) assert.ok(texts.includes(text), text);
});

test("lines and a table have every token; the table every weight", () => {
  for (const view of ["lines", "table"]) {
    const { texts, svg } = drawn(mapPicture({ map, lit: { ...unlit, step: [1] }, view }, theme));
    for (const label of [...map.rows, ...map.columns]) assert.ok(texts.includes(label), `${view}: ${label}`);
    if (view === "table") for (const weight of map.weights) assert.ok(texts.includes(percent(weight, 2)));
    else assert.equal(svg.match(/<path d="M/g)?.length, 1 + [...map.weights].filter((weight) => weight >= 0.02).length); // and the hatch
  }
});

test("what the mask blocks is hatched, and the legend says so", () => {
  const decoder = mapOf(example, frameOf(example, groupOf(example, "decoder"), wanted), { layer: 0, head: "1" }, false);
  const { texts, svg } = drawn(mapPicture({ map: decoder, lit: unlit, view: "map" }, theme));
  assert.ok(texts.includes("blocked by the mask"));
  assert.equal(svg.match(/fill="url\(#hatch\)"/g)?.length, decoder.rows.length - 1 + 1); // a strip a row but the last, and the legend
});

test("cells of one colour are one rectangle, and all of them cover the map", () => {
  const weights = [0, 0, 0, 1, 0.5, 0.5];
  const svg = svgOf(30, 20, theme, (surface) => surface.cells(weights, 2, 3, [0, 0, 30, 20]));
  const cells = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="rgb\((\d+)/g)].map((found) => found.slice(1).map(Number));
  assert.deepEqual(cells, [[0, 0, 30, 10, 255], [0, 10, 10, 10, 0], [10, 10, 20, 10, 127]]);
});

test("all heads are there by kind, layer and head, with their roles; a filter that nothing fits has no picture", () => {
  const frames = example.groups.map((group) => frameOf(example, group, wanted));
  const shown = { example, frames, open, layers: [], roles: [] };
  const { texts } = drawn(headsPicture(shown, theme));
  for (const text of ["Cross-attention", "Encoder self-attention", "Decoder self-attention", "Layer 1", "Layer 2", "Head 1", "Head 2", "mean", "rollout"]) assert.ok(texts.includes(text), text);
  const roles = example.groups.flatMap((group) => group.roles.flat()).filter(Boolean);
  assert.ok(roles.length > 0 && roles.every((role) => texts.includes(role)));
  const { texts: fewer } = drawn(headsPicture({ ...shown, layers: [1] }, theme));
  assert.ok(fewer.includes("Layer 2") && !fewer.includes("Layer 1"));
  assert.equal(headsPicture({ ...shown, roles: ["mirror of nothing"] }, theme), null);
});

test("a step has its sentence, its tokens, and the next ones with their probabilities", () => {
  for (let step = 0; step < example.steps.length; step += 1) {
    const { texts } = drawn(playerPicture({ example, open, step, pointed: NOTHING }, theme));
    for (const text of [`Step ${step + 1} of ${example.steps.length}`, "Source", "Target", "Next token", "others", ...example.source, ...example.target]) assert.ok(texts.includes(text), text);
    for (const [token, probability] of example.steps[step].top) assert.ok(texts.includes(token) && texts.includes(percent(probability, 1)), token);
    assert.ok(texts.includes(percent(example.steps[step].others, 1)));
  }
});

test("compared rows stand beside each other as high as their weights", () => {
  const rows = [0, 2];
  const { svg } = drawn(comparedPicture({ map, rows }, theme));
  const weights = weightsOf(example, frameOf(example, groupOf(example, "cross"), wanted), 0, "1");
  const bars = [...svg.matchAll(/width="13" height="([\d.]+)" fill="#(6d3fd0|b0307a)"/g)].map(([, height]) => Number(height));
  const expected = map.columns.flatMap((_, column) => rows.map((row) => weights[row * map.columns.length + column] * 160));
  assert.equal(bars.length, expected.length);
  bars.forEach((bar, i) => assert.ok(Math.abs(bar - expected[i]) < 0.01));
  assert.equal(comparedPicture({ map, rows: [] }, theme), null);
});

test("a token of strangers stays text, and the file stays sound", () => {
  const hostile = ["</text><script>alert(1)</script>", '"&amp;\0\x07', "\uD800", "מילה"];
  const { svg } = drawn(paragraph(hostile.join(" "), 10_000, { size: 14, fill: "#000" }, theme));
  assert.ok(!svg.includes("<script") && !/[\0-\x08]/.test(svg) && svg.isWellFormed());
  assert.ok(svg.includes("&lt;script&gt;") && svg.includes("&amp;amp;") && svg.includes("מילה"));
});

test("pictures stand below or beside each other without touching, and a text is broken at its words", () => {
  const box = (width: number, height: number) => ({ width, height, draw: () => {} });
  const [down, across] = [stackPictures([box(10, 5), null, box(20, 7)], 3), beside([box(10, 5), false, box(20, 7)], 3)];
  assert.deepEqual([down.width, down.height, across.width, across.height], [20, 15, 33, 7]);
  const { texts } = drawn(paragraph("one two three", 8 * 8, { size: 10, fill: "#000" }, theme));
  assert.deepEqual(texts, ["one two", "three"]);
  assert.equal(stackPictures([]).height, 0);
});
