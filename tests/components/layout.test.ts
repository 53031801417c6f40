// The places of what is drawn: a large map's labels and cells, words over it, pictures for files.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { cellAt, drawMap, LEAST_PITCH, layoutOf, roomy, UNLIT, VEIL } from "../../assets/components/draw/heatmap.ts";
import { emptiest } from "../../assets/components/draw/off.ts";
import { beside, paragraph, stackPictures } from "../../assets/components/draw/picture.ts";
import { poolLevels } from "../../assets/components/draw/pool.ts";
import { nameQuarters } from "../../assets/components/draw/quarters.ts";
import { svgOf } from "../../assets/components/draw/svg.ts";
import { between, contrast } from "../../assets/components/draw/theme.ts";
import { measureByHand, svgTextOf, textsIn, theme } from "./drawn.ts";

const room = { width: 600, height: 500, cell: 60, letters: 14 };

before(() => measureByHand());

const square = (size: number, label = "x") => ({ rows: Array(size).fill(label), columns: Array(size).fill(label) });

test("a map stays within its room, in whole pixels, with numbers where they fit", () => {
  for (const size of [1, 5, 20, 80, 256]) {
    const layout = layoutOf(square(size), room, theme);
    assert.ok(layout.width <= room.width && layout.height <= room.height, `${size} tokens`);
    if (layout.cellWidth >= 4) assert.ok(Number.isInteger(layout.cellWidth) && Number.isInteger(layout.cellHeight));
  }
  assert.ok(layoutOf(square(8), room, theme).numbers >= 12);
  assert.equal(layoutOf(square(40), room, theme).numbers, 0);
});

test("the numbers of neighbouring cells never run together", () => {
  for (let size = 1; size < 60; size += 1) {
    const { numbers, cellWidth } = layoutOf(square(size), room, theme);
    if (numbers) assert.ok(numbers * 0.6 * 3 <= cellWidth, `${size} tokens`); // "100" in figures 0.6 em wide
  }
});

test("a single letter never lies on its side; a long label does where its column is narrow", () => {
  assert.ok(!layoutOf(square(60), room, theme).turned.includes(true));
  assert.ok(layoutOf(square(20, "understanding"), room, theme).turned.every(Boolean));
  assert.ok(!layoutOf(square(3, "cat"), room, theme).turned.includes(true));
});

test("a crowded map has smaller letters before a label goes: 27 words keep theirs on a small screen", () => {
  const layout = layoutOf({ rows: Array(17).fill("anciano → nunca"), columns: Array(27).fill("brother") }, { ...room, width: 440, height: 330 }, theme);
  assert.equal(layout.letters, 12);
  assert.ok(layout.turned.every(Boolean) && layout.cellHeight >= layout.letters * LEAST_PITCH);
  assert.equal(roomy(27, layout.cellWidth, layout.letters * 0.9, []).length, 27);
  assert.equal(layoutOf(square(10, "brother"), room, theme).letters, room.letters);
});

test("a row says both of its tokens where there is room", () => {
  const map = { rows: ["conversa → ##ciones"], columns: ["conversa → ##ciones"] };
  const [wide, narrow] = [600, 400].map((width) => layoutOf(map, { ...room, width }, theme));
  assert.deepEqual([wide, narrow].map(({ rows }) => rows[0].slice(1, -1)), ["conversa → ##ciones", "conversa → ##…"]);
  assert.equal(wide.columns[0], narrow.rows[0]);
});

test("labels that would touch are thinned out, and what is lit keeps its own", () => {
  assert.deepEqual(roomy(6, 20, 17, []), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(roomy(8, 8, 17, []), [0, 3, 6]);
  assert.deepEqual(roomy(8, 8, 17, [4]), [0, 4]);
  assert.deepEqual(roomy(0, 8, 17, []), []);
});

test("a point is in the cell that is drawn there", () => {
  const layout = layoutOf(square(4), room, theme);
  const { left, top, cellWidth, cellHeight } = layout;
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1)
      assert.deepEqual(cellAt(layout, left + (column + 0.5) * cellWidth, top + (row + 0.5) * cellHeight), { row, column });
  assert.deepEqual(cellAt(layout, left / 2, top + 1), { row: 0, column: -1 });
  assert.deepEqual(cellAt(layout, left + 1, top / 2), { row: -1, column: 0 });
  assert.equal(cellAt(layout, left / 2, top / 2), null);
  assert.equal(cellAt(layout, left + 4 * cellWidth + 1, top + 1), null);
  assert.equal(cellAt(layout, left + 1, top + 4 * cellHeight + 1), null);
});

test("a scale of colours begins and ends with its stops", () => {
  const scale = between([[255, 255, 255], [0, 128, 0], [0, 0, 0]]);
  assert.equal(scale.length, 256);
  assert.deepEqual([scale[0], scale[255]], [[255, 255, 255], [0, 0, 0]]);
  assert.ok(Math.abs(contrast([255, 255, 255], [0, 0, 0]) - 21) < 0.01 && contrast([9, 9, 9], [9, 9, 9]) === 1);
});

