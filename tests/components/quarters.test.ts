// The blocked quarter of a map of everything says what the others are, as far as there is room.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameQuarters } from "../../assets/components/draw/quarters.ts";
import { measureByHand, theme } from "./drawn.ts";

measureByHand();

function named(width: number, height: number) {
  const plates: number[][] = [];
  const texts: [string, number, number][] = [];
  const surface = { rect: (...box: number[]) => plates.push(box.slice(0, 4)), text: (...one: [string, number, number]) => texts.push(one) };
  nameQuarters(surface as unknown as Parameters<typeof nameQuarters>[0], [100, 50, width, height], 14, theme);
  return { plates, texts };
}

test("names stand on a plate inside the quarter, whole where they fit and short where not", () => {
  for (const [width, first] of [[400, "← encoder self-attention"], [150, "← encoder"]] as const) {
    const { plates, texts } = named(width, 200);
    assert.deepEqual([texts.length, texts[0][0]], [3, first]);
    const [[left, top, wide, high]] = plates;
    assert.ok(left > 100 && left + wide < 100 + width && top > 50 && top + high < 250);
    for (const [, x, y] of texts) assert.ok(x > left && y > top && y < top + high);
  }
});

test("where there is no room for them nothing is drawn", () => {
  for (const [width, height] of [[60, 200], [400, 60]]) assert.deepEqual(named(width, height), { plates: [], texts: [] });
});
