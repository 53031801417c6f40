// The tree of a beam search as a picture to keep.

import { beside, type Picture, stackPictures } from "../../draw/picture.ts";
import { sentence, word } from "../../draw/pictures/parts.ts";
import { fontOf, type Ink, moveSurface, type Surface } from "../../draw/surface.ts";
import { type Theme, widthOf } from "../../draw/theme.ts";
import { plain } from "../../words/parts.ts";
import { isolateToken } from "../../words/tokens.ts";
import { type Layout, LINES, layoutOf, linesTo, type Place, SIZES } from "./layout.ts";
import { type Node, ownProbability, pathTo, type Tree } from "./tree.ts";
import { cutOf, headingOf, LEGEND, markOf, sentenceOf } from "./words.ts";

const SMALL = 13;
const LINE = 480; // pixels of a sentence that stands above a narrower tree
const KEY = { width: 26, height: 14 }; // pixels of a sign in the legend
const STROKES: Record<string, Ink> = {
  dropped: { opacity: 0.2 },
  kept: { opacity: 0.45, width: 1.25 },
  winner: { width: 3.5 },
  lit: { width: 2 },
};

/**
 * Draw the current view, with the sentence of the open node.
 * @param wide The pixels that each node takes.
 * @param all True shows dropped branches.
 */
export function treePicture(
  tree: Tree,
  wide: Map<Node, number>,
  all: boolean,
  selected: Node | null,
  theme: Theme,
): Picture {
  const layout = layoutOf(tree, wide, 0, all);
  const { width, height } = layout;
  const caption = selected && sentence(plain(sentenceOf(tree, selected)), Math.max(LINE, width), theme);
  return stackPictures(
    [
      caption,
      {
        width,
        height,
        draw: (surface, left, top) => drawTree(moveSurface(surface, left, top), tree, layout, all, selected, theme),
      },
      legend(theme),
    ],
    16,
  );
}

function drawTree(surface: Surface, tree: Tree, layout: Layout, all: boolean, selected: Node | null, theme: Theme) {
  const quiet = { fill: theme.quiet, size: SMALL };
  layout.columns.forEach((x, step) => surface.text(headingOf(step), x, SIZES.head / 2 - 2, quiet));
  surface.rect(0, SIZES.head - 1, layout.width, 1, { fill: theme.text, opacity: 0.2 });
  if (all) surface.path(layout.cutPath, { stroke: theme.text, opacity: 0.45, width: 1.25, dash: [4, 3] });
  const path = pathTo(selected);
  for (const [name, fits] of [...LINES, ["lit", (node: Node) => path.includes(node)] as const]) {
    const lines = linesTo(
      layout,
      tree.nodes.filter((node) => fits(node) && (node.kept || all)),
    );
    if (lines) surface.path(lines, { stroke: name === "winner" ? theme.primary : theme.text, ...STROKES[name] });
  }
  for (const [node, place] of layout.places)
    if (node.kept || all) drawChip(surface, node, place, { lit: path.includes(node), open: node === selected }, theme);
  if (!all) return;
  const words = cutOf(tree.width);
  surface.rect(0, layout.cut - SMALL / 2, widthOf(words, fontOf(quiet, theme)) + 8, SMALL, { fill: theme.ground });
  surface.text(words, 0, layout.cut, quiet);
}

function drawChip(
  surface: Surface,
  node: Node,
  { x, y, width }: Place,
  { lit, open }: { lit: boolean; open: boolean },
  theme: Theme,
) {
  const { kept, winner } = node;
  const [size, high] = kept ? [SIZES.letters.kept, SIZES.high.kept] : [SIZES.letters.dropped, SIZES.high.dropped];
  const box = [x, y - high / 2, width, high] as const;
  const radius = kept ? 7 : 5;
  surface.rect(...box, { fill: theme.ground, radius });
  if (kept) {
    surface.rect(...box, { fill: winner ? theme.primary : theme.text, opacity: winner ? 0.14 : 0.06, radius });
    surface.rect(x + 2, y + high / 2 - 4, (width - 4) * ownProbability(node), 3, {
      fill: winner ? theme.primary : theme.quiet,
    });
    const edge = lit || !winner ? theme.text : theme.primary;
    surface.rect(...box, { stroke: edge, width: winner ? 2 : 1, opacity: lit || winner ? 1 : 0.45, radius });
  }
  if (open)
    surface.rect(x - 3.5, y - high / 2 - 3.5, width + 7, high + 7, {
      stroke: theme.primary,
      width: 3,
      radius: radius + 3,
    });
  const [token, mark] = [isolateToken(node.token, SIZES.chip), markOf(node)];
  const code = { fill: kept || lit ? theme.text : theme.quiet, size, bold: winner, code: true };
  const beside = { fill: theme.text, size: SIZES.letters.mark, bold: winner };
  const wide = widthOf(token, fontOf(code, theme));
  const left = x + (width - wide - (mark ? SIZES.mark + widthOf(mark, fontOf(beside, theme)) : 0)) / 2;
  surface.text(token, left, y, code);
  if (mark) surface.text(mark, left + wide + SIZES.mark, y, beside);
}

function legend(theme: Theme): Picture {
  const lettering = { fill: theme.quiet, size: 14 };
  const { width, height } = KEY;
  const signs: Record<string, (surface: Surface, left: number, top: number) => void> = {
    path: (surface, left, top) => surface.rect(left, top + height / 2, width, 3.5, { fill: theme.primary }),
    bar(surface, left, top) {
      surface.rect(left, top + 2, width, height, { stroke: theme.text, opacity: 0.45, radius: 4 });
      surface.rect(left + 1, top + height - 2, width * 0.7, 3, { fill: theme.quiet });
    },
  };
  const entries = Object.entries(LEGEND).map(([name, words]) => {
    const sign = signs[name] && { width, height, draw: signs[name] };
    return beside([sign, word(words, lettering, theme)], 7);
  });
  return beside(entries, 20);
}
