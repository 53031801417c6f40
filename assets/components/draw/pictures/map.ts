// The open head as a picture: as a map, as lines or as a table, with its caption and how to read it.

import type { HeadMap } from "../../data/example/maps.ts";
import { writerOf } from "../../words/numbers.ts";
import { isolateToken } from "../../words/tokens.ts";
import { drawMap, type Lit, layoutOf } from "../heatmap.ts";
import { drawLines, litLines } from "../lines.ts";
import { type Picture, stackPictures } from "../picture.ts";
import { fontOf } from "../surface.ts";
import { type Theme, widthOf } from "../theme.ts";
import { legend, sentence, TEXT, title } from "./parts.ts";

const ROOM = { width: 960, height: 720 }; // pixels; a long text takes more, so that no cell is smaller than LEAST_CELL
const LEAST_CELL = 9;
const LABELS = 200; // pixels left for labels if cells are that small
const LINES = { width: 360, pitch: 26, gap: 8 };
const TABLE = { pitch: 26, gap: 16 };

interface MapPictureOptions {
  map: HeadMap;
  lit: Lit;
  view: string;
}

export function mapPicture({ map, lit, view }: MapPictureOptions, theme: Theme): Picture {
  const drawing =
    view === "lines" ? linesOf(map, lit, theme) : view === "table" ? tableOf(map, theme) : heatmapOf(map, lit, theme);
  const below = [
    sentence(map.caption, Math.max(520, drawing.width), theme),
    legend({ isBlocked: !!map.blocked?.includes(1), signed: map.signed }, theme),
  ];
  const precision = map.rounded && sentence("≈ These weights are rounded to 1/255.", 520, theme);
  return stackPictures([title(map.title, theme), drawing, ...below, precision]);
}

function heatmapOf(map: HeadMap, lit: Lit, theme: Theme): Picture {
  const [height, width] = [map.rows.length, map.columns.length].map((count) => LABELS + count * LEAST_CELL);
  const room = { width: Math.max(ROOM.width, width), height: Math.max(ROOM.height, height), cell: 64, letters: TEXT };
  const layout = layoutOf(map, room, theme);
  return {
    width: layout.width,
    height: layout.height,
    draw: (surface, left, top) =>
      drawMap(surface, map, { ...layout, left: layout.left + left, top: layout.top + top }, lit, theme),
  };
}

function linesOf(map: HeadMap, lit: Lit, theme: Theme): Picture {
  const rows = litLines(lit);
  const usual = { size: TEXT, code: true, fill: theme.text };
  const [left, right] = [map.rows, map.columns].map((labels) => labels.map((label) => isolateToken(label, 24)));
  const widest = (labels: string[]) =>
    Math.ceil(Math.max(...labels.map((label) => widthOf(label, fontOf({ ...usual, bold: true }, theme)))));
  const [wide, share] = [widest(left), 60];
  const weight = (column: number) =>
    rows.length === 1 && !lit.columns.length ? map.weights[rows[0] * right.length + column] : 0;
  return {
    width: wide + 2 * LINES.gap + LINES.width + widest(right) + share,
    height: 26 + Math.max(left.length, right.length) * LINES.pitch,
    draw(surface, x, y) {
      const [from, to, top] = [x + wide + LINES.gap, x + wide + LINES.gap + LINES.width, y + 26];
      const middle = (i: number) => top + (i + 0.5) * LINES.pitch;
      surface.text("looks (query)", from - LINES.gap, y + 10, {
        size: TEXT,
        bold: true,
        fill: theme.query,
        align: "right",
      });
      surface.text("looked at (key)", to + LINES.gap, y + 10, { size: TEXT, bold: true, fill: theme.key });
      drawLines(
        surface,
        map,
        { rows, columns: lit.columns },
        { left: from, top, width: LINES.width, pitch: LINES.pitch },
        theme,
      );
      left.forEach((label, row) =>
        surface.text(label, from - LINES.gap, middle(row), { ...usual, bold: rows.includes(row), align: "right" }),
      );
      right.forEach((label, column) => {
        surface.text(label, to + LINES.gap, middle(column), { ...usual, bold: lit.columns.includes(column) });
        const shareText = Math.abs(weight(column)) >= 0.005 ? writerOf(map)(weight(column)) : "";
        if (shareText)
          surface.text(shareText, to + LINES.gap + widthOf(label, fontOf(usual, theme)) + 8, middle(column), {
            size: 13,
            fill: theme.quiet,
          });
      });
    },
  };
}

function tableOf(map: HeadMap, theme: Theme): Picture {
  const usual = { size: TEXT, fill: theme.text };
  const label = { ...usual, code: true, bold: true };
  const [rows, columns] = [map.rows, map.columns].map((labels) => labels.map((one) => isolateToken(one, 24)));
  const cellText = (cell: number) => (map.blocked?.[cell] ? "blocked" : writerOf(map)(map.weights[cell], 2));
  const wide = (text: string, lettering = usual) => Math.ceil(widthOf(text, fontOf(lettering, theme)));
  const first = Math.max(...rows.map((row) => wide(row, label)));
  const widths = columns.map((column, i) =>
    Math.max(wide(column, label), ...rows.map((_, row) => wide(cellText(row * columns.length + i)))),
  );
  let end = first;
  const ends = widths.map((width) => (end += TABLE.gap + width));
  return {
    width: end,
    height: (rows.length + 1) * TABLE.pitch,
    draw(surface, left, top) {
      const middle = (line: number) => top + (line + 0.5) * TABLE.pitch;
      columns.forEach((column, i) => surface.text(column, left + ends[i], middle(0), { ...label, align: "right" }));
      rows.forEach((row, line) => {
        surface.rect(left, top + (line + 1) * TABLE.pitch, ends.at(-1) ?? first, 1, { fill: theme.hatchGround });
        surface.text(row, left, middle(line + 1), label);
        columns.forEach((_, i) =>
          surface.text(cellText(line * columns.length + i), left + ends[i], middle(line + 1), {
            ...usual,
            align: "right",
          }),
        );
      });
    },
  };
}
