// The flight from one arrangement to another: every look slides from its ribbon into its cell of the map, or back.

import { useLayoutEffect, useRef } from "preact/hooks";
import { canvasSurface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { between, pairsOf, type Stroke, type Strokes, strokesOf } from "./strokes.ts";

const [FLIES_MS, WAIT_MS] = [400, 400];
interface FlightProps {
  /** The looks as they were before; null if nothing flies. */
  from: Strokes | null;
  /** The arrangement to which they fly. */
  layout: string;
  theme: Theme;
  onEnd: () => void;
}

export function Flight({ from, layout, theme, onEnd }: FlightProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!from || !element) return undefined;
    let [frame, began] = [0, 0];
    const asked = performance.now();
    const fly = () => {
      const now = performance.now();
      const to = strokesOf(layout); // asked again: the page around the map may still be put together
      if (to) began ||= now;
      const part = (now - began) / FLIES_MS;
      if (began ? part >= 1 : now - asked > WAIT_MS) return onEnd();
      if (to) draw(element, pairsOf(from, to), part, theme);
      frame = requestAnimationFrame(fly);
    };
    fly();
    for (const kind of ["pointerdown", "keydown", "scroll"]) addEventListener(kind, onEnd, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const kind of ["pointerdown", "keydown", "scroll"]) removeEventListener(kind, onEnd, { capture: true });
    };
  }, [from]);
  return from && <canvas class="flight" ref={canvas} aria-hidden="true" />;
}

function draw(canvas: HTMLCanvasElement, flying: [Stroke, Stroke][], part: number, theme: Theme) {
  const surface = canvasSurface(canvas, window.innerWidth, window.innerHeight, theme);
  const rows = 1 + Math.max(0, ...flying.map(([, { row }]) => row));
  for (const pair of flying) {
    const { points, width, level, opacity } = between(pair, part, rows);
    const [x, y, ...rest] = points.map((at) => Math.round(at * 10) / 10);
    surface.path(`M${x} ${y}C${rest.join(" ")}`, { stroke: theme.scale[level], width, opacity });
  }
}
