// An alignment: the lines of a word and their weights, what is said of it, and its keys.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { all, drawn, hover, press, takeDown, texts } from "./dom.ts";
import { shown } from "./shown.ts";

afterEach(takeDown);

async function aligned(link: string) {
  const one = await shown("alignment", link);
  return { ...one, items: (side: string) => all(one.root, `.${side} .item`) };
}

test("pointing, with a mouse that moves, leaves the lines of one word, with the weights of its links, and tells them", async () => {
  const { root, items, sent, textAt } = await aligned("alignment?model=spanish-grammar&text=the+red+cars+are+new&gold=true");
  const lines = () => all(root, "path").map((path) => path.getAttribute("class"));
  const whole = lines();
  await hover(items("source")[1], "pointerover", 0); // the page opened under the mouse
  assert.deepEqual(lines(), whole);
  await hover(items("target")[0], "pointerover");
  assert.deepEqual(lines(), ["other", "best", "gold met"]);
  assert.deepEqual([texts(root, ".lit .label"), texts(root, ".source .number")], [["the", "cars", "los"], ["75 %", "", "25 %", "", ""]]);
  await hover(items("target")[0]);
  for (const name of ["pointerover", "pointermove"]) await hover(items("source")[2], name, 0); // drawn where the mouse rests
  assert.equal(textAt(".line"), "“los” looks at “the” (75 %), “cars” (25 %)");
  await hover(items("source")[2], "pointerover");
  assert.equal(textAt(".line"), "“cars” is looked at most by “coches” (88 %), “los” (25 %), “nuevos” (1 %)");
  await hover(root.querySelector(".sheet"), "pointerleave");
  assert.deepEqual([textAt(".line"), lines(), sent], ["", whole, []]);
});

test("words are walked along both sides of the lines, in the direction of their text", async () => {
  for (const [link, moves] of [
    ["alignment?model=english-spanish&text=The+red+cars+are+new.", [["ArrowRight", "source", 1], ["End", "source", 5], ["ArrowDown", "target", 5], ["Home", "target", 0], ["ArrowUp", "source", 0]]],
    ["look?model=arabic-english", [["ArrowLeft", "source", 1], ["ArrowRight", "source", 0], ["ArrowDown", "target", 4]]],
  ] as const) {
    const { root, items, focused, textAt } = await aligned(link);
    items("source")[0].focus();
    await drawn();
    for (const [key, side, at] of moves) {
      await press(key, focused());
      assert.equal(focused().dataset.id, `${side} ${at}`, key);
    }
    assert.equal(all(root, "[tabindex='0']").length, 2);
    await press("Escape", focused());
    assert.equal(textAt(".line"), "");
  }
});
