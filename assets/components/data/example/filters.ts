// The choice of the heads of a kind of attention that are shown.

import { type Frame, headsOf, SUMMARIES } from "./maps.ts";

/**
 * Return the places of heads and summaries that fit, and the names of heads that stand at any of them.
 * @param layers An empty list shows all; so do roles, which summaries don't have.
 */
export function filterHeads({ group }: Frame, layers: number[], roles: string[]) {
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
