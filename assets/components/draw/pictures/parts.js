// What several pictures have in common: titles, sentences, legends.

/** @import { Picture } from "../picture.js" */
/** @import { Lettering } from "../surface.js" */
/** @import { Theme } from "../theme.js" */
import { beside, paragraph } from "../picture.js";
import { fontOf } from "../surface.js";
import { widthOf } from "../theme.js";

export const TEXT = 14; // pixels
const TITLE = 18;
const LEVELS = 64; // of the drawn scale
const RAMP = { width: 96, height: 12 };

/** @param {string} text @param {Theme} theme */
export const title = (text, theme) => word(text, { size: TITLE, bold: true, fill: theme.text }, theme);

/** @param {string} text @param {number} width @param {Theme} theme */
export const sentence = (text, width, theme) => paragraph(text, width, { size: TEXT, fill: theme.text }, theme);

/**
 * One line of text.
 * @param {string} text
 * @param {Lettering} lettering
 * @param {Theme} theme
 * @returns {Picture}
 */
export function word(text, lettering, theme) {
  const height = Math.ceil(lettering.size * 1.4);
  return {
    width: Math.ceil(widthOf(text, fontOf(lettering, theme))),
    height,
    draw: (surface, left, top) => surface.text(text, left, top + height / 2, lettering),
  };
}

/**
 * How a map is read: sides, scale, what is hatched.
 * @param {{isBlocked: boolean}} map
 * @param {Theme} theme
 */
export function legend({ isBlocked }, theme) {
  const plain = (/** @type {string} */ text, fill = theme.quiet, bold = false) =>
    word(text, { size: TEXT, fill, bold }, theme);
  return beside(
    [
      plain("row = looks", theme.query, true),
      plain("column = looked at", theme.key, true),
      beside([plain("0 %"), ramp(theme), plain("100 %")], 6),
      isBlocked && beside([swatch((surface, ...box) => surface.hatch(...box)), plain("blocked by the mask")], 6),
    ],
    20,
  );
}

/** @param {Theme} theme @returns {Picture} */
function ramp(theme) {
  const weights = Float32Array.from({ length: LEVELS }, (_, level) => level / (LEVELS - 1));
  return {
    ...RAMP,
    draw(surface, left, top) {
      surface.cells(weights, 1, LEVELS, [left, top + 4, RAMP.width, RAMP.height]);
      surface.rect(left, top + 4, RAMP.width, RAMP.height, { stroke: theme.hatchLine });
    },
  };
}

/**
 * @param {(surface: import("../surface.js").Surface, left: number, top: number, width: number, height: number) => void} draw
 * @returns {Picture}
 */
export const swatch = (draw) => ({
  width: 16,
  height: 20,
  draw: (surface, left, top) => draw(surface, left, top + 3, 16, 14),
});
