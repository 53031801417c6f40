// The value of one box, large: a row for each token, with the tokens beside it as far as they can be read.

import { drawMap, LEAST_PITCH, layoutOf, roomy } from "../../draw/heatmap.ts";
import type { Picture } from "../../draw/picture.ts";
import { fontOf } from "../../draw/surface.ts";
import { type Theme, widthOf } from "../../draw/theme.ts";
import { isolateToken, visible } from "../../words/tokens.ts";
import { drawValue } from "./drawing.ts";
import type { Box, WholeModel } from "./payload.ts";

const LETTERS = 13;
const ROW = { least: 6, most: 22 }; // pixels
const MOST_HEIGHT = 380;

/**
 * Return the tokens beside the rows of a box; in attention of the decoder, a row says what it reads and writes there,
 * as on all pages.
 */
export function rowsOf({ source, target, written }: WholeModel, { side, role }: Box) {
  if (side === "encoder") return source;
  return role === "attention"
    ? target.map((token, place) => `${visible(token)} → ${place in written ? visible(written[place]) : ""}`)
    : target;
}

/** @param width The pixels that it may take. */
export function valuePicture(model: WholeModel, box: Box, width: number, theme: Theme): Picture {
  const { value } = box;
  const looks = rowsOf(model, box);
  const lookedAt = model[box.kind === "cross" ? "source" : box.side === "encoder" ? "source" : "target"];
  const whole = value.rows === looks.length;
  if (box.role === "attention" && whole && value.columns === lookedAt.length) {
    const map = { rows: looks, columns: lookedAt, weights: value.cells, blocked: value.blocked };
    const layout = layoutOf(map, { width, height: MOST_HEIGHT, cell: 40, letters: LETTERS }, theme);
    const lit = { rows: [], columns: [], step: [], chosen: [], done: Infinity };
    return {
      width: layout.width,
      height: layout.height,
      draw: (surface, left, top) =>
        drawMap(surface, map as any, { ...layout, left: layout.left + left, top: layout.top + top }, lit, theme),
    };
  }
  const lettering = { size: LETTERS, code: true, fill: theme.quiet };
  const labels = whole ? looks.map((token) => isolateToken(token, 10)) : [];
  const room = labels.length
    ? Math.ceil(Math.max(...labels.map((label) => widthOf(label, fontOf(lettering, theme))))) + 8
    : 0;
  const pitch = Math.max(ROW.least, Math.min(ROW.most, MOST_HEIGHT / value.rows));
  const height = Math.round(value.rows * pitch);
  return {
    width,
    height,
    draw(surface, left, top) {
      for (const row of roomy(labels.length, pitch, LETTERS * LEAST_PITCH, []))
        surface.text(labels[row], left + room - 6, top + (row + 0.5) * pitch, { ...lettering, align: "right" });
      drawValue(surface, value, [left + room, top, width - room, height]);
    },
  };
}
