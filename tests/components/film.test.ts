// A film as it comes from Python, the words on it, and its picture.

import assert from "node:assert/strict";
import { test } from "node:test";
import { svgOf } from "../../assets/components/draw/svg.ts";
import { themeOf } from "../../assets/components/draw/theme.ts";
import { endOf, frameAt, mostDecided, roleOf, unpack, weightsOf } from "../../assets/components/views/film/payload.ts";
import { pictureOf } from "../../assets/components/views/film/picture.ts";
import { answerOf, describeFrame, factsOf, strongest } from "../../assets/components/views/film/words.ts";
import { plain } from "../../assets/components/words/parts.ts";
import { document } from "./dom.ts";
import { packed } from "./packed.ts";

const EVIL = "<b>&";
const ROLES = { previous: "looks one token back", special: "looks at special tokens" };
const kind = { title: "Decoder self-attention", layers: 1, heads: 2, rows: ["<s>", "a"], columns: ["<s>", "a"], blocked: Uint8Array.of(0, 1, 0, 0) };
const frame = { step: 0, loss: null, exact: null, answer: "bb", pieces: ["b", "b"], isRight: false, roles: ["--"] };
const film = {
  title: "one", text: EVIL, answer: "ba", right: ["b", "a"], kinds: [kind],
  frames: [frame, { ...frame, step: 10, loss: 1.5, exact: 0.25, answer: "ba", pieces: ["b", "a"], isRight: true, roles: ["10"] }],
  marks: [{ step: 9, frame: 1, kind: "loss", text: "Step 9: the loss falls fastest.", short: "loss falls fastest" }],
  losses: [[1, 3], [10, 1.5]], exacts: [[10, 0.25]],
};
const WEIGHTS = [[255, 0, 51, 204], [255, 0, 255, 0], [255, 0, 0, 255], [255, 0, 128, 127]];

function sent(films: (typeof film)[], host = {}) {
  // The bytes begin at an odd place, as in a message that holds more.
  const bytes = packed({ roles: ROLES, films: films.map((one) => ({ ...one, weights: Uint8Array.from(WEIGHTS.flat()) })) }, { figure: "film", ...host });
  return new Uint8Array([0, ...bytes]).subarray(1);
}

test("a slide has the heads that end most decided", () => {
  const [whole, begun] = unpack(sent([film, { ...film, frames: [frame] }])).films;
  assert.deepEqual([whole, begun].map((one) => mostDecided(one.kinds[0], one, 0, 1)), [[0], [1]]);
  assert.deepEqual(mostDecided(whole.kinds[0], whole, 0, 2), [0, 1]);
});

test("every frame has its weights, every kind its mask", () => {
  const reels = unpack(sent([film, { ...film, frames: [frame, { ...frame, step: 7 }] }]));
  assert.deepEqual(reels.steps, [0, 7, 10]);
  assert.equal(endOf(reels), 10);
  assert.equal(endOf({ ...reels, films: [{ ...reels.films[0], planned: 600 }] }), 600); // one that learns advances
  for (const { kinds: [one], frames } of reels.films) {
    assert.deepEqual([...(one.blocked ?? [])], [0, 1, 0, 0]);
    for (const head of [0, 1])
      frames.forEach((each, i) => assert.deepEqual([...weightsOf(one, each, 0, head)].map((weight) => Math.round(weight * 255)), WEIGHTS[2 * i + head]));
  }
  const second = weightsOf(reels.films[0].kinds[0], { ...reels.films[0].frames[0], weights: Uint8Array.from(WEIGHTS.flat()) }, 1, 0); // of another layer
  assert.deepEqual([...second].map((weight) => Math.round(weight * 255)), WEIGHTS[2]);
  assert.deepEqual([-1, 0, 6, 7, 99].map((step) => frameAt(reels.films[1], step).step), [0, 0, 0, 7, 7]);
  assert.deepEqual([0, 1].map((head) => roleOf(reels, reels.films[0].frames[1], 0, head)), ["special", "previous"]);
  assert.equal(roleOf(reels, reels.films[0].frames[0], 0, 0), "");
});

test("the words say what is written, what is right, and which heads have a role", () => {
  const reels = unpack(sent([film]));
  const [run] = reels.films;
  const said = (changes: object) => plain(describeFrame(reels, run, { ...run.frames[0], ...changes })).replace(/[\u2068\u2069]/g, "");
  assert.equal(said({}), 'Step 0. The model writes "bb"; the right answer is "ba". 1 of 2 in place. None of the 2 heads has a role yet.');
  assert.match(said({ step: 10 }), /None of the 2 heads has a role\.$/); // the last frame: nothing more is to come
  assert.equal(said({ answer: "", pieces: [] }).slice(8, 67), 'The model writes nothing; the right answer is "ba". 0 of 2 ');
  assert.match(said({ answer: "bax", pieces: ["b", "a"] }), /2 of 2 in place. It goes on instead of ending there. None/);
  assert.equal(said(run.frames[1]), 'Step 10. The model writes "ba", which is right. 2 of 2 heads have a role: 1 previous, 1 special.');
  assert.deepEqual(factsOf(reels, run.frames[0]).map(([, , value]) => value), ["0", "–", "–"]);
  assert.deepEqual(factsOf(reels, run.frames[1]).map(([, , value]) => value), ["10", "1.500", "25.0 %"]);
});

test("an answer stands piece by piece beneath the right one, and what goes beyond is counted", () => {
  const states = (...pieces: string[]) => answerOf({ ...film, kinds: [], frames: [], marks: [], losses: [], exacts: [] }, { ...frame, weights: new Uint8Array(), pieces }).map(({ state, written }) => [state, written]);
  assert.deepEqual(states("b", "a"), [["right", "b"], ["right", "a"], ["", undefined]]);
  assert.deepEqual(states("a"), [["wrong", "a"], ["wrong", undefined], ["", undefined]]);
  assert.deepEqual(states("b", "a", "a", "a"), [["right", "b"], ["right", "a"], ["wrong", "+2"]]);
});

test("the strongest pairs leave out a token that has no choice, and claim no more than 8 bits know", () => {
  const { films: [run] } = unpack(sent([film]));
  assert.deepEqual(strongest(run.kinds[0], run.frames[0], 0, 0), [{ query: "a", key: "a", share: "80 %" }, { query: "a", key: "<s>", share: "20 %" }]);
  assert.deepEqual(strongest(run.kinds[0], run.frames[1], 0, 0), [{ query: "a", key: "a", share: "≥ 99.8 %" }]);
});

test("the picture has every head, the answer, the curves and the sentence; texts stay text", () => {
  const theme = themeOf(document.body as any);
  for (const films of [[film], [film, { ...film, title: EVIL }]])
    for (const live of [false, true]) {
      const reels = unpack(sent(films, { live }));
      const { width, height, draw } = pictureOf({ reels, step: 10, marked: 0 }, theme);
      const svg = svgOf(width, height, theme, (surface) => draw(surface, 0, 0));
      const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
      const count = (text: string) => texts.filter((one) => one === text).length;
      assert.deepEqual([count("Head 1"), count("Head 2"), count("previous"), count("special")], Array(4).fill(films.length));
      assert.deepEqual([count("loss falls fastest"), count("Loss (nats)")], [Number(!live), Number(!live)]);
      assert.ok(svg.includes("which is right.") && svg.includes("&lt;b&gt;&amp;") && !svg.includes(EVIL) && !svg.includes("NaN"));
    }
});
