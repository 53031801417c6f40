// Clocks: their place, their hands, and the player that moves the position.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { layoutOf } from "../../assets/components/views/clocks/layout.ts";
import { button, click, drawn, fire, mount, strokesOn, takeDown } from "./dom.ts";
import { packageOf, viewOf } from "./golden.ts";

afterEach(takeDown);

const LINK = "positions?idea=A+shift+is+a+rotation";

async function shown(host: object = {}) {
  const view = viewOf("clocks", LINK);
  const one = mount("clocks", packageOf({ ...view, host: { ...view.host, ...host } }));
  await drawn();
  const scrubber = one.root.querySelector(".scrubber") as any;
  return { ...one, scrubber, said: () => scrubber.getAttribute("aria-valuetext") };
}

test("clocks are as large as their room allows, and their words never leave it", () => {
  for (const count of [3, 4, 6])
    for (const width of [340, 390, 760, 1030, 1400])
      for (const height of [60, 240, 430, 700]) {
        const layout = layoutOf(count, { width, height });
        const { diameter, isBeside, centres } = layout;
        assert.equal(centres.length, count);
        for (const [x, y] of centres) {
          assert.ok(x >= diameter / 2 && x + diameter / 2 + (isBeside ? 160 : 0) <= width, `${count} ${width} ${height}`);
          assert.ok(y >= diameter / 2 && y + diameter / 2 <= layout.height);
        }
        if (height >= 430 && width >= 760) assert.ok(layout.height <= height && diameter >= 100, `${width} ${height} ${diameter}`);
      }
});

test("moving the position turns both hands, and leaves the angle as it is", async () => {
  const { root, scrubber, said } = await shown();
  const canvas = root.querySelector("canvas");
  assert.equal(said(), "pos = 12, pos + 3 = 15");
  const angles = () => strokesOn(canvas).filter((line) => /fillText.*°/.test(line)).slice(-6);
  const before = [angles(), strokesOn(canvas).length];
  scrubber.value = "20";
  await fire(scrubber, "input");
  assert.equal(said(), "pos = 20, pos + 3 = 23");
  assert.ok(strokesOn(canvas).length > Number(before[1]));
  assert.deepEqual(angles(), before[0]);
});

test("it plays by its button alone where nothing moves by itself, from the first place", async () => {
  const { root, said } = await shown();
  await click(button(root, "Play"));
  assert.equal(said(), "pos = 0, pos + 3 = 3");
  await click(button(root, "Pause"));
  button(root, "Play");
});

test("on a page it plays once by itself, unless motion is unwanted, and rests when somebody moves the position", async () => {
  const { root, said, scrubber } = await shown({ plays: true });
  assert.equal(said(), "pos = 0, pos + 3 = 3");
  scrubber.value = "7";
  await fire(scrubber, "input");
  button(root, "Play");
  const matches = globalThis.matchMedia;
  globalThis.matchMedia = (query: string) => ({ ...matches(query), matches: query.includes("reduced-motion") }) as any;
  const calm = await shown({ plays: true });
  globalThis.matchMedia = matches;
  assert.equal(calm.said(), "pos = 12, pos + 3 = 15");
});

test("on a phone all of them stand in two rows", () => {
  assert.equal(new Set(layoutOf(6, { width: 358, height: 170 }).centres.map(([, y]) => y)).size, 2);
});
