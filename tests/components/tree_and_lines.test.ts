// The tree of a beam search and the lines of an alignment, mounted: pointed at, walked by keys, tapped, opened.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { alignmentOf, linksOf, unpackLines } from "../../assets/components/views/alignment/links.ts";
import { sentenceOf as toldOfWord } from "../../assets/components/views/alignment/words.ts";
import { pathTo, treeOf, unpackSearch } from "../../assets/components/views/beams/tree.ts";
import { sentenceOf } from "../../assets/components/views/beams/words.ts";
import { percent } from "../../assets/components/words/numbers.ts";
import { plain } from "../../assets/components/words/parts.ts";
import { all, button, click, drawn, fire, hover, location, mount, open, press, takeDown, tap, textOf, texts } from "./dom.ts";
import { packageOf, viewOf } from "./golden.ts";


afterEach(takeDown);

async function shown(component: string, link: string, host: object = {}) {
  const view = viewOf(component, link);
  const content = packageOf({ ...view, host: { ...view.host, ...host } });
  open(view.opens);
  const one = mount(component, content);
  await drawn();
  return { ...one, content, sheet: one.root.querySelector(".sheet") };
}

async function treeShown(link: string = "decoding?model=reverse-letters&text=attentionlab", host: object = { openable: true, selected: null }) {
  const one = await shown("beams", link, host);
  const search = unpackSearch(one.content);
  const tree = treeOf(search.nodes, search.width);
  const chip = (node: { id: number }) => one.root.querySelector(`.node[data-id='${node.id}']`);
  const lit = () => all(one.root, ".node.lit").map((node) => Number(node.dataset.id)).sort((a, b) => a - b);
  return { ...one, tree, chip, lit, line: () => textOf(one.root.querySelector(".line")), focused: () => one.root.getRootNode().activeElement };
}

const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ").trim();

test("the winner is lit, and kept nodes stand in the order of their rank", async () => {
  const { root, tree } = await treeShown();
  const winners = tree.nodes.filter(({ winner }) => winner);
  assert.deepEqual(all(root, ".node.winner").map((one) => Number(one.dataset.id)), winners.map(({ id }) => id));
  assert.equal(root.querySelector("path.winner").getAttribute("d").match(/M/g).length, winners.length - 1);
  all(root, ".column").forEach((column, step) => {
    const kept = tree.columns[step].filter(({ kept }) => kept);
    const ranks = kept.map(({ log_probability }) => log_probability);
    assert.deepEqual(ranks, ranks.toSorted((one, other) => other - one));
    const tops = all(column, ".node.kept").map((one) => Number.parseFloat(one.style.top));
    assert.deepEqual(tops, [...new Set(tops)].sort((a, b) => a - b));
  });
  assert.ok(all(root, ".node").every((node) => !node.querySelector("img, script")));
});

test("pointing lights the path of a branch, tells it, and asks the server nothing", async () => {
  const { root, tree, chip, lit, line, sent } = await treeShown();
  assert.equal(line(), "");
  for (const node of tree.nodes.filter(({ kept, depth }) => kept && (depth === 3 || depth === 7))) {
    await hover(chip(node), "pointerover");
    assert.equal(line(), bare(plain(sentenceOf(tree, node))));
    assert.deepEqual(lit(), pathTo(node).map(({ id }) => id).sort((a, b) => a - b));
    assert.equal(root.querySelector("path.lit").getAttribute("d").match(/M/g).length, node.depth);
  }
  await hover(root.querySelector(".sheet"), "pointerleave");
  assert.equal(line(), "");
  assert.deepEqual([lit(), sent], [[], []]);
});

test("the switch shows dropped branches, with the reason; a small tree shows them at once", async () => {
  const { root, tree, chip, line } = await treeShown();
  const sheet = root.querySelector(".sheet");
  assert.ok(sheet.classList.contains("kept-only"));
  const turn = root.querySelector("[role=switch]");
  turn.checked = true;
  await fire(turn, "change");
  assert.ok(!sheet.classList.contains("kept-only"));
  assert.equal(textOf(root.querySelector("div.cut")), "dropped: outside the best 4");
  const dropped = tree.nodes.find(({ kept, depth, finished }) => !kept && depth === 5 && !finished);
  await hover(chip(dropped as any), "pointerover");
  assert.match(line(), /Dropped: outside the best 4, [\d.]+ behind the last of them\./);
  const { root: small } = await treeShown("decoding?model=reverse-letters&text=abc&strategy=beam&width_of_beam=2");
  assert.ok(!small.querySelector(".sheet").classList.contains("kept-only"));
});

