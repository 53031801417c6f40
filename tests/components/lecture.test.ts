// A lecture given without a server but for its scenes: by clicker and keys, with a question that waits for its answer.

import assert from "node:assert/strict";
import { afterEach, beforeEach, type TestContext, test } from "node:test";
import { all, button, click, drawn, location, mount, press, takeDown, textOf, window } from "./dom.ts";

const QUESTION = {
  id: "row", kind: "row", form: "pick", ask: "Which one?", context: "", options: ["one", "two"], truth: [1, 0], right: [0], told: [],
  even: 0.5, answer: "It is one.", why: "<p>Because.</p>",
};
const SCENES = ["first", "asked", "third", "last"].map((tag) => ({ title: `Scene ${tag}`, tag, asked: tag === "asked" ? "row" : "", minutes: 1, live: false, link: `?give=small.${tag}` }));
/** A question about the third row of a map, and what its scene has of that map: a view that the question stands for. */
const ON_MAP = {
  ...QUESTION, form: "marks", options: ["n", "o"], truth: [0.2, 0.8], right: [], row: "o → ?", written: "p", above: [["<s> → n", [1, 0]], ["n → o", [0.25, null]]],
};
const PICTURE = { component: "none", bytes: "" };
let question: object = QUESTION;
let view: object | null = null;
const sceneOf = (tag: string) => ({
  title: `Scene ${tag}`, sentences: `<p>Sentence of ${tag}.</p>`, posed: tag === "asked" ? question : null, view, selection: {}, parts: [], rings: [],
  component: "", subject: "", caption: "", page: "", notes: "", why_not: "",
});

/** The outline of the lecture, but for its open scene. */
const LECTURE = { id: "small", title: "A small lecture", scenes: SCENES, takeaways: [] as object[] };
let now = 0;
const asked: string[] = [];

beforeEach((context) => {
  (context as TestContext).mock.method(performance, "now", () => now);
  (context as TestContext).mock.method(globalThis, "fetch", async (address: URL) => {
    const tag = String(address).split("/").at(-1) ?? "";
    asked.push(tag);
    return { ok: true, json: async () => (tag === "end" ? { pictures: ["<img>", ""] } : sceneOf(tag)) };
  });
});

afterEach(takeDown);
afterEach(() => {
  [question, view] = [QUESTION, null];
  asked.length = 0;
});

async function given(tag: string = "first", takeaways: object[] = []) {
  history.replaceState({}, "", `/lecture?give=small.${tag}`);
  const one = mount("given", { ...LECTURE, tag, takeaways });
  await drawn(30);
  const title = () => one.textAt("h1");
  /** Press a key like somebody who looks at each scene. */
  const turn = async (key: string) => {
    now += 5000;
    await press(key);
    await drawn(20);
  };
  return { ...one, title, turn };
}

test("a clicker turns scenes, shows an answer before it goes on, and comes to the end", async () => {
  const { root, title, turn, textAt } = await given();
  assert.deepEqual(asked.slice(0, 2), ["first", "asked"]); // the next ones are there before they are wanted
  await turn("PageDown");
  const isTold = () => [Boolean(root.querySelector(".predict.shown")), textAt(".lecture").includes("Sentence of asked")];
  assert.deepEqual([title(), ...isTold()], ["Scene asked", false, false]);
  await turn("PageDown");
  assert.deepEqual([title(), ...isTold()], ["Scene asked", true, true]);
  await turn("PageDown");
  assert.match(location.search, /give=small\.third/);
  now += 300;
  await press("PageDown"); // one that bounces turns nothing
  assert.equal(title(), "Scene third");
  await turn("PageUp");
  assert.equal(title(), "Scene asked");
  for (const _ of ["third", "last", "end"]) await turn("PageDown");
  assert.match(location.search, /give=small\.end/);
  assert.equal(title(), "The end, and what you predicted");
});

test("the end has pictures and sentences that lead back, and a line of results that unfolds, on paper by itself", async () => {
  const { root, title, turn } = await given("last", [{ number: 1, says: "It <b>looks</b>." }, { number: 3, says: "It writes." }]);
  await turn("PageDown");
  assert.equal(title(), "What to take away");
  const ways = () => all(root, ".takeaways a");
  assert.deepEqual(ways().map(textOf), ["It <b>looks</b>.", "It writes."]);
  assert.deepEqual(ways().map((way) => way.querySelectorAll("img").length), [1, 0]);
  const results = root.querySelector(".results");
  assert.ok(!results.open);
  window.dispatchEvent(new window.Event("beforeprint"));
  assert.ok(results.open);
  assert.match(textOf(results.querySelector("li")), /2 Scene asked: not answered/);
  await click(ways()[1]);
  await drawn(20);
  assert.equal(title(), "Scene third");
});

