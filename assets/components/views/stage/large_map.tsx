// One map, large: pointed at with mouse, finger or keys; a click on a cell chooses its row.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { HeadMap } from "../../data/example/maps.ts";
import { cellAt, drawMap, type Layout, type Lit, layoutOf } from "../../draw/heatmap.ts";
import { canvasSurface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { pointOn } from "../common/room.ts";
import { useSize } from "../common/size.ts";
import { isTouch } from "../common/touch.ts";
import { type Strokes, useStrokes } from "./strokes.ts";

interface LargeMapProps {
  map: HeadMap;
  lit: Lit;
  theme: Theme;
  /** The size of the labels, in pixels. */
  letters: number;
  caption: string;
  /** Points at a cell; −1 and −1 at none. */
  onPoint: (row: number, column: number) => void;
  onPress: (row: number, column: number) => void;
  /** True if labels of columns can be pressed too: their row is −1. */
  columns?: boolean;
  /** The effect of Enter on a cell. */
  does?: string;
}

export function LargeMap({
  map,
  lit,
  theme,
  letters,
  caption,
  onPoint,
  onPress,
  columns = false,
  does = "chooses the row",
}: LargeMapProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const touched = useRef(""); // the cell of the last tap: a finger's first one points, its second chooses
  const [box, room] = useSize();
  const layout = useMemo(
    () => (room.width ? layoutOf(map, { ...room, cell: 64, letters }, theme) : null),
    [map.rows, map.columns, room, letters, theme],
  );
  useLayoutEffect(() => {
    if (!layout || !canvas.current) return;
    drawMap(canvasSurface(canvas.current, layout.width, layout.height, theme), map, layout, lit, theme);
  }, [layout, map, theme, String([lit.rows, lit.columns, lit.step, lit.chosen, lit.done, lit.alone].join(";"))]);
  useStrokes("cells", () => (layout && canvas.current && !map.signed ? strokesIn(canvas.current, map, layout) : null));
  const at = (event: PointerEvent | MouseEvent) => {
    const { x, y } = pointOn(event);
    return layout && cellAt(layout, x, y);
  };
  return (
    <div class="large-map" ref={box}>
      <canvas
        ref={canvas}
        role="application"
        aria-roledescription="map of attention"
        aria-label={caption}
        aria-describedby="keys-of-map"
        tabIndex={0}
        onPointerMove={(event) => {
          const cell = at(event);
          onPoint(cell?.row ?? -1, cell?.column ?? -1);
        }}
        onPointerLeave={({ pointerType }) => pointerType !== "touch" && onPoint(-1, -1)}
        onClick={(event) => {
          const cell = at(event);
          if (!cell || (cell.row < 0 && !columns)) return;
          const isLit =
            (cell.row < 0 || lit.rows.includes(cell.row)) && (cell.column < 0 || lit.columns.includes(cell.column));
          if (isTouch(event) && !(isLit && touched.current === `${cell.row} ${cell.column}`))
            onPoint(cell.row, cell.column);
          else onPress(cell.row, cell.column);
          touched.current = `${cell.row} ${cell.column}`;
        }}
        onKeyDown={(event) => layout && walk(event, layout, lit, onPoint, onPress)}
        onBlur={() => onPoint(-1, -1)}
      />
      <p class="unseen" id="keys-of-map">
        Arrow keys walk from cell to cell, Home and End along a row; Enter {does}, Escape lets go.
      </p>
    </div>
  );
}

/** The least weight of a cell that flies. */
const SEEN = 0.04;

/** Return the cells of a map as strokes on the screen, from the row's label on. */
function strokesIn(canvas: HTMLCanvasElement, { weights, columns }: HeadMap, layout: Layout): Strokes {
  const { left, top } = canvas.getBoundingClientRect();
  const strokes: Strokes = new Map();
  weights.forEach((weight, cell) => {
    if (weight < SEEN) return;
    const row = Math.floor(cell / columns.length);
    const x = left + layout.left + (cell % columns.length) * layout.cellWidth;
    const y = top + layout.top + (row + 0.5) * layout.cellHeight;
    const points = [0, 1 / 3, 2 / 3, 1].flatMap((part) => [x + part * layout.cellWidth, y]);
    strokes.set(cell, { row, weight, points, width: layout.cellHeight, level: Math.round(255 * weight), opacity: 1 });
  });
  return strokes;
}

/** Walk from cell to cell with the arrow keys, along the row with Home and End; Enter chooses, Escape lets go. */
function walk(
  event: KeyboardEvent,
  { rows, columns }: Layout,
  lit: Lit,
  onPoint: (row: number, column: number) => void,
  onPress: (row: number, column: number) => void,
) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [row, column] = [lit.rows[0] ?? lit.step[0] ?? 0, lit.columns[0] ?? -1];
  const inside = (place: number, count: number) => Math.max(0, Math.min(place, count - 1));
  const to = (down: number, across: number) =>
    onPoint(inside(row + down, rows.length), inside(column + across, columns.length));
  const moves: Record<string, () => void> = {
    ArrowLeft: () => to(0, -1),
    ArrowRight: () => to(0, 1),
    ArrowUp: () => to(-1, 0),
    ArrowDown: () => to(column < 0 ? 0 : 1, 0),
    Home: () => to(0, -columns.length),
    End: () => to(0, columns.length),
    Enter: () => onPress(row, Math.max(0, column)),
    Escape: () => onPoint(-1, -1),
  };
  const isPointing = lit.rows.length + lit.columns.length > 0;
  if (!moves[event.key] || (event.key === "Escape" && !isPointing)) return; // then the presentation ends
  event.preventDefault();
  event.stopPropagation();
  moves[event.key]();
}
