// Before a lecture is given: the list of its scenes, in which one is moved by keys, and *Begin*, which begins anew.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { all, button, click, drawn, mount, takeDown, textOf, texts, window } from "./dom.ts";

afterEach(takeDown);

const scene = (title: string) => ({
  title, sentence: `It is ${title}.`, shown: "reverse-letters · pay", problem: "", picture: '<img alt="" src="data:,">', instead: "Look",
});
const listOf = (open: number, ...titles: string[]) => ({ open, scenes: titles.map(scene) });
const focused = (root: any) => root.activeElement ?? document.activeElement?.shadowRoot?.activeElement;

test("each scene has its number, its words and its picture, even if another has the same title", async () => {
  const lacking = { ...scene("<b>two"), picture: "", instead: "No picture", problem: "Its model is not on this server." };
  const { root } = mount("sceneList", { open: 1, scenes: [scene("one"), lacking, { ...scene("one"), picture: null }] });
  await drawn();
  assert.deepEqual(texts(root, ".heading b"), ["1 one", "2 <b>two", "3 one"]);
  assert.deepEqual(all(root, ".picture").map((one) => one.querySelector("img") !== null), [true, false, false]);
  assert.match(textOf(all(root, "li")[1]), /^No picture.*Its model is not on this server\.$/);
});

test("the open scene is moved by its buttons, the focus stays with it, and it is said", async () => {
  const { root, sent, update } = mount("sceneList", listOf(2, "one", "two", "three"));
  await drawn();
  const act = async (name: string, after: object) => {
    button(root, name).focus();
    await click(button(root, name));
    update(after);
    await drawn();
    return [textOf(root.querySelector("[role=status]")), focused(root.getRootNode()).getAttribute("aria-label")];
  };
  assert.deepEqual(await act("Move scene 2 up", listOf(1, "two", "one", "three")), ["Scene 2 is now scene 1 of 3.", "Move scene 1 up"]);
  assert.deepEqual(await act("Duplicate scene 1", listOf(2, "two", "two", "one", "three")), ["Scene 2 is a copy of scene 1.", "Duplicate scene 2"]);
  assert.deepEqual(await act("Remove scene 2", listOf(2, "two", "one", "three")), ["", "Remove scene 2"]);
  await click(all(root, ".heading")[2]);
  assert.deepEqual(sent, [["up", 2], ["duplicate", 1], ["remove", 2], ["open", 3]].map(([what, number]) => ["pressed", { what, number }]));
});

test("to begin is to begin anew, by the middle button too, and without the clock of a rehearsal", async () => {
  const link = document.createElement("div");
  link.className = "st-key-begin-small";
  link.append(document.createElement("a"));
  document.body.append(link as any);
  const scenes = [{ title: "One", tag: "1", link: "", asked: "row" }, { title: "Two", tag: "2", link: "", asked: "" }];
  const rehearsed = () => {
    localStorage.setItem("attention-lab-answers", JSON.stringify({ row: { answer: 1, word: "" }, other: { answer: 1, word: "" } }));
    localStorage.setItem("attention-lab-progress", JSON.stringify({ small: "2" }));
    localStorage.setItem("attention-lab-given", JSON.stringify({ lecture: "small", began: 1 }));
  };
  const kept = () => ["answers", "progress", "given"].map((name) => Object.keys(JSON.parse(localStorage.getItem(`attention-lab-${name}`) ?? "{}")).join());
  for (const silent of [false, true])
    for (const [kind, which, forgets] of [["click", 0, true], ["auxclick", 1, true], ["auxclick", 2, false]] as const) {
      rehearsed();
      const { root, end } = mount("course", { id: "small", scenes, numbered: [], silent });
      await drawn();
      assert.equal(root.querySelector(".course") === null, silent);
      link.firstChild?.dispatchEvent(new window.MouseEvent(kind, { button: which, bubbles: true, composed: true }) as any);
      assert.deepEqual(kept(), forgets ? ["other", "", ""] : ["row,other", "small", "lecture,began"]);
      end();
    }
  link.remove();
});
