// The words on a film: parts of sentences, in which texts of people and models stand apart, each in its own direction.

import { decimal, percent, writeCount } from "../../words/numbers.ts";
import { type Part, plain } from "../../words/parts.ts";
import { endOf, type Frame, type Kind, type Reel, type Reels, roleOf, weightsOf } from "./payload.ts";

const PAIRS = 3;
/** The most graphemes of a text that is read or written. */
export const TEXT_LENGTH = 120;
/** The most graphemes of a title. */
export const TITLE_LENGTH = 28;

const quote = (text: string): Part[] => (text ? ['"', { token: text, length: TEXT_LENGTH }, '"'] : ["nothing"]);

const describeAnswer = (film: Reel, frame: Frame): Part[] => [
  "The model writes ",
  ...quote(frame.answer),
  ...(frame.isRight ? [", which is right. "] : ["; the right answer is ", ...quote(film.answer), ". "]),
];

/** Tell text and answer in words. */
export const readAndWritten = (film: Reel, frame: Frame) =>
  plain(["The model reads ", ...quote(film.text), ". ", ...describeAnswer(film, frame)]).trim();

/** Tell in words what one run does at a frame. */
export function describeFrame(reels: Reels, film: Reel, frame: Frame): Part[] {
  const { right } = film;
  const hits = right.filter((piece, i) => piece === frame.pieces[i]).length;
  const goesOn = hits === right.length && hits === frame.pieces.length;
  return [
    `Step ${writeCount(frame.step)}. `,
    ...describeAnswer(film, frame),
    ...(frame.isRight
      ? []
      : [`${hits} of ${right.length} in place. `, goesOn ? "It goes on instead of ending there. " : ""]),
    describeRoles(reels, frame, reels.live || frame.step < endOf(reels)),
  ];
}

/** @param goesOn True if more is to come, in which a head may take a role. */
function describeRoles(reels: Reels, frame: Frame, goesOn: boolean) {
  const heads = frame.roles.flatMap((roles, kind) => [...roles].map((_, head) => roleOf(reels, frame, kind, head)));
  const counts = Object.keys(reels.roles)
    .map((role) => ({ role, many: heads.filter((one) => one === role).length }))
    .filter(({ many }) => many);
  const all = heads.filter(Boolean).length;
  if (!all) return `None of the ${heads.length} heads has a role${goesOn ? " yet" : ""}.`;
  const list = counts.sort((one, other) => other.many - one.many).map(({ role, many }) => `${many} ${role}`);
  return `${all} of ${heads.length} heads ${all === 1 ? "has" : "have"} a role: ${list.join(", ")}.`;
}

/**
 * Return the measures of a frame: key, name, value. A live film has no more than its newest look: the loss of the run
 * itself stands above it and is newer.
 */
export function factsOf({ live }: Reels, { step, loss, exact }: Frame) {
  if (live) return [["step", "Last look at the heads", `Step ${writeCount(step)}`]];
  const facts = [
    ["step", "Step", writeCount(step)],
    ["loss", "Loss", loss === null ? "–" : decimal(loss, 3)],
  ];
  return [...facts, ["exact", "Exact match", exact === null ? "–" : percent(exact, 1)]];
}

/** Return the right answer beside the model's own, piece by piece; one more place counts what the model adds. */
export function answerOf(
  { right }: Reel,
  { pieces }: Frame,
): { wanted?: string; written?: string; state: "right" | "wrong" | "" }[] {
  const more = pieces.length - right.length;
  const beyond = more > 0 ? ({ written: `+${more}`, state: "wrong" } as const) : ({ state: "" } as const);
  return [
    ...right.map((wanted, i) => ({
      wanted,
      written: pieces[i],
      state: wanted === pieces[i] ? ("right" as const) : ("wrong" as const),
    })),
    beyond,
  ];
}

/** @param layer From 0. */
export const nameOf = ({ title }: Kind, layer: number, head: number) =>
  `${title}, layer ${layer + 1}, head ${head + 1}`;

/** Return the moments that a film has come to just now. */
export const marksAt = ({ marks, frames }: Reel, step: number) =>
  marks.filter((mark) => frames[mark.frame].step === step);

/** Return the strongest pairs; a token that may look at one place only says nothing about the head. */
export function strongest(kind: Kind, frame: Frame, layer: number, head: number) {
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
    // The share is one of 256 levels: the ends are not claimed.
    share: weights[cell] === 1 ? "≥ 99.8 %" : percent(weights[cell]),
  }));
}
