// The parts that several pictures share: titles, sentences, legends.

import { beside, type Picture, paragraph } from "../picture.ts";
import { fontOf, type Lettering, type Surface } from "../surface.ts";
import { type Theme, widthOf } from "../theme.ts";

export const TEXT = 14; // pixels
const TITLE = 18;
const LEVELS = 64; // steps of the drawn scale
const RAMP = { width: 96, height: 12 };

export const title = (text: string, theme: Theme) => word(text, { size: TITLE, bold: true, fill: theme.text }, theme);

export const sentence = (text: string, width: number, theme: Theme) =>
  paragraph(text, width, { size: TEXT, fill: theme.text }, theme);

/** Draw one line of text. */
export function word(text: string, lettering: Lettering, theme: Theme): Picture {
  const height = Math.ceil(lettering.size * 1.4);
  return {
    width: Math.ceil(widthOf(text, fontOf(lettering, theme))),
    height,
    draw: (surface, left, top) => surface.text(text, left, top + height / 2, lettering),
  };
}

/** Draw how a map is read: sides, scale, hatching. */
export function legend({ isBlocked, signed = false }: { isBlocked: boolean; signed?: boolean }, theme: Theme) {
  const plain = (text: string, fill = theme.quiet, bold = false) => word(text, { size: TEXT, fill, bold }, theme);
  return beside(
    [
      plain("row = looks", theme.query, true),
      plain("column = looked at", theme.key, true),
      beside([plain(signed ? "−100 %" : "0 %"), ramp(theme, signed), plain("100 %")], 6),
      isBlocked && beside([swatch((surface, ...box) => surface.hatch(...box)), plain("blocked by the mask")], 6),
    ],
    20,
  );
}

function ramp(theme: Theme, signed: boolean): Picture {
  const weights = Float32Array.from({ length: LEVELS }, (_, level) => level / (LEVELS - 1));
  return {
    ...RAMP,
    draw(surface, left, top) {
      surface.cells(weights, 1, LEVELS, [left, top + 4, RAMP.width, RAMP.height], signed);
      surface.rect(left, top + 4, RAMP.width, RAMP.height, { stroke: theme.hatchLine });
    },
  };
}

export const swatch = (
  draw: (surface: Surface, left: number, top: number, width: number, height: number) => void,
): Picture => ({
  width: 16,
  height: 20,
  draw: (surface, left, top) => draw(surface, left, top + 3, 16, 14),
});
