// Matrices side by side: pointed at with mouse, finger or keys; on a phone they are swiped.

/** @import { Theme } from "../../draw/theme.js" */
/** @import { Lit } from "./drawing.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Panel } from "./payload.js" */
/** @import { Pointed } from "./pointing.js" */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { cellAt } from "../../draw/heatmap.js";
import { canvasSurface } from "../../draw/surface.js";
import { greyed } from "../../draw/theme.js";
import { offer } from "../../state/pictures.js";
import { isTouch } from "../common/touch.js";
import { useFonts } from "../common/fonts.js";
import { Said } from "../common/said.jsx";
import { drawPanel, hasDots } from "./drawing.js";
import { NARROW, arranged } from "./layout.js";
import { panelPicture } from "./picture.js";
import { kept, litOf, walked } from "./pointing.js";
import { HINT, endsOf, sentenceOf } from "./words.js";
import { useRoom } from "./room.js";

/** @typedef {(name: string, value: unknown) => void} Send */

/** @param {{panels: Panel[], theme: Theme, send?: Send}} props */
export function Matrices({ panels, theme, send }) {
  const [box, room] = useRoom();
  const [shown, setShown] = useState({ pointed: /** @type {Pointed | null} */ (null), spoken: true });
  const fonts = useFonts(theme);
  const strip = useRef(/** @type {HTMLDivElement | null} */ (null));
  const touched = useRef(""); // the cell of the last tap: a finger's first one points, its second chooses
  const { layouts, swiped } = useMemo(
    () => (room.width ? arranged(panels, room, theme) : { layouts: [], swiped: false }),
    [panels, room, theme.signature, fonts],
  );
  const pointed = kept(panels, shown.pointed);
  const lit = litOf(panels, pointed);
  const point = (/** @type {Pointed | null} */ next) =>
    setShown((now) =>
      String(Object.values(now.pointed ?? {})) === String(Object.values(next ?? {}))
        ? now
        : { pointed: next, spoken: true },
    );
  const choose = (/** @type {Pointed} */ { panel, row, column }) =>
    panels[panel].isClickable && row >= 0 && column >= 0 && send?.("chosen", { panel, row, column });
  const main = panels.findIndex(({ isMain }) => isMain);
  useEffect(() => {
    // On a phone what comes out is the picture, and what goes in peeps in beside it; a wide page is read from the left.
    if (swiped && strip.current && main > 0 && room.width < NARROW)
      strip.current.scrollLeft =
        /** @type {HTMLElement} */ (strip.current.querySelectorAll(".panel")[main]).offsetLeft - 16;
  }, [swiped, main, panels[main]?.name]);
  const at = (/** @type {number} */ panel, /** @type {MouseEvent} */ { offsetX, offsetY }) => {
    const cell = layouts[panel] && cellAt(/** @type {any} */ (layouts[panel]), offsetX, offsetY);
    return cell && { panel, ...cell };
  };
  const walk = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.key === "Enter" && pointed ? pointed : walked(panels, pointed, event.key);
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
      }}
    >
      <div
        class={swiped ? "strip swiped" : "strip"}
        ref={strip}
        role="application"
        aria-roledescription="matrices"
        tabIndex={0}
        aria-label={panels.map(({ title, caption }) => [title, caption].filter(Boolean).join(": ")).join(" ")}
        onKeyDown={walk}
        onBlur={() => point(null)}
      >
        {layouts.map((layout, i) => (
          <View
            key={i}
            {...{ layout, theme, swiped }}
            panel={panels[i]}
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
      <Said
        parts={pointed && sentenceOf(panels[pointed.panel], pointed.row, pointed.column)}
        hint={HINT}
        spoken={shown.spoken}
      />
    </div>
  );
}

/** The symbol of a matrix as formulas have it: W_Q with its letter below the line. @param {{text: string}} props */
function Title({ text }) {
  const [, symbol, below] = /^(\w+?)_(\w+)$/.exec(text) ?? [];
  return (
    <h3>
      {symbol ? (
        <>
          {symbol}
          <sub>{below}</sub>
        </>
      ) : (
        text
      )}
    </h3>
  );
}

/**
 * @param {object} props
 * @param {Panel} props.panel
 * @param {Layout} props.layout
 * @param {Lit} props.lit
 * @param {Theme} props.theme
 * @param {(event: PointerEvent) => void} props.onPoint
 * @param {() => void} props.onLeave
 * @param {(event: MouseEvent) => void} props.onPress
 */
function View({ panel, layout, lit, theme, onPoint, onLeave, onPress }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  const own = useMemo(() => (panel.isOff ? greyed(theme) : theme), [panel.isOff, theme.signature]);
  useLayoutEffect(() => {
    if (canvas.current)
      drawPanel(canvasSurface(canvas.current, layout.width, layout.height, own), panel, layout, lit, own);
  }, [panel, layout, own, lit.row, lit.column]);
  useEffect(
    () => offer(panel.name, () => panelPicture(panel, lit, theme)),
    [panel, theme.signature, lit.row, lit.column],
  );
  const ends = endsOf(panel);
  return (
    <>
      {panel.sign && (
        <span class="sign" aria-hidden="true">
          {panel.sign}
        </span>
      )}
      <figure class="panel">
        {panel.title && <Title text={panel.title} />}
        <div>
          <canvas
            ref={canvas}
            role="img"
            aria-label={panel.caption}
            class={panel.isClickable ? "clickable" : ""}
            data-cells={[layout.left, layout.top, layout.cellWidth, layout.cellHeight].join(" ")}
            onPointerMove={(event) => event.pointerType !== "touch" && onPoint(event)}
            onPointerLeave={({ pointerType }) => pointerType !== "touch" && onLeave()}
            onClick={onPress}
          />
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
        </div>
      </figure>
    </>
  );
}
