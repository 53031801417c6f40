// What pictures are drawn on: the same few strokes make a canvas on the page, an SVG (`svg.js`) and, on a canvas, a PNG.

/** @import { Theme } from "./theme.js" */
import { weightImage } from "./cells.js";

/**
 * @typedef {object} Ink
 * @property {string} [fill]
 * @property {string} [stroke]
 * @property {number} [width] Of the stroke.
 * @property {number} [opacity]
 * @property {number} [radius] Of a rectangle's corners.
 * @property {number[]} [dash] Pixels of the stroke and of the gap.
 * @property {[number, number]} [shift] Of a path: pixels to the right and down.
 *
 * @typedef {object} Lettering
 * @property {string} fill
 * @property {number} size Pixels.
 * @property {boolean} [bold]
 * @property {boolean} [code] In the code font, as tokens are.
 * @property {"left" | "center" | "right"} [align]
 * @property {boolean} [turned] Written upwards.
 *
 * @typedef {[number, number, number, number]} Box Left, top, width, height.
 *
 * @typedef {object} Surface
 * @property {(x: number, y: number, width: number, height: number, ink: Ink) => void} rect
 * @property {(text: string, x: number, y: number, lettering: Lettering) => void} text `y` is the middle of the line.
 * @property {(weights: ArrayLike<number>, rows: number, columns: number, box: Box, isSigned?: boolean) => void} cells A matrix
 *     of weights, 0 … 1, in the colours of the scale, or of signed values, where 0.5 is 0; it fills the box.
 * @property {(x: number, y: number, width: number, height: number) => void} hatch "Not allowed".
 * @property {(path: string, ink: Ink) => void} path
 */

/** Pixels between two lines of the hatch. */
export const HATCH = 6;

/**
 * @param {Lettering} lettering
 * @param {Theme} theme
 */
export function fontOf({ size, bold, code }, theme) {
  return `${bold ? 700 : 400} ${size}px ${code ? theme.codeFont : theme.font}`;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {number} width CSS pixels.
 * @param {number} height
 * @param {Theme} theme
 * @param {number} [density] Pixels of the canvas for each of them.
 * @returns {Surface}
 */
export function canvasSurface(canvas, width, height, theme, density = window.devicePixelRatio || 1) {
  const [across, down] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down });
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  context.imageSmoothingEnabled = false;
  const paint = (
    /** @type {Ink} */ { fill, stroke, width: wide = 1, opacity = 1, dash = [] },
    /** @type {Path2D} */ path,
  ) => {
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
      Object.assign(context, {
        font: fontOf(lettering, theme),
        fillStyle: lettering.fill,
        textAlign: lettering.align ?? "left",
        textBaseline: "middle",
        direction: "ltr",
      });
      context.fillText(text, 0, 0);
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
 * A surface whose corner lies elsewhere on another one.
 * @param {Surface} surface
 * @param {number} right Pixels.
 * @param {number} down
 * @returns {Surface}
 */
export function moved(surface, right, down) {
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

/** @type {Map<string, CanvasPattern>} */
const hatches = new Map();

/**
 * Diagonal lines on grey.
 * @param {CanvasRenderingContext2D} context
 * @param {Theme} theme
 */
function hatchOf(context, theme) {
  const known = hatches.get(theme.signature);
  if (known) return known;
  const tile = Object.assign(document.createElement("canvas"), { width: HATCH, height: HATCH });
  const pen = /** @type {CanvasRenderingContext2D} */ (tile.getContext("2d"));
  pen.fillStyle = theme.hatchGround;
  pen.fillRect(0, 0, HATCH, HATCH);
  Object.assign(pen, { strokeStyle: theme.hatchLine, lineWidth: 1 });
  for (const shift of [-HATCH, 0, HATCH]) {
    pen.moveTo(shift - 1, HATCH + 1);
    pen.lineTo(shift + HATCH + 1, -1);
  }
  pen.stroke();
  const made = /** @type {CanvasPattern} */ (context.createPattern(tile, "repeat"));
  hatches.set(theme.signature, made);
  return made;
}
