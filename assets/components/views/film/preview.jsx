// One head of a film, large: while the pointer or the focus is on it, or for longer after a click.

/** @import { Reels } from "./payload.js" */
/** @import { Theme } from "../../draw/theme.js" */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { UNLIT, drawMap, layoutOf } from "../../draw/heatmap.js";
import { canvasSurface } from "../../draw/surface.js";
import { Token } from "../common/token.jsx";
import { counted } from "../../words/numbers.js";
import { frameAt, roleOf, weightsOf } from "./payload.js";
import { nameOf, strongest } from "./sentences.js";

const [WIDTH, PADDING, EDGE, GAP] = [420, 34, 8, 14]; // pixels
const MAP = { height: 300, share: 0.36, cell: 40, letters: 14 };

/**
 * @param {object} props
 * @param {{current: HTMLElement | null}} props.root
 * @param {Reels} props.reels
 * @param {number} props.step
 * @param {Theme} props.theme
 * @param {string} props.head Film, kind, layer and head, or "".
 * @param {string} props.held
 * @param {() => number} props.lowest Where something begins that stays in sight beneath it, or Infinity.
 */
export function Preview({ root, reels, step, theme, head, held, lowest }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
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
  // A focus by key scrolls: it goes along.
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
            Step {counted(frame.step)}
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

/**
 * Beside the small map if there is room, else below or above it, always inside the window.
 * @param {HTMLElement} preview
 * @param {Element} thumb
 * @param {number} lowest
 */
function placeBeside(preview, thumb, lowest) {
  preview.showPopover();
  const [map, size] = [thumb.getBoundingClientRect(), preview.getBoundingClientRect()];
  const inside = (/** @type {number} */ at, /** @type {number} */ length, /** @type {number} */ room) =>
    Math.max(EDGE, Math.min(at, room - length - EDGE));
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
