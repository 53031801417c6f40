// The tree of a beam search: the places of its nodes, the words on them, and its picture.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { chipWidths, layoutOf, } from "../../assets/components/views/beams/layout.ts";
import { movesFrom, type Sent, treeOf, unpackSearch } from "../../assets/components/views/beams/tree.ts";
import { sentenceOf } from "../../assets/components/views/beams/words.ts";
import { plain } from "../../assets/components/words/parts.ts";
import { measureByHand, theme } from "./drawn.ts";
import { packed } from "./packed.ts";

before(() => measureByHand());

const node = (id: number, parent: number | null, depth: number, nats: number, others: Partial<Sent> = {}): Sent => ({ id, parent, depth, token: "a", text: "a", log_probability: nats, score: nats, kept: true, finished: false, winner: false, ...others });

/** Width 2: one node is dropped at step 1; at step 2 one has ended and won. */
const tree = treeOf([
  node(0, null, 0, 0, { token: "<s>", winner: true }),
  node(2, 0, 1, -0.5, { token: "<b>", text: "<b>", winner: true }), node(1, 0, 1, -2), node(3, 0, 1, -3, { kept: false, token: "c" }),
  node(4, 2, 2, -0.6, { token: "</s>", text: "<b>", finished: true, score: -0.55, winner: true }), node(5, 2, 2, -2.5, { token: "שלום" }), node(6, 1, 2, -2.75),
], 2);
const [start, best, second, dropped, end] = tree.nodes;
const placed = (room = 600, all = true) => layoutOf(tree, chipWidths(tree, theme), room, all);

test("a selection alone is no other tree", () => {
  const sent = (host: object, token = "a") => unpackSearch(packed({ nodes: [node(0, null, 0, 0, { token })], width: 2 }, host));
  const [before, after] = [sent({ selected: null }), sent({ selected: 5 })];
  assert.deepEqual([before.selected, after.selected, after.width, after.nodes[0].token], [null, 5, 2, "a"]);
  assert.equal(before.id, after.id);
  assert.notEqual(before.id, sent({}, "b").id);
});

test("no two nodes overlap, and the dropped ones stand below the cut", () => {
  const { places, cut } = placed();
  for (const [one, { x, y, width }] of places)
    for (const [other, at] of places)
      if (one !== other && one.depth === other.depth) assert.ok(Math.abs(y - at.y) >= 20);
      else if (one.depth < other.depth) assert.ok(x + width < at.x);
  assert.ok((places.get(dropped)?.y ?? 0) > cut && (places.get(second)?.y ?? 0) < cut);
});

test("showing the dropped ones moves nothing sideways or up", () => {
  const [all, kept] = [placed(), placed(600, false)];
  for (const one of tree.nodes) assert.deepEqual(all.places.get(one), kept.places.get(one));
  assert.ok(kept.height < all.height && kept.width === all.width);
});

test("keys lead along branches and steps, past what is hidden", () => {
  const seen = (one: typeof start) => one.kept;
  assert.equal(movesFrom(tree, start, seen).ArrowRight(), best);
  assert.equal(movesFrom(tree, second, seen).ArrowDown(), undefined);
  assert.equal(movesFrom(tree, second, () => true).ArrowDown(), dropped);
  assert.equal(movesFrom(tree, second, seen).End(), end);
  assert.equal(movesFrom(tree, end, seen).ArrowLeft(), best);
});

test("a node is told with its probability, its place and its end", () => {
  const said = (one: typeof start) => plain(sentenceOf(tree, one)).replace(/[\u2068\u2069]/g, "");
  assert.equal(said(start), "Start: nothing is written yet.");
  assert.equal(said(end), "“<b>”. Step 2 writes “</s>” with 90 %; everything so far has 54.9 %, log-probability −0.600. Kept: among the 2 best finished ones. Finished with score −0.550. The winner’s path.");
  // Two are still unfinished beside it, as many as the beam is wide.
  assert.match(said(tree.nodes[5]), /Kept: number 1 of the 2 unfinished ones of this step\.$/);
  assert.match(said(dropped), /Dropped: outside the best 2, 1\.00 behind the last of them\.$/);
});
