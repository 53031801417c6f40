// The words of a text above, those of its translation below, and lines by cross-attention between them.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Theme } from "../../draw/theme.ts";
import { offer } from "../../state/pictures.ts";
import { percent } from "../../words/numbers.ts";
import { plain } from "../../words/parts.ts";
import { useFonts } from "../common/fonts.ts";
import { LiveRegion } from "../common/live_region.tsx";
import { usePointing } from "../common/pointing.ts";
import { usePlaceBelow, useSize } from "../common/size.ts";
import { Spoken, Token, useLanguage } from "../common/token.tsx";
import { inkOf, type Layout, layoutOf, movesFrom, pathOf } from "./layout.ts";
import {
  type Alignment,
  alignmentOf,
  findStanding,
  type Line,
  type Sent,
  SIDES,
  type Side,
  type Word,
} from "./links.ts";
import { alignmentPicture } from "./picture.ts";
import { HEADINGS, legendOf, MOST, sentenceOf, WIDER } from "./words.ts";

/** The pixels that words, their headings and the legend take beside the lines. */
const AROUND = 272;

export function WordLines({ data, theme }: { data: Sent; theme: Theme }) {
  const [box, { width: room }] = useSize();
  const [stops, setStops] = useState({ source: 0, target: 0 });
  const alignment = useMemo(() => alignmentOf(data), [data.id]);
  const fonts = useFonts(theme);
  const below = usePlaceBelow(box);
  const high = below && Math.max(1, below - AROUND);
  const layout = useMemo(() => layoutOf(alignment, room, theme, high), [alignment, room, high, theme.font, fonts]);
  const { words, directions } = alignment;
  const wordOf = (id: string | null) => SIDES.flatMap((side) => words[side]).find((word) => word.id === id) ?? null;
  const { id, spoken, listeners } = usePointing({
    moves: (from) => movesFrom(alignment, layout, wordOf(from) ?? words.source[0]),
    // A finger has no hover: a tap shows a word's lines, another lets it go.
    press: (pressed, { id: before, touch, point }) => (touch || !pressed) && point(before === pressed ? null : pressed),
    onFocus: (focused) => {
      const word = wordOf(focused);
      if (word) setStops({ ...stops, [word.side]: word.index });
    },
    taps: true,
  });
  const word = wordOf(id);
  const { lines, lit, shares } = findStanding(alignment, data.least, word);
  useEffect(
    () => offer(data.name, () => ({ picture: alignmentPicture(alignment, data.least, word, theme), theme })),
    [data, word, theme],
  );
  const { scroller, hidden, lookBeyond } = useScroller(directions.target === "rtl", [data.id, room > 0], layout);
  const row = (side: Side) => (
    <Row {...{ alignment, side, layout, lit, shares }} stop={Math.min(stops[side], words[side].length - 1)} />
  );
  return (
    <Spoken.Provider value={data.languages ?? {}}>
      <div
        class="alignment"
        ref={box}
        style={{
          "--target": theme.query,
          "--source": theme.key,
          "--gold": theme.value,
          "--ramp": theme.ramp,
          colorScheme: theme.dark ? "dark" : "light",
        }}>
        <LiveRegion parts={word && sentenceOf(alignment, word, MOST.line)} spoken={spoken} />
        <div
          class={["scroller", hidden.left && "from-left", hidden.right && "to-right"].filter(Boolean).join(" ")}
          ref={scroller}
          onScroll={lookBeyond}>
          <div
            class={word ? "sheet focused" : "sheet"}
            role="group"
            aria-label={data.caption}
            style={{ width: `${layout.width}px`, "--letters": `${layout.letters}px` }}
            {...listeners}>
            {row("source")}
            <Links {...{ lines, layout, theme }} />
            {row("target")}
          </div>
        </div>
        {room > 0 && layout.width > room && (
          <div class="wider">↔ {matchMedia("(hover: none)").matches ? WIDER.tap : WIDER.point}</div>
        )}
        <div class="legend">
          {legendOf(alignment.knowsGold, data.least).map(([look, words]) => (
            <span key={words} class="entry">
              <span class={`swatch ${look}`} />
              {words}
            </span>
          ))}
        </div>
      </div>
    </Spoken.Provider>
  );
}

/** Return the scroller, and whether it goes on beyond an edge; a text read from the right begins there. */
function useScroller(fromRight: boolean, opened: unknown[], layout: Layout) {
  const scroller = useRef<HTMLDivElement | null>(null);
  const [hidden, setHidden] = useState({ left: false, right: false });
  const lookBeyond = () => {
    if (!scroller.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = scroller.current;
    setHidden({ left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 });
  };
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = fromRight ? scroller.current.scrollWidth : 0;
  }, opened);
  useLayoutEffect(lookBeyond, [layout]);
  return { scroller, hidden, lookBeyond };
}

const Links = ({ lines, layout, theme }: { lines: Line[]; layout: Layout; theme: Theme }) => (
  <svg class="links" aria-hidden="true" style={{ height: `${layout.links}px` }}>
    {lines.map((line) => {
      const { stroke, width, dash } = inkOf(line, theme);
      const { source, target, kind, met } = line;
      return (
        <path
          key={`${source.index} ${target.index} ${kind}`}
          class={met ? `${kind} met` : kind}
          d={pathOf(layout, line)}
          stroke={stroke}
          stroke-width={width}
          stroke-dasharray={dash?.join(" ")}
        />
      );
    })}
  </svg>
);

interface RowProps {
  alignment: Alignment;
  side: Side;
  layout: Layout;
  lit: Set<Word>;
  /** The weights of the links that stand out. */
  shares: Map<Word, number>;
  /** The index of the word that the Tab key comes to. */
  stop: number;
}

/** Draw the words of one side, in the reading direction of its language. */
function Row({ alignment, side, layout, lit, shares, stop }: RowProps) {
  const names = useMemo(
    () => alignment.words[side].map((word) => plain(sentenceOf(alignment, word, MOST.name))),
    [alignment],
  );
  return (
    <div class="row">
      <div class={`heading ${side}`}>{HEADINGS[side]}</div>
      <div
        class={`side ${side}`}
        role="list"
        aria-label={HEADINGS[side]}
        lang={useLanguage(side)}
        dir={alignment.directions[side]}
        style={{ gap: `${layout.gap}px` }}>
        {alignment.words[side].map((word, index) => (
          <div key={word.id} role="listitem">
            <button
              type="button"
              class={lit.has(word) ? "item lit" : "item"}
              data-id={word.id}
              tabIndex={index === stop ? 0 : -1}
              aria-label={names[index]}
              style={{ width: `${layout.places.get(word)?.width}px` }}>
              <span class="number">{shares.has(word) ? percent(shares.get(word) ?? 0) : ""}</span>
              <span class="label">
                <Token token={word.label} />
              </span>
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}
