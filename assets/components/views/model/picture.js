// The whole model as a picture to keep.

/** @import { Picture } from "../../draw/picture.js" */
/** @import { Theme } from "../../draw/theme.js" */
/** @import { WholeModel } from "./payload.js" */
import { stacked } from "../../draw/picture.js";
import { moved } from "../../draw/surface.js";
import { title } from "../../draw/pictures/parts.js";
import { drawModel } from "./drawing.js";
import { layoutOf } from "./layout.js";

const ROOM = { width: 760, height: 860 }; // pixels

/**
 * @param {WholeModel} model
 * @param {number} chosen Layer, from 0.
 * @param {Theme} theme
 * @returns {Picture}
 */
export function wholeModelPicture(model, chosen, theme) {
  const layer = Math.max(0, Math.min(chosen, model.layers - 1));
  const layout = layoutOf(model, { layer, ...ROOM });
  const figure = {
    width: layout.width,
    height: layout.height,
    draw: (
      /** @type {import("../../draw/surface.js").Surface} */ surface,
      /** @type {number} */ left,
      /** @type {number} */ top,
    ) => drawModel(moved(surface, left, top), model, layout, { open: "", here: [] }, theme),
  };
  return stacked([
    title(model.layers > 1 ? `The whole model, its layer ${layer + 1} of ${model.layers}` : "The whole model", theme),
    figure,
  ]);
}
