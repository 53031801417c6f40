// Both rows of tokens of a sentence, with a ribbon for every look between them; one stop of the Tab key, walked by arrows.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { strongestLinks } from "../../data/example/links.ts";
import { directionsOf, tokenOfRow, writes } from "../../data/example/looks.ts";
import type { HeadMap } from "../../data/example/maps.ts";
import {
  drawRibbons,
  isSpecial,
  type LitRibbons,
  ribbonLayout,
  ribbonLevel,
  ribbonOpacity,
  ribbonPoints,
  ribbonsOf,
  ribbonWidth,
  SPECIAL,
} from "../../draw/ribbons.ts";
import { canvasSurface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { percent } from "../../words/numbers.ts";
import { nameOf } from "../../words/tokens.ts";
import { useFonts } from "../common/fonts.ts";
import { moveFocus } from "../common/roving.ts";
import { useSize } from "../common/size.ts";
import { Token } from "../common/token.tsx";
import { isTouch } from "../common/touch.ts";
import { goToRow, type StageView } from "./stage_view.ts";
import { type Strokes, useStrokes } from "./strokes.ts";

const GROWS_MS = 260;
/** The least weight of a number, and of a token that is coloured by it. */
const [TOLD, COLOURED] = [0.005, 0.08];

interface RowsProps {
  stageView: StageView;
  /** The rows whose ribbons stand out. */
  rows: number[];
  isStill: boolean;
}

/** Draw both rows of tokens with the ribbons between them. */
export function Rows({ stageView, rows, isStill }: RowsProps) {
  const { map, lit, theme, point, player } = stageView;
  const [box, { width: room }] = useSize();
  const fonts = useFonts(theme);
  const layout = useMemo(() => (room ? ribbonLayout(map, room, theme) : null), [map, room, theme.font, fonts]);
  const directions = useMemo(() => directionsOf(map), [map]);
  const { item, setStop } = useOneStop(map, rows[0] ?? 0);
  const across = map.columns.length;
  // Pointing at a token that is looked at asks who looks at it.
  const asked = lit.columns.length === 1 && !lit.rows.length ? lit.columns[0] : -1;
  const weightAt = (row: number, column: number) => map.weights[row * across + column];
  const shares = (column: number) => (asked < 0 && rows.length === 1 ? weightAt(rows[0], column) : 0);
  const own = asked >= 0 ? [] : rows;
  return (
    <div
      class="ribbons"
      ref={box}
      role="group"
      aria-label={`${map.title}, as ribbons`}
      style={
        layout
          ? {
              "--letters": `${layout.letters}px`,
              "--special-letters": `${SPECIAL * layout.letters}px`,
              "--gap": `${layout.gap}px`,
            }
          : undefined
      }
      onKeyDown={(event) => walk(event, directions)}
      onFocusIn={({ target }) => target instanceof HTMLElement && setStop(target.dataset.place ?? "")}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && point(-1, -1)}>
      {layout && (
        <div class="both-rows" style={{ width: `${layout.width}px` }}>
          <ol class="above" aria-label={writes(map) ? "read" : "looked at"} dir={directions.columns}>
            {map.columns.map((token, column) => {
              const share = shares(column);
              const level = Math.round(255 * share);
              return (
                <li key={column}>
                  <button
                    type="button"
                    {...item(`column ${column}`)}
                    class={isSpecial(token) ? "special" : ""}
                    aria-label={`${nameOf(map.columns, column)}${share >= TOLD ? `, ${percent(share)}` : ""}`}
                    style={{
                      width: `${layout.columns[column].width}px`,
                      ...(share >= COLOURED ? { backgroundColor: theme.scale[level], color: theme.ink[level] } : {}),
                    }}
                    onPointerMove={({ pointerType }) => pointerType !== "touch" && isStill && point(-1, column)}
                    onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && point(-1, column)}
                    onClick={() => point(-1, asked === column ? -1 : column)}>
                    <Token token={token} side={map.columnSpots[column][0].side} />
                  </button>
                </li>
              );
            })}
          </ol>
          <Links
            {...{ map, theme, isStill, layout }}
            lit={{ rows: own, columns: lit.columns, done: lit.done ?? Infinity }}
          />
          <ol class="below" aria-label={writes(map) ? "written" : "looks"} dir={directions.rows}>
            {map.rows.map((_, row) => {
              const token = tokenOfRow(map, row);
              const isToCome = row >= (lit.done ?? Infinity);
              const looks = strongestLinks(
                { weights: map.weights.subarray(row * across, (row + 1) * across), columns: map.columns },
                1,
              );
              const [look] = looks;
              return (
                <li key={row}>
                  <button
                    type="button"
                    {...item(`row ${row}`)}
                    class={[isSpecial(token) && "special", isToCome && "to-come", own.includes(row) && "lit"]
                      .filter(Boolean)
                      .join(" ")}
                    aria-label={
                      isToCome
                        ? "still to be written"
                        : `${token}, looks at ${look ? `${nameOf(map.columns, look.column)}, ${percent(look.weight)}` : "nothing"}`
                    }
                    aria-current={own.includes(row) ? "step" : undefined}
                    style={{ width: `${layout.rows[row].width}px` }}
                    onPointerMove={({ pointerType }) =>
                      pointerType !== "touch" && isStill && !isToCome && point(row, -1)
                    }
                    onFocus={({ currentTarget }) =>
                      currentTarget.matches(":focus-visible") && !isToCome && point(row, -1)
                    }
                    onClick={(event) => {
                      player.pause();
                      if (isTouch(event)) point(-1, -1);
                      goToRow(stageView, row);
                    }}>
                    {!isToCome && <Token token={token} side={map.rowSpots[row][0].side} />}
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </div>
  );
}

interface LinksProps {
  map: HeadMap;
  theme: Theme;
  layout: ReturnType<typeof ribbonLayout>;
  lit: LitRibbons;
  isStill: boolean;
}

/** Draw the ribbons; those of a row that is written just now grow towards what it looks at. */
function Links({ map, theme, layout, lit, isStill }: LinksProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const [box, { height }] = useSize();
  useLayoutEffect(() => {
    if (!canvas.current || !height) return undefined;
    const draw = (grown: number) =>
      drawRibbons(
        canvasSurface(canvas.current as HTMLCanvasElement, layout.width, height, theme),
        map,
        layout,
        lit,
        theme,
        {
          foot: height,
          grown,
        },
      );
    if (isStill || matchMedia("(prefers-reduced-motion: reduce)").matches) return void draw(1);
    const began = performance.now();
    let frame = 0;
    const grow = () => {
      const grown = Math.min(1, (performance.now() - began) / GROWS_MS);
      draw(grown);
      if (grown < 1) frame = requestAnimationFrame(grow);
    };
    grow();
    return () => cancelAnimationFrame(frame);
  }, [map, theme, layout, height, isStill, lit.done, lit.rows.join(), lit.columns.join()]);
  useStrokes("ribbons", () => (canvas.current && height > 0 ? strokesIn(canvas.current, map, layout, lit) : null));
  return (
    <div class="looks" ref={box}>
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
}

/** Return the ribbons as strokes on the screen. */
function strokesIn(canvas: HTMLCanvasElement, map: HeadMap, layout: LinksProps["layout"], lit: LitRibbons): Strokes {
  const { left, top, bottom } = canvas.getBoundingClientRect();
  const isAnyLit = lit.rows.length + lit.columns.length > 0;
  const entries = ribbonsOf(map, lit).map(({ row, column, weight, isLit }) => {
    const ends: [number, number] = [left + layout.rows[row].x, left + layout.columns[column].x];
    const points = ribbonPoints(ends, [top, bottom]).flat();
    const width = ribbonWidth(weight, layout.letters);
    const level = ribbonLevel(weight, isLit);
    return [
      row * map.columns.length + column,
      { row, weight, points, width, level, opacity: ribbonOpacity(isLit, isAnyLit) },
    ] as const;
  });
  return new Map(entries);
}

/** Make both rows together one stop of the Tab key: the token of the step, then the one that had the focus last. */
function useOneStop(map: HeadMap, row: number) {
  const [stop, setStop] = useState("");
  const [side, at] = stop.split(" ");
  const isThere = Number(at) < (side === "row" ? map.rows : map.columns).length;
  const now = stop && isThere ? stop : `row ${row}`;
  return { item: (place: string) => ({ "data-place": place, tabIndex: place === now ? 0 : -1 }), setStop };
}

/** Walk along a row in its direction, up and down to the nearest token of the other. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }, directions: { rows: string; columns: string }) {
  const [above, below] = ["above", "below"].map((side) => [...event.currentTarget.querySelectorAll(`.${side} button`)]);
  const own = above.includes(event.target as Element) ? above : below;
  const at = own.indexOf(event.target as Element);
  if (at < 0) return;
  const onward = (own === above ? directions.columns : directions.rows) === "rtl" ? -1 : 1;
  const middle = (one: Element) => one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2;
  const nearest = (other: Element[]) => {
    const away = (one: Element) => Math.abs(middle(one) - middle(event.target as Element));
    return other === own ? null : other.reduce((one, next) => (away(next) < away(one) ? next : one));
  };
  moveFocus(event, {
    ArrowLeft: () => own[at - onward],
    ArrowRight: () => own[at + onward],
    ArrowUp: () => nearest(above),
    ArrowDown: () => nearest(below),
    Home: () => own[0],
    End: () => own.at(-1),
  });
}
