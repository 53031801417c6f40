// The film of training runs: all heads on one sentence, frame by frame, with their curves and moments.

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Theme } from "../../draw/theme.ts";
import { offer } from "../../state/pictures.ts";
import { writeCount } from "../../words/numbers.ts";
import { useFonts } from "../common/fonts.ts";
import { Buttons, Speed, usePlaying } from "../common/playing.tsx";
import { Segments } from "../common/segments.tsx";
import { Token } from "../common/token.tsx";
import { useFilmRoom } from "./film_room.ts";
import { Gif } from "./gif.tsx";
import { endOf, frameAt, type Kind, type Reels, type Reel as Run } from "./payload.ts";
import { curvesOf, pictureOf } from "./picture.ts";
import { ENOUGH, leastOf, planOf } from "./plan.ts";
import { Preview } from "./preview.tsx";
import { Reel } from "./reel.tsx";
import { Keys, Moments, Timeline } from "./timeline.tsx";
import { describeFrame, marksAt, TEXT_LENGTH, TITLE_LENGTH } from "./words.ts";

const SPEEDS = [0.25, 0.5, 1, 2, 4];
const WHOLE_MS = 20_000;
const FRAME_MS = { least: 125, most: 500 };
const QUICK = 2; // the speed of a film that plays by itself
const LEAP = 10; // frames
const WIDE = 560; // pixels in which the names of all kinds stand beside each other

/** On a slide that asks how a film ends: it stands at its beginning, and plays once the answer is shown. */
export type Opening = "waits" | "plays" | undefined;

interface FilmProps {
  reels: Reels;
  theme: Theme;
  opening?: Opening;
}

export function Film({ reels, theme, opening }: FilmProps) {
  const { films, live, steps } = reels;
  const root = useRef<HTMLDivElement | null>(null);
  const bar = useRef<HTMLDivElement | null>(null);
  const { near, setNear, held, hold, release } = useHeld();
  const [marked, setMarked] = useState(0);
  const [chosenKind, setKind] = useState(reels.opens ?? "cross");
  const { room, spare, width, own, hall } = useFilmRoom(root);
  const fonts = useFonts(theme);
  const waits = opening === "waits";
  const plays = Boolean(reels.plays) || opening === "plays";
  const { place, step, last, player, jump } = useFrame(reels, waits ? 0 : Infinity, plays);
  const several = films.length > 1;
  const [all, isTight] = chooseKinds(films, own, spare, several);
  const isOne = isTight || (hall > 0 && all.length > 1);
  const kind = all.find((one) => one.kind === chosenKind) ?? all[0];
  const isBrief = several && new Set(films.map(({ text, answer }) => JSON.stringify([text, answer]))).size === 1;
  useFilmPictures(reels, step, marked, theme);
  const isPlayed = !live && steps.length > 1;
  const keys = several && <Keys {...{ films, theme, marked }} onMark={setMarked} />;
  return (
    <div
      ref={root}
      class={`film ${live ? "live" : ""} ${several ? "several" : ""} ${isOne ? "one" : ""} ${waits ? "waits" : ""}`}
      role="group"
      tabIndex={live ? undefined : 0}
      aria-label={live ? "Attention as it is now" : "Film of attention being learned: arrow keys step, space plays"}
      style={{ "--ramp": theme.ramp, colorScheme: theme.dark ? "dark" : "light" }}
      onKeyDown={(event) =>
        event.key === "Escape" ? release() : live || onKey(event, place, last, jump, player.toggle)
      }>
      <div class="screen">
        {(isBrief || isOne || hall > 0) && (
          <div class="shared">
            {isOne && <OneKind {...{ all, width }} open={kind.kind} onOpen={setKind} />}
            {isBrief && <ReadByAll {...films[0]} />}
            {hall > 0 && <p class="open-kind">{kind.title}</p>}
          </div>
        )}
        <div
          class="reels"
          style={{
            "--least": `${leastOf(films.flatMap(({ kinds }) => kinds))}px`,
            "--films": films.map(({ kinds }) => `minmax(0, ${widthInHall(kinds, kind)}fr)`).join(" "),
          }}
          onMouseDown={(event) => keepFocus(event, root.current)}>
          {films.map((film, i) => (
            <Reel
              key={i}
              number={i}
              {...{ reels, film, theme, isOne, room, hall, isBrief, held }}
              kinds={isOne ? numbersOf(film, kind.kind) : film.kinds.map((_, number) => number)}
              frame={frameAt(film, step)}
              onPoint={setNear}
              onHold={hold}
            />
          ))}
        </div>
        {isPlayed && (
          <div class="player" ref={bar}>
            <Buttons hasEnds what="frame" {...{ place, last, player }} go={jump} />
            <span class="position">
              Step {writeCount(step)}
              <span class="of"> of {writeCount(endOf(reels))}</span>
            </span>
            {width >= WIDE && keys}
            <Speed isNamed speeds={SPEEDS} player={player} />
          </div>
        )}
        {!(isPlayed && width >= WIDE) && keys}
        <Timeline {...{ reels, theme, fonts, place, marked }} go={jump} />
      </div>
      {!live && <Moments {...{ reels, theme, place, marked }} go={jump} />}
      <Captions {...{ reels, step }} isQuiet={live || player.playing} />
      <Legend films={films} />
      {!live && reels.file && <Gif {...{ reels, marked, theme }} file={reels.file} />}
      <Preview
        {...{ root, reels, step, theme, held }}
        head={near || held}
        lowest={() => bar.current?.getBoundingClientRect().top ?? Infinity}
      />
    </div>
  );
}

