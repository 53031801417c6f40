// The places of a whole model's boxes: upwards in the order of computation, beside each other, within the room.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { layoutOf } from "../../assets/components/views/model/layout.ts";
import { describePart, isAbout, PAGES, pageAt, wayOf } from "../../assets/components/views/model/parts.ts";
import { type Box, unpackModel } from "../../assets/components/views/model/payload.ts";
import { layOutRotated } from "../../assets/components/views/model/rotated_layout.ts";
import { rowsOf, } from "../../assets/components/views/model/value.ts";
import { measureByHand, } from "./drawn.ts";
import { packed } from "./packed.ts";

before(() => measureByHand());

function box(name: string, role: Box["role"]) {
  const side = name.startsWith("encoder") ? "encoder" : "decoder";
  const kind = role !== "attention" ? "" : name.includes("cross") ? "cross" : side;
  const layer = name.match(/layers\.(\d+)/)?.[1];
  const value = { rows: 2, columns: 2, cells: Uint8Array.of(1, 128, 255, 128), shape: [2, 2], ends: ["−1", "1"], signed: role !== "attention" && role !== "softmax", blocked: kind === "decoder" ? Uint8Array.of(0, 1, 0, 0) : null, said: "" };
  return { name, role, title: `${role} of ${side}`, said: "", side, layer: layer === undefined ? null : Number(layer), kind, value };
}

function modelOf({ decoder, preNorm, layers }: {decoder: boolean, preNorm: boolean, layers: number}) {
  const stack = (side: string) => [
    box(`${side}.embedding`, "embedding"),
    ...Array.from({ length: layers }, (_, layer) => ["self_attention", ...(side === "decoder" ? ["cross_attention"] : []), "feed_forward"].flatMap((sublayer) => {
      const path = `${side}.layers.${layer}.${sublayer}`;
      const [norm, add] = [box(`${path}_norm`, "norm"), box(`${path}_residual`, "add")];
      const body = sublayer === "feed_forward" ? box(`${path}.hidden`, "feed-forward") : box(`${path}.weights`, "attention");
      return preNorm ? [norm, body, add] : [body, add, norm];
    })).flat(),
    box(`${side}.norm`, "norm"),
  ];
  const head = [box("logits", "linear"), box("probabilities", "softmax")].map((one) => ({ ...one, side: decoder ? "decoder" : "encoder" }));
  const boxes = [...stack("encoder"), ...(decoder ? stack("decoder") : []), ...head];
  return unpackModel(packed({ boxes, layers, source: ["<s>", "a"], target: decoder ? ["<s>", "<b>"] : [], written: ["<b>", "</s>"] }));
}

const VARIANTS = [true, false].flatMap((decoder) => [true, false].flatMap((preNorm) => [1, 3].map((layers) => ({ decoder, preNorm, layers }))));
const ROOMS = [[740, 640], [740, 420], [358, 520], [160, 200]];

test("the boxes of one layer stand upwards in their order, and none touches another or the edge", () => {
  for (const variant of VARIANTS)
    for (const [width, height] of ROOMS) {
      const layout = layoutOf(modelOf(variant), { layer: variant.layers - 1, width, height });
      assert.ok(layout.width <= width + 1, `${layout.width} of ${width}`);
      const of = (side: string) => layout.boxes.filter(({ box: one }) => one.side === side);
      for (const column of [of("encoder"), of("decoder")])
        column.forEach((placed, i) => {
          assert.ok(placed.left >= 0 && placed.left + placed.width <= layout.width && placed.top >= 0 && placed.top + placed.height <= layout.height);
          if (i) assert.ok(placed.top + placed.height < column[i - 1].top, `${placed.box.name} above ${column[i - 1].box.name}`);
        });
      if (variant.decoder) assert.ok(Math.max(...of("encoder").map((one) => one.left + one.width)) < Math.min(...of("decoder").map((one) => one.left)));
      assert.deepEqual([...new Set(layout.boxes.map(({ box: one }) => one.layer))].filter((one) => one !== null), [variant.layers - 1]);
    }
});

test("something flows past each sublayer, and from the encoder to the cross-attention", () => {
  for (const variant of VARIANTS) {
    const layout = layoutOf(modelOf(variant), { layer: 0, width: 740, height: 640 });
    assert.equal(layout.lines.length, variant.decoder ? 5 : 2);
    for (const line of layout.lines) {
      const [, from, side, to, end] = line.match(/^M[\d.]+ ([\d.]+)H([\d.]+)V([\d.]+)H([\d.]+)$/) as RegExpMatchArray;
      assert.ok(Number(side) < Number(end), "it passes beside the boxes, not through them");
      const passed = layout.boxes.filter(({ top, height }) => top + height / 2 < Number(from) && top + height / 2 > Number(to));
      assert.ok(passed.some(({ box: one }) => one.role === "attention" || one.role === "feed-forward"));
      // Pre-norm: the norm stands inside of the branch; post-norm: it stands above the sum.
      const own = passed.filter(({ left }) => left === Number(end));
      assert.ok(own.length > 0);
      assert.equal(own.some(({ box: one }) => one.role === "norm"), variant.preNorm);
    }
    const cross = layout.boxes.find(({ box: one }) => one.kind === "cross");
    assert.equal(!!cross, variant.decoder);
    if (cross) assert.ok(layout.arrows.some((arrow) => arrow.endsWith(`V${cross.top + cross.height / 2}H${cross.left}`)));
  }
});

