// What is said of a film: parts of sentences, in which texts of people and models stand apart, each in its own direction.

/** @import { Frame, Kind, Reel, Reels } from "./payload.js" */
/** @import { Part } from "../../words/parts.js" */
import { counted, decimal, percent } from "../../words/numbers.js";
import { plain } from "../../words/parts.js";
import { endOf, roleOf, weightsOf } from "./payload.js";

const PAIRS = 3;
/** Letters of a text that is read or written. */
export const TEXT_LENGTH = 120;
/** Letters of a title. */
export const TITLE_LENGTH = 28;

/** @param {string} text @returns {Part[]} */
const quoted = (text) => (text ? ['"', { token: text, length: TEXT_LENGTH }, '"'] : ["nothing"]);

/** @param {Reel} film @param {Frame} frame @returns {Part[]} */
const answered = (film, frame) => [
  "The model writes ",
  ...quoted(frame.answer),
  ...(frame.isRight ? [", which is right. "] : [", right is ", ...quoted(film.answer), ". "]),
];

/** Text and answer, in words. @param {Reel} film @param {Frame} frame */
export const readAndWritten = (film, frame) =>
  plain(["The model reads ", ...quoted(film.text), ". ", ...answered(film, frame)]).trim();

/**
 * What one run does at a frame.
 * @param {Reels} reels
 * @param {Reel} film
 * @param {Frame} frame
 * @returns {Part[]}
 */
export function saidOf(reels, film, frame) {
  const { right } = film;
  const hits = right.filter((piece, i) => piece === frame.pieces[i]).length;
  const goesOn = hits === right.length && hits === frame.pieces.length;
  return [
    `Step ${counted(frame.step)}. `,
    ...answered(film, frame),
    ...(frame.isRight
      ? []
      : [`${hits} of ${right.length} in place. `, goesOn ? "It goes on instead of ending there. " : ""]),
    rolesSaid(reels, frame, reels.live || frame.step < endOf(reels)),
  ];
}

/** @param {Reels} reels @param {Frame} frame @param {boolean} goesOn More is to come, in which a head may take a role. */
function rolesSaid(reels, frame, goesOn) {
  const heads = frame.roles.flatMap((roles, kind) => [...roles].map((_, head) => roleOf(reels, frame, kind, head)));
  const found = Object.keys(reels.roles)
    .map((role) => ({ role, many: heads.filter((one) => one === role).length }))
    .filter(({ many }) => many);
  const all = heads.filter(Boolean).length;
  if (!all) return `None of the ${heads.length} heads has a role${goesOn ? " yet" : ""}.`;
  const list = found.sort((one, other) => other.many - one.many).map(({ role, many }) => `${many} ${role}`);
  return `${all} of ${heads.length} heads ${all === 1 ? "has" : "have"} a role: ${list.join(", ")}.`;
}

/**
 * What is measured at a frame: key, name, value. A live film has no more than its newest look: the loss of the run itself
 * stands above it and is newer.
 * @param {Reels} reels
 * @param {Frame} frame
 */
export function factsOf({ live }, { step, loss, exact }) {
  if (live) return [["step", "Last look at the heads", `Step ${counted(step)}`]];
  const facts = [
    ["step", "Step", counted(step)],
    ["loss", "Loss", loss === null ? "–" : decimal(loss, 3)],
  ];
  return [...facts, ["exact", "Exact match", exact === null ? "–" : percent(exact, 1)]];
}

/**
 * The right answer beside the model's own, piece by piece; one place after it counts what the model writes beyond it.
 * @param {Reel} film
 * @param {Frame} frame
 * @returns {{wanted?: string, written?: string, state: "right" | "wrong" | ""}[]}
 */
export function answerOf({ right }, { pieces }) {
  const more = pieces.length - right.length;
  const beyond =
    more > 0 ? /** @type {const} */ ({ written: `+${more}`, state: "wrong" }) : /** @type {const} */ ({ state: "" });
  return [
    ...right.map((wanted, i) => ({
      wanted,
      written: pieces[i],
      state: wanted === pieces[i] ? /** @type {const} */ ("right") : /** @type {const} */ ("wrong"),
    })),
    beyond,
  ];
}

/** @param {Kind} kind @param {number} layer From 0. @param {number} head */
export const nameOf = ({ title }, layer, head) => `${title}, layer ${layer + 1}, head ${head + 1}`;

/** The moments that a film has come to just now. @param {Reel} film @param {number} step */
export const marksAt = ({ marks, frames }, step) => marks.filter((mark) => frames[mark.frame].step === step);

/**
 * The strongest pairs; a token that may look at one place only has no choice, so it says nothing about the head.
 * @param {Kind} kind
 * @param {Frame} frame
 * @param {number} layer
 * @param {number} head
 */
export function strongest(kind, frame, layer, head) {
  const { rows, columns, blocked } = kind;
  const weights = weightsOf(kind, frame, layer, head);
  const free = rows.map(
    (_, row) => columns.filter((_, column) => !blocked?.[row * columns.length + column]).length > 1,
  );
  const cells = [...weights.keys()].filter((cell) => weights[cell] && free[Math.floor(cell / columns.length)]);
  const best = cells.sort((one, other) => weights[other] - weights[one]).slice(0, PAIRS);
  return best.map((cell) => ({
    query: rows[Math.floor(cell / columns.length)],
    key: columns[cell % columns.length],
    // One of 256 levels: the ends are not claimed.
    share: weights[cell] === 1 ? "≥ 99.8 %" : percent(weights[cell]),
  }));
}
