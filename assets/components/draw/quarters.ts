// The names of three quarters, written into the blocked one if source and target share the axes.

import type { Box, Surface } from "./surface.ts";
import { type Theme, widthOf } from "./theme.ts";

const NAMES = [
  ["← encoder self-attention", "↙ cross-attention", "↓ decoder self-attention"],
  ["← encoder", "↙ cross", "↓ decoder"],
];
const LINE = 1.5; // of the letters' size
const INSET = 8; // pixels around the names

/**
 * Write the names as long as they fit; a quarter that is too small for any leaves it to the caption.
 * @param box Left, top, width, height of the blocked quarter.
 */
export function nameQuarters(surface: Surface, [left, top, width, height]: Box, size: number, theme: Theme) {
  const wide = (names: string[]) => Math.max(...names.map((name) => widthOf(name, `${size}px ${theme.font}`)));
  const high = NAMES[0].length * LINE * size + INSET;
  const names = NAMES.find((one) => wide(one) + 4 * INSET <= width);
  if (!names || high + 2 * INSET > height) return;
  const room = wide(names) + 2 * INSET;
  const [x, y] = [left + (width - room) / 2, top + (height - high) / 2];
  surface.rect(x, y, room, high, { fill: theme.ground, radius: 6 });
  names.forEach((name, i) => {
    surface.text(name, x + INSET, y + INSET / 2 + (i + 0.5) * LINE * size + 1, {
      fill: theme.text,
      size,
      align: "left",
    });
  });
}
