// Weights as pixels.

/** @import { Theme } from "./theme.js" */

/** @type {HTMLCanvasElement | undefined} */
let kept;

/**
 * Weights as an image of one pixel a cell; the same canvas each time, so it must be drawn before the next call.
 * @param {ArrayLike<number>} weights 0 … 1, row × column; bytes are levels of the scale already, 255 = 1.
 * @param {number} rows
 * @param {number} columns
 * @param {Theme} theme
 * @param {boolean} [isSigned] 0.5 is 0.
 */
export function weightImage(weights, rows, columns, theme, isSigned = false) {
  const colours = isSigned ? theme.signedPixels : theme.pixels;
  const canvas = (kept ??= document.createElement("canvas"));
  if (canvas.width !== columns || canvas.height !== rows) Object.assign(canvas, { width: columns, height: rows });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  if (weights instanceof Uint8Array) for (let i = 0; i < pixels.length; i += 1) pixels[i] = colours[weights[i]];
  else for (let i = 0; i < pixels.length; i += 1) pixels[i] = colours[Math.min(255, Math.round(weights[i] * 255))];
  context.putImageData(image, 0, 0);
  return canvas;
}
