// Matrices side by side: pointed at with mouse, finger or keys; on a phone they are swiped.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { cellAt } from "../../draw/heatmap.ts";
import { canvasSurface } from "../../draw/surface.ts";
import { greyTheme, type Theme } from "../../draw/theme.ts";
import { offer } from "../../state/pictures.ts";
import { useFonts } from "../common/fonts.ts";
import { LiveRegion } from "../common/live_region.tsx";
import { pointOn } from "../common/room.ts";
import { Symbols } from "../common/symbols.tsx";
import { isTouch } from "../common/touch.ts";
import { drawPanel, hasDots, type Lit } from "./drawing.ts";
import { Formula, isProduct, useStrip } from "./formula.tsx";
import { arrangePanels, type Layout, NARROW } from "./layout.ts";
import { useMatricesRoom } from "./matrices_room.ts";
import { useMoves } from "./moving.ts";
import type { Panel } from "./payload.ts";
import { panelPicture } from "./picture.ts";
import { findGoal, keepValid, litOf, type Pointed } from "./pointing.ts";
import { AddedUp, SUM } from "./sum.tsx";
import { endsOf, sentenceOf } from "./words.ts";

export type Send = (name: string, value: unknown) => void;

interface MatricesProps {
  panels: Panel[];
  theme: Theme;
  /** The ringed parts of a scene, while the rest steps back until somebody points at it: `row`. */
  rings: string[];
  send?: Send;
}

