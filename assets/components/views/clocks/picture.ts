// Clocks as a picture to keep.

import { type Picture, stackPictures } from "../../draw/picture.ts";
import { sentence } from "../../draw/pictures/parts.ts";
import { moveSurface, type Surface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { drawClocks } from "./drawing.ts";
import { layoutOf } from "./layout.ts";
import type { Clocks } from "./payload.ts";

const ROOM = { width: 1000, height: 460 }; // pixels

export function clocksPicture(clocks: Clocks, place: number, theme: Theme): Picture {
  const layout = layoutOf(clocks.dials.length, ROOM);
  const figure = {
    width: layout.width,
    height: layout.height,
    draw: (surface: Surface, left: number, top: number) =>
      drawClocks(moveSurface(surface, left, top), clocks, layout, place, theme),
  };
  return stackPictures([figure, sentence(clocks.caption, layout.width, theme)]);
}
