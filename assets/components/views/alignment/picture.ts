// An alignment as a picture to keep.

import { beside, type Picture, stackPictures } from "../../draw/picture.ts";
import { sentence, word as wordOf } from "../../draw/pictures/parts.ts";
import type { Surface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { percent } from "../../words/numbers.ts";
import { plain } from "../../words/parts.ts";
import { isolateToken } from "../../words/tokens.ts";
import { inkOf, layoutOf, pathOf, SHADES } from "./layout.ts";
import { type Alignment, findStanding, SIDES, type Word } from "./links.ts";
import { HEADINGS, legendOf, MOST, sentenceOf } from "./words.ts";

const ROOM = 720; // pixels that a short text takes
const HIGH = { heading: 26, number: 22, label: 34 };
const TEXT = 15;
const SWATCH = { width: 32, height: 20 };
const STEPS = 32; // steps of a swatch's colours

/**
 * Draw the current view: all lines, or those of the word that is pointed at.
 * @param least The least weight of a line.
 * @param word The word that is pointed at.
 */
export function alignmentPicture(alignment: Alignment, least: number, word: Word | null, theme: Theme): Picture {
  const layout = layoutOf(alignment, ROOM, theme);
  const caption = word && sentence(plain(sentenceOf(alignment, word, MOST.line)), layout.width, theme);
  const side = HIGH.heading + HIGH.number + HIGH.label;
  const drawing = { width: layout.width, height: 2 * side + layout.links, draw };
  return stackPictures([caption, drawing, legend(alignment.knowsGold, least, layout.width, theme)], 16);

  function draw(surface: Surface, left: number, top: number) {
    const { lines, lit, shares } = findStanding(alignment, least, word);
    const foot = top + drawing.height;
    for (const line of lines) surface.path(pathOf(layout, line), { ...inkOf(line, theme), shift: [left, top + side] });
    for (const name of SIDES) {
      // Rows are placed from the edge towards the lines.
      const at = (depth: number) => (name === "source" ? top + depth : foot - depth);
      const colour = name === "source" ? theme.key : theme.query;
      surface.text(HEADINGS[name], left, at(HIGH.heading / 2), { fill: colour, size: TEXT, bold: true });
      for (const one of alignment.words[name]) {
        const x = left + (layout.places.get(one)?.x ?? 0);
        const quiet = word && !lit.has(one);
        const share = shares.get(one);
        if (share !== undefined)
          surface.text(percent(share), x, at(HIGH.heading + HIGH.number / 2), {
            fill: quiet ? theme.quiet : theme.text,
            size: TEXT,
            bold: !quiet,
            align: "center",
          });
        surface.text(isolateToken(one.label), x, at(side - HIGH.label / 2), {
          fill: quiet ? theme.quiet : colour,
          size: layout.letters,
          align: "center",
        });
      }
    }
  }
}

/** @param width Pixels. */
function legend(knowsGold: boolean, least: number, width: number, theme: Theme): Picture {
  const rows: Picture[][] = [[]];
  for (const [look, words] of legendOf(knowsGold, least)) {
    const swatch = look && {
      ...SWATCH,
      draw: (surface: Surface, left: number, top: number) =>
        drawSwatch(surface, look, left, top + SWATCH.height / 2, theme),
    };
    const entry = beside([swatch || null, wordOf(words, { fill: theme.quiet, size: TEXT }, theme)], 8);
    const row = rows.at(-1) as Picture[];
    if (row.length && beside([...row, entry], 20).width > width) rows.push([entry]);
    else row.push(entry);
  }
  return stackPictures(
    rows.map((row) => beside(row, 20)),
    4,
  );
}

function drawSwatch(
  surface: Surface,
  look: "best" | "other" | "met" | "gold",
  left: number,
  middle: number,
  theme: Theme,
) {
  const { width } = SWATCH;
  if (look !== "gold") {
    const [palest, strongest] = SHADES[look === "other" ? "other" : "best"];
    const height = look === "other" ? 2 : 5;
    const shades = Array.from({ length: STEPS }, (_, i) => palest + ((strongest - palest) * i) / (STEPS - 1));
    surface.cells(shades, 1, STEPS, [left, middle - height / 2, width, height]);
  }
  const met = look === "met";
  if (met || look === "gold")
    surface.path(`M${left} ${middle}H${left + width}`, {
      stroke: met ? theme.ground : theme.value,
      width: met ? 1.5 : 3,
      dash: [6, 6],
    });
}
