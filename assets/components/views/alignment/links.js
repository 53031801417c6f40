// Words of a text and of its translation, and the attention between them.

import { opened } from "../../data/package.js";

/**
 * @typedef {"source" | "target"} Side In this order they stand; the target looks.
 *
 * @typedef {object} Sent As `transformer/views/by_page/alignment.py` sends it.
 * @property {string} name Of the figure, for export, as the host has it.
 * @property {string} id Changes with the words and their weights.
 * @property {string[]} source
 * @property {string[]} target
 * @property {Record<Side, "ltr" | "rtl">} directions
 * @property {import("../common/token.jsx").Languages} [languages]
 * @property {Float32Array} weights Target × source.
 * @property {[number, number][] | null} gold Right links: places of source and target word.
 * @property {number} least Smallest weight of a line.
 * @property {string} caption
 * @property {number} layer From 0: whose lines these are.
 *
 * @typedef {object} Word
 * @property {string} id
 * @property {Side} side
 * @property {number} index
 * @property {string} label
 * @property {boolean} repeated Whether its side has it more than once.
 *
 * @typedef {object} Line
 * @property {Word} source
 * @property {Word} target
 * @property {number} weight 0 of a right link.
 * @property {"best" | "other" | "gold"} kind
 * @property {boolean} met Of a right link: whether it is the strongest line too.
 *
 * @typedef {object} Alignment
 * @property {Record<Side, Word[]>} words
 * @property {Record<Side, "ltr" | "rtl">} directions
 * @property {Float32Array} weights
 * @property {Line[]} lines Those that lie below the others first.
 * @property {boolean} knowsGold
 */

/** @type {Side[]} */
export const SIDES = ["source", "target"];
/** Least weight of a number: it reads as 1 %. */
export const LEAST_TOLD = 0.005;

/** @param {Side} side */
export const otherSide = (side) => (side === "source" ? "target" : "source");

/**
 * @param {Uint8Array} bytes
 * @returns {Sent}
 */
export function unpackLines(bytes) {
  const { shown, host } = opened(bytes);
  const { source, target, weights, gold } = shown;
  return { ...shown, ...host, id: JSON.stringify([source, target, weights, gold]) };
}

/**
 * @param {Sent} sent
 * @returns {Alignment}
 */
export function alignmentOf(sent) {
  const words = { source: wordsOf("source", sent.source), target: wordsOf("target", sent.target) };
  const alignment = {
    words,
    directions: sent.directions,
    weights: sent.weights,
    knowsGold: !!sent.gold,
    lines: /** @type {Line[]} */ ([]),
  };
  return { ...alignment, lines: linesOf(alignment, sent.gold ?? []) };
}

/**
 * @param {Side} side
 * @param {string[]} labels
 * @returns {Word[]}
 */
const wordsOf = (side, labels) =>
  labels.map((label, index) => ({
    id: `${side} ${index}`,
    side,
    index,
    label,
    repeated: labels.indexOf(label) !== labels.lastIndexOf(label),
  }));

/**
 * What a word has to do with every word of the other side.
 * @param {Pick<Alignment, "words" | "weights">} alignment
 * @param {Word} word
 */
export function linksOf({ words, weights }, word) {
  return words[otherSide(word.side)].map((other) => {
    const [looks, looked] = word.side === "target" ? [word, other] : [other, word];
    return { other, weight: weights[looks.index * words.source.length + looked.index] };
  });
}

/**
 * What is missing to 100 % went to the start and end tokens.
 * @param {{weight: number}[]} links
 */
export const restOf = (links) => 1 - links.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Every weight as a line: weak ones first, so that strong ones lie on top; then the right links. Where start and end
 * outweigh the strongest line of a word, that line says little and is one of many.
 * @param {Pick<Alignment, "words" | "weights">} alignment
 * @param {[number, number][]} gold
 * @returns {Line[]}
 */
function linesOf(alignment, gold) {
  const { source, target } = alignment.words;
  /** @type {Line[]} */
  const lines = target.flatMap((word) => {
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
  const isBest = (/** @type {Word} */ from, /** @type {Word} */ to) =>
    lines.some((line) => line.kind === "best" && line.source === from && line.target === to);
  return [
    ...lines,
    ...gold.map(
      ([from, to]) =>
        /** @type {Line} */ ({
          source: source[from],
          target: target[to],
          weight: 0,
          kind: "gold",
          met: isBest(source[from], target[to]),
        }),
    ),
  ];
}

/**
 * What stands out: all lines, or those of the word that is pointed at, with the weights of its links.
 * @param {Alignment} alignment
 * @param {number} least Smallest weight of a line that is not the strongest of its word.
 * @param {Word | null} word
 */
export function standingOut(alignment, least, word) {
  const isDrawn = (/** @type {Line} */ { kind, weight }) => kind !== "other" || weight >= Math.max(least, LEAST_TOLD);
  const lines = alignment.lines.filter((line) => isDrawn(line) && (!word || line[word.side] === word));
  const lit = new Set(
    word ? [word, ...lines.filter(({ kind }) => kind !== "gold").map((line) => line[otherSide(word.side)])] : [],
  );
  const told = new Map(
    word
      ? linksOf(alignment, word)
          .filter(({ weight }) => weight >= LEAST_TOLD)
          .map(({ other, weight }) => [other, weight])
      : [],
  );
  return { lines, lit, told };
}
