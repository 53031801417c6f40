// The whole model as a picture to keep.

import { type Picture, stackPictures } from "../../draw/picture.ts";
import { title } from "../../draw/pictures/parts.ts";
import { moveSurface, type Surface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { drawModel } from "./drawing.ts";
import { layoutOf } from "./layout.ts";
import type { WholeModel } from "./payload.ts";

const ROOM = { width: 760, height: 860 }; // pixels

/** @param chosen The layer, from 0. */
export function wholeModelPicture(model: WholeModel, chosen: number, theme: Theme): Picture {
  const layer = Math.max(0, Math.min(chosen, model.layers - 1));
  const layout = layoutOf(model, { layer, ...ROOM });
  const figure = {
    width: layout.width,
    height: layout.height,
    draw: (surface: Surface, left: number, top: number) =>
      drawModel(moveSurface(surface, left, top), model, layout, { open: "", here: [] }, theme),
  };
  return stackPictures([
    title(model.layers > 1 ? `The whole model, its layer ${layer + 1} of ${model.layers}` : "The whole model", theme),
    figure,
  ]);
}
