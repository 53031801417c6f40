// The stage as a sentence: what is read in a row, what is written in a row below, and ribbons for every look between.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { strongestLinks } from "../../data/example/links.ts";
import { directionsOf, lookInWords, tokenOfRow, writes } from "../../data/example/looks.ts";
import type { HeadMap } from "../../data/example/maps.ts";
import { litLines } from "../../draw/lines.ts";
import {
  drawRibbons,
  isSpecial,
  type LitRibbons,
  ribbonLayout,
  ribbonLevel,
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
import { Buttons } from "../common/playing.tsx";
import { moveFocus } from "../common/roving.ts";
import { useSize } from "../common/size.ts";
import { Token } from "../common/token.tsx";
import { isTouch } from "../common/touch.ts";
import { CloserButtons } from "./closer.tsx";
import { useFirstPlay } from "./first_play.ts";
import { Frame } from "./frame.tsx";
import { MapView } from "./map_view.tsx";
import { goToRow, type StageProps, type StageView, useStageView } from "./stage_view.ts";
import { type Strokes, useStrokes } from "./strokes.ts";

const GROWS_MS = 260;
/** The least weight of a number. */
const TOLD = 0.005;

export function SentenceStage(props: StageProps) {
  const last = Math.max(0, props.example.steps.length - 1);
  const played = useFirstPlay(!!props.send && !props.parts && props.selection.step === 0, last);
  const selection = played === null ? props.selection : { ...props.selection, step: played };
  const stageView = useStageView(
    { ...props, selection },
    { growsAtRest: played !== null, pace: 600, marksChosen: false },
  );
  const { player, map, lit, example } = stageView;
  const plays = played !== null || player.playing;
  const rows = litLines(lit);
  const outcome = useOutcome(plays, stageView);
  const toldStep = useRef(stageView.step);
  if (!plays) toldStep.current = stageView.step; // a play is told once, at its end
  const isWhole = lit.done === Infinity || lit.done === map.rows.length;
  return (
    <Frame stageView={{ ...stageView, step: toldStep.current }} arranged="sentence">
      <section class="sentence-area">
        <h2 class="unseen">{map.title}</h2>
        <Said map={map} row={rows[0]} />
        <Rows {...{ stageView, rows }} isStill={!plays} />
        <div class="player" role="group" aria-label="Decoding player: arrow keys step, space plays">
          {example.steps.length > 1 && (
            <Buttons
              what="step"
              place={selection.step}
              last={last}
              go={stageView.go}
              isBrief
              player={{ ...player, playing: plays }}
            />
          )}
          <CloserButtons />
          {isWhole && example.verdict && <span class="judged">{example.verdict}</span>}
        </div>
        <p class="unseen outcome">{outcome}</p>
      </section>
      <section class="map-area beside">
        <MapView
          map={map}
          lit={{ ...lit, chosen: [] }}
          theme={stageView.theme}
          view="map"
          presented={props.parts !== undefined}
          onPoint={stageView.point}
          onPress={(row) => goToRow(stageView, row)}
        />
        <p class="note">The same, as a map</p>
      </section>
    </Frame>
  );
}

/** Say where the lit row looks, for a person. */
function Said({ map, row }: { map: HeadMap; row?: number }) {
  return (
    <p class="sentence said">
      {row === undefined
        ? "Point at a token to see where it looks."
        : lookInWords(map, row).map((part, i) =>
            typeof part === "string" ? (
              part
            ) : (
              <b key={i}>
                <Token token={part.token} side={part.side} />
              </b>
            ),
          )}
    </p>
  );
}

/** Return what is read out once a play has ended: what was read and written, and the three strongest looks. */
function useOutcome(plays: boolean, { example, map, lit }: StageView) {
  const [outcome, setOutcome] = useState("");
  const before = useRef(plays);
  useLayoutEffect(() => {
    const ended = before.current && !plays;
    before.current = plays;
    if (!ended || lit.done < map.rows.length) return;
    const looks = strongestLinks(map, 3).map(
      ({ row, column, weight }) => `“${tokenOfRow(map, row)}” at “${nameOf(map.columns, column)}” ${percent(weight)}`,
    );
    const read = map.columns.filter((token) => !isSpecial(token)).length;
    setOutcome(`Read ${read} tokens, wrote “${example.writes}”. Strongest looks: ${looks.join(", ")}.`);
  }, [plays]);
  return outcome;
}

interface RowsProps {
  stageView: StageView;
  /** The rows whose ribbons stand out. */
  rows: number[];
  isStill: boolean;
}

/** Draw both rows of tokens with the ribbons between them. */
function Rows({ stageView, rows, isStill }: RowsProps) {
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
                      ...(share >= 0.08 ? { backgroundColor: theme.scale[level], color: theme.ink[level] } : {}),
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
  const entries = ribbonsOf(map, lit).map(({ row, column, weight, isLit }) => {
    const ends: [number, number] = [left + layout.rows[row].x, left + layout.columns[column].x];
    const points = ribbonPoints(ends, [top, bottom]).flat();
    const width = ribbonWidth(weight, layout.letters);
    const level = ribbonLevel(weight, isLit);
    return [
      row * map.columns.length + column,
      { row, weight, points, width, level, opacity: isLit ? 0.92 : 0.5 },
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
