// The whole model and its matrices: a box is opened and leads to its page, a cell is walked to and chosen.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { describePart, isAbout, PAGES, pageAt, wayOf } from "../../assets/components/views/model/parts.ts";
import { type Box, unpackModel } from "../../assets/components/views/model/payload.ts";
import { layOutRotated } from "../../assets/components/views/model/rotated_layout.ts";
import { rowsOf } from "../../assets/components/views/model/value.ts";
import { all, choose, click, press, room, takeDown, texts } from "./dom.ts";
import { packageOf, viewOf } from "./golden.ts";
import { shown } from "./shown.ts";

afterEach(takeDown);

const model = unpackModel(packageOf(viewOf("wholeModel", "whole_model")));
const first = model.boxes.filter(({ layer }) => !layer);

test("where the decoder looks, its rows say what is read and written there", () => {
  const rows = (name: string, one = model) => rowsOf(one, one.boxes.find((box) => box.name.endsWith(name)) as Box);
  assert.deepEqual(rows("cross_attention.weights", { ...model, target: ["a", " "], written: [" ", "b"] }), ["a → ␣", "␣ → b"]);
  assert.deepEqual(rows("encoder.layers.0.self_attention.weights"), model.source);
});

test("laid on its side it is as low as the bar of pages, its boxes from left to right, and no line leaves it", () => {
  const encoderAlone = first.filter(({ side, name }) => side === "encoder" || !name.includes(".")).map((one) => ({ ...one, side: "encoder" as const }));
  for (const parts of [first, encoderAlone]) {
    const { boxes, lines, arrows, width, height } = layOutRotated({ boxes: parts, layers: 3 });
    assert.ok(width >= 160 && width <= 260 && height <= 60, `${width} × ${height}`);
    for (const side of ["encoder", "decoder"]) {
      const row = boxes.filter(({ box: one }) => one.side === side);
      row.forEach((one, i) => {
        assert.ok(one.left >= 0 && one.left + one.width <= width && one.top >= 0 && one.top + one.height <= height);
        if (i) assert.ok(one.left > row[i - 1].left + row[i - 1].width, `${one.box.name} follows`);
        if (PAGES[one.box.role]) assert.ok(one.width + 3 >= 24 && one.height + 10 >= 24, "with half of the gaps it can be met");
      });
    }
    for (const [, letter, one, other] of [...lines, ...arrows].flatMap((path) => [...path.matchAll(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g)])) {
      const [x, y] = letter === "M" ? [one, other] : letter === "H" ? [one, 0] : [0, one];
      assert.ok(Number(x) >= 0 && Number(x) <= width && Number(y) >= 0 && Number(y) <= height, `${letter}${one}`);
    }
  }
});

test("each page is about the parts that it explains, and each part leads to its page", () => {
  const here = (page: string, kind: "cross" | "encoder") => first.filter((one) => isAbout(page, one, kind)).map(({ name }) => name);
  assert.deepEqual(here("heads", "encoder"), ["encoder.layers.0.self_attention.weights"]);
  assert.deepEqual(here("one_head", "cross"), ["decoder.layers.0.cross_attention.weights"]);
  assert.deepEqual(here("positions_and_masks", "cross").at(-1), "decoder.layers.0.self_attention.weights");
  assert.equal(here("", "cross").length, first.length);
  const at = (address: string) => pageAt(new URL(address, "http://lab/") as unknown as Location);
  assert.deepEqual([at("inside?shows=One+head"), at("inside"), at("?show=Heads"), at("?shows=One+head")], ["one_head", "inside", "heads", ""]);
  const cross = first.find(({ kind }) => kind === "cross") ?? null;
  assert.deepEqual(wayOf(cross, 1), { page: "heads", kind: "cross", layer: 1 });
  assert.deepEqual(wayOf(first[0], 1), { page: "one_head", kind: "encoder", layer: 0 }, "it is what the first layer gets");
  assert.match(describePart(cross, { page: "one_head", layer: 1, layers: 2 }), /, layer 2 of 2: show it$/);
});

test("matrices are walked from cell to cell, and told; on a phone a product is swiped by its formula, others are stacked", async () => {
  room.width = 390;
  const { root, textAt } = await shown("matrices", "inside_a_head?model=reverse-letters&text=abc&stage=scores");
  const said = [];
  for (const key of ["ArrowRight", "ArrowDown", "ArrowUp", "Escape"]) {
    await press(key, root.querySelector(".strip"));
    said.push(textAt(".line"));
  }
  assert.ok(said[0] && said[1] && said[0] !== said[1]);
  assert.deepEqual(said.slice(2), [said[0], ""]);
  assert.ok(root.querySelector(".strip.swiped"));
  assert.equal(all(root, ".formula [aria-current]").length, 1);
  const { root: masks } = await shown("matrices", "masks?model=reverse-letters");
  assert.ok(masks.querySelector(".strip.stacked") && !masks.querySelector(".formula"));
});

test("a box opens its value, says what it is, and leads away to its place", async () => {
  const { root, sent, focused } = await shown("wholeModel", "whole_model");
  await choose(root, "Layer", "1");
  const boxes = all(root, "button[aria-label]").filter((box) => /encoder|decoder/.test(box.getAttribute("aria-label")));
  boxes[0].focus();
  for (let at = 1; at < 4; at += 1) {
    await press("ArrowUp", focused());
    assert.equal(focused(), boxes[at]); // in the order of computation
  }
  await click(boxes.find((box) => box.getAttribute("aria-label").startsWith("Masked self-attention")));
  assert.match(texts(root, ".open-box").join(), /Masked self-attention/);
  await click(root.querySelector(".open-box button"));
  const [event, { chosen, ...way }] = sent.at(-1) as [string, any];
  assert.deepEqual([event, way, chosen.query.layer], ["opened", { page: "heads", kind: "decoder", layer: 0 }, ["1"]]);
});
