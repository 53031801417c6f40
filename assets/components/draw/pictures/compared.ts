// Chosen rows of one map as a picture: bars side by side for every token that they look at.

import type { HeadMap } from "../../data/example/maps.ts";
import { percent } from "../../words/numbers.ts";
import { isolateToken } from "../../words/tokens.ts";
import { beside, type Picture, stackPictures } from "../picture.ts";
import { fontOf } from "../surface.ts";
import { type Theme, widthOf } from "../theme.ts";
import { swatch, TEXT, title, word } from "./parts.ts";

const BARS = { top: 18, height: 160, bar: 14, gap: 16 }; // pixels

/** @returns Null while no row is chosen. */
export function comparedPicture({ map, rows }: { map: HeadMap; rows: number[] }, theme: Theme): Picture | null {
  if (!rows.length) return null;
  const entry = (row: number, i: number) =>
    beside(
      [
        swatch((surface, ...box) => surface.rect(...box, { fill: theme.lines[i] })),
        word(`${row + 1} ${isolateToken(map.rows[row], 30)}`, { size: TEXT, fill: theme.text }, theme),
      ],
      6,
    );
  return stackPictures([
    title(`Rows compared: ${map.title}`, theme),
    stackPictures(rows.map(entry), 2),
    barsOf(map, rows, theme),
  ]);
}

function barsOf({ weights, columns }: HeadMap, rows: number[], theme: Theme): Picture {
  const lettering = { size: TEXT, code: true, fill: theme.text };
  const names = columns.map((column) => isolateToken(column, 12));
  const pitches = names.map(
    (name) => Math.max(Math.ceil(widthOf(name, fontOf(lettering, theme))), rows.length * BARS.bar) + BARS.gap,
  );
  return {
    width: pitches.reduce((sum, pitch) => sum + pitch, 0),
    height: BARS.top + BARS.height + 24,
    draw(surface, left, above) {
      const top = above + BARS.top;
      for (const share of [0.5, 1]) {
        const line = top + (1 - share) * BARS.height;
        surface.rect(left, line, this.width, 1, { fill: theme.hatchGround });
        surface.text(percent(share), left, line - 8, { size: 13, fill: theme.quiet });
      }
      let at = left;
      names.forEach((name, column) => {
        const start = at + (pitches[column] - rows.length * BARS.bar) / 2;
        rows.forEach((row, i) => {
          const high = weights[row * columns.length + column] * BARS.height;
          surface.rect(start + i * BARS.bar, top + BARS.height - high, BARS.bar - 1, high, { fill: theme.lines[i] });
        });
        surface.rect(at, top + BARS.height, pitches[column], 1, { fill: theme.quiet });
        surface.text(name, at + pitches[column] / 2, top + BARS.height + 13, { ...lettering, align: "center" });
        at += pitches[column];
      });
    },
  };
}
