// The tree of a beam search, as Python sends it: its nodes tied together, step by step.

import { opened } from "../../data/package.js";

/**
 * @typedef {object} Sent A node as `transformer/views/by_page/decoding.py` describes it.
 * @property {number} id
 * @property {number | null} parent
 * @property {number} depth From 0, the start.
 * @property {string} token
 * @property {number} log_probability Of everything so far, in nats.
 * @property {number} score With its length penalty.
 * @property {boolean} kept
 * @property {boolean} finished
 * @property {boolean} winner
 * @property {string} text All that is written so far.
 *
 * @typedef {object} Search As `transformer/views/by_page/decoding.py` sends it; what the host says stands last.
 * @property {string} id Changes with the tree, not with what is selected.
 * @property {Sent[]} nodes
 * @property {number} width Of the beam.
 * @property {import("../common/token.jsx").Languages} [languages]
 * @property {string} name Of the figure, for export.
 * @property {number} height Most pixels that the tree takes.
 * @property {number | null} [selected]
 * @property {boolean} [openable] Whether a node can be opened.
 *
 * @typedef {Omit<Sent, "parent"> & {parent: Node | null, children: Node[], place: number}} Node `place` is its row in its step.
 *
 * @typedef {object} Tree
 * @property {Node[]} nodes Step by step; in a step those kept come first, the likeliest first.
 * @property {Node[][]} columns A step each.
 * @property {Node} end Where the winner's path ends.
 * @property {number} dropped How many nodes were not kept.
 * @property {number} width Of the beam.
 */

/**
 * @param {Uint8Array} bytes
 * @returns {Search}
 */
export function unpackSearch(bytes) {
  const { shown, host } = opened(bytes);
  return { ...shown, ...host, id: JSON.stringify([shown.nodes, shown.width]) };
}

/**
 * @param {Sent[]} sent
 * @param {number} width
 * @returns {Tree}
 */
export function treeOf(sent, width) {
  /** @type {Map<number | null, Node>} */
  const nodes = new Map();
  /** @type {Node[][]} */
  const columns = [];
  for (const one of sent) {
    // Step by step: a parent comes before its children.
    const parent = nodes.get(one.parent) ?? null;
    const node = { ...one, parent, children: [], place: (columns[one.depth] ??= []).length };
    nodes.set(node.id, node);
    columns[node.depth].push(node);
    parent?.children.push(node);
  }
  const all = [...nodes.values()];
  const end = /** @type {Node} */ (all.findLast((node) => node.winner));
  return { nodes: all, columns, end, dropped: all.length - keptOf(all).length, width };
}

/** @param {Node[]} nodes */
export const keptOf = (nodes) => nodes.filter((node) => node.kept);

/**
 * From the start to a node.
 * @param {Node | null | undefined} node
 */
export function pathTo(node) {
  const path = [];
  for (let one = node ?? null; one; one = one.parent) path.unshift(one);
  return path;
}

/**
 * Of the step itself.
 * @param {Node} node
 */
export const ownProbability = ({ log_probability, parent }) =>
  parent ? Math.exp(log_probability - parent.log_probability) : 0;

/**
 * Where each arrow key leads from a node, among those that are seen.
 * @param {Tree} tree
 * @param {Node} node
 * @param {(node: Node) => boolean} isSeen
 * @returns {Record<string, () => Node | null | undefined>}
 */
export function movesFrom({ nodes, columns, end }, node, isSeen) {
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