function ReadByAll({ text, answer }: { text: string; answer: string }) {
  return (
    <p>
      All read <Token token={text} length={TEXT_LENGTH} />; the right answer is{" "}
      <Token token={answer} length={TEXT_LENGTH} />.
    </p>
  );
}

/** Films of several heads have more room in a lecture than those of one; `many` heads more than twice as much never. */
const widthInHall = (kinds: Kind[], open: Kind) =>
  Math.min(2.25, kinds.find(({ kind }) => kind === open.kind)?.heads ?? 1);

/**
 * Return the shown frame, and the player that goes on from it; a run that still learns shows the last one.
 * @param first The step of the frame that is shown at first, or one after it.
 */
function useFrame({ live, steps }: Reels, first: number, plays: boolean) {
  const [chosen, setChosen] = useState(first);
  const last = steps.length - 1;
  const seen = steps.findLastIndex((step) => step <= chosen);
  const place = live ? last : Math.max(0, seen);
  const go = (to: number) => setChosen(steps[Math.max(0, Math.min(to, last))]);
  const pace = Math.max(FRAME_MS.least, Math.min(FRAME_MS.most, WHOLE_MS / steps.length));
  const player = usePlaying(place, last, go, pace);
  useEffect(() => {
    if (!plays || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    player.setSpeed(QUICK);
    player.toggle();
  }, []);
  // A step by hand stops the player.
  const jump = (to: number) => (player.pause(), go(to));
  return { place, step: steps[place], last, player, jump };
}

/** Return the head that the pointer is near, and the one that was pressed to stay open. */
function useHeld() {
  const [near, setNear] = useState("");
  const [held, setHeld] = useState("");
  const release = () => (setNear(""), setHeld(""));
  const hold = useCallback((head: string) => (head === held ? release() : (setNear(head), setHeld(head))), [held]);
  return { near, setNear, held, hold, release };
}

/** Offer the pictures of the films at this step: the whole view, and the curves of each. */
function useFilmPictures(reels: Reels, step: number, marked: number, theme: Theme) {
  useEffect(() =>
    reels.figure
      ? offer(reels.figure, () => ({ picture: pictureOf({ reels, step, marked }, theme), theme }))
      : undefined,
  );
  useEffect(() => {
    const offered = reels.films.map((film, i) =>
      reels.curves?.[i]
        ? offer(reels.curves[i], () => ({ picture: curvesOf({ ...reels, films: [film] }, step, theme), theme }))
        : undefined,
    );
    return () => offered.forEach((takeBack) => takeBack?.());
  });
}

interface OneKindProps {
  all: Kind[];
  /** The width of the screen, in pixels. */
  width: number;
  open: string;
  onOpen: (kind: string) => void;
}

/** Offer the kinds of attention, if only one has room. */
const OneKind = ({ all, width, open, onOpen }: OneKindProps) => (
  <Segments
    label="Attention"
    isNamed={width < WIDE}
    options={all.map(({ kind, title }) => [kind, width < WIDE ? title.split(/[ -]/)[0] : title])}
    value={open}
    onChoose={onOpen}
  />
);

/**
 * Tell in words what each model reads, writes and looks at in this frame.
 * @param isQuiet True while it plays: a screen reader would never come to an end.
 */
function Captions({ reels, step, isQuiet }: { reels: Reels; step: number; isQuiet: boolean }) {
  const { films, live } = reels;
  return (
    <div class="caption" aria-live={isQuiet ? "off" : "polite"}>
      {films.map((film, i) => (
        <div key={i}>
          <p class="line unseen">
            {films.length > 1 && film.title && (
              <strong>
                <Token token={film.title} length={TITLE_LENGTH} />:{" "}
              </strong>
            )}
            {describeFrame(reels, film, frameAt(film, step)).map((part) =>
              typeof part === "string" ? part : <Token {...part} />,
            )}
          </p>
          {!live &&
            marksAt(film, step).map(({ text }) => (
              <p class="line said" key={text}>
                {text}
              </p>
            ))}
        </div>
      ))}
    </div>
  );
}

const Legend = ({ films }: { films: Run[] }) => (
  <p class="legend">
    <span class="scale">
      0 % <span class="ramp" /> 100 %
    </span>
    <span>rows look at columns</span>
    {films.some(({ kinds }) => kinds.some(({ blocked }) => blocked)) && (
      <span class="scale">
        <span class="swatch hatched" /> masked
      </span>
    )}
  </p>
);

/**
 * Return all kinds of attention of the films, and whether only one at a time has room.
 * @param width The width of one film.
 */
function chooseKinds(films: Run[], width: number, room: number, several: boolean): [Kind[], boolean] {
  const all = films
    .flatMap(({ kinds }) => kinds)
    .filter((kind, i, kinds) => kinds.findIndex((one) => one.kind === kind.kind) === i);
  const plans = width > 0 ? films.map(({ kinds }) => planOf(kinds, width, room)) : [];
  const isTight = plans.some(({ side, height }) => height > room || side < (several ? ENOUGH.several : ENOUGH.alone));
  return [all, all.length > 1 && (isTight || (several && !plans.length))];
}

/** Return the place of a kind in a film, in a list of none or one. */
const numbersOf = ({ kinds }: Run, wanted: string) =>
  kinds.flatMap(({ kind }, number) => (kind === wanted ? [number] : []));

/** Keep the focus in place when the mouse clicks on a head, so that the arrow keys go on stepping. */
function keepFocus(event: MouseEvent, root: HTMLElement | null) {
  if (!(event.target instanceof Element && event.target.closest(".thumb"))) return;
  event.preventDefault();
  if (!root?.matches(":focus-within")) root?.focus({ preventScroll: true });
}

function onKey(event: KeyboardEvent, place: number, last: number, jump: (place: number) => void, toggle: () => void) {
  const from = event.target;
  if (!(from instanceof Element) || from.matches("select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = (by: number) => () => jump(place + by);
  const moves: Record<string, () => void> = {
    ArrowLeft: to(-1),
    ArrowRight: to(1),
    Home: () => jump(0),
    End: () => jump(last),
  };
  if (!from.matches("button")) moves[" "] = toggle;
  // A scrubber counts in steps, but many a step has no frame: its arrows too go from frame to frame.
  if (from.matches(".scrubber"))
    Object.assign(moves, { ArrowDown: to(-1), ArrowUp: to(1), PageDown: to(-LEAP), PageUp: to(LEAP) });
  if (!moves[event.key]) return;
  event.preventDefault();
  event.stopPropagation();
  moves[event.key]();
}
