// The notice on the map of a head that is switched off: it covers the part that the head looked at least.

import type { Box, Surface } from "./surface.ts";

export const SAID = "switched off";
const INSET = 6; // pixels from the map's edge

/**
 * @param box Left, top, width, height of the cells.
 * @param map Weights 0 … 1, row × column.
 * @param look `width` of the words in this size.
 */
export function drawOff(
  surface: Surface,
  box: Box,
  map: { weights: ArrayLike<number>; rows: number; columns: number },
  { fill, ink, letters, width }: { fill: string; ink: string; letters: number; width: number },
) {
  const size = [width + 20, letters * 1.8] as const;
  const [x, y] = emptiest(box, map, size);
  surface.rect(x, y, ...size, { fill, radius: 6 });
  surface.text(SAID, x + size[0] / 2, y + size[1] / 2 + 1, { fill: ink, size: letters, bold: true, align: "center" });
}

/** Return left and top of the notice: of the middle and the corners, the place that covers least. */
export function emptiest(
  [left, top, width, height]: Box,
  { weights, rows, columns }: { weights: ArrayLike<number>; rows: number; columns: number },
  [wide, high]: readonly [number, number],
) {
  const middle = [left + (width - wide) / 2, top + (height - high) / 2];
  if (width < wide + 2 * INSET || height < high + 2 * INSET) return middle;
  const xs = [left + INSET, left + width - wide - INSET];
  const ys = [top + INSET, top + height - high - INSET];
  const covered = ([x, y]: number[]) => {
    const cell = (at: number, from: number, room: number, count: number) =>
      Math.min(count - 1, Math.max(0, Math.floor(((at - from) / room) * count)));
    let sum = 0;
    for (let row = cell(y, top, height, rows); row <= cell(y + high, top, height, rows); row += 1)
      for (let column = cell(x, left, width, columns); column <= cell(x + wide, left, width, columns); column += 1)
        sum += weights[row * columns + column];
    return sum;
  };
  return [middle, ...xs.flatMap((x) => ys.map((y) => [x, y]))].reduce((best, one) =>
    covered(one) < covered(best) ? one : best,
  );
}
