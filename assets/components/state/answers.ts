// Predictions kept by the browser: a page that is loaded again, or a course that goes on tomorrow, finds them.

import type { Answer, Posed } from "../data/questions/posed.ts";
import { gainOf, verdictOf } from "../data/questions/verdicts.ts";
import { loadText, saveText } from "./storage.ts";

const KEY = "attention-lab-answers";
const PROGRESS = "attention-lab-progress";
const MOST = 300;

/**
 * `answer` is null if it was only shown; `gain` is a prediction's `gainOf`, which older versions did not keep; `word`
 * says how near it came. `ask` and `truth` are the question and the right answer, for a summary.
 */
export interface AnswerRecord {
  answer: Answer | null;
  gain?: number | null;
  word: string;
  ask?: string;
  truth?: string;
}

function loadRecords(key: string) {
  try {
    const record = JSON.parse(loadText(key) ?? "{}");
    return record && typeof record === "object" && !Array.isArray(record) ? record : {};
  } catch {
    return {};
  }
}

function saveRecords(key: string, value: object) {
  saveText(key, JSON.stringify(value));
}

/** Return the kept answers, without those of another version or another page of this address. */
export const loadAnswers = (): Record<string, AnswerRecord> =>
  Object.fromEntries(Object.entries<AnswerRecord>(loadRecords(KEY)).filter(([, record]) => isRecord(record)));

const isShare = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;

/** Return whether something is a prediction; rounding may take the sums of a gain past 1. */
const isRecord = (record: any) =>
  record &&
  typeof record === "object" &&
  "answer" in record &&
  (record.gain == null || (typeof record.gain === "number" && record.gain < 1.001)) &&
  typeof record.word === "string" &&
  [record.ask ?? "", record.truth ?? ""].every((text) => typeof text === "string");

/** Return what is kept of the answer to a question; null if there is nothing, or nothing that answers it. */
export function findRecord(answers: Record<string, AnswerRecord>, posed: Posed) {
  const record = answers[posed.id];
  return record && (record.answer === null || ANSWERS[posed.form](record.answer, posed)) ? record : null;
}

/** The test of an answer for each form. */
const ANSWERS: Record<Posed["form"], (answer: unknown, posed: Posed) => boolean> = {
  marks: (answer, { options }) =>
    Array.isArray(answer) &&
    answer.length === options.length &&
    answer.some(Boolean) &&
    answer.every((marks) => Number.isInteger(marks) && marks >= 0),
  share: isShare,
  pick: (answer, { options }) => Number.isInteger(answer) && options[Number(answer)] !== undefined,
};

/** Return whether something can answer any question at all. */
export const isAnswer = (answer: unknown) =>
  typeof answer === "number" || (Array.isArray(answer) && answer.every(Number.isInteger));

/** Return the form in which an answer is kept. */
export const recordOf = (posed: Posed, answer: Answer | null): AnswerRecord => ({
  answer,
  gain: gainOf(posed, answer),
  word: verdictOf(posed, answer)[0] ?? "",
  ask: posed.ask,
  truth: posed.answer,
});

/**
 * @param id The question's id.
 * @param record Null forgets it.
 */
export function saveAnswer(id: string, record: AnswerRecord | null) {
  const { [id]: _, ...others } = loadAnswers();
  const all = Object.entries(others).slice(-MOST + 1);
  if (record) all.push([id, record]);
  saveRecords(KEY, Object.fromEntries(all));
}

/** Forget the predictions and the progress of a lecture: somebody begins it anew. */
export function forgetLecture(lecture: string, questions: string[]) {
  saveRecords(KEY, Object.fromEntries(Object.entries(loadAnswers()).filter(([id]) => !questions.includes(id))));
  const { [lecture]: _, ...others } = loadProgress();
  saveRecords(PROGRESS, others);
}

/** Return the scene that was open last, by lecture: its name in links, or the number that an older version kept. */
export const loadProgress = (): Record<string, string | number> => loadRecords(PROGRESS);

/** @param scene E.g. "hour.the-causal-mask". */
export function saveProgress(scene: string) {
  const [lecture, tag] = scene.split(".");
  if (lecture && tag) saveRecords(PROGRESS, { ...loadProgress(), [lecture]: tag });
}
