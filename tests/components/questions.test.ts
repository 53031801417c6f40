// A question mounted above a page: predicted by marks, a share or a pick, shown beside the truth, kept by the browser.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { all, button, click, drawn, fire, mount, takeDown, textOf, texts } from "./dom.ts";

const POSED = {
  marks: {
    id: "row", kind: "row", form: "marks", ask: "Where does it look?", context: "It has read “no no”.", options: ["n", "o", "n", "o"],
    truth: [0.1, 0.2, 0.05, 0.65], right: [3], told: [], even: 0.4, answer: "It looks most at “o”: 65 % of its weight.", why: "<p>Because.</p>",
  },
  share: {
    id: "sure", kind: "sure", form: "share", ask: "How sure is it?", context: "", options: [], truth: [0.9999], right: [], told: [], even: 0.5,
    answer: "It gives “o” >99.9 %.", why: "",
  },
  pick: {
    id: "head", kind: "head", form: "pick", ask: "Which head?", context: "", options: ["Head 1", "<img src=x>"], truth: [1, 0], right: [0],
    told: ["writes “no”", "writes “on”"], even: 0.5, answer: "Head 1 alone changes it.", why: "",
  },
};

afterEach(takeDown);

async function asked(form: keyof typeof POSED, change: object = {}) {
  const one = mount("predict", { posed: { ...POSED[form], ...change } });
  await drawn();
  const question = () => one.root.querySelector(".predict");
  return { ...one, question };
}

test("a row is marked, a fourth mark taking all away, then shown beside the model's own, and predicted again", async () => {
  const { question, focused } = await asked("marks");
  assert.equal(focused(), question().querySelector("h2")); // it is read out, and Tab goes on to its options
  const show = button(question(), "Show what it does");
  assert.ok(show.disabled);
  const names = () => all(question(), ".option").map((one) => one.getAttribute("aria-label"));
  for (const at of [0, 0, 0, 0, 3, 3, 1]) await click(all(question(), ".option")[at]);
  assert.deepEqual(names(), ["n (no. 1): 0 of 3 marks", "o (no. 2): 1 of 3 marks", "n (no. 3): 0 of 3 marks", "o (no. 4): 2 of 3 marks"]);
  await click(show);
  assert.equal(focused(), question().querySelector("[role=status]")); // the button that had the focus is gone
  assert.match(textOf(question().querySelector("[role=status]")), /^Right\. It looks most at “o”: 65 % of its weight\./);
  assert.equal(names()[3], "o (no. 4): predicted 67 %, the model 65 %");
  assert.ok(all(question(), ".option").every((option) => option.disabled));
  await click(button(question(), "Predict again"));
  assert.equal(focused(), question().querySelector("h2"));
  assert.match(names()[3], /0 of 3 marks/);
});

test("a share is told by its distance", async () => {
  const { question } = await asked("share");
  const slider = question().querySelector("input[type=range]");
  slider.value = slider.max;
  await fire(slider, "input");
  assert.equal(textOf(question().querySelector("output")), "100 %");
  await click(button(question(), "Show what it does"));
  assert.match(textOf(question().querySelector("[role=status]")), /^Very close\. It gives “o” >99\.9 %\./);
});

test("one of a few is picked; the right one is marked, and what would have come is told", async () => {
  const { question } = await asked("pick");
  assert.equal(all(question(), "img").length, 0);
  const [, second] = all(question(), "input[type=radio]");
  second.checked = true;
  await fire(second, "change");
  await click(button(question(), "Show what it does"));
  assert.match(textOf(question().querySelector("[role=status]")), /^Not this time\. Head 1 alone changes it\./);
  assert.deepEqual(texts(question(), ".picks .right"), ["Head 1✓writes “no”"]);
});

test("who only looks is told no verdict; who comes back finds one line, and can unfold it", async () => {
  const { question } = await asked("marks");
  await click(button(question(), "Just show it"));
  assert.match(textOf(question().querySelector("[role=status]")), /^It looks most at “o”/);
  const later = await asked("marks");
  assert.ok(later.question().classList.contains("folded"));
  assert.equal(all(later.question(), ".option").length, 0);
  await click(button(later.question(), "Unfold"));
  assert.equal(all(later.question(), ".option").length, 4);
  const other = await asked("marks", { options: ["n", "o"], truth: [0.3, 0.7], right: [1] });
  await click(button(other.question(), "Close the question"));
  assert.deepEqual(other.sent, [["closed", true]]);
});