test("where the decoder looks, its rows say what is read and written there", () => {
  const model = modelOf(VARIANTS[0]);
  const rows = (name: string) => rowsOf(model, model.boxes.find((one) => one.name.endsWith(name)) as Box);
  assert.deepEqual(rows("cross_attention.weights"), ["<s> → <b>", "<b> → </s>"]);
  assert.deepEqual(rows("decoder.layers.0.self_attention.weights"), ["<s> → <b>", "<b> → </s>"]);
  assert.deepEqual(rows("encoder.layers.0.self_attention.weights"), model.source);
  assert.deepEqual(rows("decoder.embedding"), model.target);
  const spaced = { ...model, target: ["a", " "], written: [" ", "b"] };
  assert.deepEqual(rowsOf(spaced, model.boxes.find(({ name }) => name.endsWith("cross_attention.weights")) as Box), ["a → ␣", "␣ → b"]);
});

test("laid on its side it is as low as the bar of pages, its boxes from left to right, and no line leaves it", () => {
  for (const variant of VARIANTS) {
    const outline = { boxes: modelOf(variant).boxes.filter(({ layer }) => !layer), layers: variant.layers };
    const { boxes, frames, lines, arrows, width, height } = layOutRotated(outline);
    assert.ok(width >= 160 && width <= 260 && height <= 60, `${width} × ${height}`);
    for (const side of ["encoder", "decoder"]) {
      const row = boxes.filter(({ box: one }) => one.side === side);
      row.forEach((one, i) => {
        assert.ok(one.left >= 0 && one.left + one.width <= width && one.top >= 0 && one.top + one.height <= height);
        if (i) assert.ok(one.left > row[i - 1].left + row[i - 1].width, `${one.box.name} follows`);
        if (PAGES[one.box.role]) assert.ok(one.width + 3 >= 24 && one.height + 10 >= 24, "with half of the gaps it can be met");
      });
    }
    const sides = frames.map(({ top, height: high }) => [top, top + high]);
    if (variant.decoder) assert.ok(sides[0][1] < sides[1][0], "the encoder lies above");
    for (const [, letter, one, other] of [...lines, ...arrows].flatMap((path) => [...path.matchAll(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g)])) {
      const [x, y] = letter === "M" ? [one, other] : letter === "H" ? [one, 0] : [0, one];
      assert.ok(Number(x) >= 0 && Number(x) <= width && Number(y) >= 0 && Number(y) <= height, `${letter}${one}`);
    }
  }
});

test("each page is about the parts that it explains, and each part leads to its page", () => {
  const { boxes, layers } = modelOf(VARIANTS[0]);
  for (const one of boxes) if (one.kind === "decoder") one.title = "Masked self-attention";
  const here = (page: string, kind: "cross" | "encoder") => boxes.filter((one) => isAbout(page, one, kind) && !one.layer).map(({ name }) => name);
  assert.deepEqual(here("heads", "encoder"), ["encoder.layers.0.self_attention.weights"]);
  assert.deepEqual(here("one_head", "cross"), ["decoder.layers.0.cross_attention.weights"]);
  assert.deepEqual(here("words", "encoder"), ["decoder.layers.0.cross_attention.weights"]);
  assert.deepEqual(here("positions_and_masks", "cross"), ["decoder.layers.0.self_attention.weights"]);
  const at = (address: string) => pageAt(new URL(address, "http://lab/") as unknown as Location);
  assert.deepEqual([at("inside?shows=One+head"), at("inside"), at("?show=Heads"), at("?shows=One+head")], ["one_head", "inside", "heads", ""]);
  assert.deepEqual(here("steps", "cross"), ["logits", "probabilities"]);
  assert.equal(here("what_if", "cross").length, 3);
  assert.equal(here("", "cross").length, boxes.filter(({ layer }) => !layer).length);
  const cross = boxes.find(({ kind }) => kind === "cross") ?? null;
  assert.deepEqual(wayOf(cross, 1), { page: "heads", kind: "cross", layer: 1 });
  assert.deepEqual(wayOf(boxes[0], 1), { page: "one_head", kind: "encoder", layer: 0 }, "it is what the first layer gets");
  assert.deepEqual(wayOf(null, 1), { page: "inside", kind: "", layer: 1 });
  const said = (page: string, part = cross) => describePart(part, { page, layer: 1, layers });
  assert.equal(said("positions_and_masks"), "attention of decoder, decoder: open “Heads”");
  assert.deepEqual(wayOf(cross, null), { page: "heads", kind: "cross", layer: null }, "which layer is chosen stays");
  assert.equal(said("one_head"), `attention of decoder, decoder, layer 2 of ${layers}: show it`);
  assert.deepEqual([describePart(null, { page: "", layer: 0, layers }), describePart(null, { page: "inside", layer: 0, layers })], ["The whole model: open it", "The whole model: this page"]);
});
