// The places of what is drawn: a large map's labels and cells, and a file of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAt, drawMap, layoutOf, roomy, UNLIT, VEIL } from "../../assets/components/draw/heatmap.ts";
import { paragraph } from "../../assets/components/draw/picture.ts";
import { poolLevels } from "../../assets/components/draw/pool.ts";
import { svgOf } from "../../assets/components/draw/svg.ts";
import { themeOf } from "../../assets/components/draw/theme.ts";
import { document } from "./dom.ts";

const theme = themeOf(document.body as any);
const room = { width: 600, height: 500, cell: 60, letters: 14 };

const square = (size: number, label = "x") => ({ rows: Array(size).fill(label), columns: Array(size).fill(label) });

test("a map stays within its room, with whole pixels, and numbers that never run together", () => {
  for (const size of [1, 5, 8, 12, 20, 40, 80, 256]) {
    const { width, height, cellWidth, cellHeight, numbers } = layoutOf(square(size), room, theme);
    assert.ok(width <= room.width && height <= room.height, `${size} tokens`);
    if (cellWidth >= 4) assert.ok(Number.isInteger(cellWidth) && Number.isInteger(cellHeight));
    assert.ok(numbers * 0.6 * 3 <= cellWidth, `${size} tokens`); // "100" in figures 0.6 em wide
    assert.equal(numbers > 0, size <= 20);
  }
});

test("labels that would touch are thinned out, and what is lit keeps its own", () => {
  assert.deepEqual(roomy(6, 20, 17, []), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(roomy(8, 8, 17, []), [0, 3, 6]);
  assert.deepEqual(roomy(8, 8, 17, [4]), [0, 4]);
});

test("a point is in the cell that is drawn there", () => {
  const layout = layoutOf(square(4), room, theme);
  const { left, top, cellWidth, cellHeight } = layout;
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1)
      assert.deepEqual(cellAt(layout, left + (column + 0.5) * cellWidth, top + (row + 0.5) * cellHeight), { row, column });
  assert.deepEqual(cellAt(layout, left / 2, top + 1), { row: 0, column: -1 });
  assert.deepEqual(cellAt(layout, left + 1, top / 2), { row: -1, column: 0 });
  assert.equal(cellAt(layout, left + 4 * cellWidth + 1, top + 1), null);
});

test("with fewer pixels than cells the strongest of those that share one is seen", () => {
  const levels = new Uint8Array(80 * 80);
  for (let row = 0; row < 80; row += 1) levels[row * 80 + 41] = 200; // one column
  levels[79 * 80 + 79] = 255;
  const found = poolLevels(levels, [80, 80], [50, 32]);
  assert.equal(found.length, 50 * 32);
  for (let row = 0; row < 50; row += 1)
    assert.deepEqual([...found.subarray(row * 32, row * 32 + 32)].flatMap((level, column) => (level ? [[column, level]] : [])), row < 49 ? [[16, 200]] : [[16, 200], [31, 255]]);
  assert.deepEqual([...poolLevels(Uint8Array.of(128, 20, 140, 128), [2, 2], [1, 1], true)], [20]); // 128 is 0 there
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

test("a token of strangers stays text, and the file stays sound", () => {
  const hostile = ["</text><script>alert(1)</script>", '"&amp;\0\x07', "\uD800", "מילה"];
  const { width, height, draw } = paragraph(hostile.join(" "), 10_000, { size: 14, fill: "#000" }, theme);
  const svg = svgOf(width, height, theme, (surface) => draw(surface, 0, 0));
  assert.ok(!svg.includes("<script") && !/[\0-\x08]/.test(svg) && svg.isWellFormed());
  assert.ok(svg.includes("&lt;script&gt;") && svg.includes("&amp;amp;") && svg.includes("מילה"));
});
