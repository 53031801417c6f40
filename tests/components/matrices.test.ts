// Matrices side by side: unpacked, placed, lit, told and drawn.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { drawPanel } from "../../assets/components/views/matrices/drawing.ts";
import { arrangePanels } from "../../assets/components/views/matrices/layout.ts";
import { findOrigins } from "../../assets/components/views/matrices/moving.ts";
import type { Axis, Panel } from "../../assets/components/views/matrices/payload.ts";
import { panelPicture } from "../../assets/components/views/matrices/picture.ts";
import { findGoal, keepValid, litOf, type Pointed } from "../../assets/components/views/matrices/pointing.ts";
import { endsOf, sentenceOf } from "../../assets/components/views/matrices/words.ts";
import { plain } from "../../assets/components/words/parts.ts";
import { measureByHand, svgTextOf, theme } from "./drawn.ts";

before(() => measureByHand());

const axis = (id: number, labels: string[], more?: Partial<Axis>): Axis => ({ id, name: "", labels, part: "", isToken: false, prefix: "", ...more });
const tokens = axis(0, ["a", "b", "a"], { name: "token that looks", part: "query", isToken: true });
const dims = (id: number, count: number) => axis(id, Array.from({ length: count }, (_, i) => String(i + 1)), { prefix: "d_k " });

function panel(rows: Axis, columns: Axis, more?: Partial<Panel>): Panel {
  const values = Float32Array.from({ length: rows.labels.length * columns.labels.length }, (_, i) => i - 2);
  const levels = values.map((value) => 0.5 + value / 40);
  return {
    name: "one", title: "", sign: "", caption: "A caption.", said: "{row}, {column}", barred: "{row} may not look at {column}: blocked", rows, columns, values, levels,
    step: 0, blocked: null, scale: "signed", limit: 20, isOneSided: false, words: null, band: null, lit: [], isOff: false, isSquare: false, isMain: false, isClickable: false, ...more,
  };
}

const X = panel(tokens, dims(1, 4));
const W = panel(dims(1, 4), dims(2, 2), { sign: "·" });
const Q = panel(tokens, dims(2, 2), { sign: "=", isMain: true, isClickable: true });
const PRODUCT = [X, W, Q];

test("on a slide a matrix comes from its place before: that of its name, or of what had the same tokens", () => {
  const read = axis(5, ["c", "d"], { isToken: true });
  const [query, key, value] = ["Q", "K", "V"].map((title) => panel(tokens, dims(2, 2), { title }));
  const [scores, weights] = ["scores", "weights"].map((title) => panel(tokens, read, { title }));
  assert.deepEqual(findOrigins([X, W, query], [query, key, scores]), [2, -1, -1]);
  assert.deepEqual(findOrigins([query, key, scores], [weights, value]), [2, -1]);
  assert.deepEqual(findOrigins([scores], [weights, scores]), [-1, 0]);
  assert.deepEqual(findOrigins([query, query], [query, query, query]), [0, 1, -1]); // equal names are told apart
});

test("a scale of lengths begins at 0, also in its legend", () => {
  assert.deepEqual(endsOf(X), ["−20", "20"]);
  assert.deepEqual(endsOf({ ...X, isOneSided: true }), ["0", "20"]);
  assert.deepEqual(endsOf({ ...X, scale: "shares" }), ["0 %", "100 %"]);
});

test("bars are as long as their values, with the number at their end and no scale of colours", () => {
  const bars = panel(tokens, axis(6, ["p"]), { scale: "shares", isBars: true, values: Float32Array.of(0.9, 0.03, 0) });
  assert.equal(endsOf(bars), null);
  const [layout] = arrangePanels([bars], { width: 900, height: 400 }, theme).layouts;
  const svg = svgTextOf(panelPicture(bars, { row: -1, column: -1 }, theme).picture);
  const wide = [...svg.matchAll(/width="([\d.]+)"[^>]*fill="([^"]+)"/g)].filter(([, , fill]) => fill === theme.lines[0]).map(([, width]) => Number(width));
  assert.ok(Math.abs(wide[0] / wide[1] - 30) < 0.5, String(wide));
  assert.ok(wide[0] < layout.cellWidth && ["90\u00A0%", "3\u00A0%", "0\u00A0%"].every((share) => svg.includes(share)));
  const losses = { ...bars, scale: "signed" as const, limit: 2, isOneSided: true, values: Float32Array.of(1.019, 0.004, 12) };
  const told = svgTextOf(panelPicture(losses, { row: -1, column: -1 }, theme).picture);
  assert.ok(told.includes("1.02") && told.includes("12.0"));
});

