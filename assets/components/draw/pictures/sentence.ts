// What looks at what as a picture to keep: both rows of tokens, the ribbons between them, and where the lit row looks.

import { lookInWords } from "../../data/example/looks.ts";
import type { HeadMap } from "../../data/example/maps.ts";
import { isolateToken } from "../../words/tokens.ts";
import { type Picture, stackPictures } from "../picture.ts";
import { drawRibbons, type LitRibbons, type RibbonLayout, ribbonLayout, SPECIAL } from "../ribbons.ts";
import type { Surface } from "../surface.ts";
import type { Theme } from "../theme.ts";
import { sentence, title } from "./parts.ts";

const [ROOM, RIBBONS] = [960, 260]; // pixels
const ROW = 1.6; // of the size of the letters

export function sentencePicture(map: HeadMap, lit: LitRibbons, theme: Theme): Picture {
  const layout = ribbonLayout(map, ROOM, theme);
  const row = Math.round(ROW * layout.letters);
  const [said] = lit.rows;
  const words = said === undefined ? [] : lookInWords(map, said);
  const text = words.map((part) => (typeof part === "string" ? part : `“${isolateToken(part.token)}”`)).join("");
  const drawing = { width: layout.width, height: 2 * row + RIBBONS, draw };
  return stackPictures(
    [title(map.title, theme), text && sentence(text, ROOM, theme), drawing].filter((one) => one !== ""),
  );

  function draw(surface: Surface, left: number, top: number) {
    const foot = top + row + RIBBONS;
    drawRibbons(surface, map, layout, lit, theme, { left, top: top + row, foot });
    drawRow(surface, layout.columns, left, top + row / 2, layout, theme, (column) => lit.columns.includes(column));
    drawRow(surface, layout.rows, left, foot + row / 2, layout, theme, (one) => lit.rows.includes(one));
  }
}

function drawRow(
  surface: Surface,
  tokens: RibbonLayout["rows"],
  left: number,
  middle: number,
  { letters, gap }: RibbonLayout,
  theme: Theme,
  isLit: (at: number) => boolean,
) {
  const high = Math.round(1.4 * letters);
  tokens.forEach(({ token, x, width, isSpecial }, at) => {
    const box = [left + x - (width - gap) / 2, middle - high / 2, width - gap, high] as const;
    surface.rect(...box, {
      fill: theme.hatchGround,
      radius: 5,
      ...(isLit(at) ? { stroke: theme.primary, width: 2 } : {}),
    });
    surface.text(isolateToken(token), left + x, middle, {
      fill: isSpecial ? theme.quiet : theme.text,
      size: isSpecial ? letters * SPECIAL : letters,
      code: true,
      align: "center",
    });
  });
}
