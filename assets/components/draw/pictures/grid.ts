// Small maps with their names and roles: a row for each layer, a column for each head.

import { hatchBlocked } from "../heatmap.ts";
import type { Picture } from "../picture.ts";
import type { Theme } from "../theme.ts";

const GAP = 12; // pixels
const LABEL = 64; // pixels of "Layer 1"
const HEAD = 20; // pixels of a line of names
const ROLE = 18;

/** One head. */
interface Small {
  weights: () => ArrayLike<number>;
  signed?: boolean;
  role: string;
  isOpen?: boolean;
}

/** The part that all maps share. */
interface GridOfOptions {
  rows: string[];
  columns: string[];
  blocked: Uint8Array | null;
  /** The width of a map by its height. */
  shape: number;
  /** The width of a map in pixels. */
  side: number;
}

/**
 * @param heads Names.
 * @param layers A place for each head; null stays empty.
 */
export function gridOf(
  { rows, columns, blocked, shape, side: wide }: GridOfOptions,
  heads: string[],
  layers: { layer: number; maps: (Small | null)[] }[],
  theme: Theme,
): Picture {
  const high = Math.round(wide / shape);
  const pitch = high + ROLE + GAP;
  const sides = [rows.length, columns.length] as const;
  return {
    width: LABEL + heads.length * (wide + GAP),
    height: HEAD + layers.length * pitch,
    draw(surface, left, top) {
      const column = (place: number) => left + LABEL + place * (wide + GAP);
      const small = { size: 13, fill: theme.quiet };
      const centred = { ...small, align: "center" } as const;
      heads.forEach((head, place) => surface.text(head, column(place) + wide / 2, top + HEAD / 2, centred));
      layers.forEach(({ layer, maps }, line) => {
        const y = top + HEAD + line * pitch;
        surface.text(`Layer ${layer + 1}`, left, y + high / 2, small);
        maps.forEach((map, place) => {
          if (!map) return;
          const x = column(place);
          surface.cells(map.weights(), ...sides, [x, y, wide, high], map.signed);
          if (blocked) hatchBlocked(surface, blocked, ...sides, [x, y, wide, high]);
          surface.rect(x - 2, y - 2, wide + 4, high + 4, {
            stroke: map.isOpen ? theme.primary : theme.hatchLine,
            width: map.isOpen ? 3 : 1,
            radius: 4,
          });
          if (map.role) surface.text(map.role, x + wide / 2, y + high + 4 + ROLE / 2, centred);
        });
      });
    },
  };
}
