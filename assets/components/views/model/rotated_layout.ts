// The whole model as low as the bar of pages: Figure 1 of the paper, laid on its side.

import { type Layout, layoutOf, type Measures } from "./layout.ts";
import type { Outline, Part } from "./payload.ts";

/** The sizes of the upright figure, as it is laid out before it is turned. */
const SMALL: Measures = {
  heights: {
    embedding: 21,
    positions: 21,
    attention: 24,
    "feed-forward": 24,
    norm: 5,
    add: 5,
    linear: 21,
    softmax: 21,
  },
  gap: 3,
  tokens: 0,
  frame: 3,
  least: 0.1,
  most: 1,
  widths: { most: 17, gap: 5, side: 8, edge: 4 },
};
const ROOM = { width: 60, height: 400 }; // pixels, upright

/** Lay the encoder above the decoder, both from left to right. */
export function layOutRotated(outline: Outline): Layout<Part> {
  const layout = layoutOf(outline, { layer: 0, ...ROOM }, SMALL);
  const { height } = layout;
  const rotate = (box: { left: number; top: number; width: number; height: number }) => ({
    left: height - box.top - box.height,
    top: box.left,
    width: box.height,
    height: box.width,
  });
  const path = (one: string) =>
    one.replace(
      /([MHV])([-\d.]+)(?: ([-\d.]+))?/g,
      (_, letter, x, y) => ({ M: `M${height - y} ${x}`, H: `V${x}`, V: `H${height - x}` })[letter as "M" | "H" | "V"],
    );
  return {
    ...layout,
    width: height,
    height: layout.width,
    arrows: layout.arrows.map(path),
    lines: layout.lines.map(path),
    boxes: layout.boxes.map((placed) => ({ ...placed, ...rotate(placed) })),
    frames: layout.frames.map(rotate),
  };
}
