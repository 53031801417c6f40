// The weights of a map as ribbons: what is looked at stands in a row above, what looks in a row below.

import { directionsOf, tokenOfRow } from "../data/example/looks.ts";
import type { HeadMap } from "../data/example/maps.ts";
import { clipToken } from "../words/tokens.ts";
import { fontOf, type Ink, type Surface } from "./surface.ts";
import { type Theme, widthOf } from "./theme.ts";

/** Sizes of letters, in pixels, from the roomiest: a longer text is written smaller as long as that makes it fit. */
const SIZES = [30, 27, 24, 21, 18, 16, 14, 12];
/** Of the size of the letters: the start and the end, which nobody typed, step back. */
export const SPECIAL = 0.55;
const [PADDING, GAP, LEAST, WIDER] = [0.3, 0.2, 1.25, 1.15];
/** The least weight of a ribbon, and of one of a row that stands out. */
const THINNEST = { usual: 0.04, lit: 0.01 };
/** The width of a ribbon of weight 0 and what weight 1 adds, of the size of the letters. */
const WIDTH = { least: 0.05, most: 0.5 };
/** The part of the colour scale in which ribbons lie: a thin one must still be seen. */
const SHADES = { quiet: [0.22, 0.5], lit: [0.55, 1] };
const BEND = 0.5;

/** A token in its row, in pixels. */
interface Placed {
  token: string;
  /** Its middle. */
  x: number;
  width: number;
  isSpecial: boolean;
}

export interface RibbonLayout {
  width: number;
  letters: number;
  gap: number;
  /** What is looked at, by column. */
  columns: Placed[];
  /** What looks, by row. */
  rows: Placed[];
}

export const isSpecial = (token: string) => /^<.*>$/.test(token);

/** @param room The pixels that both rows may take; a text that is longer even in the smallest letters takes more. */
export function ribbonLayout(map: HeadMap, room: number, theme: Theme): RibbonLayout {
  const tokens = { columns: map.columns, rows: map.rows.map((_, row) => tokenOfRow(map, row)) };
  const directions = directionsOf(map);
  const written = (letters: number) => {
    const widths = (side: "rows" | "columns") =>
      tokens[side].map((token) => {
        const size = isSpecial(token) ? letters * SPECIAL : letters;
        const wide = widthOf(clipToken(token), fontOf({ fill: "", size, code: true }, theme));
        return Math.ceil(Math.max(wide + 2 * PADDING * size, isSpecial(token) ? 0 : LEAST * letters));
      });
    // A token is pressed together with the gap around it.
    const gap = Math.max(2, Math.round(letters * GAP));
    const [columns, rows] = [widths("columns"), widths("rows")].map((all) => all.map((one) => one + gap));
    const total = (all: number[]) => all.reduce((sum, one) => sum + one, 0);
    return { letters, gap, columns, rows, totals: { columns: total(columns), rows: total(rows) } };
  };
  const sizes = SIZES.map(written);
  const fits = (one: (typeof sizes)[number]) => Math.max(one.totals.columns, one.totals.rows) <= room;
  const found = sizes.find(fits) ?? sizes[sizes.length - 1];
  const most = Math.max(found.totals.columns, found.totals.rows);
  const width = Math.max(room, most);
  // Where letters are small, fingers get what is left of the room.
  const wider = Math.max(1, Math.min(WIDER, room / most));
  const placed = (side: "rows" | "columns") => {
    let at = (width - wider * found.totals[side]) / 2;
    return tokens[side].map((token, i) => {
      const wide = wider * found[side][i];
      const x = at + wide / 2;
      at += wide;
      return { token, width: wide, isSpecial: isSpecial(token), x: directions[side] === "rtl" ? width - x : x };
    });
  };
  return { width, letters: found.letters, gap: found.gap, columns: placed("columns"), rows: placed("rows") };
}

/** One look. */
export interface Ribbon {
  row: number;
  column: number;
  weight: number;
  isLit: boolean;
}

