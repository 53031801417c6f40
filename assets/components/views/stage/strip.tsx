// Tokens in a row: each in the colour of its weight, the strong ones with the number.

import { useLayoutEffect, useRef } from "preact/hooks";
import { type Chip, shareOf } from "../../data/example/chips.ts";
import type { Side } from "../../data/example/payload.ts";
import type { Theme } from "../../draw/theme.ts";
import { directionOf } from "../../words/tokens.ts";
import { Token, useLanguage } from "../common/token.tsx";
import { isTouch } from "../common/touch.ts";

interface StripProps {
  title: string;
  note: string;
  side: Side;
  chips: Chip[];
  /** The chip that stays in sight. */
  reveal: number;
  theme: Theme;
  /** Points at a chip; −1 at none. */
  onPoint: (place: number) => void;
  onPress?: (place: number) => void;
}

export function Strip({ title, note, side, chips, reveal, theme, onPoint, onPress }: StripProps) {
  const strip = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => strip.current && bring(strip.current, reveal));
    return () => cancelAnimationFrame(frame);
  }, [reveal, chips.length]);
  return (
    <section class="strip">
      <h3>
        {title} <span class="note">{note}</span>
      </h3>
      <div
        class="chips"
        lang={useLanguage(side)}
        dir={directionOf(chips.map(({ token }) => token))}
        ref={strip}
        onPointerLeave={({ pointerType }) => pointerType !== "touch" && onPoint(-1)}>
        {chips.map((chip, place) => {
          const { token, weight, state, lit } = chip;
          const level = weight === null ? -1 : Math.round(Math.min(1, weight) * 255);
          const colours = level < 0 ? {} : { backgroundColor: theme.scale[level], color: theme.ink[level] };
          return (
            <span
              key={place}
              class={`item ${state} ${lit ? "lit" : ""}`}
              onPointerMove={({ pointerType }) => pointerType !== "touch" && onPoint(place)}
              onClick={(event) => (onPress && (lit || !isTouch(event)) ? onPress(place) : onPoint(place))}>
              <span class="chip" style={colours}>
                {state === "later" ? "" : <Token token={token} />}
              </span>
              <span class="share">{shareOf(chip, chips)}</span>
            </span>
          );
        })}
      </div>
    </section>
  );
}

/** Scroll the strip, never the page: it may be playing while people read elsewhere. */
function bring(strip: HTMLElement, place: number) {
  const item = strip.children[place];
  if (!(item instanceof HTMLElement)) return;
  const { offsetTop: top, offsetHeight: height } = item;
  const seen = top >= strip.scrollTop && top + height <= strip.scrollTop + strip.clientHeight;
  if (!seen) strip.scrollTop = top - (strip.clientHeight - height) / 2;
}
