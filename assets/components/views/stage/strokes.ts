// Looks as strokes on the screen, whichever way they are drawn: as ribbons, or as cells of a map; and between both.

import { useLayoutEffect, useRef } from "preact/hooks";

/** Of the whole time: how much later the last row starts than the first. */
const SPREAD = 0.5;
/** From so many tokens on only the strongest looks of each row fly. */
const [MANY, STRONGEST] = [40, 3];

/** A look as it is drawn on the screen: a curve of four points from what looks to what is looked at, in pixels. */
export interface Stroke {
  row: number;
  weight: number;
  points: number[];
  width: number;
  /** The place of its colour in the scale. */
  level: number;
  opacity: number;
}
/** The strokes of all looks that are seen, by their cell. */
export type Strokes = Map<number, Stroke>;

/** The ways in which looks are drawn. */
type Way = "ribbons" | "cells";
const drawn: Record<Way, (() => Strokes | null) | null> = { ribbons: null, cells: null };

/** Let looks that a component draws fly to where another draws them. */
export function useStrokes(way: Way, make: () => Strokes | null) {
  const latest = useRef(make);
  latest.current = make;
  useLayoutEffect(() => {
    const own = () => latest.current();
    drawn[way] = own;
    return () => {
      if (drawn[way] === own) drawn[way] = null;
    };
  }, [way]);
}

/** Return the looks that an arrangement shows, where they are on the screen. */
export const strokesOf = (layout: string) => drawn[layout === "sentence" ? "ribbons" : "cells"]?.() ?? null;

/** Return from where to where each look flies; one that is seen at one end alone stays there, unseen at the other. */
export function pairsOf(from: Strokes, to: Strokes): [Stroke, Stroke][] {
  const all = new Map([...from, ...to]);
  const rows = new Set([...all.values()].map(({ row }) => row));
  const strongest = (row: number) =>
    [...all].filter(([, one]) => one.row === row).sort(([, one], [, other]) => other.weight - one.weight);
  const cells = rows.size > MANY ? [...rows].flatMap((row) => strongest(row).slice(0, STRONGEST)) : [...all];
  return cells.map(([cell, one]) => {
    const [before, after] = [from.get(cell), to.get(cell)];
    return [before ?? { ...one, opacity: 0 }, after ?? { ...one, opacity: 0 }];
  });
}

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/** Return a look on its way; rows start one after the other. */
export function between([from, to]: [Stroke, Stroke], part: number, rows: number): Stroke {
  const own = Math.max(0, Math.min(1, (part * (1 + SPREAD) - SPREAD * (to.row / rows)) / 1));
  const done = ease(own);
  const mix = (one: number, other: number) => one + (other - one) * done;
  return {
    ...to,
    points: to.points.map((at, i) => mix(from.points[i], at)),
    width: mix(from.width, to.width),
    level: Math.round(mix(from.level, to.level)),
    opacity: mix(from.opacity, to.opacity),
  };
}
