// Pictures to keep: a size and how to draw it. Parts make up a picture, and a picture becomes an SVG or a PNG.

import { canvasSurface, fontOf, type Lettering, type Surface } from "./surface.ts";
import { svgOf } from "./svg.ts";
import { type Theme, widthOf } from "./theme.ts";

const MARGIN = 12; // pixels
const DENSITY = 2; // pixels of a PNG for each pixel of the picture
const MOST_PIXELS = 16e6;
const LINE = 1.4; // of the size of the letters

export interface Picture {
  /** Pixels. */
  width: number;
  height: number;
  draw: (surface: Surface, left: number, top: number) => void;
}

/**
 * Stack pictures below each other.
 * @param parts Empty ones are left out.
 * @param gap Pixels.
 */
export function stackPictures(parts: (Picture | null | false | undefined)[], gap: number = MARGIN): Picture {
  const found = parts.filter((part) => !!part);
  const height = found.reduce((sum, part) => sum + part.height + gap, -gap);
  return {
    width: Math.max(0, ...found.map(({ width }) => width)),
    height: Math.max(0, height),
    draw: (surface, left, top) =>
      found.reduce((at, part) => (part.draw(surface, left, at), at + part.height + gap), top),
  };
}

/**
 * Set pictures beside each other.
 * @param gap Pixels.
 */
export function beside(parts: (Picture | null | false | undefined)[], gap: number = MARGIN): Picture {
  const found = parts.filter((part) => !!part);
  return {
    width: Math.max(
      0,
      found.reduce((sum, part) => sum + part.width + gap, -gap),
    ),
    height: Math.max(0, ...found.map(({ height }) => height)),
    draw: (surface, left, top) =>
      found.reduce((at, part) => (part.draw(surface, at, top), at + part.width + gap), left),
  };
}

/**
 * Break a text into lines; a word that is wider than a line goes over its end.
 * @param width Pixels of a line.
 */
export function paragraph(text: string, width: number, lettering: Lettering, theme: Theme): Picture {
  const font = fontOf(lettering, theme);
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const pitch = lettering.size * LINE;
  return {
    width: Math.ceil(Math.max(0, ...lines.map((line) => widthOf(line, font)))),
    height: Math.ceil(lines.length * pitch),
    draw: (surface, left, top) =>
      lines.forEach((line, i) => surface.text(line, left, top + (i + 0.5) * pitch, lettering)),
  };
}

/** Give a picture the theme's ground and a margin. */
export function framePicture(
  picture: Picture,
  theme: Theme,
): { width: number; height: number; draw: (surface: Surface) => void } {
  const [width, height] = [picture.width, picture.height].map((side) => Math.ceil(side) + 2 * MARGIN);
  return {
    width,
    height,
    draw(surface) {
      surface.rect(0, 0, width, height, { fill: theme.ground });
      picture.draw(surface, MARGIN, MARGIN);
    },
  };
}

/** Return the picture as files: SVG as text, PNG in base64. */
export function filesOf(picture: Picture, theme: Theme) {
  const { width, height, draw } = framePicture(picture, theme);
  if (!(picture.width > 0 && picture.height > 0)) throw new Error("There is nothing to see.");
  const canvas = document.createElement("canvas");
  draw(canvasSurface(canvas, width, height, theme, Math.min(DENSITY, Math.sqrt(MOST_PIXELS / (width * height)))));
  return { svg: svgOf(width, height, theme, draw), png: canvas.toDataURL("image/png").split(",")[1] };
}
