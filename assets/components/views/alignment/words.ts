// The words on an alignment.

import { percent } from "../../words/numbers.ts";
import type { Part } from "../../words/parts.ts";
import { type Alignment, LEAST_TOLD, linksOf, restOf, type Word } from "./links.ts";

const STRONG = 0.1; // the weight below which a longer list leaves out a link
const ALWAYS = 3; // links that are named below that, too

export const HEADINGS = { source: "Text: looked at (key)", target: "What it writes: looks (query)" };
/** The hint for an alignment that is wider than the page. */
export const WIDER = {
  point: "There is more to the side: scroll, or use the arrow keys.",
  tap: "There is more to the side: swipe.",
};
export const MOST = { line: 3, name: 12 }; // links that a sentence names

/** Return the legend: the look of a line, and its meaning. */
export function legendOf(knowsGold: boolean, least: number): ["best" | "other" | "met" | "gold", string][] {
  return [
    ["best", "strongest"],
    ["other", least > 0 ? `others from ${percent(least)}` : "others"],
    ...((knowsGold
      ? [
          ["met", "strongest, right"],
          ["gold", "right, not strongest"],
        ]
      : []) as ["met" | "gold", string][]),
  ];
}

const nameOf = ({ label, side, repeated, index }: Word): Part[] => [
  "“",
  { token: label, side },
  repeated ? `” no.\u00A0${index + 1}` : "”",
];

/**
 * Return e.g. "“coches” looks at “cars” (91 %), “red” (6 %), start and end 3 %": the strongest three, and up to `most`
 * of those that are strong.
 */
export function sentenceOf(alignment: Alignment, word: Word, most: number): Part[] {
  const links = linksOf(alignment, word);
  const ranked = links.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  const topLinks = ranked
    .slice(0, most)
    .filter(({ weight }, i) => i === 0 || weight >= (i < ALWAYS ? LEAST_TOLD : STRONG));
  const looks = word.side === "target";
  const rest = restOf(links);
  return [
    ...nameOf(word),
    ...(topLinks.length
      ? [looks ? " looks at " : " is looked at most by "]
      : [looks ? " looks at nothing here" : " is looked at by nothing"]),
    ...topLinks.flatMap(({ other, weight }, i) => [
      i ? ", " : "",
      ...nameOf(other),
      ` (${percent(weight).replace(" ", "\u00A0")})`,
    ]),
    looks && rest >= LEAST_TOLD ? `, start and end ${percent(rest)}` : "",
  ];
}