test("keys walk the tree, with one stop of the Tab key, and open", async () => {
  const { root, tree, chip, focused, sent } = await treeShown();
  const winners = tree.nodes.filter(({ winner }) => winner);
  const second = tree.columns[1][1];
  chip(winners[0]).focus();
  await drawn();
  for (const [key, node] of [
    ["ArrowLeft", winners[0]], ["ArrowRight", winners[1]], ["ArrowDown", second], ["ArrowUp", winners[1]], ["End", winners.at(-1)],
    ["ArrowRight", winners.at(-1)], ["ArrowLeft", winners.at(-2)], ["Home", winners[0]],
  ] as any[]) {
    await press(key, focused());
    assert.equal(focused(), chip(node), key);
    assert.equal(focused().getAttribute("tabindex"), "0");
    assert.equal(all(root, ".node[tabindex='0']").length, 1);
  }
  await press("ArrowRight", focused());
  await press("ArrowDown", focused());
  await click(focused()); // as Enter does
  assert.deepEqual(sent, [["opened", second.id]]);
  assert.match(location.href, new RegExp(`node=${second.id}`));
  assert.equal(focused(), chip(second));
  assert.match(chip(second).getAttribute("aria-label"), /Kept: number 2 of the 4 unfinished ones/);
});

test("what is opened keeps its ring, the winner is the way back, and a finger points before it opens", async () => {
  const one = await treeShown();
  const node = one.tree.nodes.find(({ depth, kept, winner }) => depth === 4 && kept && !winner) as any;
  await tap(one.chip(node));
  assert.deepEqual(one.sent, []);
  await tap(one.chip(node));
  assert.deepEqual(one.sent, [["opened", node.id]]);
  const after = await treeShown(undefined, { openable: true, selected: node.id });
  assert.equal(after.chip(node).getAttribute("aria-current"), "true");
  assert.ok(after.line().includes(`“${node.text}”`));
  await click(button(after.root, "Back to the winner"));
  assert.deepEqual(after.sent, [["opened", after.tree.end.id]]);
  assert.equal(after.focused(), after.chip(after.tree.end));
  const still = await treeShown(undefined, { openable: false, selected: null });
  await click(all(still.root, ".node")[3]);
  assert.equal(all(still.root, ".pending, [aria-current]").length, 0);
  assert.deepEqual(still.sent, []);
});

const SENTENCE = "alignment?model=english-spanish&text=The+red+cars+are+new.";

async function linesShown() {
  const one = await shown("alignment", SENTENCE);
  const lines = alignmentOf(unpackLines(one.content));
  const items = (side: string) => all(one.root, `.${side} .item`);
  return { ...one, lines, items, line: () => textOf(one.root.querySelector(".line")), focused: () => one.root.getRootNode().activeElement };
}

test("pointing at a word leaves its own lines, with their weights", async () => {
  const { root, lines, items, line, sent } = await linesShown();
  const before = all(root, "path.best").length;
  for (const word of lines.words.target) {
    await hover(items("target")[word.index], "pointerover");
    assert.equal(line(), bare(plain(toldOfWord(lines, word, 3))));
    const links = linksOf(lines, word);
    const most = links.reduce((best, one) => (one.weight > best.weight ? one : best));
    assert.equal(texts(root, ".source .number")[most.other.index], percent(most.weight));
  }
  await hover(items("source")[2], "pointerover");
  assert.match(line(), /“cars” is looked at most by “coches”/);
  await hover(root.querySelector(".sheet"), "pointerleave");
  assert.equal(line(), "");
  assert.equal(all(root, "path.best").length, before);
  assert.deepEqual(sent, []);
});

test("keys walk along both sides of the lines", async () => {
  const { root, items, focused, line } = await linesShown();
  items("source")[0].focus();
  await drawn();
  for (const [key, side, at] of [["ArrowRight", "source", 1], ["End", "source", 5], ["ArrowDown", "target", 5], ["Home", "target", 0], ["ArrowLeft", "target", 0], ["ArrowUp", "source", 0]] as const) {
    await press(key, focused());
    assert.equal(focused(), items(side)[at], key);
  }
  assert.equal(all(root, "[tabindex='0']").length, 2);
  await press("Escape", focused());
  assert.equal(line(), "");
  assert.match(bare(items("target")[1].getAttribute("aria-label")), /^“coches” looks at “cars” \(\d+ %\)/);
});
