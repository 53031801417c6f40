// All heads of one kind of attention as small maps: pointing at one shows it large, a click keeps it open.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { hatchBlocked } from "../../draw/heatmap.ts";
import { canvasSurface, densityOf } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { isolateToken } from "../../words/tokens.ts";
import { moveFocus } from "../common/roving.ts";
import { type Frame, type Kind, type Reels, roleOf, weightsOf } from "./payload.ts";
import { type Plan, shapeOf } from "./plan.ts";
import { nameOf } from "./words.ts";

interface HeadsProps {
  /** Film and kind, with which the names of its heads begin. */
  place: string;
  /** The film's name, where several stand beside each other; else empty. */
  film: string;
  /** The number of the kind. */
  number: number;
  reels: Reels;
  kind: Kind;
  frame: Frame;
  plan: Plan;
  /** The first layer on show, from 0. */
  from: number;
  /** The heads on show, from 0. */
  heads: number[];
  theme: Theme;
  held: string;
  onPoint: (head: string) => void;
  onHold: (head: string) => void;
}

export function Heads(props: HeadsProps) {
  const { place, film, number, reels, kind, frame, plan, from, heads, theme, held, onPoint, onHold } = props;
  const grid = useRef<HTMLDivElement | null>(null);
  const [stop, setStop] = useState(`${from} ${heads[0]}`);
  const { side, short, label, gap, own } = plan;
  const isOneLayer = label === gap;
  const layers = Array.from({ length: kind.layers - from }, (_, i) => from + i);
  const size = [side, Math.round(side / shapeOf(kind))] as const;
  useLayoutEffect(() => {
    if (!grid.current) return;
    // It is asked for once: after each canvas that is set, the browser would lay out the page for it.
    const density = densityOf(grid.current);
    grid.current.querySelectorAll("canvas").forEach((canvas, i) => {
      const box = [0, 0, ...size] as const;
      const surface = canvasSurface(canvas, ...size, theme, density);
      surface.cells(
        weightsOf(kind, frame, from + Math.floor(i / heads.length), heads[i % heads.length]),
        kind.rows.length,
        kind.columns.length,
        [...box],
      );
      if (kind.blocked) hatchBlocked(surface, kind.blocked, kind.rows.length, kind.columns.length, [...box]);
    });
  }, [kind, frame, from, heads.join(), side, theme, window.devicePixelRatio]);
  return (
    <div class="kind" style={{ width: `${own}px` }}>
      <div class="title">{kind.title}</div>
      <div
        ref={grid}
        role="grid"
        class={short ? "grid short" : "grid"}
        aria-label={film ? `${isolateToken(film)}: ${kind.title}` : kind.title}
        onKeyDown={onKey}
        style={{ gap: `${gap}px`, gridTemplateColumns: `${label - gap}px repeat(${heads.length}, ${side}px)` }}>
        <div role="row">
          <span role="columnheader">
            <span class="unseen">Layer</span>
          </span>
          {heads.map((head) => (
            <span key={head} role="columnheader" class="column">
              {isOneLayer && `L${from + 1} `}
              {short ? "H" : "Head "}
              {head + 1}
            </span>
          ))}
        </div>
        {layers.map((layer) => (
          <div key={layer} role="row">
            <span role="rowheader" class="layer" style={{ height: `${size[1]}px` }}>
              <span class={isOneLayer ? "unseen" : ""}>
                {short ? "L" : "Layer "}
                {layer + 1}
              </span>
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
                    onBlur={() => onPoint("")}>
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

/** Move among the heads of a kind with the arrow keys. */
function onKey(event: KeyboardEvent & { currentTarget: Element }) {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement && target.dataset.head)) return;
  const [film, kind, layer, head] = target.dataset.head.split(" ").map(Number);
  const to = (down: number, across: number) => () =>
    currentTarget.querySelector(`[data-head="${film} ${kind} ${layer + down} ${head + across}"]`);
  moveFocus(event, { ArrowLeft: to(0, -1), ArrowRight: to(0, 1), ArrowUp: to(-1, 0), ArrowDown: to(1, 0) });
}
