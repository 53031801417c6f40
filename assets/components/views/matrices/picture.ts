// One matrix as a picture to keep.

import { beside, type Picture, stackPictures } from "../../draw/picture.ts";
import { sentence, swatch, TEXT, title, word } from "../../draw/pictures/parts.ts";
import { moveSurface, type Surface } from "../../draw/surface.ts";
import { greyTheme, type Theme } from "../../draw/theme.ts";
import { drawDot, drawPanel, hasDots, type Lit } from "./drawing.ts";
import { arrangePanels, type Layout } from "./layout.ts";
import type { Panel } from "./payload.ts";
import { endsOf, lineOf } from "./words.ts";

const ROOM = { width: 900, height: 640 }; // pixels; a large matrix takes more, so that cells have LEAST_CELL
const LEAST_CELL = 5;
const LABELS = 160;
const RAMP = { width: 96, height: 12 };
const STEPS = 64;

export function panelPicture(panel: Panel, lit: Lit, theme: Theme): { picture: Picture; theme: Theme } {
  const own = panel.isOff ? greyTheme(theme) : theme;
  const [height, width] = [panel.rows, panel.columns].map(({ labels }) => LABELS + labels.length * LEAST_CELL);
  const [layout] = arrangePanels(
    [panel],
    { width: Math.max(ROOM.width, width), height: Math.max(ROOM.height, height) },
    own,
  ).layouts;
  const drawing = {
    width: layout.width,
    height: layout.height,
    draw: (surface: Surface, left: number, top: number) =>
      drawPanel(moveSurface(surface, left, top), panel, layout, lit, own),
  };
  const wide = Math.max(520, layout.width);
  const below = sentence(panel.caption, wide, own);
  const added = panel.sum && sentence(lineOf(panel.sum), wide, own);
  return {
    picture: stackPictures([
      panel.title ? title(panel.title, own) : null,
      drawing,
      added,
      below,
      legend(panel, layout, own),
    ]),
    theme: own,
  };
}

function legend(panel: Panel, layout: Layout, theme: Theme): Picture {
  const plain = (text: string) => word(text, { size: TEXT, fill: theme.quiet }, theme);
  const ends = endsOf(panel);
  const from = panel.isOneSided ? 0.5 : 0;
  const steps = Float32Array.from({ length: STEPS }, (_, step) => from + ((1 - from) * step) / (STEPS - 1));
  const ramp = {
    width: RAMP.width,
    height: 20,
    draw: (surface: Surface, left: number, top: number) =>
      surface.cells(steps, 1, STEPS, [left, top + 4, RAMP.width, RAMP.height], panel.scale === "signed"),
  };
  const open = swatch((surface, ...box) => {
    surface.rect(...box, { stroke: theme.hatchLine });
    if (hasDots(panel, layout)) drawDot(surface, box, theme);
  });
  return beside(
    [
      ends && beside([plain(ends[0]), ramp, plain(ends[1])], 6),
      panel.scale === "plain" && beside([open, plain("allowed by the mask")], 6),
      panel.blocked && beside([swatch((surface, ...box) => surface.hatch(...box)), plain("blocked by the mask")], 6),
    ],
    20,
  );
}
