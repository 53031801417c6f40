// The timeline of a film: curves, scrubber and moments on one axis of steps.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { canvasSurface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { writeCount } from "../../words/numbers.ts";
import { isolateToken } from "../../words/tokens.ts";
import { pointOn, screenAround, zoomOf } from "../common/room.ts";
import { useSize } from "../common/size.ts";
import { Token } from "../common/token.tsx";
import { chartOf, drawChart, FLAG, flagsOf, penOf } from "./chart.ts";
import type { Reels } from "./payload.ts";
import { TITLE_LENGTH } from "./words.ts";

const KNOB = 16; // pixels of the scrubber's handle: its centre stands exactly below the cursor
const SAMPLE = { width: 34, height: 14 };
const LOW = 880; // pixels of a window in which curves are low

interface TimelineProps {
  reels: Reels;
  theme: Theme;
  /** True if the theme's fonts have come. */
  fonts: boolean;
  place: number;
  /** The film whose moments are shown: those of five would fill the window. */
  marked: number;
  go: (place: number) => void;
}

export function Timeline({ reels, theme, fonts, place, marked, go }: TimelineProps) {
  const { films, live, steps } = reels;
  const [box, { width }] = useSize();
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const high = canvas.current ? screenAround(canvas.current) / zoomOf(canvas.current) : window.innerHeight;
  const isLow = high < LOW;
  const chart = useMemo(() => chartOf(reels, width, isLow), [reels, width, isLow]);
  const [film, step] = [films[marked], steps[place]];
  const isDrawn =
    (steps.length > 1 && !live) || films.flatMap(({ losses, exacts }) => [...losses, ...exacts]).length > 1;
  useLayoutEffect(() => {
    if (canvas.current && width)
      drawChart(
        canvasSurface(canvas.current, width, chart.height, theme),
        chart,
        { reels, marks: film.marks, step },
        theme,
      );
  }, [chart, theme, fonts, step, marked]);
  const near = (wanted: number) =>
    steps.reduce((best, one, i) => (Math.abs(one - wanted) < Math.abs(steps[best] - wanted) ? i : best), 0);
  const seek = (event: PointerEvent) => go(near(((pointOn(event).x - chart.left) / chart.line) * chart.end));
  return (
    <div class="timeline" ref={box}>
      {isDrawn && (
        <canvas
          class="chart"
          role="img"
          aria-label="Loss and exact match over the steps of training"
          ref={canvas}
          onPointerDown={(event) => !live && (event.currentTarget.setPointerCapture(event.pointerId), seek(event))}
          onPointerMove={(event) => !live && event.buttons && seek(event)}
        />
      )}
      {steps.length > 1 && !live && (
        <input
          type="range"
          class="scrubber"
          min={0}
          max={chart.end}
          step={1}
          value={step}
          aria-label="Frame"
          title="Frame"
          aria-valuetext={`Step ${writeCount(step)}, frame ${place + 1} of ${steps.length}`}
          style={{ marginLeft: `${chart.left - KNOB / 2}px`, width: `${chart.line + KNOB}px` }}
          onInput={({ currentTarget }) => {
            const to = near(Number(currentTarget.value));
            currentTarget.value = String(steps[to]);
            go(to);
          }}
        />
      )}
    </div>
  );
}

/** Show the looks of the films' lines; a press shows the moments of one. */
export const Keys = ({
  films,
  theme,
  marked,
  onMark,
}: {
  films: Reels["films"];
  theme: Theme;
  marked: number;
  onMark: (film: number) => void;
}) => (
  <div class="films">
    {films.map(({ title }, i) => (
      <button
        key={i}
        type="button"
        class="key"
        aria-pressed={i === marked}
        title={`Show the moments of ${isolateToken(title)} on the timeline`}
        onClick={() => onMark(i)}>
        <Sample pen={penOf(theme, i, true)} />
        <Token token={title} length={TITLE_LENGTH} />
      </button>
    ))}
  </div>
);

/** Show the moments of one film, each below its step. */
export function Moments({
  reels,
  theme,
  place,
  marked,
  go,
}: {
  reels: Reels;
  theme: Theme;
  place: number;
  marked: number;
  go: (place: number) => void;
}) {
  const { films, steps } = reels;
  const [box, { width }] = useSize();
  const chart = useMemo(() => chartOf(reels, width), [reels, width]);
  const [film, step, several] = [films[marked], steps[place], films.length > 1];
  const flags = flagsOf(film.marks, chart, theme);
  return (
    <div ref={box}>
      <div
        class="marks"
        role="group"
        aria-label={several ? `Moments of ${isolateToken(film.title)}` : "Moments of the film"}
        style={{
          height: `${(1 + Math.max(-1, ...flags.map(({ lane }) => lane))) * FLAG.lane}px`,
          "--own": penOf(theme, marked, several).stroke,
        }}>
        {flags.map(({ mark, left, wide, leans, lane }, i) => {
          const [at, title] = [
            film.frames[mark.frame].step,
            several ? `${isolateToken(film.title)}: ${mark.text}` : mark.text,
          ];
          return (
            <button
              key={i}
              type="button"
              class={`mark ${mark.kind} ${leans ? "leans" : ""} ${at <= step ? "reached" : ""}`}
              title={title}
              aria-label={title}
              aria-current={at === step ? "step" : undefined}
              style={{ left: `${left}px`, top: `${lane * FLAG.lane}px`, width: `${wide}px` }}
              onClick={() => go(steps.indexOf(at))}>
              {mark.short}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Show the look of a line. */
export function Sample({ pen }: { pen: ReturnType<typeof penOf> }) {
  return (
    <svg {...SAMPLE} aria-hidden="true">
      <path
        d={`M1 7H${SAMPLE.width - 1}`}
        stroke={pen.stroke}
        stroke-width={pen.width}
        stroke-dasharray={pen.dash?.join(" ")}
      />
    </svg>
  );
}