test("what is pointed at lights in every matrix that has the same axis", () => {
  assert.deepEqual(litOf(PRODUCT, { panel: 2, row: 1, column: 0 }), [{ row: 1, column: -1 }, { row: -1, column: 0 }, { row: 1, column: 0 }]);
  assert.deepEqual(litOf(PRODUCT, { panel: 0, row: -1, column: 3 }), [{ row: -1, column: 3 }, { row: 3, column: -1 }, { row: -1, column: -1 }]);
  assert.deepEqual(litOf(PRODUCT, null), PRODUCT.map(() => ({ row: -1, column: -1 })));
  assert.equal(keepValid(PRODUCT, { panel: 2, row: 3, column: 0 }), null); // of a longer text
  assert.equal(keepValid([], { panel: 0, row: 0, column: 0 }), null);
});

test("the arrow keys come to every cell of every matrix, and no further", () => {
  assert.deepEqual(findGoal(PRODUCT, null, "ArrowDown"), { panel: 2, row: 0, column: 0 });
  let place = { panel: 0, row: 2, column: 0 } as Pointed;
  const walk = (key: string) => (place = findGoal(PRODUCT, place, key) as any);
  for (let i = 0; i < 4; i += 1) walk("ArrowRight");
  assert.deepEqual(place, { panel: 1, row: 2, column: 0 });
  for (let i = 0; i < 9; i += 1) walk("ArrowRight");
  assert.deepEqual(place, { panel: 2, row: 2, column: 1 });
  assert.deepEqual(walk("ArrowDown"), { panel: 2, row: 2, column: 1 });
  assert.deepEqual(walk("Home"), { panel: 2, row: 2, column: 0 });
  assert.deepEqual(walk("ArrowLeft"), { panel: 1, row: 2, column: 1 });
  assert.deepEqual(walk("ArrowUp"), { panel: 1, row: 1, column: 1 });
  assert.equal(findGoal(PRODUCT, place, "Escape"), null);
  assert.equal(findGoal(PRODUCT, null, "Escape"), undefined); // left to the page
  assert.equal(findGoal(PRODUCT, place, "Tab"), undefined);
});

test("matrices fit their room beside each other, or are swiped", () => {
  for (const width of [360, 800, 1376])
    for (const height of [170, 300, 520]) {
      const { layouts, swiped } = arrangePanels(PRODUCT, { width, height }, theme);
      const signs = swiped ? 0 : 2 * 36;
      if (!swiped) assert.ok(layouts.reduce((sum, one) => sum + one.width + 20, -20) + signs <= width, `${width}`);
      for (const layout of layouts) {
        assert.ok(layout.width <= width && layout.height <= height, `${width} × ${height}`);
        if (!swiped) assert.equal(layout.top, layouts[0].top);
      }
      assert.equal(swiped, width < 640);
    }
  const square = panel(tokens, axis(5, ["a", "b", "a"], { isToken: true }), { isSquare: true });
  const [{ cellWidth, cellHeight, numbers }] = arrangePanels([square], { width: 900, height: 400 }, theme).layouts;
  assert.equal(cellWidth, cellHeight);
  assert.ok(numbers > 9);
});

test("a sum of three wide matrices stands whole on a projector, and a small one beside a wide one can be read", () => {
  const wide = (more: Partial<Panel>) => panel(axis(0, Array(8).fill("sister"), { isToken: true }), dims(1, 192), more);
  const room = { width: 1144, height: 170 };
  const sum = arrangePanels([wide({}), wide({ sign: "+" }), wide({ sign: "=", isMain: true })], room, theme);
  assert.ok(!sum.swiped && sum.layouts.reduce((width, one) => width + one.width + 20, -20) + 2 * 36 <= room.width);
  assert.ok(sum.layouts.every(({ cellWidth }) => cellWidth === sum.layouts[0].cellWidth && cellWidth > 1));

  const places = axis(7, Array.from({ length: 8 }, (_, i) => String(i)));
  const alike = panel(places, { ...places, id: 8 }, { isSquare: true });
  const [table, small] = arrangePanels([panel(places, dims(1, 192)), alike], { width: 1144, height: 300 }, theme).layouts;
  assert.ok(small.cellWidth >= 17 && table.left + 192 * table.cellWidth + 20 + small.width <= 1144);
  // If there is no room for that, nothing is pushed off the page.
  assert.ok(!arrangePanels(Array(3).fill([wide({}), alike]).flat(), { width: 1600, height: 300 }, theme).swiped);
});

