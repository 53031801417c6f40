// The whole model and its matrices mounted: a box is opened, a cell is pointed at by mouse, keys and finger, and chosen.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { all, choose, click, drawn, mount, open, press, room, takeDown, textOf, texts } from "./dom.ts";
import { packageOf, viewOf } from "./golden.ts";

afterEach(takeDown);

async function shown(component: string, link: string, host: object = {}) {
  const view = viewOf(component, link);
  open(view.opens);
  const one = mount(component, packageOf({ ...view, host: { ...view.host, ...host } }));
  await drawn();
  return { ...one, line: () => textOf(one.root.querySelector(".line") ?? one.root) };
}

const WEIGHTS = "inside_a_head?model=reverse-letters&text=abc&kind=cross&layer=2&head=2&stage=weights";

test("matrices are walked from cell to cell, told, and a cell is chosen where it may be", async () => {
  const { root, sent, line } = await shown("matrices", WEIGHTS);
  const strip = root.querySelector(".strip");
  assert.equal(line(), "");
  await press("ArrowRight", strip);
  const first = line();
  assert.notEqual(first, "");
  await press("ArrowDown", strip);
  assert.notEqual(line(), first);
  await press("ArrowUp", strip);
  assert.equal(line(), first);
  await press("Enter", strip);
  const { length } = sent;
  await press("Escape", strip);
  assert.equal(line(), "");
  const clickable = all(root, "canvas.clickable").length > 0;
  assert.equal(length, clickable ? 1 : 0);
});

test("on a phone what is multiplied is swiped by its formula, what stands side by side stands below each other", async () => {
  room.width = 390;
  const { root } = await shown("matrices", "inside_a_head?model=reverse-letters&text=abc&stage=scores");
  assert.ok(root.querySelector(".formula"));
  assert.ok(root.querySelector(".strip.swiped"));
  assert.equal(all(root, ".formula [aria-current]").length, 1);
  const { root: masks } = await shown("matrices", "masks?model=reverse-letters");
  assert.equal(masks.querySelector(".formula"), null);
  assert.ok(masks.querySelector(".strip.stacked"));
});

test("a box of the whole model opens its value, and says what it is", async () => {
  const { root } = await shown("wholeModel", "whole_model");
  const boxes = all(root, "button[aria-label]").filter((box) => /encoder|decoder/.test(box.getAttribute("aria-label")));
  assert.ok(boxes.length > 10);
  const names = boxes.map((box) => box.getAttribute("aria-label"));
  assert.ok(names.indexOf("Source embedding, encoder") < names.findIndex((name) => name.startsWith("Self-attention, encoder")));
  const box = boxes[names.findIndex((name) => name.startsWith("Self-attention, encoder"))];
  await click(box);
  assert.match(texts(root, ".open-box").join(), /Self-attention/);
  const focused = () => root.getRootNode().activeElement;
  boxes[0].focus();
  for (let at = 1; at < 4; at += 1) {
    await press("ArrowUp", focused());
    assert.equal(focused(), boxes[at]); // in the order of computation
  }
  assert.ok(texts(root, "h3, h2").includes(names[3]), names[3]);
});

test("a box that leads away tells its place, and with it what was chosen last", async () => {
  const { root, sent } = await shown("wholeModel", "whole_model");
  await choose(root, "Layer", "1");
  await click(all(root, "button[aria-label]").find((box) => box.getAttribute("aria-label").startsWith("Masked self-attention")));
  await click(root.querySelector(".open-box button"));
  const [event, { chosen, ...way }] = sent.at(-1) as [string, any];
  assert.deepEqual([event, way], ["opened", { page: "heads", kind: "decoder", layer: 0 }]);
  assert.ok(chosen.turn > 0);
  assert.deepEqual(chosen.query.layer, ["1"]);
});

test("the dialog of exports waits for its picture, and offers nothing till then", async () => {
  const one = mount("exporter", { figures: [{ key: "nowhere", png: "a.png", svg: "a.svg", about: { caption: "A map" } }], chosen: "nowhere" });
  await drawn();
  assert.equal(textOf(one.root.querySelector(".export .note")), "Taking the pictures …");
  assert.deepEqual(texts(one.root, ".formats button"), ["PNG", "SVG"]);
  assert.ok(all(one.root, "button").every((button) => button.disabled));
  assert.deepEqual(one.sent, []);
});
