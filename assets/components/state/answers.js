// What was predicted, kept by the browser: a page that is loaded anew, or a course that goes on tomorrow, finds it.

/** @import { Answer, Posed } from "../data/questions/posed.js" */
import { gainOf, verdictOf } from "../data/questions/verdicts.js";
import { keepText, keptText } from "./storage.js";

const KEY = "attention-lab-answers";
const PROGRESS = "attention-lab-progress";
const MOST = 300;

/** @typedef {{answer: Answer | null, gain?: number | null, word: string}} Kept `answer` is null where it was only shown; of a prediction `gain` is its `gainOf`, which older versions did not keep; `word` says how near it came. */

/** @param {string} key */
function keptIn(key) {
  try {
    const kept = JSON.parse(keptText(key) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** @param {string} key @param {object} value */
function keepIn(key, value) {
  keepText(key, JSON.stringify(value));
}

/**
 * What another version, or another page of this address, may have left there is passed over.
 * @returns {Record<string, Kept>}
 */
export const keptAnswers = () => Object.fromEntries(Object.entries(keptIn(KEY)).filter(([, kept]) => isKept(kept)));

/** @param {unknown} value @returns {value is number} */
const isShare = (value) => typeof value === "number" && value >= 0 && value <= 1;

/** A gain is made of sums, which rounding may take past 1. @param {any} kept */
const isKept = (kept) =>
  kept &&
  typeof kept === "object" &&
  "answer" in kept &&
  (kept.gain == null || (typeof kept.gain === "number" && kept.gain < 1.001)) &&
  typeof kept.word === "string";

/**
 * What is kept of the answer to a question; null if there is nothing, or nothing that answers it.
 * @param {Record<string, Kept>} answers
 * @param {Posed} posed
 */
export function keptOf(answers, posed) {
  const kept = answers[posed.id];
  return kept && (kept.answer === null || ANSWERS[posed.form](kept.answer, posed)) ? kept : null;
}

/** Whether something is an answer of this form. @type {Record<Posed["form"], (answer: unknown, posed: Posed) => boolean>} */
const ANSWERS = {
  marks: (answer, { options }) =>
    Array.isArray(answer) &&
    answer.length === options.length &&
    answer.some(Boolean) &&
    answer.every((marks) => Number.isInteger(marks) && marks >= 0),
  share: isShare,
  pick: (answer, { options }) => Number.isInteger(answer) && options[Number(answer)] !== undefined,
};

/** Whether something can answer any question at all. @param {unknown} answer */
export const isAnswer = (answer) =>
  typeof answer === "number" || (Array.isArray(answer) && answer.every(Number.isInteger));

/**
 * What is kept of an answer.
 * @param {Posed} posed
 * @param {Answer | null} answer
 * @returns {Kept}
 */
export const told = (posed, answer) => ({
  answer,
  gain: gainOf(posed, answer),
  word: verdictOf(posed, answer)[0] ?? "",
});

/**
 * @param {string} id Of the question.
 * @param {Kept | null} kept Null forgets it.
 */
export function keepAnswer(id, kept) {
  const { [id]: _, ...others } = keptAnswers();
  const all = Object.entries(others).slice(-MOST + 1);
  if (kept) all.push([id, kept]);
  keepIn(KEY, Object.fromEntries(all));
}

/** The scene that was open last, by lecture: what links call it, or the number that an older version kept. @returns {Record<string, string | number>} */
export const keptProgress = () => keptIn(PROGRESS);

/** @param {string} scene E.g. "hour.the-causal-mask". */
export function keepProgress(scene) {
  const [lecture, tag] = scene.split(".");
  if (lecture && tag) keepIn(PROGRESS, { ...keptProgress(), [lecture]: tag });
}
