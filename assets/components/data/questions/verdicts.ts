// A prediction and its score in words.

import { decimal, percent } from "../../words/numbers.ts";
import type { Answer, Picture, Posed } from "./posed.ts";
import { overlap, sharesOf } from "./scores.ts";

/** The verdict on a gain from each bound on. */
const NEARNESS: [number, string][] = [
  [0.8, "Very close"],
  [0.5, "Close"],
  [0.05, "Closer than guessing evenly"],
  [-0.05, "No closer than guessing evenly"],
  [-Infinity, "Further off than guessing evenly"],
];

export const HINTS = {
  marks: "Tap what you expect, again for more weight.",
  share: "Move the slider.",
  pick: "Choose one.",
};

/** Return how good a prediction was, 0 … 1; null if nothing was predicted. */
export function scoreOf(posed: Posed, answer: Answer | null) {
  if (answer === null) return null;
  if (posed.form === "pick") return Number(posed.right.includes(Number(answer)));
  if (posed.form === "share") return 1 - Math.abs(Number(answer) - posed.truth[0]);
  const shares = sharesOf(answer as number[]);
  return overlap(shares, posed.truth);
}

/**
 * Return how far a prediction came from a guess that knows nothing, 0, to exactly what the model does, 1; below 0 it
 * was further off. Null if nothing was predicted.
 */
export function gainOf(posed: Posed, answer: Answer | null) {
  const score = scoreOf(posed, answer);
  return score === null ? null : (score - posed.even) / (1 - posed.even);
}

/** Say how near several predictions came, whatever was asked. */
export function describeMean(gains: number[]) {
  if (!gains.length) return "";
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  if (mean >= 0.005)
    return `On average, you came ${percent(mean)} of the way from guessing evenly to what the model does.`;
  return `On average, guessing evenly came ${mean > -0.005 ? "as close" : "closer"}.`;
}

/**
 * @param answer Null if it was only shown.
 * @param who The person who predicted.
 * @returns A word on how near it came, perhaps what that means, and what a guess gets that knows nothing; an empty list
 * if nothing was predicted.
 */
export function verdictOf(posed: Posed, answer: Answer | null, who: string = "You"): string[] {
  const [score, gain] = [scoreOf(posed, answer), gainOf(posed, answer)];
  if (score === null || gain === null) return [];
  const { form, kind, truth, even } = posed;
  if (form === "pick") return [score ? "Right" : "Not this time", `A guess is right ${percent(even)} of the time.`];
  const near = NEARNESS.find(([bound]) => gain >= bound)?.[1] ?? "";
  if (form === "share") {
    const points = decimal((1 - score) * 100, 0);
    return [
      near,
      `${who} said ${percent(Number(answer))}: ${points} ${points === "1" ? "point" : "points"} away.`,
      `50 % is ${decimal((1 - even) * 100, 0)} away.`,
    ];
  }
  const shares = sharesOf(answer as number[]);
  const favourite = truth.indexOf(Math.max(...truth));
  // First whether it was right, then how much of the weight was met: one mark never meets all of it.
  const isRight = shares[favourite] > 0.5;
  return [
    isRight ? "Right" : near,
    `${who} caught ${percent(score)} ${kind === "row" ? "of its attention" : "of what it gives them"}.`,
    `One mark on every token catches ${percent(even)}.`,
  ];
}

/**
 * Say how near a whole class came, in a sentence or two.
 * @param isSecond True if somebody's own verdict stands before it, and says what to hold it against.
 */
export function classVerdict(posed: Posed, { count, shares, mean }: Picture, isSecond: boolean = false) {
  if (!count) return "Nobody in the class predicted it.";
  if (posed.form === "pick") {
    const right = Math.round(count * posed.right.reduce((sum, at) => sum + shares[at], 0));
    return `Of the class ${right} of ${count} ${right === 1 ? "was" : "were"} right.`;
  }
  const [word, meaning, scale] = verdictOf(posed, posed.form === "share" ? (mean ?? 0) : shares, "On average they");
  return [`The class (${count}): ${word[0].toLowerCase()}${word.slice(1)}.`, meaning, isSecond ? "" : scale]
    .filter(Boolean)
    .join(" ");
}
