// Clocks: the player that moves the position.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { button, click, fire, look, strokesOn, takeDown } from "./dom.ts";
import { shown } from "./shown.ts";

afterEach(takeDown);

async function clocks(host: object = {}) {
  const one = await shown("clocks", "positions?idea=A+shift+is+a+rotation", { host });
  const scrubber = one.root.querySelector(".scrubber") as any;
  const move = (place: string) => fire(Object.assign(scrubber, { value: place }), "input");
  return { ...one, move, said: () => scrubber.getAttribute("aria-valuetext") };
}

test("moving the position turns both hands, and leaves the angle as it is", async () => {
  const { root, move, said } = await clocks();
  const canvas = root.querySelector("canvas");
  assert.equal(said(), "pos = 12, pos + 3 = 15");
  const angles = () => strokesOn(canvas).filter((line) => /fillText.*°/.test(line)).slice(-6);
  const [before, { length }] = [angles(), strokesOn(canvas)];
  await move("20");
  assert.equal(said(), "pos = 20, pos + 3 = 23");
  assert.ok(strokesOn(canvas).length > length);
  assert.deepEqual(angles(), before);
});

test("it plays once by itself only on a page, unless motion is unwanted, and rests when somebody moves the position", async () => {
  const { root, said, move } = await clocks({ plays: true });
  assert.equal(said(), "pos = 0, pos + 3 = 3");
  await move("7");
  await click(button(root, "Play"));
  look.isCalm = true;
  assert.equal((await clocks({ plays: true })).said(), "pos = 12, pos + 3 = 15");
});
