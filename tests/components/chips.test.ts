// The tokens of a step, and its sentence: tokens to come tell nothing, of equal shares one is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chipsOf, shareOf } from "../../assets/components/data/example/chips.ts";
import { NOTHING, pointedChip } from "../../assets/components/data/example/pointing.ts";
import { sentenceOf } from "../../assets/components/data/example/sentence.ts";
import { anExample } from "./fixture.ts";

const example = anExample();
const open = { kind: "cross", layer: 0, head: "1" };

test("tokens that come after the step are empty, whatever is pointed at", () => {
  for (const pointed of [NOTHING, pointedChip(example, "source", 1)]) {
    const { target } = chipsOf(example, open, 1, pointed, true);
    target.slice(3).forEach((chip) => assert.deepEqual([chip.state, chip.weight, shareOf(chip, target)], ["later", null, ""]));
    assert.ok(target.slice(0, 3).every(({ state }) => state !== "later") && target.length > 3);
  }
  assert.ok(chipsOf(example, open, 1, pointedChip(example, "source", 1), false).target.slice(3).some(({ weight }) => weight !== null));
});

test("the strongest is told however small it is, of equal ones the first", () => {
  const chips = [0, 0.00001, 0.00001].map((weight) => ({ token: "a", weight, rounded: false, state: "", lit: false }));
  assert.deepEqual(chips.map((chip) => shareOf(chip, chips)), ["", "<0.1 %", ""]);
});

test("the sentence of a step names the head that looks: of the attention to the source, whatever map is open", () => {
  const said = (changed: object) => String(sentenceOf(example, 1, { ...open, kind: "decoder", layer: 1, ...changed }).find((part) => String(part).includes("looks at")));
  assert.equal(said({ head: "2" }), ", head 2 of cross-attention layer 2 looks at ");
  assert.equal(said({ head: "max" }), ", the max of the heads of cross-attention layer 2 looks at ");
  assert.equal(said({ head: "rollout" }), ", the rollout of cross-attention layer 2 looks at ");
  const encoder = example.groups.filter(({ kind }) => kind === "encoder");
  const only = sentenceOf({ ...example, encoderOnly: true, groups: encoder }, 1, { ...open, kind: "encoder", layer: 0, head: "1" });
  assert.ok(only.includes(", looks at "), "the title of the open map names it");
  assert.equal(said({ kind: "cross", head: "2" }), ", looks at ");
});

test("where the encoder's map is open, the sentence of a step says that it stays the same", () => {
  const said = (kind: string) => String(sentenceOf(example, 1, { ...open, kind }).at(-1));
  assert.ok(said("encoder").endsWith("The encoder's map is the same at every step."));
  assert.ok(!said("cross").includes("same") && !said("decoder").includes("same"));
  assert.ok(!String(sentenceOf({ ...example, encoderOnly: true, groups: example.groups.filter(({ kind }) => kind === "encoder") }, 1, { ...open, kind: "encoder" }).at(-1)).includes("same"));
});
