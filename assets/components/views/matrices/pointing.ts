// The cell that is pointed at in one of several matrices, and the same row and column in the others.

import type { Lit } from "./drawing.ts";
import type { Panel } from "./payload.ts";

/** −1 in place of a row or a column: only the other. */
export interface Pointed {
  panel: number;
  row: number;
  column: number;
}

/** Return the lit row and column of each panel: those that are pointed at, wherever the same axis is. */
export function litOf(panels: Panel[], pointed: Pointed | null): Lit[] {
  const from = pointed && panels[pointed.panel];
  const place = (id: number) =>
    !from ? -1 : id === from.rows.id ? pointed.row : id === from.columns.id ? pointed.column : -1;
  return panels.map(({ rows, columns }) => ({ row: place(rows.id), column: place(columns.id) }));
}

/** Return the spot that was pointed at, if it is still there. */
export function keepValid(panels: Panel[], pointed: Pointed | null) {
  const panel = pointed && panels[pointed.panel];
  return panel && pointed.row < panel.rows.labels.length && pointed.column < panel.columns.labels.length
    ? pointed
    : null;
}

/**
 * Return the cell to which a key leads: from cell to cell, over the edge into the next panel, to either end of the row;
 * undefined if the key has no meaning here.
 */
export function findGoal(panels: Panel[], pointed: Pointed | null, key: string): Pointed | null | undefined {
  if (key === "Escape") return pointed ? null : undefined; // nothing to let go: the key belongs to somebody else
  if (!["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(key)) return undefined;
  if (!pointed)
    return {
      panel: Math.max(
        0,
        panels.findIndex(({ isMain, isClickable }) => isMain || isClickable),
      ),
      row: 0,
      column: 0,
    };
  const { panel } = pointed;
  const [row, column] = [Math.max(0, pointed.row), Math.max(0, pointed.column)];
  const [rows, columns] = sidesOf(panels[panel]);
  const within = (place: number) => Math.max(0, Math.min(place, rows - 1));
  if (key === "Home") return { panel, row, column: 0 };
  if (key === "End") return { panel, row, column: columns - 1 };
  if (key === "ArrowUp" || key === "ArrowDown")
    return { panel, row: within(row + (key === "ArrowDown" ? 1 : -1)), column };
  const across = column + (key === "ArrowRight" ? 1 : -1);
  const next = panels[across < 0 ? panel - 1 : panel + 1];
  if (across >= 0 && across < columns) return { panel, row, column: across };
  if (!next) return { panel, row, column };
  const [nextRows, nextColumns] = sidesOf(next);
  return {
    panel: across < 0 ? panel - 1 : panel + 1,
    row: Math.min(row, nextRows - 1),
    column: across < 0 ? nextColumns - 1 : 0,
  };
}

const sidesOf = ({ rows, columns }: Panel) => [rows.labels.length, columns.labels.length];
