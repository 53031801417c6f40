// A prediction and its score in words.

/** @import { Picture } from "../classroom/connection.js" */
/** @import { Answer, Posed } from "./predict.jsx" */
import { decimal, percent } from "../words/numbers.js";
import { brier, evenOverlap, overlap, sharesOf } from "./scores.js";

/** What is written of an overlap from each bound on. @type {[number, string][]} */
const CLOSENESS = [[0.8, "Very close"], [0.6, "Close"], [0.35, "Partly"], [0, "Elsewhere"]];
/** Points between two shares up to which they are called so. @type {[number, string][]} */
const NEARNESS = [[0.03, "Very close"], [0.1, "Close"], [0.25, "Not far"], [1, "Far off"]];

export const HINTS = {
  marks: "Tap what you expect, again for more weight.",
  share: "Move the slider.",
  pick: "Choose one.",
};

/**
 * How good a prediction was, 0 … 1; null where nothing was predicted.
 * @param {Posed} posed
 * @param {Answer | null} answer
 */
export function scoreOf(posed, answer) {
  if (answer === null) return null;
  if (posed.form === "pick") return Number(posed.right.includes(Number(answer)));
  if (posed.form === "share") return 1 - Math.abs(Number(answer) - posed.truth[0]);
  const shares = sharesOf(/** @type {number[]} */ (answer));
  return posed.kind === "row" ? overlap(shares, posed.truth) : 1 - brier(shares, posed.right[0]) / 2;
}

/**
 * @param {Posed} posed
 * @param {Answer | null} answer Null: it was only shown.
 * @param {string} [who] Whose prediction it is.
 * @returns {string[]} A word on how near it came, perhaps what that means and what to hold it against; nothing where nothing was predicted.
 */
export function verdictOf(posed, answer, who = "You") {
  const score = scoreOf(posed, answer);
  if (score === null) return [];
  if (posed.form === "pick") return score ? ["Right"] : ["Not this time"];
  if (posed.form === "share") {
    const away = Math.abs(Number(answer) - posed.truth[0]);
    const word = NEARNESS.find(([bound]) => away <= bound)?.[1] ?? "";
    const points = decimal(away * 100, 0);
    return [word, `${who} said ${percent(Number(answer))}: ${points} ${points === "1" ? "point" : "points"} away.`];
  }
  const shares = sharesOf(/** @type {number[]} */ (answer));
  if (posed.kind === "row") {
    const found = shares.indexOf(Math.max(...shares)) === posed.truth.indexOf(Math.max(...posed.truth));
    // Who marks the favourite of a head that looks everywhere is not wrong, but has met little of its weight.
    const word = found && score < 0.35 ? "Its favourite, but it looks at many" : CLOSENESS.find(([bound]) => score >= bound)?.[1] ?? "";
    return [word, `The marks met ${percent(score)} of its weight.`, `One mark on every token meets ${percent(evenOverlap(posed.truth))}.`];
  }
  const came = posed.right[0];
  const best = shares.indexOf(Math.max(...shares));
  const word = best === came ? (shares[came] > 0.9 ? "Right" : "Right, among others") : shares[came] > 0 ? "It was among them" : "Not this time";
  return [word, `Brier score ${decimal(brier(shares, came), 2)}.`, "0 is sure and right, 2 sure and wrong."];
}

/**
 * How near a whole class came, in a sentence or two.
 * @param {Posed} posed
 * @param {Picture} together
 * @param {boolean} isSecond Whether somebody's own verdict stands before it, and says what to hold it against.
 */
export function classVerdict(posed, { count, shares, mean }, isSecond = false) {
  if (!count) return "Nobody in the class predicted it.";
  if (posed.form === "pick") {
    const right = Math.round(count * posed.right.reduce((sum, at) => sum + shares[at], 0));
    return `Of the class ${right} of ${count} ${right === 1 ? "was" : "were"} right.`;
  }
  const [word, meaning, scale] = verdictOf(posed, posed.form === "share" ? (mean ?? 0) : shares, "On average they");
  return [`The class (${count}): ${word[0].toLowerCase()}${word.slice(1)}.`, meaning, isSecond ? "" : scale].filter(Boolean).join(" ");
}
