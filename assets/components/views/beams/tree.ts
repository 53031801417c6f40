// The tree of a beam search, as Python sends it: its nodes tied together, step by step.

import { openPackage } from "../../data/package.ts";
import type { Languages } from "../common/token.tsx";

/** A node as `transformer/views/ideas/decoding.py` describes it. */
export interface Sent {
  id: number;
  parent: number | null;
  /** The step, from 0, the start. */
  depth: number;
  token: string;
  /** The log-probability of everything so far, in nats. */
  log_probability: number;
  /** The log-probability with its length penalty. */
  score: number;
  kept: boolean;
  finished: boolean;
  winner: boolean;
  /** The text written so far. */
  text: string;
}

/** The search as `transformer/views/ideas/decoding.py` sends it; the host's part stands last. */
export interface Search {
  /** A text that changes with the tree, not with the selection. */
  id: string;
  nodes: Sent[];
  /** The width of the beam. */
  width: number;
  languages?: Languages;
  /** The name of the figure, for export. */
  name: string;
  /** The most pixels that the tree takes. */
  height: number;
  selected?: number | null;
  /** True if a node can be opened. */
  openable?: boolean;
}

/** A node; `place` is its row in its step. */
export type Node = Omit<Sent, "parent"> & { parent: Node | null; children: Node[]; place: number };

export interface Tree {
  /** The nodes step by step; in a step those kept come first, the likeliest first. */
  nodes: Node[];
  /** The nodes of each step. */
  columns: Node[][];
  /** The end of the winner's path. */
  end: Node;
  /** The number of nodes that were not kept. */
  dropped: number;
  /** The width of the beam. */
  width: number;
}

export function unpackSearch(bytes: Uint8Array): Search {
  const { shown, host } = openPackage(bytes);
  return { ...shown, ...host, id: JSON.stringify([shown.nodes, shown.width]) };
}

export function treeOf(sent: Sent[], width: number): Tree {
  const nodes = new Map<number | null, Node>();
  const columns: Node[][] = [];
  for (const one of sent) {
    // Nodes come step by step: a parent comes before its children.
    const parent = nodes.get(one.parent) ?? null;
    const node = { ...one, parent, children: [], place: (columns[one.depth] ??= []).length };
    nodes.set(node.id, node);
    columns[node.depth].push(node);
    parent?.children.push(node);
  }
  const all = [...nodes.values()];
  const end = all.findLast((node) => node.winner) as Node;
  return { nodes: all, columns, end, dropped: all.length - filterKept(all).length, width };
}

export const filterKept = (nodes: Node[]) => nodes.filter((node) => node.kept);

/** Return the path from the start to a node. */
export function pathTo(node: Node | null | undefined) {
  const path = [];
  for (let one = node ?? null; one; one = one.parent) path.unshift(one);
  return path;
}

/** Return the probability of the step itself. */
export const ownProbability = ({ log_probability, parent }: Node) =>
  parent ? Math.exp(log_probability - parent.log_probability) : 0;

/** Return the node to which each arrow key leads from a node, among those that are seen. */
export function movesFrom(
  { nodes, columns, end }: Tree,
  node: Node,
  isSeen: (node: Node) => boolean,
): Record<string, () => Node | null | undefined> {
  const step = columns[node.depth];
  return {
    ArrowLeft: () => node.parent,
    ArrowRight: () => node.children.find((child) => child.winner) ?? node.children.find(isSeen),
    ArrowUp: () => step[node.place - 1],
    ArrowDown: () => step.filter(isSeen)[node.place + 1],
    Home: () => nodes[0],
    End: () => end,
  };
}
