// Contributions on the stage: they stand in place of the weights of single heads, in every view, and only where asked for.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { changedMap } from "../../assets/components/data/example/edits.ts";
import { frameOf, levelsOf, mapOf } from "../../assets/components/data/example/maps.ts";
import { unpack } from "../../assets/components/data/example/payload.ts";
import { signedLevel } from "../../assets/components/data/levels.ts";
import { drawLines } from "../../assets/components/draw/lines.ts";
import { poolLevels } from "../../assets/components/draw/pool.ts";
import { percent } from "../../assets/components/words/numbers.ts";
import { all, choose, drawn, fire, hover, location, mount, open, press, takeDown, textOf } from "./dom.ts";
import { theme } from "./drawn.ts";
import { bytesOf, groupOf, read } from "./fixture.ts";
import { packageOf, viewOf } from "./golden.ts";

const LINK = "look?show=Map&model=english-spanish&text=He+is+very+tall.&kind=encoder&layer=3&head=3&tokens=pieces&cells=contributions";
const WORDS = "look?show=Heads&model=english-spanish&text=unbelievable+stories&tokens=words&layer=2&head=2&cells=contributions&view=table";
const CHANGED = "what_if?text=abc&edits=encoder.1.1.off&kind=cross&layer=2&head=1&cells=contributions";

/** The colours of a scale with 0 in the middle. */
const scale = Array.from({ length: 256 }, (_, level) => `level ${level}`);

afterEach(takeDown);

async function stageOf(link: string, host: Record<string, unknown>, selection = {}) {
  const view = viewOf("stage", link);
  open({ ...view.opens, ...selection });
  const one = mount("stage", packageOf({ ...view, host }));
  await drawn();
  return { ...one, stage: one.root.querySelector(".stage"), example: unpack(packageOf(view)) };
}

const textAt = (stage: any, part: string) => textOf(stage.querySelector(part));

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

test("what works against the rest has the other side of the scale, in small maps too", () => {
  assert.deepEqual([-2, -1, 0, 1, 3].map(signedLevel), [0, 0, 128, 255, 255]);
  const example = unpack(packageOf(viewOf("stage", LINK)));
  const frame = frameOf(example, groupOf(example, "encoder"), { words: false, muted: false, contributions: true });
  const map = mapOf(example, frame, { layer: 2, head: "3" }, false);
  const cell = map.weights.indexOf(Math.min(...map.weights));
  assert.ok(map.weights[cell] < -0.01 && levelsOf(example, frame, 2, "3")[cell] < 127);
  assert.deepEqual([...poolLevels(Uint8Array.of(128, 20, 140, 128), [2, 2], [1, 1], true)], [20]);
});

test("lines of both signs are drawn, each in its colour", () => {
  const example = unpack(packageOf(viewOf("stage", LINK)));
  const frame = frameOf(example, groupOf(example, "encoder"), { words: false, muted: false, contributions: true });
  const map = mapOf(example, frame, { layer: 2, head: "3" }, false);
  const strokes: string[] = [];
  const surface = { path: (_: string, { stroke = "" }) => strokes.push(stroke) } as any;
  drawLines(surface, map, { rows: [], columns: [] }, { left: 0, top: 0, width: 9, pitch: 9 }, { ...theme, signed: scale } as any);
  const seen = [...map.weights].filter((part) => Math.abs(part) >= 0.02);
  assert.ok(seen.some((part) => part < 0));
  assert.deepEqual(strokes.sort(), seen.map((part) => scale[signedLevel(part)]).sort());
});

test("a cell that works against the rest says so, compared rows and ribbons are of weights", async () => {
  const { stage, example } = await stageOf(LINK, { layout: "map" }, { rows: [1] });
  const frame = frameOf(example, groupOf(example, "encoder"), { words: false, muted: false, contributions: true });
  const map = mapOf(example, frame, { layer: 2, head: "3" }, false);
  const cell = map.weights.indexOf(Math.min(...map.weights));
  const [row, column] = [Math.floor(cell / map.columns.length), cell % map.columns.length];
  const keys = ["Home", ...Array(row).fill("ArrowDown"), ...Array(column).fill("ArrowRight")];
  for (const key of keys) await press(key, stage.querySelector(".large-map canvas"));
  const part = percent(map.weights[cell], 2);
  assert.equal(textAt(stage, ".read-out"), `${part} of what the head adds to ${map.rows[row]} comes from ${map.columns[column]}: it works against the rest.`);
  assert.match(textAt(stage, ".compare"), / looks at /);
  const { stage: sentence } = await stageOf(LINK, { layout: "sentence" });
  assert.ok(!textAt(sentence, "h2").includes("contributions"));
});

test("of a mean beside contributions nothing is muted, in its words too, with attention changed as well", () => {
  const example = unpack(packageOf(viewOf("stage", CHANGED)));
  const changed = changedMap(example, { kind: "cross", layer: 1, head: "mean" }, { muted: true, contributions: true });
  assert.ok(changed?.columns.includes("</s>") && !changed.caption.includes("muted"));
});

test("pointing says which part comes from where, and a summary stays with weights", async () => {
  const { stage, example } = await stageOf(LINK, { layout: "map" });
  const frame = frameOf(example, groupOf(example, "encoder"), { words: false, muted: false, contributions: true });
  const map = mapOf(example, frame, { layer: 2, head: "3" }, false);
  assert.match(textAt(stage, ".map-area .scale"), /−100 % .*100 %/);
  assert.ok(textAt(stage, ".read-out").includes("What the head adds in a row"));
  await choose(stage, "View", "table");
  const written = all(stage, ".table td").map(textOf);
  assert.deepEqual(written.slice(0, 7), [...map.weights].slice(0, 7).map((part) => percent(part, 2)));
  assert.ok(written.some((text) => text.startsWith("−")));
  await choose(stage, "View", "lines");
  await hover(stage.querySelector(".lines .left button"));
  assert.match(textAt(stage, ".read-out"), /^What the head adds to <s> comes from/);
  await choose(stage, "View", "map");
  await choose(stage, "Head", "mean");
  assert.ok(textAt(stage, ".map-area").includes("a summary of weights") && !textAt(stage, ".map-area h2").includes("contributions"));
  assert.match(textAt(stage, ".map-area .scale"), /^0 %/);
});

test("of a text that is too long it says so, and shows weights", async () => {
  open({ ...viewOf("stage", LINK).opens, kind: "cross", layer: 0, head: "1" });
  const { root } = mount("stage", bytesOf(read("example.json").rounded));
  await drawn();
  assert.match(textOf(root.querySelector(".map-area")), /too much to send: shorten it\. These are weights\./);
  assert.match(textOf(root.querySelector(".map-area .scale")), /^0 %/);
});

test("the switch is in the link at once, and says that the parts are on their way until they come", async () => {
  const { stage, update } = await stageOf("heads?model=reverse-letters&text=stream&kind=cross&layer=2&head=1", { layout: "heads" });
  const [, toggle] = all(stage, ".more [role=switch]");
  toggle.checked = true;
  await fire(toggle, "change");
  assert.match(location.href, /cells=contributions/);
  assert.ok(textAt(stage, ".map-area").includes("Working out what each token contributes"));
  assert.equal(textAt(stage, ".more summary"), "More: on");
  const came = viewOf("stage", LINK);
  update(packageOf({ ...came, host: { layout: "heads" } }));
  await drawn();
  assert.ok(textAt(stage, ".map-area h2").endsWith("contributions"));
  assert.ok(!textAt(stage, ".map-area").includes("Working out"));
});