test("a row is asked on its map, and one button shows what was marked beside the model's row, in the same place", async () => {
  question = ON_MAP;
  const { root, turn } = await given("asked");
  const map = () => root.querySelector(".asked-map");
  assert.deepEqual(all(map(), ".cell").map(textOf), ["100", "", "25", ""]);
  assert.equal(all(map(), ".blocked").length, 1);
  assert.deepEqual(all(root, "button").map(textOf).filter((said) => /[Ss]how/.test(said)), ["Show"]);
  await click(all(map(), "button.option")[1]);
  assert.equal(all(map(), ".bar.model").length, 0);
  await turn("PageDown");
  assert.equal(all(map(), ".row-name").map(textOf).at(-1), "o → p");
  assert.deepEqual(all(map(), ".bar.model").map((bar) => bar.style.height), ["20%", "80%"]);
  const label = () => all(map(), "button.option")[1].getAttribute("aria-label");
  assert.equal(label(), "o: predicted 100 %, the model 80 %");
  await click(button(root, "Predict again"));
  await turn("PageDown");
  assert.equal(label(), "o: the model 80 %"); // what was marked before is forgotten
});

test("where another picture explains the answer, a press shows the answer on its map, and the next that picture", async () => {
  [question, view] = [ON_MAP, PICTURE];
  const { root, title, turn } = await given("asked");
  const seen = () => [".predict:not(.shown)", ".predict.shown", ".view", ".sentences"].filter((part) => root.querySelector(part));
  assert.deepEqual(seen(), [".predict:not(.shown)"]);
  await turn("PageDown");
  assert.deepEqual(seen(), [".predict.shown"]);
  await turn("PageDown");
  assert.deepEqual(seen(), [".view", ".sentences"]);
  await turn("PageUp");
  assert.deepEqual(seen(), [".predict.shown"]);
  await turn("PageUp");
  assert.equal(title(), "Scene first");
  await turn("PageDown"); // who was there before sees the picture
  assert.deepEqual([title(), ...seen()], ["Scene asked", ".view", ".sentences"]);
  await turn("PageDown");
  assert.equal(title(), "Scene third");
});

test("twins are asked about at the beginning of their film, which plays with the answer", async () => {
  [question, view] = [{ ...QUESTION, kind: "twin" }, PICTURE];
  const { root, turn } = await given("asked");
  const film = () => root.querySelector(".view").dataset.film;
  assert.equal(film(), "waits");
  assert.ok(!root.querySelector(".sentences"));
  await turn("PageDown");
  assert.equal(film(), "plays");
  assert.ok(root.querySelector(".sentences"));
});

/** What the server says of a training, a reply each; the last one again and again. */
let told: object[] = [];
const RECORDED = "A recording of a training run.";
const TRAINED = { training: { recipe: "reverse", said: RECORDED }, sentences: "<p>It learns.</p>", view: PICTURE, posed: null };

async function training(context: TestContext, replies: object[]) {
  const sent: string[] = [];
  told = replies;
  context.mock.method(globalThis, "fetch", async (address: URL, { method }: RequestInit = {}) => {
    const isScene = String(address).includes("/lecture/");
    if (!isScene) sent.push(`${method} ${String(address).split("/").slice(-2).join("/")}`);
    if (!isScene && told[0] instanceof Error) throw told[0];
    const reply = isScene ? { ...sceneOf("third"), ...TRAINED } : told.length > 1 ? told.shift() : told[0];
    return { ok: true, json: async () => reply };
  });
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const one = await given("third");
  await drawn(30);
  const look = async () => {
    context.mock.timers.tick(1000);
    await drawn(30);
  };
  const line = () => one.textAt(".training");
  const film = () => one.root.querySelector(".view").dataset.film;
  const next = () => one.textAt("nav .next");
  return { ...one, sent, look, line, film, next };
}

const IDLE = { state: "idle", said: "Nothing yet.", view: null };
const STARTS = { state: "starts", said: "It starts.", view: null };
const LEARNS = { state: "learns", said: "It learns.", view: PICTURE };
const DONE = { state: "done", said: "Trained.", view: PICTURE };