export function Matrices({ panels, theme, rings, send }: MatricesProps) {
  // A page on which a number can be chosen works it out in a table.
  const added = panels.find(({ sum, isClickable }) => sum && !isClickable)?.sum;
  const [box, room] = useMatricesRoom(added ? SUM : 0);
  const { pointed, spoken, point } = usePointed(panels);
  const fonts = useFonts(theme);
  const touched = useRef(""); // the cell of the last tap: a finger's first one points, its second chooses
  const { layouts, swiped } = useMemo(
    () => (room.width ? arrangePanels(panels, room, theme) : { layouts: [], swiped: false }),
    [panels, room, theme.signature, fonts],
  );
  const alone = rings.includes("row") && !pointed;
  const lit = litOf(panels, pointed).map((one) => ({ ...one, alone }));
  const choose = ({ panel, row, column }: Pointed) =>
    panels[panel].isClickable && row >= 0 && column >= 0 && send?.("chosen", { panel, row, column });
  const isNarrow = swiped && room.width < NARROW;
  // On a phone a product is swiped by its formula; what only stands side by side stands below each other.
  const isStacked = isNarrow && !isProduct(panels);
  const { strip, seen, noteSeen, open } = useStrip(panels, isNarrow && !isStacked);
  useMoves(strip, panels);
  const at = (panel: number, event: MouseEvent) => {
    const { x, y } = pointOn(event);
    const cell = layouts[panel] && cellAt(layouts[panel] as any, x, y);
    return cell && { panel, ...cell };
  };
  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.key === "Enter" && pointed ? pointed : findGoal(panels, pointed, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") return void choose(pointed ?? next ?? { panel: 0, row: -1, column: -1 });
    point(next);
    if (next && swiped)
      strip.current?.querySelectorAll(".panel")[next.panel]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return (
    <div
      class="matrices"
      ref={box}
      style={{
        "--ramp": theme.ramp,
        "--signed-ramp": theme.signedRamp,
        "--dot": theme.quiet,
        colorScheme: theme.dark ? "dark" : "light",
      }}>
      {isNarrow && !isStacked && <Formula {...{ panels, seen }} onOpen={open} />}
      <div
        class={isStacked ? "strip stacked" : swiped ? "strip swiped" : "strip"}
        ref={strip}
        onScroll={noteSeen}
        role="application"
        aria-roledescription="matrices"
        tabIndex={0}
        aria-label={panels.map(labelOf).join(" ")}
        onKeyDown={walk}
        onBlur={() => point(null)}>
        {layouts.map((layout, i) => (
          <View
            key={i}
            {...{ layout, theme, swiped }}
            panel={panels[i]}
            label={panels.length > 1 ? labelOf(panels[i]) : undefined}
            lit={lit[i]}
            onPoint={(event) => point(at(i, event))}
            onLeave={() => point(null)}
            onPress={(event) => {
              const cell = at(i, event);
              if (!cell) return;
              const name = Object.values(cell).join(" ");
              if (isTouch(event) && touched.current !== name) point(cell);
              else choose(cell);
              touched.current = name;
            }}
          />
        ))}
      </div>
      {added && <AddedUp sum={added} theme={theme} />}
      <LiveRegion parts={pointed && sentenceOf(panels[pointed.panel], pointed.row, pointed.column)} spoken={spoken} />
    </div>
  );
}

/** Return the cell that is pointed at, as far as it is still there. */
function usePointed(panels: Panel[]) {
  const [shown, setShown] = useState({ pointed: null as Pointed | null, spoken: true });
  const nameOf = (pointed: Pointed | null) => String(Object.values(pointed ?? {}));
  const point = (next: Pointed | null) =>
    setShown((now) => (nameOf(now.pointed) === nameOf(next) ? now : { pointed: next, spoken: true }));
  return { pointed: keepValid(panels, shown.pointed), spoken: shown.spoken, point };
}

const labelOf = ({ title, caption }: Panel) => [title, caption].filter(Boolean).join(": ");

interface ViewProps {
  panel: Panel;
  /** Its name beside others: of one alone, the strip has it. */
  label?: string;
  layout: Layout;
  lit: Lit;
  theme: Theme;
  onPoint: (event: PointerEvent) => void;
  onLeave: () => void;
  onPress: (event: MouseEvent) => void;
}

function View({ panel, label, layout, lit, theme, onPoint, onLeave, onPress }: ViewProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const own = useMemo(() => (panel.isOff ? greyTheme(theme) : theme), [panel.isOff, theme.signature]);
  useLayoutEffect(() => {
    if (canvas.current)
      drawPanel(canvasSurface(canvas.current, layout.width, layout.height, own), panel, layout, lit, own);
  }, [panel, layout, own, lit.row, lit.column, lit.alone]);
  useEffect(
    () => offer(panel.name, () => panelPicture(panel, lit, theme)),
    [panel, theme.signature, lit.row, lit.column],
  );
  return (
    <>
      {panel.sign && (
        <span class="sign" aria-hidden="true">
          {panel.sign}
        </span>
      )}
      <figure class="panel">
        {panel.title && (
          <h3>
            <Symbols text={panel.title} />
          </h3>
        )}
        <div>
          <canvas
            ref={canvas}
            role={label ? "img" : undefined}
            aria-label={label}
            class={panel.isClickable ? "clickable" : ""}
            data-cells={[layout.left, layout.top, layout.cellWidth, layout.cellHeight].join(" ")}
            onPointerMove={(event) => event.pointerType !== "touch" && onPoint(event)}
            onPointerLeave={({ pointerType }) => pointerType !== "touch" && onLeave()}
            onClick={onPress}
          />
          <Legend {...{ panel, layout }} />
        </div>
      </figure>
    </>
  );
}

function Legend({ panel, layout }: { panel: Panel; layout: Layout }) {
  const ends = endsOf(panel);
  return (
    <span class="legend">
      {ends && (
        <span class="scale">
          {ends[0]}
          <span
            class={["ramp", panel.scale === "signed" && "signed", panel.isOneSided && "upper"]
              .filter(Boolean)
              .join(" ")}
          />
          {ends[1]}
        </span>
      )}
      {panel.scale === "plain" && (
        <span class="scale">
          <span class={hasDots(panel, layout) ? "swatch open dotted" : "swatch open"} />
          allowed
        </span>
      )}
      {panel.blocked && (
        <span class="scale">
          <span class="swatch hatched" />
          blocked
        </span>
      )}
    </span>
  );
}
