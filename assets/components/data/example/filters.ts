// Which heads of a kind of attention are shown.

import { type Frame, headsOf, SUMMARIES } from "./maps.ts";

/**
 * The heads and summaries that fit, by place; and the columns that any of them stands in.
 * @param layers None chosen shows all; so of roles, which summaries don't have.
 */
export function shownOf({ group }: Frame, layers: number[], roles: string[]) {
  const fits = (layer: number, head: string) =>
    (!layers.length || layers.includes(layer)) &&
    (!roles.length ||
      (!SUMMARIES.includes(head) && roles.includes(group.roles[layer][Number(head) - 1] || "unclassified")));
  const all = Array.from({ length: group.layers }, (_, layer) =>
    headsOf(group).map((head) => ({ kind: group.kind, layer, head })),
  );
  const places = all.flat().filter(({ layer, head }) => fits(layer, head));
  return { places, heads: headsOf(group).filter((head) => places.some((place) => place.head === head)) };
}