test("a press starts what a scene trains, once, and is followed to its end; only then a press leads on", async (context) => {
  const { sent, look, line, film, next, title, turn } = await training(context, [IDLE, STARTS, LEARNS, DONE]);
  assert.deepEqual([line(), film(), next()], ["Nothing yet.", "waits", "Start"]);
  now += 5000;
  for (let presses = 0; presses < 3; presses += 1) await press("PageDown");
  await drawn(30);
  assert.deepEqual(sent, ["GET training/reverse", "POST training/reverse"]);
  assert.deepEqual([line(), film(), next(), title()], ["It starts.", "waits", "Next", "Scene third"]);
  await look();
  assert.deepEqual([line(), film()], ["It learns.", "plays"]);
  await look();
  assert.deepEqual([line(), sent.length], ["Trained.Train it again", 4]);
  await look();
  assert.equal(sent.length, 4); // what has ended is not asked for again
  await turn("PageDown");
  assert.equal(title(), "Scene last");
});

test("where nothing can be trained the record plays, and the line says so", async (context) => {
  const refused = { state: "recorded", said: "A recording: there is no free place.", view: null };
  const { sent, look, line, film, next, turn, root } = await training(context, [IDLE, refused, LEARNS]);
  await turn("PageDown");
  assert.deepEqual([line(), film(), next()], ["A recording: there is no free place.Try again", "plays", "Next"]);
  await click(button(root, "Try again"));
  await drawn(30);
  assert.deepEqual([line(), sent.at(-1)], ["It learns.", "POST training/reverse"]);
  told = [new TypeError("It can't be reached.")];
  await look();
  assert.equal(line(), "It learns."); // it goes on without the browser
});

test("a server that can't be reached leaves the record, and the way on", async (context) => {
  const { line, next, title, turn } = await training(context, [new TypeError("It can't be reached.")]);
  assert.equal(line(), "A recording of the same training: the server can’t be reached now.Try again");
  assert.equal(next(), "Next");
  await turn("PageDown");
  assert.equal(title(), "Scene last");
});

test("the buttons of a slide step back after three seconds, and come with the mouse or Tab, not with a clicker", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const one = mount("given", { ...LECTURE, tag: "first" });
  const rests = () => one.root.querySelector(".lecture").classList.contains("resting");
  const wait = async (milliseconds: number) => {
    context.mock.timers.tick(milliseconds);
    await drawn();
  };
  await wait(2900);
  assert.ok(!rests());
  await wait(200);
  assert.ok(rests());
  const key = (key: string) => window.dispatchEvent(new window.KeyboardEvent("keydown", { key }));
  for (const [pressed, rested] of [["PageDown", true], ["Tab", false]] as const) {
    key(pressed);
    await wait(0);
    assert.equal(rests(), rested, pressed);
  }
});

test("a number and Enter lead to a scene, B and W blank the screen, the question mark helps", async () => {
  const { root, title, turn } = await given();
  await turn("3");
  assert.equal(title(), "Scene first"); // what is typed waits for Enter
  await press("Enter");
  await drawn(20);
  assert.equal(title(), "Scene third");
  for (const [key, isBlank] of [["b", ".blank.black"], ["b", ".lecture:not(:has(.blank))"], ["w", ".blank.white"], ["w", ".lecture:not(:has(.blank))"]]) {
    await turn(key);
    assert.ok(root.querySelector(isBlank), isBlank);
  }
  await turn("?");
  assert.match(textOf(root.querySelector(".keys-help")), /PageDown/);
});

test("arrows and space turn scenes too, F5 fills the screen, a control keeps its keys, and who leaves tells the page", async () => {
  const { root, sent, title, turn } = await given("third");
  let filled = 0;
  document.documentElement.requestFullscreen = async () => void (filled += 1);
  const keys = { ArrowRight: "last", ArrowLeft: "third", ArrowDown: "last", ArrowUp: "third", F5: "third", End: "third", Escape: "third", " ": "last" };
  for (const [key, scene] of Object.entries(keys)) {
    await turn(key);
    assert.equal(title(), `Scene ${scene}`, key);
  }
  assert.equal(filled, 1);
  button(root, "Explore here").focus();
  await turn("ArrowLeft");
  assert.equal(title(), "Scene last");
  await click(button(root, "Explore here"));
  await click(button(root, "Leave"));
  assert.deepEqual(sent, [["explore", 4], ["close", true]]);
});
