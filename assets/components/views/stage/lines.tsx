// One head as two columns of tokens: left those that look, right those looked at, a line for every weight.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { HeadMap } from "../../data/example/maps.ts";
import type { Lit } from "../../draw/heatmap.ts";
import { drawLines, litLines, THINNEST } from "../../draw/lines.ts";
import { canvasSurface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { writerOf } from "../../words/numbers.ts";
import { moveFocus } from "../common/roving.ts";
import { useSize } from "../common/size.ts";
import { Token } from "../common/token.tsx";
import { isTouch } from "../common/touch.ts";

const TOLD = 0.005; // least weight of a number
const PITCH = { least: 20, most: 48 };

interface LinesProps {
  map: HeadMap;
  lit: Lit;
  theme: Theme;
  onPoint: (row: number, column: number) => void;
  onPress: (row: number) => void;
}

export function Lines({ map, lit, theme, onPoint, onPress }: LinesProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const [box, room] = useSize();
  const most = Math.max(map.rows.length, map.columns.length);
  const pitch = Math.max(PITCH.least, Math.min(PITCH.most, Math.floor((room.height - 30) / most)));
  const [height, width] = [most * pitch, Math.max(60, Math.min(420, room.width * 0.36))];
  const rows = litLines(lit);
  useLayoutEffect(() => {
    if (!canvas.current || !room.width) return;
    const surface = canvasSurface(canvas.current, width, height, theme);
    drawLines(surface, map, { rows, columns: lit.columns }, { left: 0, top: 0, width, pitch }, theme);
  }, [map, room, theme, rows.join(), lit.columns.join()]);
  const weightOf = (row: number, column: number) => map.weights[row * map.columns.length + column];
  const weightText = (row: number, column: number) => {
    if (map.blocked?.[row * map.columns.length + column]) return "blocked";
    return Math.abs(weightOf(row, column)) >= TOLD ? writerOf(map)(weightOf(row, column)) : "";
  };
  // Pointing at a word that is looked at asks who looks at it.
  const asked = lit.columns.length === 1 && !lit.rows.length ? lit.columns[0] : -1;
  const { item, setStop } = useOneStop(map, rows[0] ?? 0);
  return (
    <div class="lines" ref={box} onPointerLeave={({ pointerType }) => pointerType !== "touch" && onPoint(-1, -1)}>
      <p class="sides">
        <b class="query">looks (query)</b>
        <b class="key">looked at (key)</b>
      </p>
      <div
        class="sheet"
        style={{ "--pitch": `${pitch}px` }}
        onKeyDown={walk}
        onFocusIn={({ target }) => target instanceof HTMLElement && setStop(target.dataset.place ?? "")}>
        <ol class="left" aria-label="looks (query)">
          {map.rows.map((label, row) => (
            <li key={row}>
              <End
                {...item(`row ${row}`)}
                isLit={asked < 0 ? rows.includes(row) : Math.abs(weightOf(row, asked)) >= THINNEST}
                isPressed={lit.chosen.includes(row)}
                onPoint={() => onPoint(row, -1)}
                onClick={(event) => (isTouch(event) && !lit.rows.includes(row) ? onPoint(row, -1) : onPress(row))}>
                <span class="number">{asked < 0 ? "" : weightText(row, asked)}</span>
                <span>
                  {label
                    .split(" → ")
                    .map((token, i) => [
                      i ? " → " : "",
                      <Token key={i} token={token} length={10} side={map.rowSpots[row][0].side} />,
                    ])}
                </span>
              </End>
            </li>
          ))}
        </ol>
        <canvas ref={canvas} aria-hidden="true" style={{ width: `${width}px`, height: `${height}px` }} />
        <ol class="right" aria-label="looked at (key)">
          {map.columns.map((token, column) => {
            const weight = rows.length === 1 && asked < 0 ? weightOf(rows[0], column) : 0;
            const isLit = lit.columns.includes(column) || Math.abs(weight) >= THINNEST;
            return (
              <li key={column}>
                <End
                  {...item(`column ${column}`)}
                  isLit={isLit}
                  onPoint={() => onPoint(-1, column)}
                  onClick={() => onPoint(-1, column)}>
                  <Token token={token} side={map.columnSpots[column][0].side} />
                  <span class="number">{rows.length === 1 && asked < 0 ? weightText(rows[0], column) : ""}</span>
                </End>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** Make both columns together one stop of the Tab key: the row of the step, then the token that had the focus last. */
function useOneStop(map: HeadMap, row: number) {
  const [stop, setStop] = useState("");
  const places = new Set([
    ...map.rows.map((_, row) => `row ${row}`),
    ...map.columns.map((_, column) => `column ${column}`),
  ]);
  const now = places.has(stop) ? stop : `row ${row}`;
  const item = (place: string) => ({ place, isStop: place === now });
  return { item, setStop };
}

interface EndProps {
  place: string;
  /** True if the Tab key comes to it. */
  isStop: boolean;
  isLit: boolean;
  isPressed?: boolean;
  onPoint: () => void;
  onClick: (event: MouseEvent) => void;
  children: ComponentChildren;
}

/** Draw a token at one end of the lines. */
const End = ({ place, isStop, isLit, isPressed, onPoint, onClick, children }: EndProps) => (
  <button
    type="button"
    data-place={place}
    tabIndex={isStop ? 0 : -1}
    class={isLit ? "lit" : ""}
    aria-pressed={isPressed}
    onPointerMove={({ pointerType }) => pointerType !== "touch" && onPoint()}
    onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onPoint()}
    onClick={onClick}>
    {children}
  </button>
);

/** Walk up and down in a column, left and right to the other one. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const [rows, columns] = ["left", "right"].map((side) => [...event.currentTarget.querySelectorAll(`.${side} button`)]);
  const own = rows.includes(event.target as Element) ? rows : columns;
  const at = own.indexOf(event.target as Element);
  const across = (other: Element[]) => (other === own ? null : other[Math.min(at, other.length - 1)]);
  moveFocus(event, {
    ArrowUp: () => own[at - 1],
    ArrowDown: () => own[at + 1],
    ArrowLeft: () => across(rows),
    ArrowRight: () => across(columns),
    Home: () => own[0],
    End: () => own.at(-1),
  });
}
