// The strongest links of a map.

import type { HeadMap } from "./maps.ts";

interface Link {
  row: number;
  column: number;
  weight: number;
}

/**
 * Return the cells with the most weight, the strongest first; of equal ones the first in reading order.
 * @param most The greatest number of cells; blocked cells and weights of 0 don't count.
 */
export function strongestLinks({ weights, columns }: Pick<HeadMap, "weights" | "columns">, most: number): Link[] {
  const found: Link[] = [];
  for (let cell = 0; cell < weights.length; cell += 1) {
    const weight = weights[cell];
    if (!weight || (found.length === most && weight <= found[most - 1].weight)) continue;
    const before = found.findIndex((one) => one.weight < weight);
    found.splice(before < 0 ? found.length : before, 0, {
      row: Math.floor(cell / columns.length),
      column: cell % columns.length,
      weight,
    });
    found.length = Math.min(found.length, most);
  }
  return found;
}
