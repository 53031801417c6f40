// Tokens in a row: each in the colour of its weight, the strong ones with the number.

/** @import { Theme } from "../drawing/theme.js" */
import { useLayoutEffect, useRef } from "preact/hooks";
import { percent } from "../words/numbers.js";
import { directionOf } from "../words/tokens.js";
import { Token } from "./token.jsx";
import { isTouch } from "./touch.js";

const STRONG = 0.1;

/**
 * @typedef {object} Chip
 * @property {string} token
 * @property {number | null} weight Null where nothing looks at it now.
 * @property {string} state "current", "written", "forced", "later" or "".
 * @property {boolean} lit
 * @property {string} [note] Under the token, in place of the number.
 *
 * @param {object} props
 * @param {string} props.title
 * @param {string} props.note
 * @param {Chip[]} props.chips
 * @param {number} props.reveal The chip that stays in sight.
 * @param {Theme} props.theme
 * @param {(place: number) => void} props.onPoint −1 when nothing is.
 * @param {(place: number) => void} [props.onPress]
 */
export function Strip({ title, note, chips, reveal, theme, onPoint, onPress }) {
  const strip = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => strip.current && bring(strip.current, reveal));
    return () => cancelAnimationFrame(frame);
  }, [reveal, chips.length]);
  const most = Math.max(0, ...chips.map(({ weight }) => weight ?? 0));
  return (
    <section class="strip">
      <h3>{title} <span class="note">{note}</span></h3>
      <div class="chips" dir={directionOf(chips.map(({ token }) => token))} ref={strip} onPointerLeave={({ pointerType }) => pointerType !== "touch" && onPoint(-1)}>
        {chips.map(({ token, weight, state, lit, note: below }, place) => {
          const level = weight === null ? -1 : Math.round(Math.min(1, weight) * 255);
          const colours = level < 0 ? {} : { backgroundColor: theme.scale[level], color: theme.ink[level] };
          const number = weight !== null && (weight >= STRONG || (weight === most && most > 0)) ? percent(weight) : "";
          return (
            <span
              key={place} class={`item ${state} ${lit ? "lit" : ""}`}
              onPointerEnter={({ pointerType }) => pointerType !== "touch" && onPoint(place)}
              onClick={(event) => (onPress && (lit || !isTouch(event)) ? onPress(place) : onPoint(place))}
            >
              <span class="chip" style={colours}>{state === "later" ? "" : <Token token={token} />}</span>
              <span class="share">{below ?? number}</span>
            </span>
          );
        })}
      </div>
    </section>
  );
}

/**
 * Scroll the strip, never the page: it may be playing while people read elsewhere.
 * @param {HTMLElement} strip
 * @param {number} place
 */
function bring(strip, place) {
  const item = strip.children[place];
  if (!(item instanceof HTMLElement)) return;
  const { offsetTop: top, offsetHeight: height } = item;
  const seen = top >= strip.scrollTop && top + height <= strip.scrollTop + strip.clientHeight;
  if (!seen) strip.scrollTop = top - (strip.clientHeight - height) / 2;
}
