// Contributions on the stage: they stand in place of the weights of single heads, in every view, and only where asked for.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { frameOf, mapOf } from "../../assets/components/data/example/maps.ts";
import { unpack } from "../../assets/components/data/example/payload.ts";
import { percent } from "../../assets/components/words/numbers.ts";
import { all, choose, drawn, fire, location, mount, open, press, takeDown, texts } from "./dom.ts";
import { bytesOf, groupOf, read } from "./fixture.ts";
import { packageOf, viewOf } from "./golden.ts";
import { shown } from "./shown.ts";

const LINK = "look?show=Map&model=english-spanish&text=He+is+very+tall.&kind=encoder&layer=3&head=3&tokens=pieces&cells=contributions";
const WORDS = "look?show=Heads&model=english-spanish&text=unbelievable+stories&tokens=words&layer=2&head=2&cells=contributions&view=table";
const CHANGED = "what_if?text=abc&edits=encoder.1.1.off&kind=cross&layer=2&head=1&cells=contributions";

afterEach(takeDown);

async function stageOf(link: string, host: object, chosen = {}) {
  const one = await shown("stage", link, { host, chosen });
  return { ...one, stage: one.root.querySelector(".stage") };
}

/** The open map of the link. */
function openMap() {
  const example = unpack(packageOf(viewOf("stage", LINK)));
  const frame = frameOf(example, groupOf(example, "encoder"), { words: false, muted: false, contributions: true });
  const map = mapOf(example, frame, { layer: 2, head: "3" }, false);
  const cell = map.weights.indexOf(Math.min(...map.weights)); // it works against the rest
  return { map, cell };
}

test("the parts of each row add up to all that the head adds there, between pieces and words", () => {
  for (const link of [LINK, WORDS, CHANGED]) {
    const example = unpack(packageOf(viewOf("stage", link)));
    for (const one of [example, ...(example.whatIf?.after ? [example.whatIf.after] : [])])
      for (const group of one.groups)
        for (const words of group.words ? [false, true] : [false]) {
          const frame = frameOf(one, group, { words, muted: true, contributions: true });
          assert.equal(frame.columns.length, frame.axes.columns.length); // muting would take a part away
          const map = mapOf(one, frame, { layer: group.layers - 1, head: "1" }, true);
          assert.ok(map.signed && map.title.endsWith("head 1, contributions") && map.caption.startsWith(map.title));
          for (let row = 0; row < map.rows.length; row += 1) {
            const parts = [...map.weights].slice(row * map.columns.length, (row + 1) * map.columns.length);
            assert.ok(Math.abs(parts.reduce((sum, part) => sum + part, 0) - 1) < 1e-4);
          }
        }
  }
});

test("a cell that works against the rest says so; compared rows and ribbons are of weights", async () => {
  const { stage, textAt } = await stageOf(LINK, { layout: "map" }, { rows: [1] });
  const { map, cell } = openMap();
  assert.ok(map.weights[cell] < -0.01);
  const [row, column] = [Math.floor(cell / map.columns.length), cell % map.columns.length];
  const keys = ["Home", ...Array(row).fill("ArrowDown"), ...Array(column).fill("ArrowRight")];
  for (const key of keys) await press(key, stage.querySelector(".large-map canvas"));
  const part = percent(map.weights[cell], 2);
  assert.equal(textAt(".read-out"), `${part} of what the head adds to ${map.rows[row]} comes from ${map.columns[column]}: it works against the rest.`);
  assert.match(textAt(".compare"), / looks at /);
  await choose(stage, "View", "table");
  assert.deepEqual(texts(stage, ".table td").slice(0, 7), [...map.weights].slice(0, 7).map((one) => percent(one, 2)));
  await choose(stage, "View", "map");
  await choose(stage, "Head", "mean");
  assert.ok(textAt(".map-area").includes("a summary of weights") && !textAt(".map-area h2").includes("contributions"));
  assert.ok(!(await stageOf(LINK, { layout: "sentence" })).textAt("h2").includes("contributions"));
});

test("of a text that is too long it says so, and shows weights", async () => {
  open({ ...viewOf("stage", LINK).opens, kind: "cross", layer: 0, head: "1" });
  const { textAt } = mount("stage", bytesOf(read("example.json").rounded));
  await drawn();
  assert.match(textAt(".map-area"), /too much to send: shorten it\. These are weights\./);
  assert.match(textAt(".map-area .scale"), /^0 %/);
});

test("the switch is in the link at once, and says that the parts are on their way until they come", async () => {
  const { stage, textAt, update } = await stageOf("heads?model=reverse-letters&text=stream&kind=cross&layer=2&head=1", { layout: "heads" });
  const [, toggle] = all(stage, ".more [role=switch]");
  await fire(Object.assign(toggle, { checked: true }), "change");
  assert.match(location.href, /cells=contributions/);
  assert.ok(textAt(".map-area").includes("Working out what each token contributes"));
  update(packageOf({ ...viewOf("stage", LINK), host: { layout: "heads" } }));
  await drawn();
  assert.ok(textAt(".map-area h2").endsWith("contributions") && !textAt(".map-area").includes("Working out"));
});
