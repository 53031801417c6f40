// The selection stands in the link as it always did, and gives way to the nearest if an example lacks it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fitSelection, inQuery, MOST_ROWS, queryOf, USUAL } from "../../assets/components/data/example/selection.ts";
import { anEncoderAlone, anExample } from "./fixture.ts";

test("what is as usual is left out of the link, what else is in it stays; a layer always stands there", () => {
  assert.equal(inQuery("?model=m&text=a+b&head=2", USUAL, null), "model=m&text=a+b&layer=1");
  assert.equal(inQuery("?rows=1&rows=2&x=1&x=2", { ...USUAL, rows: [4] }, null), "x=1&x=2&layer=1&rows=5");
});

test("what nobody chose is left out, but its tokens where somebody chose others", () => {
  const opened = { kind: "cross", layer: 1, head: "mean", tokens: "words" } as const;
  assert.deepEqual(queryOf({ ...USUAL, ...opened, step: 2 }, opened), { step: ["3"] });
  assert.deepEqual(queryOf({ ...USUAL, ...opened, tokens: "pieces" }, opened), { tokens: ["pieces"] });
});

test("each part stands in the link under its old name, counted from 1", () => {
  const selection = {
    ...USUAL, kind: "encoder", layer: 2, head: "mean", step: 4, tokens: "words", mute: true, view: "lines", present: true,
  } as const;
  assert.equal(
    inQuery("", { ...selection, rows: [1, 3], kinds: ["cross", "decoder"], layers: [0, 2], roles: ["mirror"], node: 32 }, null),
    "kind=encoder&layer=3&head=mean&step=5&rows=2&rows=4&tokens=words&mute=true&view=lines&present=true" +
      "&only_kinds=cross&only_kinds=decoder&only_layers=1&only_layers=3&only_roles=mirror&node=32",
  );
});

test("what an example lacks gives way to the nearest", () => {
  const example = anExample();
  const wild = { ...USUAL, kind: "sideways" as any, layer: 9, head: "7", step: 99, rows: [0, 3, 4, 50], kinds: ["x", "cross"], layers: [1, 5] };
  const { kind, layer, head, step, rows, kinds, layers } = fitSelection(wild, example);
  assert.deepEqual([kind, layer, head, step, rows, kinds, layers], ["cross", 1, "1", 3, [0, 3], ["cross"], [1]]);
  assert.deepEqual(fitSelection({ ...USUAL, tokens: "words", rows: [0, 2, 3] }, example).rows, [0, 2]);
  const long = { ...example.groups[0], pieces: { ...example.groups[0].pieces, rows: Array(20).fill("x") } };
  assert.equal(fitSelection({ ...USUAL, rows: Array.from({ length: 9 }, (_, row) => row) }, { ...example, groups: [long] }).rows.length, MOST_ROWS);
  const alone = fitSelection({ ...USUAL, kind: "cross", tokens: "words", step: 4 }, anEncoderAlone());
  assert.deepEqual([alone.kind, alone.tokens, alone.step], ["encoder", "pieces", 4]);
});