/** The rows and columns that stand out; `done`: the rows before which all is written. */
export interface LitRibbons {
  rows: number[];
  columns: number[];
  done: number;
}

/** Return the ribbons that are drawn, those that lie below the others first. */
export function ribbonsOf({ weights, columns }: Pick<HeadMap, "weights" | "columns">, lit: LitRibbons): Ribbon[] {
  const found: Ribbon[] = [];
  const across = columns.length;
  for (let i = 0; i < weights.length; i += 1) {
    const [row, column, weight] = [Math.floor(i / across), i % across, weights[i]];
    if (row >= lit.done) break;
    const isLit = lit.rows.length ? lit.rows.includes(row) : lit.columns.includes(column);
    if (weight >= (isLit ? THINNEST.lit : THINNEST.usual)) found.push({ row, column, weight, isLit });
  }
  return found.sort((one, other) => Number(one.isLit) - Number(other.isLit) || one.weight - other.weight);
}

export const ribbonWidth = (weight: number, letters: number) => letters * (WIDTH.least + WIDTH.most * weight);

/** Return the place of a ribbon's colour in the scale. */
export function ribbonLevel(weight: number, isLit: boolean) {
  const [palest, strongest] = isLit ? SHADES.lit : SHADES.quiet;
  return Math.round(255 * (palest + (strongest - palest) * weight));
}

/** Ribbons step back where others stand out: they can still be followed. */
export const ribbonOpacity = (isLit: boolean, isAnyLit: boolean) => (isLit ? 0.92 : isAnyLit ? 0.5 : 0.8);

export function ribbonInk({ weight, isLit }: Ribbon, letters: number, theme: Theme, isAnyLit: boolean): Ink {
  return {
    stroke: theme.scale[ribbonLevel(weight, isLit)],
    width: ribbonWidth(weight, letters),
    opacity: ribbonOpacity(isLit, isAnyLit),
  };
}

/** Return the four points of the curve of a ribbon, from its foot. */
export function ribbonPoints([from, to]: [number, number], [top, foot]: [number, number]) {
  const bend = (foot - top) * BEND;
  return [
    [from, foot],
    [from, foot - bend],
    [to, top + bend],
    [to, top],
  ];
}

/**
 * Return the course of a ribbon from the token that looks, below, up to what it looks at.
 * @param grown The share of it that is drawn yet, from its foot.
 */
export function ribbonPath([from, to]: [number, number], [top, foot]: [number, number], grown: number = 1) {
  let points = ribbonPoints([from, to], [top, foot]);
  if (grown < 1) {
    // The first part of a curve is a curve again (de Casteljau).
    const kept = [points[0]];
    while (points.length > 1) {
      points = points
        .slice(1)
        .map(([x, y], i) => [points[i][0] + (x - points[i][0]) * grown, points[i][1] + (y - points[i][1]) * grown]);
      kept.push(points[0]);
    }
    points = kept;
  }
  const [[x, y], ...rest] = points.map((point) => point.map((one) => Math.round(one * 10) / 10));
  return `M${x} ${y}C${rest.flat().join(" ")}`;
}

/**
 * Draw the ribbons of a map between two heights.
 * @param grown The share that is drawn yet of the ribbons of the last row that is written.
 */
export function drawRibbons(
  surface: Surface,
  map: HeadMap,
  layout: RibbonLayout,
  lit: LitRibbons,
  theme: Theme,
  { left = 0, top = 0, foot, grown = 1 }: { left?: number; top?: number; foot: number; grown?: number },
) {
  const isAnyLit = lit.rows.length + lit.columns.length > 0;
  for (const ribbon of ribbonsOf(map, lit)) {
    const ends: [number, number] = [left + layout.rows[ribbon.row].x, left + layout.columns[ribbon.column].x];
    const path = ribbonPath(ends, [top, foot], ribbon.row === lit.done - 1 ? grown : 1);
    surface.path(path, ribbonInk(ribbon, layout.letters, theme, isAnyLit));
  }
}
