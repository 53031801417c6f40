// One matrix as a picture to keep.

/** @import { Picture } from "../../draw/picture.js" */
/** @import { Theme } from "../../draw/theme.js" */
/** @import { Lit } from "./drawing.js" */
/** @import { Panel } from "./payload.js" */
import { beside, stacked } from "../../draw/picture.js";
import { moved } from "../../draw/surface.js";
import { greyed } from "../../draw/theme.js";
import { TEXT, sentence, swatch, title, word } from "../../draw/pictures/parts.js";
import { drawDot, drawPanel, hasDots } from "./drawing.js";
import { arranged } from "./layout.js";
import { endsOf } from "./words.js";

const ROOM = { width: 900, height: 640 }; // pixels; a large matrix takes more, so that no cell is smaller than LEAST_CELL
const LEAST_CELL = 5;
const LABELS = 160;
const RAMP = { width: 96, height: 12 };
const STEPS = 64;

/**
 * @param {Panel} panel
 * @param {Lit} lit
 * @param {Theme} theme
 * @returns {{picture: Picture, theme: Theme}}
 */
export function panelPicture(panel, lit, theme) {
  const own = panel.isOff ? greyed(theme) : theme;
  const [height, width] = [panel.rows, panel.columns].map(({ labels }) => LABELS + labels.length * LEAST_CELL);
  const [layout] = arranged(
    [panel],
    { width: Math.max(ROOM.width, width), height: Math.max(ROOM.height, height) },
    own,
  ).layouts;
  const drawing = {
    width: layout.width,
    height: layout.height,
    draw: (
      /** @type {import("../../draw/surface.js").Surface} */ surface,
      /** @type {number} */ left,
      /** @type {number} */ top,
    ) => drawPanel(moved(surface, left, top), panel, layout, lit, own),
  };
  const below = sentence(panel.caption, Math.max(520, layout.width), own);
  return {
    picture: stacked([panel.title ? title(panel.title, own) : null, drawing, below, legend(panel, layout, own)]),
    theme: own,
  };
}

/** @param {Panel} panel @param {import("./layout.js").Layout} layout @param {Theme} theme @returns {Picture} */
function legend(panel, layout, theme) {
  const plain = (/** @type {string} */ text) => word(text, { size: TEXT, fill: theme.quiet }, theme);
  const ends = endsOf(panel);
  const from = panel.isOneSided ? 0.5 : 0;
  const steps = Float32Array.from({ length: STEPS }, (_, step) => from + ((1 - from) * step) / (STEPS - 1));
  const ramp = {
    width: RAMP.width,
    height: 20,
    draw: (
      /** @type {import("../../draw/surface.js").Surface} */ surface,
      /** @type {number} */ left,
      /** @type {number} */ top,
    ) => surface.cells(steps, 1, STEPS, [left, top + 4, RAMP.width, RAMP.height], panel.scale === "signed"),
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
