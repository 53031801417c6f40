// The words of a text and of its translation, and the attention between them.

import { openPackage } from "../../data/package.ts";
import type { Languages } from "../common/token.tsx";

/** The sides in the order in which they stand; the target looks. */
export type Side = "source" | "target";

/** The alignment as `transformer/views/ideas/alignment.py` sends it. */
export interface Sent {
  /** The name of the figure, for export, as the host has it. */
  name: string;
  /** A text that changes with the words and their weights. */
  id: string;
  source: string[];
  target: string[];
  directions: Record<Side, "ltr" | "rtl">;
  languages?: Languages;
  /** Target × source. */
  weights: Float32Array;
  /** The right links: places of source and target word. */
  gold: [number, number][] | null;
  /** The least weight of a line. */
  least: number;
  caption: string;
  /** The layer of these lines, from 0. */
  layer: number;
}

export interface Word {
  id: string;
  side: Side;
  index: number;
  label: string;
  /** True if its side has it more than once. */
  repeated: boolean;
}

export interface Line {
  source: Word;
  target: Word;
  /** 0 for a right link. */
  weight: number;
  kind: "best" | "other" | "gold";
  /** True for a right link that is the strongest line too. */
  met: boolean;
}

export interface Alignment {
  words: Record<Side, Word[]>;
  directions: Record<Side, "ltr" | "rtl">;
  weights: Float32Array;
  /** The lines, those that lie below the others first. */
  lines: Line[];
  knowsGold: boolean;
}

export const SIDES: Side[] = ["source", "target"];
/** The least weight of a number: it reads as 1 %. */
export const LEAST_TOLD = 0.005;

export const otherSide = (side: Side) => (side === "source" ? "target" : "source");

export function unpackLines(bytes: Uint8Array): Sent {
  const { shown, host } = openPackage(bytes);
  const { source, target, weights, gold } = shown;
  return { ...shown, ...host, id: JSON.stringify([source, target, weights, gold]) };
}

export function alignmentOf(sent: Sent): Alignment {
  const words = { source: wordsOf("source", sent.source), target: wordsOf("target", sent.target) };
  const alignment = {
    words,
    directions: sent.directions,
    weights: sent.weights,
    knowsGold: !!sent.gold,
    lines: [] as Line[],
  };
  return { ...alignment, lines: linesOf(alignment, sent.gold ?? []) };
}

const wordsOf = (side: Side, labels: string[]): Word[] =>
  labels.map((label, index) => ({
    id: `${side} ${index}`,
    side,
    index,
    label,
    repeated: labels.indexOf(label) !== labels.lastIndexOf(label),
  }));

/** Return the links of a word to every word of the other side. */
export function linksOf({ words, weights }: Pick<Alignment, "words" | "weights">, word: Word) {
  return words[otherSide(word.side)].map((other) => {
    const [looks, looked] = word.side === "target" ? [word, other] : [other, word];
    return { other, weight: weights[looks.index * words.source.length + looked.index] };
  });
}

/** Return the rest to 100 %, which went to the start and end tokens. */
export const restOf = (links: { weight: number }[]) => 1 - links.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Return every weight as a line: weak ones first, so that strong ones lie on top; then the right links. If start and
 * end outweigh the strongest line of a word, that line says little and is one of many.
 */
function linesOf(alignment: Pick<Alignment, "words" | "weights">, gold: [number, number][]): Line[] {
  const { source, target } = alignment.words;
  const lines: Line[] = target.flatMap((word) => {
    const links = linksOf(alignment, word);
    const most = Math.max(...links.map(({ weight }) => weight));
    const best = most >= restOf(links) ? links.find(({ weight }) => weight === most) : undefined;
    return links
      .filter(({ weight }) => weight > 0)
      .map((link) => ({
        source: link.other,
        target: word,
        weight: link.weight,
        kind: link === best ? "best" : "other",
        met: false,
      }));
  });
  lines.sort((one, other) => Number(one.kind === "best") - Number(other.kind === "best") || one.weight - other.weight);
  const isBest = (from: Word, to: Word) =>
    lines.some((line) => line.kind === "best" && line.source === from && line.target === to);
  return [
    ...lines,
    ...gold.map(
      ([from, to]) =>
        ({
          source: source[from],
          target: target[to],
          weight: 0,
          kind: "gold",
          met: isBest(source[from], target[to]),
        }) as Line,
    ),
  ];
}

/**
 * Return what stands out: all lines, or those of the word that is pointed at, with the weights of its links.
 * @param least The least weight of a line that is not the strongest of its word.
 */
export function findStanding(alignment: Alignment, least: number, word: Word | null) {
  const isDrawn = ({ kind, weight }: Line) => kind !== "other" || weight >= Math.max(least, LEAST_TOLD);
  const lines = alignment.lines.filter((line) => isDrawn(line) && (!word || line[word.side] === word));
  const lit = new Set(
    word ? [word, ...lines.filter(({ kind }) => kind !== "gold").map((line) => line[otherSide(word.side)])] : [],
  );
  const shares = new Map(
    word
      ? linksOf(alignment, word)
          .filter(({ weight }) => weight >= LEAST_TOLD)
          .map(({ other, weight }) => [other, weight])
      : [],
  );
  return { lines, lit, shares };
}
