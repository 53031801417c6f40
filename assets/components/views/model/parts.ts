// What a part of the model is called, which page explains it, and which parts a page is about.

import type { Kind } from "../../data/example/payload.ts";
import type { Part } from "./payload.ts";

/** The page that explains a part, by role. */
export const PAGES: Partial<Record<Part["role"], string>> = {
  embedding: "inside_a_head",
  positions: "positions",
  attention: "heads",
  linear: "decoding",
  softmax: "decoding",
};

/** As the navigation calls them. */
const NAMES: Record<string, string> = {
  inside_a_head: "Inside a head",
  positions: "Positions",
  heads: "Heads",
  decoding: "Decoding",
};

export function nameOf({ title, side, layer, role }: Part) {
  if (role === "linear" || role === "softmax") return title;
  return `${title}, ${side}${layer === null ? "" : `, layer ${layer + 1}`}`;
}

/**
 * Where a part leads: a page, and what is chosen there. An embedding is what the first layer gets.
 * @param part None is the whole.
 * @param layer The one that is shown; none: that which is chosen already.
 */
export function wayOf(
  part: Part | null,
  layer: number | null,
): { page: string; kind: Kind | ""; layer: number | null } {
  if (part?.role === "embedding") return { page: "inside_a_head", kind: part.side, layer: 0 };
  return { page: part ? (PAGES[part.role] ?? "whole_model") : "whole_model", kind: part?.kind ?? "", layer };
}

/** Whether what a part leads to is shown on this page already: then nobody has to go anywhere. */
export const isShownOn = (page: string, to: string) => to === page || (to === "heads" && page === "inside_a_head");

/**
 * What a part is and where it leads, in words.
 * @param part None is the whole.
 * @param seen Where one is.
 */
export function saidOf(part: Part | null, { page, layer, layers }: { page: string; layer: number; layers: number }) {
  const to = wayOf(part, layer).page;
  const isOfLayer = part && part.layer !== null && hasLayer(page);
  const name = part
    ? nameOf({ ...part, layer: isOfLayer ? layer : null }) + (isOfLayer ? ` of ${layers}` : "")
    : "The whole model";
  if (isShownOn(page, to)) return `${name}: ${part?.role === "attention" ? "show it" : "this page"}`;
  return `${name}: open ${part ? `“${NAMES[to]}”` : "it"}`;
}

/**
 * Whether a page is about a part.
 * @param page Its name in the link; "" is Start.
 * @param kind Of the open head.
 */
export function isAbout(page: string, { role, kind: own, title }: Part, kind: Kind) {
  const isAttention = role === "attention";
  switch (page) {
    case "heads":
    case "inside_a_head":
      return own === kind;
    case "alignment":
      return own === "cross";
    case "what_if":
      return isAttention;
    case "masks":
      return isAttention && title.startsWith("Masked");
    case "positions":
      return role === "positions";
    case "decoding":
      return role === "linear" || role === "softmax";
    default:
      return true; // Start and the whole model are about all of it.
  }
}

/** Whether a page shows one layer. */
export const hasLayer = (page: string) => ["heads", "inside_a_head", "alignment"].includes(page);