test("the numbers of neighbouring cells never run together", () => {
  for (let width = 60; width < 1400; width += 60) {
    const [{ numbers, cellWidth, cellHeight }] = arrangePanels([X], { width, height: 300 }, theme).layouts;
    const widest = 8 * "−2.0".length; // at 14 pixels
    if (numbers) assert.ok((numbers / 14) * widest + 4 <= cellWidth && numbers <= cellHeight, `${width}`);
  }
  assert.ok(arrangePanels([X], { width: 900, height: 300 }, theme).layouts[0].numbers > 0);
});

test("a cell is said in words, with its value; a blocked one says so", () => {
  const said = (one: Panel, row: number, column: number) => plain(sentenceOf(one, row, column)).replace(/[\u2066-\u2069]/g, "");
  assert.equal(said(Q, 1, 1), "“b”, d_k 2: 1.000");
  const look = panel(tokens, axis(5, ["x", "y", "z"], { isToken: true }), {
    said: "{row} looks at {column}", scale: "shares", values: Float32Array.of(0.25, 0.75, 0, 1, 0, 0, 0.5, 0.5, 0), blocked: Uint8Array.of(0, 0, 1, 0, 1, 1, 0, 0, 1),
  });
  assert.equal(said(look, 0, 1), "“a” (no.\u00A01) looks at “y”: 75.00\u00A0%");
  assert.equal(said(look, 0, 2), "“a” (no.\u00A01) may not look at “z”: blocked");
  assert.equal(said(look, 0, -1), "Row “a” (no.\u00A01), largest: “y” 75.00\u00A0%, “x” 25.00\u00A0%");
  assert.equal(said(look, -1, 2), "Column “z”: every cell is blocked");
  assert.equal(said({ ...look, scale: "plain" }, -1, 1), "Column “y”: 2 of 3 are open");
  assert.equal(said({ ...Q, step: 0.01 }, 1, 1), "“b”, d_k 2: 1.00"); // no digits that did not come
});

test("a matrix to keep has its cells, rings, hatches and caption; one that is off is grey and says so", () => {
  const blocked = Uint8Array.from(Q.values, (_, i) => (i === 5 ? 1 : 0));
  const one = { ...Q, blocked, lit: [[1, 1]] as [number, number][], band: [0, 1] as [number, number] };
  const svg = svgTextOf(panelPicture(one, { row: 1, column: -1 }, theme).picture);
  assert.ok(svg.includes("url(#hatch)") && svg.includes("A") && svg.includes("caption.") && svg.includes(theme.lines[0]) && svg.includes(theme.query));
  const drawn = [] as string[];
  const surface = { rect() {}, cells() {}, hatch() {}, path() {}, text: (text: string) => void drawn.push(text) };
  const off = { ...Q, scale: "shares" as const, isOff: true };
  const [layout] = arrangePanels([off], { width: 600, height: 400 }, theme).layouts;
  drawPanel(surface, off, layout, { row: -1, column: -1 }, theme);
  assert.ok(drawn.includes("switched off") && !drawn.some((text) => /^\d+$/.test(text) && Number(text) > 2));
});

test("in a scene what is ringed stays, and the rest steps back", () => {
  const veiled = (lit: Panel["lit"], alone: boolean) => {
    const boxes: number[][] = [];
    const rect = (x: number, y: number, _wide: number, _high: number, look: { opacity?: number }) => void (look.opacity && boxes.push([x, y]));
    const panel = { ...Q, lit };
    const [layout] = arrangePanels([panel], { width: 600, height: 400 }, theme).layouts;
    drawPanel({ rect, cells() {}, hatch() {}, path() {}, text() {} }, panel, layout, { row: -1, column: -1, alone }, theme);
    return boxes.map(([x, y]) => [Math.round((y - layout.top) / layout.cellHeight), Math.round((x - layout.left) / layout.cellWidth)].join(" "));
  };
  const cells = Q.rows.labels.flatMap((_, row) => Q.columns.labels.map((_, column) => `${row} ${column}`));
  assert.deepEqual(veiled([[1, null]], true), cells.filter((cell) => !cell.startsWith("1 ")));
  assert.deepEqual(veiled([[1, 0]], true), cells.filter((cell) => cell !== "1 0"));
  assert.deepEqual(veiled([[1, 0]], false), []);
  assert.deepEqual(veiled([], true), []); // nothing is ringed
});
