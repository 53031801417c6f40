// Changes of attention: heads switched, tokens and cells hidden, rows sent; and the differences in the text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blockTaken, changedMap, isOff, markDiffering, type Place, switchHead, withCell } from "../../assets/components/data/example/edits.ts";
import { frameOf, mapOf } from "../../assets/components/data/example/maps.ts";
import { anExample, groupOf } from "./fixture.ts";

const SECOND: Place = { kind: "cross", layer: 1, head: "2" };

test("a switch leaves every other change as it is; a row looks only at one token, and a column is hidden for all", () => {
  assert.deepEqual(switchHead(["cross.2.1.off", "cross.2.2.off", "cross.1.1.off"], SECOND, 3), ["cross.2.1.off", "cross.1.1.off"]);
  const mean = { ...SECOND, head: "mean" };
  const all = switchHead(["cross.2.1.off", "cross.2.1.hide.*.1"], mean, 3);
  assert.deepEqual(all, ["cross.2.1.hide.*.1", "cross.2.*.off"]);
  assert.deepEqual(switchHead(all, mean, 3), ["cross.2.1.hide.*.1"]);
  assert.ok(isOff(["cross.2.1.off", "cross.2.2.off"], mean, 2));
  const sent = withCell(["cross.2.2.only.1.5", "cross.2.2.only.2.5"], SECOND, "only", 0, 2);
  assert.deepEqual(sent, ["cross.2.2.only.2.5", "cross.2.2.only.1.3"]);
  assert.deepEqual(withCell([], mean, "hide", -1, 4), ["cross.2.*.hide.*.5"]);
});

function taken(tags: string[], place: Place, muted: boolean = false) {
  const example = anExample();
  const map = mapOf(example, frameOf(example, groupOf(example, place.kind), { words: false, muted }), place, muted);
  const { blocked, columns, rows } = blockTaken(map, tags, place);
  return rows.map((_, row) => columns.map((_, column) => blocked?.[row * columns.length + column]).join(""));
}

test("what was taken away is blocked in the map of its head alone, and a row is sent nowhere that the mask forbids", () => {
  const decoder = { kind: "decoder", layer: 0, head: "1" } as const;
  assert.deepEqual(taken(["cross.2.2.hide.2.3"], SECOND), ["00000", "00100", "00000", "00000"]);
  assert.equal(taken(["cross.2.2.hide.2.3"], { ...SECOND, head: "1" }).join(""), "0".repeat(20));
  assert.deepEqual(taken(["cross.*.*.hide.*.3", "cross.2.*.only.1.2"], SECOND), ["10111", "00100", "00100", "00100"]);
  assert.equal(taken(["cross.2.2.off", "decoder.2.2.hide.*.1"], SECOND).join(""), "0".repeat(20));
  assert.deepEqual(taken(["cross.2.2.hide.*.3"], SECOND, true), ["010", "010", "010", "010"]); // special ones are left out
  assert.deepEqual(taken(["decoder.1.1.only.*.3"], decoder), [...taken([], decoder).slice(0, 2), "1101", "1101"]);
});

test("tokens that the other text lacks are marked, whatever was put in before them", () => {
  assert.deepEqual(markDiffering(["a", "b", "c"], ["a", "x", "b", "c"]), [[false, false, false], [false, true, false, false]]);
  assert.deepEqual(markDiffering([], ["b"]), [[], [true]]);
});

test("the map of a changed head says whether it is off; a rollout goes through other layers too", () => {
  const isOffIn = (tags: string[], head = "2") => {
    const whatIf = { turn: 1, edits: tags.map((tag) => ({ tag, words: "" })), said: "", verdict: "", after: anExample() };
    return changedMap({ ...anExample(), whatIf }, { ...SECOND, head }, { muted: false })?.isOff;
  };
  assert.deepEqual([isOffIn(["cross.2.2.off"]), isOffIn(["cross.2.1.off", "cross.2.2.hide.*.1"])], [true, false]);
  assert.deepEqual([isOffIn(["cross.2.*.off"], "mean"), isOffIn(["cross.2.*.off"], "rollout")], [true, false]);
});
