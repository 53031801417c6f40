// All heads of one kind of attention as small maps: pointing at one shows it large, a click keeps it open.

/** @import { Frame, Kind, Reels } from "./payload.js" */
/** @import { Plan } from "./plan.js" */
/** @import { Theme } from "../../draw/theme.js" */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { hatchBlocked } from "../../draw/heatmap.js";
import { canvasSurface } from "../../draw/surface.js";
import { moveFocus } from "../common/roving.js";
import { roleOf, weightsOf } from "./payload.js";
import { shapeOf } from "./plan.js";
import { nameOf } from "./sentences.js";

/**
 * @param {object} props
 * @param {string} props.place Film and kind: what the names of its heads begin with.
 * @param {number} props.number Of the kind.
 * @param {Reels} props.reels
 * @param {Kind} props.kind
 * @param {Frame} props.frame
 * @param {Plan} props.plan
 * @param {Theme} props.theme
 * @param {string} props.held
 * @param {(head: string) => void} props.onPoint
 * @param {(head: string) => void} props.onHold
 */
export function Heads({ place, number, reels, kind, frame, plan, theme, held, onPoint, onHold }) {
  const grid = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [stop, setStop] = useState("0 0");
  const { side, short, label, gap, own } = plan;
  const [heads, layers] = [kind.heads, kind.layers].map((count) => Array.from({ length: count }, (_, i) => i));
  const size = /** @type {const} */ ([side, Math.round(side / shapeOf(kind))]);
  useLayoutEffect(() => {
    grid.current?.querySelectorAll("canvas").forEach((canvas, i) => {
      const box = /** @type {const} */ ([0, 0, ...size]);
      const surface = canvasSurface(canvas, ...size, theme);
      surface.cells(
        weightsOf(kind, frame, Math.floor(i / kind.heads), i % kind.heads),
        kind.rows.length,
        kind.columns.length,
        [...box],
      );
      if (kind.blocked) hatchBlocked(surface, kind.blocked, kind.rows.length, kind.columns.length, [...box]);
    });
  }, [kind, frame, side, theme, window.devicePixelRatio]);
  return (
    <div class="kind" style={{ width: `${own}px` }}>
      <div class="title">{kind.title}</div>
      <div
        ref={grid}
        role="grid"
        class={short ? "grid short" : "grid"}
        aria-label={kind.title}
        onKeyDown={onKey}
        style={{ gap: `${gap}px`, gridTemplateColumns: `${label - gap}px repeat(${kind.heads}, ${side}px)` }}
      >
        <div role="row">
          <span role="columnheader">
            <span class="unseen">Layer</span>
          </span>
          {heads.map((head) => (
            <span key={head} role="columnheader" class="column">
              {short ? "H" : "Head "}
              {head + 1}
            </span>
          ))}
        </div>
        {layers.map((layer) => (
          <div key={layer} role="row">
            <span role="rowheader" class="layer" style={{ height: `${size[1]}px` }}>
              {short ? "L" : "Layer "}
              {layer + 1}
            </span>
            {heads.map((head) => {
              const [name, at, role] = [
                `${place} ${layer} ${head}`,
                `${layer} ${head}`,
                roleOf(reels, frame, number, layer * kind.heads + head),
              ];
              return (
                <span key={head} role="gridcell" class="cell">
                  <button
                    type="button"
                    class="thumb"
                    data-head={name}
                    tabIndex={at === stop ? 0 : -1}
                    aria-pressed={held === name}
                    aria-label={nameOf(kind, layer, head) + (role && `, ${role}`)}
                    onClick={() => onHold(name)}
                    onPointerMove={({ pointerType }) => pointerType !== "touch" && onPoint(name)}
                    onPointerLeave={({ pointerType }) => pointerType !== "touch" && onPoint("")}
                    onFocus={({ currentTarget }) => (
                      setStop(at), currentTarget.matches(":focus-visible") && onPoint(name)
                    )}
                    onBlur={() => onPoint("")}
                  >
                    <canvas />
                  </button>
                  {!short && <span class="role">{role}</span>}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The arrow keys move among the heads of a kind. @param {KeyboardEvent & {currentTarget: Element}} event */
function onKey(event) {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement && target.dataset.head)) return;
  const [film, kind, layer, head] = target.dataset.head.split(" ").map(Number);
  const to = (/** @type {number} */ down, /** @type {number} */ across) => () =>
    currentTarget.querySelector(`[data-head="${film} ${kind} ${layer + down} ${head + across}"]`);
  moveFocus(event, { ArrowLeft: to(0, -1), ArrowRight: to(0, 1), ArrowUp: to(-1, 0), ArrowDown: to(1, 0) });
}
