// The places of the words of an alignment, and the course of its lines.

import { fontOf, type Ink } from "../../draw/surface.ts";
import { type Theme, widthOf } from "../../draw/theme.ts";
import { clipToken } from "../../words/tokens.ts";
import { type Alignment, type Line, SIDES, type Side, type Word } from "./links.ts";

const NARROW = 560; // pixels
const GAP = { share: 0.03, least: 4, most: 44 }; // of the room, and pixels
/** Sizes from the roomiest: a longer text is written closer and smaller as long as that makes it fit. */
const SIZES = [
  { letters: 20, padding: 8, least: 48, gap: GAP },
  { letters: 17, padding: 4, least: 40, gap: { ...GAP, most: 8 } },
  { letters: 15, padding: 3, least: 35, gap: { ...GAP, least: 2, most: 2 } },
];
const LARGE = { letters: 26, padding: 8, least: 60, gap: { ...GAP, most: 60 } };
const [LOWEST, ROOMY, HIGHEST] = [40, 100, 360]; // pixels of lines
const NARROW_SIZES = [17, 15].map((letters) => ({
  letters,
  padding: 4,
  least: 35,
  gap: { share: 0, least: 0, most: 0 },
}));
const LINKS = { share: 0.17, least: 130, most: 190 };
const EDGE = 3; // pixels beside the outer words: for the ring of a focused one

/** In pixels. */
export interface Layout {
  width: number;
  /** The gap between words. */
  gap: number;
  /** The height of the lines. */
  links: number;
  letters: number;
  /** The middle and width of each word. */
  places: Map<Word, { x: number; width: number }>;
}

/**
 * @param room The pixels that it may take without scrolling.
 * @param high The pixels of its lines, if a lecture gives them a height; words are then larger, too.
 */
export function layoutOf({ words, directions }: Alignment, room: number, theme: Theme, high = 0): Layout {
  const within = ({ share, least, most }: { share: number; least: number; most: number }) =>
    Math.max(least, Math.min(most, room * share));
  const written = ({ letters, padding, least, gap: gaps }: (typeof SIZES)[number]) => {
    const [font, gap] = [fontOf({ fill: "", size: letters }, theme), within(gaps)];
    const widths = SIDES.map((side) =>
      words[side].map(({ label }) => Math.max(least, Math.ceil(widthOf(clipToken(label), font)) + 2 * padding)),
    );
    const totals = widths.map((side) => side.reduce((sum, wide) => sum + wide + gap, 2 * EDGE - gap));
    return { letters, gap, widths, totals, width: Math.max(room, ...totals) };
  };
  const sizes = room < NARROW ? NARROW_SIZES : high > ROOMY ? [LARGE, ...SIZES] : SIZES;
  const all = sizes.map(written);
  const { letters, gap, widths, totals, width } = all.find((one) => one.width <= room) ?? all[all.length - 1];
  const places: Layout["places"] = new Map();
  SIDES.forEach((side, row) => {
    let at = (width - totals[row]) / 2 + EDGE;
    words[side].forEach((word, i) => {
      const wide = widths[row][i];
      const x = at + wide / 2;
      places.set(word, { x: directions[side] === "rtl" ? width - x : x, width: wide });
      at += wide + gap;
    });
  });
  return { width, gap, links: high ? Math.max(LOWEST, Math.min(high, HIGHEST)) : within(LINKS), letters, places };
}

/** Return the word to which each arrow key leads from a word. */
export function movesFrom(
  { words, directions }: Alignment,
  { places }: Layout,
  word: Word,
): Record<string, () => Word> {
  const { side, index } = word;
  const at = (place: number) => words[side][Math.max(0, Math.min(place, words[side].length - 1))];
  const onward = directions[side] === "rtl" ? -1 : 1;
  const away = (other: Word) => Math.abs((places.get(other)?.x ?? 0) - (places.get(word)?.x ?? 0));
  const nearest = (to: Side) =>
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

/** Lead from the source word's foot to the target word's head; both ends are upright, so that crossings show. */
export function pathOf({ places, links }: Layout, { source, target }: Line) {
  const [from, to] = [source, target].map((word) => places.get(word)?.x ?? 0);
  const bend = links * 0.42;
  return `M${from} 0C${from} ${bend} ${to} ${links - bend} ${to} ${links}`;
}

/** The shares of the colour scale between which lines of a look lie: a weak strongest line must still be seen. */
export const SHADES = { best: [0.45, 0.85], other: [0.12, 0.72] };

export function inkOf({ kind, weight, met }: Line, theme: Theme): Ink {
  if (kind === "gold") return { stroke: met ? theme.ground : theme.value, width: met ? 1.5 : 3, dash: [6, 7] };
  const [palest, strongest] = SHADES[kind];
  return {
    stroke: theme.scale[Math.round(255 * (palest + (strongest - palest) * weight))],
    width: (kind === "best" ? 1.5 : 1) + 5.5 * weight,
  };
}
