// Where the words of an alignment stand, and how its lines run.

/** @import { Ink } from "../../draw/surface.js" */
/** @import { Theme } from "../../draw/theme.js" */
/** @import { Alignment, Line, Side, Word } from "./links.js" */
import { fontOf } from "../../draw/surface.js";
import { widthOf } from "../../draw/theme.js";
import { clipped } from "../../words/tokens.js";
import { SIDES } from "./links.js";

const NARROW = 560; // pixels
const GAP = { share: 0.03, least: 4, most: 44 }; // of the room, and pixels
/** From the roomiest: a longer text is written closer and smaller as long as that makes it fit. */
const SIZES = [
  { letters: 20, padding: 8, least: 48, gap: GAP },
  { letters: 17, padding: 4, least: 40, gap: { ...GAP, most: 8 } },
  { letters: 15, padding: 3, least: 35, gap: { ...GAP, least: 2, most: 2 } },
];
const NARROW_SIZES = [17, 15].map((letters) => ({
  letters,
  padding: 4,
  least: 35,
  gap: { share: 0, least: 0, most: 0 },
}));
const LINKS = { share: 0.17, least: 130, most: 190 };
const EDGE = 3; // pixels beside the outer words: for the ring of a focused one

/**
 * @typedef {object} Layout In pixels.
 * @property {number} width
 * @property {number} gap Between words.
 * @property {number} links Height of the lines.
 * @property {number} letters
 * @property {Map<Word, {x: number, width: number}>} places Middle and width.
 */

/**
 * @param {Alignment} alignment
 * @param {number} room Pixels that it may take without scrolling.
 * @param {Theme} theme
 * @returns {Layout}
 */
export function layoutOf({ words, directions }, room, theme) {
  const within = (/** @type {{share: number, least: number, most: number}} */ { share, least, most }) =>
    Math.max(least, Math.min(most, room * share));
  const written = (/** @type {typeof SIZES[number]} */ { letters, padding, least, gap: gaps }) => {
    const [font, gap] = [fontOf({ fill: "", size: letters }, theme), within(gaps)];
    const widths = SIDES.map((side) =>
      words[side].map(({ label }) => Math.max(least, Math.ceil(widthOf(clipped(label), font)) + 2 * padding)),
    );
    const totals = widths.map((side) => side.reduce((sum, wide) => sum + wide + gap, 2 * EDGE - gap));
    return { letters, gap, widths, totals, width: Math.max(room, ...totals) };
  };
  const sizes = room < NARROW ? NARROW_SIZES : SIZES;
  const all = sizes.map(written);
  const { letters, gap, widths, totals, width } = all.find((one) => one.width <= room) ?? all[all.length - 1];
  /** @type {Layout["places"]} */
  const places = new Map();
  SIDES.forEach((side, row) => {
    let at = (width - totals[row]) / 2 + EDGE;
    words[side].forEach((word, i) => {
      const wide = widths[row][i];
      const x = at + wide / 2;
      places.set(word, { x: directions[side] === "rtl" ? width - x : x, width: wide });
      at += wide + gap;
    });
  });
  return { width, gap, links: within(LINKS), letters, places };
}

/**
 * Where each arrow key leads from a word.
 * @param {Alignment} alignment
 * @param {Layout} layout
 * @param {Word} word
 * @returns {Record<string, () => Word>}
 */
export function movesFrom({ words, directions }, { places }, word) {
  const { side, index } = word;
  const at = (/** @type {number} */ place) => words[side][Math.max(0, Math.min(place, words[side].length - 1))];
  const onward = directions[side] === "rtl" ? -1 : 1;
  const away = (/** @type {Word} */ other) => Math.abs((places.get(other)?.x ?? 0) - (places.get(word)?.x ?? 0));
  const nearest = (/** @type {Side} */ to) =>
    to === side ? word : words[to].reduce((one, other) => (away(other) < away(one) ? other : one));
  return {
    ArrowLeft: () => at(index - onward),
    ArrowRight: () => at(index + onward),
    ArrowUp: () => nearest("source"),
    ArrowDown: () => nearest("target"),
    Home: () => at(0),
    End: () => at(Infinity),
  };
}

/**
 * From the foot of the source word to the head of the target word; both ends stand upright, so that crossings show.
 * @param {Layout} layout
 * @param {Line} line
 */
export function pathOf({ places, links }, { source, target }) {
  const [from, to] = [source, target].map((word) => places.get(word)?.x ?? 0);
  const bend = links * 0.42;
  return `M${from} 0C${from} ${bend} ${to} ${links - bend} ${to} ${links}`;
}

/** Shares of the colour scale between which lines of a look lie: a weak strongest line must still be seen. */
export const SHADES = { best: [0.45, 0.85], other: [0.12, 0.72] };

/**
 * @param {Line} line
 * @param {Theme} theme
 * @returns {Ink}
 */
export function inkOf({ kind, weight, met }, theme) {
  if (kind === "gold") return { stroke: met ? theme.ground : theme.value, width: met ? 1.5 : 3, dash: [6, 7] };
  const [palest, strongest] = SHADES[kind];
  return {
    stroke: theme.scale[Math.round(255 * (palest + (strongest - palest) * weight))],
    width: (kind === "best" ? 1.5 : 1) + 5.5 * weight,
  };
}
