// An alignment: the lines of a word and their weights, what is said of it, and its keys.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { layoutOf, movesFrom } from "../../assets/components/views/alignment/layout.ts";
import { alignmentOf, findStanding, type Sent } from "../../assets/components/views/alignment/links.ts";
import { sentenceOf } from "../../assets/components/views/alignment/words.ts";
import { plain } from "../../assets/components/words/parts.ts";
import { all, drawn, hover, press, takeDown, texts } from "./dom.ts";
import { theme } from "./drawn.ts";
import { shown } from "./shown.ts";

afterEach(takeDown);

/** Rows look: "los" at "the", "rojos" at "red", and the full stop mostly at start and end. */
const aligned = (others: Partial<Sent> = {}) =>
  alignmentOf({
    name: "", id: "", source: ["the", "red", "the"], target: ["los", "rojos", "."], directions: { source: "ltr", target: "ltr" }, least: 0, caption: "", layer: 0, gold: [[0, 0], [2, 1]],
    weights: Float32Array.of(0.75, 0.125, 0.0625, 0.25, 0.5, 0.25, 0.25, 0, 0), ...others,
  });

test("pointing leaves the lines of one word, with the weights of its links", () => {
  const alignment = aligned();
  const { lines, lit, shares } = findStanding(alignment, 0.1, alignment.words.target[0]);
  assert.deepEqual(lines.map(({ source, kind }) => [source.index, kind]), [[1, "other"], [0, "best"], [0, "gold"]]);
  assert.deepEqual([...lit].map(({ id }) => id), ["target 0", "source 1", "source 0"]);
  assert.deepEqual([...shares.values()], [0.75, 0.125, 0.0625]);
});

test("a word is told with what it looks at, and what start and end have", () => {
  const alignment = aligned();
  const said = (side: "source" | "target", index: number) => plain(sentenceOf(alignment, alignment.words[side][index], 3)).replace(/[\u2068\u2069]/g, "").replaceAll("\u00A0", " ");
  assert.equal(said("target", 0), "“los” looks at “the” no. 1 (75 %), “red” (13 %), “the” no. 3 (6 %), start and end 6 %");
  assert.equal(said("source", 1), "“red” is looked at most by “rojos” (50 %), “los” (13 %)");
});

test("keys follow a text that runs from right to left", () => {
  const alignment = aligned({ directions: { source: "rtl", target: "ltr" } });
  const moves = movesFrom(alignment, layoutOf(alignment, 900, theme), alignment.words.source[0]);
  assert.equal(moves.ArrowLeft(), alignment.words.source[1]);
  assert.equal(moves.ArrowDown(), alignment.words.target[2]);
});

test("words are pointed at, and walked along both sides of the lines", async () => {
  const { root, sent, focused, textAt } = await shown("alignment", "alignment?model=english-spanish&text=The+red+cars+are+new.");
  const items = (side: string) => all(root, `.${side} .item`);
  const lines = all(root, "path.best").length;
  await hover(items("source")[2], "pointerover");
  assert.match(textAt(".line"), /“cars” is looked at most by “coches”/);
  assert.match(texts(root, ".target .number").join(), /\d %/);
  await hover(root.querySelector(".sheet"), "pointerleave");
  assert.deepEqual([textAt(".line"), all(root, "path.best").length, sent], ["", lines, []]);
  items("source")[0].focus();
  await drawn();
  for (const [key, side, at] of [["ArrowRight", "source", 1], ["End", "source", 5], ["ArrowDown", "target", 5], ["Home", "target", 0], ["ArrowUp", "source", 0]] as const) {
    await press(key, focused());
    assert.equal(focused(), items(side)[at], key);
  }
  assert.equal(all(root, "[tabindex='0']").length, 2);
  await press("Escape", focused());
  assert.equal(textAt(".line"), "");
});
