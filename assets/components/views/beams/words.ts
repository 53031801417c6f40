// The words on the nodes of a beam search.

import { decimal, percent } from "../../words/numbers.ts";
import type { Part } from "../../words/parts.ts";
import { graphemes, visible } from "../../words/tokens.ts";
import { filterKept, type Node, ownProbability, type Tree } from "./tree.ts";

const LONGEST = 120; // graphemes of what was written so far

export const LEGEND = {
  path: "winner’s path",
  bar: "probability of the step itself",
  mark: "✓ finished: probability of the whole text (score)",
};
export const headingOf = (step: number) => (step === 0 ? "start" : step === 1 ? "step 1" : String(step));
/** @param width The beam's width. */
export const cutOf = (width: number) => `dropped: outside the best ${width}`;

const digits = (value: number) => (Math.abs(value) < 0.01 ? 4 : Math.abs(value) < 1 ? 3 : 2);
const inNats = (value: number) => (Math.abs(value) < 0.00005 ? "≈0" : decimal(value, digits(value)));

/** Return the mark beside the token of a finished node, or "". */
export const markOf = ({ finished, kept, score, log_probability }: Node) =>
  finished && kept ? `✓ ${percent(Math.exp(log_probability))} (${inNats(score)})` : "";

/** Return the text written so far; a long text keeps its end. */
function textOf(node: Node) {
  const text = visible(node.text);
  const parts = text.length > LONGEST ? graphemes(text) : [];
  return parts.length > LONGEST ? `…${parts.slice(1 - LONGEST).join("")}` : text;
}

/** Tell what a node is. */
export function sentenceOf({ columns, width }: Tree, node: Node): Part[] {
  if (!node.parent) return ["Start: nothing is written yet."];
  const nats = node.log_probability;
  // Two lists are kept: the likeliest unfinished ones of each step, and the best finished ones of all steps.
  const going = filterKept(columns[node.depth]).filter((other) => !other.finished);
  const last = going.at(-1) ?? node;
  const ended = width === 1 ? "the best finished one" : `among the ${width} best finished ones`;
  const goesOn = node.finished || !columns[node.depth + 1] || filterKept(node.children).length;
  return [
    "“",
    { token: textOf(node), length: Infinity, side: "target" },
    `”. Step ${node.depth} writes “`,
    { token: node.token, side: "target" },
    `” with ${percent(ownProbability(node))}; everything so far has ${percent(Math.exp(nats), 1)}, log-probability ${inNats(nats)}. `,
    node.kept
      ? node.finished
        ? `Kept: ${ended}.`
        : `Kept: number ${going.indexOf(node) + 1} of the ${going.length} unfinished ones of this step.`
      : node.finished
        ? `Dropped: not ${ended}.`
        : `Dropped: outside the best ${width}, ${inNats(last.log_probability - nats)} behind the last of them.`,
    node.finished ? ` Finished with score ${inNats(node.score)}.` : "",
    node.winner ? " The winner’s path." : "",
    node.kept && !goesOn ? " Nothing that followed was kept." : "",
  ];
}
