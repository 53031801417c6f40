// The weights of a map as lines from the tokens that look, on the left, to those looked at, on the right.

import type { HeadMap } from "../data/example/maps.ts";
import { signedLevel } from "../data/levels.ts";
import type { Lit } from "./heatmap.ts";
import type { Surface } from "./surface.ts";
import type { Theme } from "./theme.ts";

/** The least weight of a line. */
export const THINNEST = 0.02;
/** The opacity of lines beside those that stand out: they can still be followed. */
const QUIET = 0.5;

/** Return the rows whose lines stand out. */
export const litLines = (lit: Lit) => (lit.rows.length ? lit.rows : lit.chosen.length ? lit.chosen : lit.step);

/** @param place Pixels; `pitch` from one token to the next. */
export function drawLines(
  surface: Surface,
  map: HeadMap,
  lit: { rows: number[]; columns: number[] },
  { left, top, width, pitch }: { left: number; top: number; width: number; pitch: number },
  theme: Theme,
) {
  const across = map.columns.length;
  const links = [];
  for (let i = 0; i < map.weights.length; i += 1)
    if (Math.abs(map.weights[i]) >= THINNEST)
      links.push({ row: Math.floor(i / across), column: i % across, weight: map.weights[i] });
  const isLit = ({ row, column }: { row: number; column: number }) =>
    lit.columns.length ? lit.columns.includes(column) : lit.rows.includes(row);
  const anyLit = lit.rows.length + lit.columns.length > 0;
  links.sort((one, other) => Math.abs(one.weight) - Math.abs(other.weight));
  for (const loud of anyLit ? [false, true] : [false])
    for (const link of links) {
      if (isLit(link) !== loud) continue;
      const place = (index: number) => top + (index + 0.5) * pitch;
      const { weight } = link;
      const stroke = map.signed
        ? theme.signed[signedLevel(weight)]
        : theme.scale[Math.min(255, Math.round(weight * 255))];
      surface.path(`M${left} ${place(link.row)}L${left + width} ${place(link.column)}`, {
        stroke,
        width: loud ? 4 : 2,
        opacity: anyLit && !loud ? QUIET : 1,
      });
    }
}