test("with fewer pixels than cells the strongest of those that share one is seen", () => {
  const levels = new Uint8Array(80 * 80);
  for (let row = 0; row < 80; row += 1) levels[row * 80 + 41] = 200; // one column
  levels[79 * 80 + 79] = 255;
  const found = poolLevels(levels, [80, 80], [50, 32]);
  assert.equal(found.length, 50 * 32);
  for (let row = 0; row < 50; row += 1)
    assert.deepEqual([...found.subarray(row * 32, row * 32 + 32)].flatMap((level, column) => (level ? [[column, level]] : [])), row < 49 ? [[16, 200]] : [[16, 200], [31, 255]]);
  assert.equal(poolLevels(levels, [80, 80], [80, 80]), levels);
  assert.deepEqual([...poolLevels(Uint8Array.of(1, 5, 3, 2), [2, 2], [1, 2])], [3, 5]);
});

test("the rows that a scene doesn't speak of step back", () => {
  const map = { ...square(4), weights: new Float32Array(16), blocked: null };
  const layout = layoutOf(map, room, theme);
  const veiled = (alone: boolean) => {
    const rows: number[] = [];
    const rect = (_x: number, y: number, _wide: number, _high: number, look: { opacity?: number }) =>
      void (look.opacity === VEIL && rows.push((y - layout.top) / layout.cellHeight));
    drawMap({ rect, cells() {}, hatch() {}, path() {}, text() {} }, map, layout, { ...UNLIT, step: [1], chosen: [3], alone }, theme);
    return rows;
  };
  assert.deepEqual([veiled(true), veiled(false)], [[0, 2], []]);
});

const BOX: [number, number, number, number] = [100, 50, 300, 300];
const looked = (has: (row: number, column: number) => boolean) => ({ rows: 10, columns: 10, weights: Array.from({ length: 100 }, (_, at) => Number(has(Math.floor(at / 10), at % 10))) });
const emptiestOf = (has: Parameters<typeof looked>[0]) => emptiest(BOX, looked(has), [120, 30]);

test("it stands in the middle, or in the corner where nothing is looked at", () => {
  assert.deepEqual(emptiestOf(() => false), [190, 185]);
  assert.deepEqual(emptiestOf((row, column) => row + column === 9), [106, 56]);
  assert.deepEqual(emptiestOf((row, column) => row === column), [106, 314]);
  assert.deepEqual(emptiestOf((row, column) => column <= row), [274, 56]);
  assert.deepEqual(emptiestOf((row, column) => row < 5 || column < 5), [274, 314]);
});

test("on a map that is smaller than the words it stays in the middle", () => {
  assert.deepEqual(emptiest([0, 0, 60, 60], looked(() => true), [120, 30]), [-30, 15]);
});

function named(width: number, height: number) {
  const plates: number[][] = [];
  const texts: [string, number, number][] = [];
  const surface = { rect: (...box: number[]) => plates.push(box.slice(0, 4)), text: (...one: [string, number, number]) => texts.push(one) };
  nameQuarters(surface as unknown as Parameters<typeof nameQuarters>[0], [100, 50, width, height], 14, theme);
  return { plates, texts };
}

test("names stand on a plate inside the quarter, whole where they fit and short where not", () => {
  for (const [width, first] of [[400, "← encoder self-attention"], [150, "← encoder"]] as const) {
    const { plates, texts } = named(width, 200);
    assert.deepEqual([texts.length, texts[0][0]], [3, first]);
    const [[left, top, wide, high]] = plates;
    assert.ok(left > 100 && left + wide < 100 + width && top > 50 && top + high < 250);
    for (const [, x, y] of texts) assert.ok(x > left && y > top && y < top + high);
  }
});

test("where there is no room for them nothing is drawn", () => {
  for (const [width, height] of [[60, 200], [400, 60]]) assert.deepEqual(named(width, height), { plates: [], texts: [] });
});

test("cells of one colour are one rectangle, and all of them cover the map", () => {
  const weights = [0, 0, 0, 1, 0.5, 0.5];
  const svg = svgOf(30, 20, theme, (surface) => surface.cells(weights, 2, 3, [0, 0, 30, 20]));
  const cells = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="rgb\((\d+)/g)].map((found) => found.slice(1).map(Number));
  assert.deepEqual(cells, [[0, 0, 30, 10, 255], [0, 10, 10, 10, 0], [10, 10, 20, 10, 127]]);
});

test("a token of strangers stays text, and the file stays sound", () => {
  const hostile = ["</text><script>alert(1)</script>", '"&amp;\0\x07', "\uD800", "מילה"];
  const svg = svgTextOf(paragraph(hostile.join(" "), 10_000, { size: 14, fill: "#000" }, theme));
  assert.ok(!svg.includes("<script") && !/[\0-\x08]/.test(svg) && svg.isWellFormed());
  assert.ok(svg.includes("&lt;script&gt;") && svg.includes("&amp;amp;") && svg.includes("מילה"));
});

test("pictures stand below or beside each other without touching, and a text is broken at its words", () => {
  const box = (width: number, height: number) => ({ width, height, draw: () => {} });
  const [down, across] = [stackPictures([box(10, 5), null, box(20, 7)], 3), beside([box(10, 5), false, box(20, 7)], 3)];
  assert.deepEqual([down.width, down.height, across.width, across.height], [20, 15, 33, 7]);
  const broken = paragraph("one two three", 8 * 8, { size: 10, fill: "#000" }, theme);
  assert.deepEqual(textsIn(svgTextOf(broken)), ["one two", "three"]);
  assert.equal(stackPictures([]).height, 0);
});
