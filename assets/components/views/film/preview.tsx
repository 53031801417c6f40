// One head of a film, large: while the pointer or the focus is on it, or for longer after a click.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { drawMap, layoutOf, UNLIT } from "../../draw/heatmap.ts";
import { canvasSurface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { writeCount } from "../../words/numbers.ts";
import { Token } from "../common/token.tsx";
import { frameAt, type Reels, roleOf, weightsOf } from "./payload.ts";
import { nameOf, strongest } from "./words.ts";

const [WIDTH, PADDING, EDGE, GAP] = [420, 34, 8, 14]; // pixels
const MAP = { height: 300, share: 0.36, cell: 40, letters: 14 };

interface PreviewProps {
  root: { current: HTMLElement | null };
  reels: Reels;
  step: number;
  theme: Theme;
  /** Film, kind, layer and head, or "". */
  head: string;
  held: string;
  /** Returns the top of the part beneath it that stays in sight, or Infinity. */
  lowest: () => number;
}

export function Preview({ root, reels, step, theme, head, held, lowest }: PreviewProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const [film, number, layer, place] = head.split(" ").map(Number);
  const run = head ? reels.films[film] : undefined;
  const kind = run?.kinds[number];
  const frame = run && frameAt(run, step);
  const width = Math.min(WIDTH, window.innerWidth - 2 * EDGE);
  const put = () => {
    const thumb = root.current?.querySelector(`[data-head="${head}"]`);
    if (thumb && box.current) placeBeside(box.current, thumb, lowest());
  };
  useLayoutEffect(() => {
    if (!kind || !frame) {
      if (box.current?.matches(":popover-open")) box.current.hidePopover();
      return;
    }
    const map = { ...kind, weights: weightsOf(kind, frame, layer, place) };
    const layout = layoutOf(
      map,
      { ...MAP, width: width - PADDING, height: Math.min(MAP.height, window.innerHeight * MAP.share) },
      theme,
    );
    if (canvas.current)
      drawMap(canvasSurface(canvas.current, layout.width, layout.height, theme), map, layout, UNLIT, theme);
    put();
  });
  // A focus by key scrolls: the preview goes along.
  useEffect(() => {
    window.addEventListener("scroll", put, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", put, { capture: true });
  }, [head]);
  const role = run && frame ? roleOf(reels, frame, number, layer * run.kinds[number].heads + place) : "";
  return (
    <div class="preview" popover="manual" aria-hidden="true" ref={box} style={{ width: `${width}px` }}>
      {kind && frame && (
        <>
          <div class="title">{nameOf(kind, layer, place)}</div>
          <div class="note">
            Step {writeCount(frame.step)}
            {role && `: ${reels.roles[role]}`}
          </div>
          <canvas ref={canvas} />
          <ol class="pairs">
            {strongest(kind, frame, layer, place).map(({ query, key, share }, i) => (
              <li key={i}>
                <Token token={query} /> looks at <Token token={key} />, {share}
              </li>
            ))}
          </ol>
          <div class="note">
            {head === held
              ? `${canHover() ? "Click again or press Escape" : "Tap again"} to close`
              : "A click keeps this open while the film plays"}
          </div>
        </>
      )}
    </div>
  );
}

const canHover = () => matchMedia("(hover: hover)").matches;

/** Put it beside the small map if there is room, else below or above it, always inside the window. */
function placeBeside(preview: HTMLElement, thumb: Element, lowest: number) {
  preview.showPopover();
  const [map, size] = [thumb.getBoundingClientRect(), preview.getBoundingClientRect()];
  const inside = (at: number, length: number, room: number) => Math.max(EDGE, Math.min(at, room - length - EDGE));
  let left = map.right + GAP;
  if (left + size.width > window.innerWidth - EDGE) left = map.left - GAP - size.width;
  let top = inside(map.top - 40, size.height, window.innerHeight);
  if (left < EDGE) {
    left = inside(map.left, size.width, window.innerWidth);
    const below = map.bottom + GAP;
    top = below + size.height < window.innerHeight ? below : Math.max(EDGE, map.top - GAP - size.height);
  }
  if (lowest < Infinity) top = Math.max(EDGE, Math.min(top, lowest - size.height - EDGE));
  Object.assign(preview.style, { left: `${left}px`, top: `${top}px` });
}
