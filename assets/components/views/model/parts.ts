// The names of the model's parts, the pages that explain them, and the parts that a page is about.

import type { Kind } from "../../data/example/payload.ts";
import type { Part } from "./payload.ts";

/** The page that explains a part, by role. */
export const PAGES: Partial<Record<Part["role"], string>> = {
  embedding: "one_head",
  positions: "positions_and_masks",
  attention: "heads",
  linear: "steps",
  softmax: "steps",
};

/** The names of pages in the navigation. */
const NAMES: Record<string, string> = {
  one_head: "One head",
  positions_and_masks: "Positions and masks",
  heads: "Heads",
  steps: "Steps",
};

export function nameOf({ title, side, layer, role }: Part) {
  if (role === "linear" || role === "softmax") return title;
  return `${title}, ${side}${layer === null ? "" : `, layer ${layer + 1}`}`;
}

/**
 * Return the page to which a part leads, and the selection there. An embedding is the input of the first layer.
 * @param part Null is the whole.
 * @param layer The layer on show; null keeps the one that is chosen already.
 */
export function wayOf(
  part: Part | null,
  layer: number | null,
): { page: string; kind: Kind | ""; layer: number | null } {
  if (part?.role === "embedding") return { page: "one_head", kind: part.side, layer: 0 };
  return { page: part ? (PAGES[part.role] ?? "inside") : "inside", kind: part?.kind ?? "", layer };
}

/** Return whether this page already shows the goal of a part: then nobody has to go anywhere. */
export const isShownOn = (page: string, to: string) => to === page || (to === "heads" && page === "one_head");

/**
 * Tell in words what a part is and where it leads.
 * @param part Null is the whole.
 * @param seen The current page.
 */
export function describePart(
  part: Part | null,
  { page, layer, layers }: { page: string; layer: number; layers: number },
) {
  const to = wayOf(part, layer).page;
  const isOfLayer = part && part.layer !== null && hasLayer(page);
  const name = part
    ? nameOf({ ...part, layer: isOfLayer ? layer : null }) + (isOfLayer ? ` of ${layers}` : "")
    : "The whole model";
  if (isShownOn(page, to)) return `${name}: ${part?.role === "attention" ? "show it" : "this page"}`;
  return `${name}: open ${part ? `“${NAMES[to]}”` : "it"}`;
}

/**
 * Return whether a page is about a part.
 * @param page As `pageAt` returns it.
 * @param kind The kind of the open head.
 */
export function isAbout(page: string, { role, kind: own, title }: Part, kind: Kind) {
  const isAttention = role === "attention";
  switch (page) {
    case "heads":
    case "one_head":
      return own === kind;
    case "words":
      return own === "cross";
    case "what_if":
      return isAttention;
    case "positions_and_masks":
      return role === "positions" || (isAttention && title.startsWith("Masked"));
    case "steps":
      return role === "linear" || role === "softmax";
    default:
      return true; // The map and the whole model are about all of it.
  }
}

/** Ideas that are goals of their own, by page and by their names in links. */
const IDEAS: Record<string, Record<string, string>> = {
  "": { Heads: "heads", Steps: "steps", Words: "words" },
  inside: { "One head": "one_head" },
};

/** Return the page that is open, or its idea where that is a goal of its own. */
export function pageAt({ pathname, search }: Location) {
  const page = pathname.split("/").at(-1) ?? "";
  const query = new URLSearchParams(search);
  return IDEAS[page]?.[query.get(page ? "shows" : "show") ?? ""] ?? page;
}

/** Return whether a page shows one layer. */
export const hasLayer = (page: string) => ["heads", "one_head", "words"].includes(page);
