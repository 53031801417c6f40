// An alignment: its strongest lines, the words on it, the places of its words, and its picture.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { layoutOf, movesFrom, pathOf } from "../../assets/components/views/alignment/layout.ts";
import { alignmentOf, findStanding, type Sent } from "../../assets/components/views/alignment/links.ts";
import { sentenceOf } from "../../assets/components/views/alignment/words.ts";
import { plain } from "../../assets/components/words/parts.ts";
import { measureByHand, theme } from "./drawn.ts";

before(() => measureByHand((font) => Number(/([\d.]+)px/.exec(font)?.[1]) / 2));

/** Rows look: "los" at "the", "rojos" at "red", and the full stop mostly at start and end. */
const aligned = (others: Partial<Sent> = {}) =>
  alignmentOf({
    name: "", id: "", source: ["the", "red", "the"], target: ["los", "rojos", "."], directions: { source: "ltr", target: "ltr" }, least: 0, caption: "", layer: 0, gold: [[0, 0], [2, 1]],
    weights: Float32Array.of(0.75, 0.125, 0.0625, 0.25, 0.5, 0.25, 0.25, 0, 0), ...others,
  });

test("the strongest line of each word lies on top, but not where start and end outweigh it", () => {
  const { lines } = aligned();
  const ends = (kind: string) => lines.filter((line) => line.kind === kind).map(({ source, target }) => [source.index, target.index]);
  assert.deepEqual(ends("best"), [[1, 1], [0, 0]]);
  assert.ok(ends("other").some(([, target]) => target === 2));
  assert.deepEqual(lines.filter(({ kind }) => kind === "gold").map(({ met }) => met), [true, false]);
  assert.deepEqual(lines.map(({ kind }) => kind).join(" "), "other other other other other best best gold gold");
});

test("pointing leaves the lines of one word, with the weights of its links", () => {
  const { words } = aligned();
  const alignment = aligned();
  const [los] = alignment.words.target;
  const { lines, lit, shares } = findStanding(alignment, 0.1, los);
  assert.deepEqual(lines.map(({ source, kind }) => [source.index, kind]), [[1, "other"], [0, "best"], [0, "gold"]]);
  assert.deepEqual([...lit].map(({ id }) => id), ["target 0", "source 1", "source 0"]);
  assert.deepEqual([...shares.values()], [0.75, 0.125, 0.0625]);
  assert.equal(findStanding(alignment, 0.3, null).lines.filter(({ kind }) => kind === "other").length, 0);
  assert.equal(words.source[0].repeated, true);
});

test("a word is told with what it looks at, and what start and end have", () => {
  const alignment = aligned();
  const said = (side: "source" | "target", index: number) => plain(sentenceOf(alignment, alignment.words[side][index], 3)).replace(/[\u2068\u2069]/g, "").replaceAll("\u00A0", " ");
  assert.equal(said("target", 0), "“los” looks at “the” no. 1 (75 %), “red” (13 %), “the” no. 3 (6 %), start and end 6 %");
  assert.equal(said("source", 1), "“red” is looked at most by “rojos” (50 %), “los” (13 %)");
});

test("words stand in their reading direction, and a line ends at both", () => {
  for (const room of [300, 900]) {
    const alignment = aligned({ directions: { source: "rtl", target: "ltr" } });
    const layout = layoutOf(alignment, room, theme);
    const [source, target] = [alignment.words.source, alignment.words.target].map((words) => words.map((word) => layout.places.get(word)?.x ?? NaN));
    assert.deepEqual(source.toSorted((one, other) => other - one), source);
    assert.deepEqual(target.toSorted((one, other) => one - other), target);
    assert.ok(layout.width >= room);
    const ends = [alignment.lines[0].source, alignment.lines[0].target].map((word) => layout.places.get(word)?.x ?? NaN);
    assert.ok(pathOf(layout, alignment.lines[0]).startsWith(`M${ends[0]} 0C`) && pathOf(layout, alignment.lines[0]).endsWith(`${ends[1]} ${layout.links}`));
    const moves = movesFrom(alignment, layout, alignment.words.source[0]);
    assert.equal(moves.ArrowLeft(), alignment.words.source[1]); // it runs to the left
    assert.equal(moves.ArrowRight(), alignment.words.source[0]);
    assert.equal(moves.ArrowDown(), alignment.words.target[2]);
  }
});

test("a longer text is written closer and smaller while that makes it fit, and scrolls then", () => {
  const laid = (count: number, room: number) => layoutOf(aligned({ source: Array(count).fill("letters"), target: ["x"], weights: new Float32Array(), gold: null }), room, theme);
  const sizes = [4, 10, 14, 40].map((count) => [laid(count, 1000).letters, laid(count, 1000).width <= 1000]);
  assert.deepEqual(sizes, [[20, true], [17, true], [15, true], [15, false]]);
  assert.deepEqual([laid(4, 380), laid(6, 380), laid(9, 380)].map(({ letters, width }) => [letters, width <= 380]), [[17, true], [15, true], [15, false]]);
});
