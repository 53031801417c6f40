// Weights as pixels.

import type { Theme } from "./theme.ts";

let scratchCanvas: HTMLCanvasElement | undefined;

/**
 * Draw weights as an image of one pixel a cell. It is the same canvas each time, so draw it before the next call.
 * @param weights 0 … 1, row × column; bytes are levels of the scale already, 255 = 1.
 * @param isSigned True if 0.5 is 0.
 */
export function weightImage(
  weights: ArrayLike<number>,
  rows: number,
  columns: number,
  theme: Theme,
  isSigned: boolean = false,
) {
  const colours = isSigned ? theme.signedPixels : theme.pixels;
  const canvas = (scratchCanvas ??= document.createElement("canvas"));
  if (canvas.width !== columns || canvas.height !== rows) Object.assign(canvas, { width: columns, height: rows });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  if (weights instanceof Uint8Array) for (let i = 0; i < pixels.length; i += 1) pixels[i] = colours[weights[i]];
  else for (let i = 0; i < pixels.length; i += 1) pixels[i] = colours[Math.min(255, Math.round(weights[i] * 255))];
  context.putImageData(image, 0, 0);
  return canvas;
}
