// The tree of a beam search: pointed at, walked by keys, tapped and opened.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { pathTo, treeOf, unpackSearch } from "../../assets/components/views/beams/tree.ts";
import { all, button, click, drawn, fire, hover, location, press, takeDown, tap } from "./dom.ts";
import { shown } from "./shown.ts";

afterEach(takeDown);

async function treeShown(link: string = "decoding?model=reverse-letters&text=attentionlab", host: object = { openable: true, selected: null }) {
  const one = await shown("beams", link, { host });
  const search = unpackSearch(one.content);
  const tree = treeOf(search.nodes, search.width);
  const chip = (node: { id: number }) => one.root.querySelector(`.node[data-id='${node.id}']`);
  return { ...one, tree, chip, line: () => one.textAt(".line"), winners: tree.nodes.filter(({ winner }) => winner) };
}

test("pointing lights the path of a branch, tells it, and asks the server nothing", async () => {
  const { root, tree, chip, line, sent } = await treeShown();
  const lit = () => all(root, ".node.lit").map((node) => Number(node.dataset.id)).sort((a, b) => a - b);
  for (const node of tree.nodes.filter(({ kept, depth }) => kept && depth === 7)) {
    await hover(chip(node), "pointerover");
    assert.match(line(), /Step 7 writes /);
    assert.deepEqual(lit(), pathTo(node).map(({ id }) => id).sort((a, b) => a - b));
    assert.equal(root.querySelector("path.lit").getAttribute("d").match(/M/g).length, node.depth);
  }
  await hover(root.querySelector(".sheet"), "pointerleave");
  assert.deepEqual([line(), lit(), sent], ["", [], []]);
});

test("the switch shows dropped branches, with the reason; a small tree shows them at once", async () => {
  const { root, tree, chip, line } = await treeShown();
  const isHidden = (within: any) => within.querySelector(".sheet").classList.contains("kept-only");
  assert.ok(isHidden(root));
  const turn = root.querySelector("[role=switch]");
  turn.checked = true;
  await fire(turn, "change");
  assert.ok(!isHidden(root));
  await hover(chip(tree.nodes.find(({ kept, finished }) => !kept && !finished) as any), "pointerover");
  assert.match(line(), /Dropped: outside the best 4, [\d.]+ behind the last of them\./);
  assert.ok(!isHidden((await treeShown("decoding?model=reverse-letters&text=abc&strategy=beam&width_of_beam=2")).root));
});

test("keys walk the tree, with one stop of the Tab key, and open", async () => {
  const { root, tree, winners, chip, focused, sent } = await treeShown();
  const second = tree.columns[1][1];
  const kept = tree.columns[2].filter((node) => node.kept);
  chip(winners[0]).focus();
  await drawn();
  for (const [key, node] of [
    ["ArrowLeft", winners[0]], ["ArrowRight", winners[1]], ["ArrowDown", second], ["ArrowUp", winners[1]], ["End", winners.at(-1)],
    ["ArrowLeft", winners.at(-2)], ["Home", winners[0]], ["ArrowRight", winners[1]], ["ArrowRight", kept[0]],
    ...kept.slice(1).map((node) => ["ArrowDown", node]), ["ArrowDown", kept.at(-1)], // past it all are hidden
    ["Home", winners[0]], ["ArrowRight", winners[1]], ["ArrowDown", second],
  ] as any[]) {
    await press(key, focused());
    assert.equal(focused().dataset.id, String(node.id), key);
    assert.deepEqual(all(root, ".node[tabindex='0']").map((stop) => stop.dataset.id), [String(node.id)]);
  }
  await click(focused()); // as Enter does
  assert.deepEqual(sent, [["opened", second.id]]);
  assert.match(location.href, new RegExp(`node=${second.id}`));
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
  await click(button(after.root, "Back to the winner"));
  assert.deepEqual(after.sent, [["opened", after.tree.end.id]]);
  assert.equal(after.focused(), after.chip(after.tree.end));
});
