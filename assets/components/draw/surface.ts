// The surface of pictures: the same few strokes make a canvas on the page, an SVG (`svg.ts`) and, by a canvas, a PNG.

import { partsOf } from "../words/symbols.ts";
import { weightImage } from "./cells.ts";
import { type Theme, widthOf } from "./theme.ts";

export interface Ink {
  fill?: string;
  stroke?: string;
  /** The width of the stroke. */
  width?: number;
  opacity?: number;
  /** The radius of a rectangle's corners. */
  radius?: number;
  /** The pixels of the stroke and of the gap. */
  dash?: number[];
  /** The pixels by which a path moves to the right and down. */
  shift?: [number, number];
}

export interface Lettering {
  fill: string;
  /** Pixels. */
  size: number;
  bold?: boolean;
  /** True for the code font, as tokens have it. */
  code?: boolean;
  align?: "left" | "center" | "right";
  /** True if it is written upwards. */
  turned?: boolean;
}

/** Left, top, width, height. */
export type Box = [number, number, number, number];

export interface Surface {
  rect: (x: number, y: number, width: number, height: number, ink: Ink) => void;
  /** `y` is the middle of the line. */
  text: (text: string, x: number, y: number, lettering: Lettering) => void;
  /** Draw weights, 0 … 1, in the colours of the scale, or signed values, for which 0.5 is 0, into the box. */
  cells: (weights: ArrayLike<number>, rows: number, columns: number, box: Box, isSigned?: boolean) => void;
  /** Hatch a box: "not allowed". */
  hatch: (x: number, y: number, width: number, height: number) => void;
  path: (path: string, ink: Ink) => void;
}

/** The pixels between two lines of the hatch. */
export const HATCH = 6;

export function fontOf({ size, bold, code }: Lettering, theme: Theme) {
  return `${bold ? 700 : 400} ${size}px ${code ? theme.codeFont : theme.font}`;
}

/** The letters of a symbol below the line: their size, and how deep they stand, for each pixel of the others. */
export const BELOW = { size: 0.72, depth: 0.22 };

/** A piece of a line; `below` is true of the letters of a symbol that stand below the line. */
interface Piece {
  text: string;
  font: string;
  below: boolean;
}

/** Return a line's pieces: one, or the letters of its symbols apart. A token stands as it is, whatever it looks like. */
export function piecesOf(text: string, lettering: Lettering, theme: Theme): Piece[] {
  return (lettering.code ? [text] : partsOf(text)).map((part, i) => {
    const below = i % 2 === 1;
    const font = fontOf(below ? { ...lettering, size: lettering.size * BELOW.size } : lettering, theme);
    return { text: part, font, below };
  });
}

/** Return the pixels that a line's pieces take, side by side. */
export const widthOfPieces = (pieces: Piece[]) => pieces.reduce((sum, { text, font }) => sum + widthOf(text, font), 0);

/** Return the screen's pixels for each of an element's own: an enlarged lecture is as sharp as the rest. */
export const densityOf = (element: Element) => (window.devicePixelRatio || 1) * (element.currentCSSZoom ?? 1);

/**
 * @param width CSS pixels.
 * @param density Pixels of the canvas for each of them.
 */
export function canvasSurface(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  theme: Theme,
  density: number = densityOf(canvas),
): Surface {
  const [across, down] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down });
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  context.imageSmoothingEnabled = false;
  const paint = ({ fill, stroke, width: wide = 1, opacity = 1, dash = [] }: Ink, path: Path2D) => {
    context.globalAlpha = opacity;
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (stroke) {
      Object.assign(context, { strokeStyle: stroke, lineWidth: wide });
      context.setLineDash(dash);
      context.stroke(path);
    }
    context.globalAlpha = 1;
  };
  return {
    rect(x, y, wide, high, ink) {
      const path = new Path2D();
      if (ink.radius) path.roundRect(x, y, wide, high, ink.radius);
      else path.rect(x, y, wide, high);
      paint(ink, path);
    },
    text(text, x, y, lettering) {
      context.save();
      context.translate(x, y);
      if (lettering.turned) context.rotate(-Math.PI / 2);
      Object.assign(context, { fillStyle: lettering.fill, textBaseline: "middle", direction: "ltr" });
      const pieces = piecesOf(text, lettering, theme);
      const align = lettering.align ?? "left";
      context.textAlign = pieces.length > 1 ? "left" : align;
      let at = pieces.length > 1 ? -widthOfPieces(pieces) * { left: 0, center: 0.5, right: 1 }[align] : 0;
      for (const piece of pieces) {
        context.font = piece.font;
        context.fillText(piece.text, at, piece.below ? lettering.size * BELOW.depth : 0);
        if (pieces.length > 1) at += widthOf(piece.text, piece.font);
      }
      context.restore();
    },
    cells: (weights, rows, columns, box, isSigned) =>
      context.drawImage(weightImage(weights, rows, columns, theme, isSigned), ...box),
    hatch(x, y, wide, high) {
      context.fillStyle = hatchOf(context, theme);
      context.fillRect(x, y, wide, high);
    },
    path(path, ink) {
      const [right, down] = ink.shift ?? [0, 0];
      context.save();
      context.translate(right, down);
      paint(ink, new Path2D(path));
      context.restore();
    },
  };
}

/**
 * Return a surface whose corner lies elsewhere on another one.
 * @param right Pixels.
 */
export function moveSurface(surface: Surface, right: number, down: number): Surface {
  return {
    rect: (x, y, ...rest) => surface.rect(x + right, y + down, ...rest),
    text: (text, x, y, lettering) => surface.text(text, x + right, y + down, lettering),
    cells: (weights, rows, columns, [x, y, width, height], isSigned) =>
      surface.cells(weights, rows, columns, [x + right, y + down, width, height], isSigned),
    hatch: (x, y, width, height) => surface.hatch(x + right, y + down, width, height),
    path: (path, ink) =>
      surface.path(path, { ...ink, shift: [right + (ink.shift?.[0] ?? 0), down + (ink.shift?.[1] ?? 0)] }),
  };
}

const hatches = new Map<string, CanvasPattern>();

/** Return a pattern of diagonal lines on grey. */
function hatchOf(context: CanvasRenderingContext2D, theme: Theme) {
  const known = hatches.get(theme.signature);
  if (known) return known;
  const tile = Object.assign(document.createElement("canvas"), { width: HATCH, height: HATCH });
  const pen = tile.getContext("2d") as CanvasRenderingContext2D;
  pen.fillStyle = theme.hatchGround;
  pen.fillRect(0, 0, HATCH, HATCH);
  Object.assign(pen, { strokeStyle: theme.hatchLine, lineWidth: 1 });
  for (const shift of [-HATCH, 0, HATCH]) {
    pen.moveTo(shift - 1, HATCH + 1);
    pen.lineTo(shift + HATCH + 1, -1);
  }
  pen.stroke();
  const made = context.createPattern(tile, "repeat") as CanvasPattern;
  hatches.set(theme.signature, made);
  return made;
}
