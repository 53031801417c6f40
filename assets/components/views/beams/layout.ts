// The places of the nodes of a beam search: a column a step, the best at the top; dropped branches below the cut.

import { fontOf } from "../../draw/surface.ts";
import { type Theme, widthOf } from "../../draw/theme.ts";
import { clipToken } from "../../words/tokens.ts";
import { filterKept, type Node, type Tree } from "./tree.ts";
import { markOf } from "./words.ts";

/** Sizes in pixels, `beams.css` has the same letters; `chip` is in graphemes. */
export const SIZES = {
  chip: 12,
  head: 26,
  letters: { kept: 14.25, dropped: 12.5, mark: 13 },
  high: { kept: 28, dropped: 18 },
  padding: { kept: 9, dropped: 3 },
  least: 34,
  mark: 5,
};
const PITCH = { kept: 38, dropped: 22 };
const GAP = { least: 22, most: 64, cut: 30, edge: 6 };

/** The left edge, the middle, and the right edge of its column. */
export interface Place {
  x: number;
  y: number;
  width: number;
  end: number;
}

export interface Layout {
  places: Map<Node, Place>;
  /** The left edges of the steps. */
  columns: number[];
  /** The top of the cut at the first step. */
  cut: number;
  /** The cut through all steps. */
  cutPath: string;
  /** The size of the whole tree. */
  width: number;
  height: number;
}

/** Return the pixels that each node takes. */
export function chipWidths({ nodes }: Tree, theme: Theme) {
  return new Map(
    nodes.map((node) => {
      const kind = node.kept ? "kept" : "dropped";
      const token = widthOf(
        clipToken(node.token, SIZES.chip),
        fontOf({ fill: "", size: SIZES.letters[kind], bold: node.winner, code: true }, theme),
      );
      const mark =
        markOf(node) &&
        SIZES.mark + widthOf(markOf(node), fontOf({ fill: "", size: SIZES.letters.mark, bold: node.winner }, theme));
      return [node, Math.max(node.kept ? SIZES.least : 0, Math.ceil(token + Number(mark)) + 2 * SIZES.padding[kind])];
    }),
  );
}

/**
 * @param wide The pixels that each node takes.
 * @param room The pixels that the tree may take without scrolling.
 * @param all True shows dropped branches. They keep their room sideways, so that showing them moves nothing.
 */
export function layoutOf({ columns, width }: Tree, wide: Map<Node, number>, room: number, all: boolean): Layout {
  const widths = columns.map((column) => Math.max(...column.map((node) => wide.get(node) ?? 0)));
  const free = room - 2 * GAP.edge - widths.reduce((sum, one) => sum + one, 0);
  const gap = Math.max(GAP.least, Math.min(GAP.most, free / (widths.length - 1 || 1)));
  const top = SIZES.head + GAP.edge;
  const cuts = columns.map((column) => top + Math.max(width, filterKept(column).length) * PITCH.kept + GAP.cut / 2);
  const places = new Map<Node, Place>();
  const lefts = widths.map((_, step) => GAP.edge + widths.slice(0, step).reduce((sum, one) => sum + one + gap, 0));
  let bottom = all ? Math.max(...cuts) : 0;
  columns.forEach((column, step) => {
    const below = cuts[step] + GAP.cut / 2 - filterKept(column).length * PITCH.dropped;
    for (const node of column) {
      const y = node.kept ? top + (node.place + 0.5) * PITCH.kept : below + (node.place + 0.5) * PITCH.dropped;
      places.set(node, { x: lefts[step], y, width: wide.get(node) ?? 0, end: lefts[step] + widths[step] });
      if (node.kept || all) bottom = Math.max(bottom, y + (node.kept ? PITCH.kept : PITCH.dropped) / 2);
    }
  });
  const end = lefts[lefts.length - 1] + widths[widths.length - 1] + GAP.edge;
  // After a target has ended, more than the beam's width is kept: the cut steps down.
  const steps = cuts.map((cut, step) => `H${Math.max(0, lefts[step] - gap / 2)}V${cut}`);
  return {
    places,
    columns: lefts,
    cut: cuts[0],
    cutPath: `M0 ${cuts[0]}${steps.join("")}H${Math.max(room, end)}`,
    width: end,
    height: bottom + GAP.edge,
  };
}

/** Return lines from each parent's right edge, level to the end of its column, then in a curve to the node. */
export function linesTo({ places }: Layout, nodes: Node[]) {
  const lines = nodes.map((node) => {
    const [to, from] = [places.get(node), node.parent && places.get(node.parent)];
    if (!to || !from) return "";
    const middle = (from.end + to.x) / 2;
    return `M${from.x + from.width} ${from.y}H${from.end}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
  });
  return lines.join("");
}

/** The nodes whose lines have one look, those that lie below the others first. */
export const LINES: ["dropped" | "kept" | "winner", (node: Node) => boolean][] = [
  ["dropped", (node) => !node.kept],
  ["kept", (node) => node.kept && !node.winner],
  ["winner", (node) => node.winner],
];
