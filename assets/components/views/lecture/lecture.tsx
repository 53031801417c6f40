// A lecture that is given: one scene, one screen. It draws the same in the lab and in a file of its own.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Answer } from "../../data/questions/posed.ts";
import type { Theme } from "../../draw/theme.ts";
import type { Blank, Press } from "../../state/giving.ts";
import { BOUNCES } from "../common/clicker.ts";
import { Symbols } from "../common/symbols.tsx";
import type { Props } from "../predict/predict.tsx";
import { crossFade } from "./cross_fade.ts";
import { useLectureKeys } from "./keys.ts";
import { KeysHelp } from "./keys_help.tsx";
import { areAkin, isAnsweredApart, keyOf, type Scene, SceneView, type Show } from "./scene.tsx";
import { type Heading, Summary } from "./summary.tsx";
import type { Training } from "./training.tsx";

export interface Lecture {
  id: string;
  title: string;
  scenes: Heading[];
}

interface LectureViewProps {
  lecture: Lecture;
  theme: Theme;
  /** The number of the open scene, from 1; one more than there are is the end. */
  number: number;
  /** Null while it is still on its way. */
  scene: Scene | null;
  /** The reason why it is not there, or what it lacks; else empty. */
  why: string;
  /** The scene's question. */
  predict: Omit<Props, "theme"> | null;
  /** The effects of a press, see `usePresses`. */
  presses: Presses;
  /** The training that the scene can start. */
  training?: Training | null;
  show: Show;
  go: (number: number) => void;
  linkTo: (number: number) => string;
  /** Further ways from here, beside *Back* and *Next*. */
  ways?: ComponentChildren;
  /** The results of the lecture, at its end. */
  end: Omit<Parameters<typeof Summary>[0], "scenes" | "linkTo" | "go">;
}

export function LectureView(props: LectureViewProps) {
  const { lecture, theme, number, scene, why, predict, presses, training, show, go, linkTo, ways, end } = props;
  const { scenes } = lecture;
  const root = useRef<HTMLDivElement | null>(null);
  const heading = useFocusedHeading(number);
  const { press, says, waits, isAnswer, blank } = presses;
  const [isHelped, setHelped] = useState(false);
  useLectureKeys(press, () => setHelped(!isHelped));
  const isEnd = number > scenes.length;
  const { zoom } = presses;
  const isResting = useRest();
  return (
    <div
      class={["lecture", zoom && "alone", isResting && "resting"].filter(Boolean).join(" ")}
      ref={root}
      style={{ colorScheme: theme.dark ? "dark" : "light", ...(zoom && { zoom, "--zoom": zoom }) }}>
      <div class="top">
        <h1 tabIndex={-1} ref={heading}>
          <Symbols
            text={
              isEnd
                ? end.takeaways.length
                  ? "What to take away"
                  : "The end, and what you predicted"
                : scenes[number - 1].title
            }
          />
        </h1>
        <nav aria-label="Scenes">
          {ways}
          <span class="place">
            {Math.min(number, scenes.length)} of {scenes.length}
          </span>
          <button type="button" class="plain" disabled={number === 1} onClick={() => press("back")}>
            Back
          </button>
          {!isEnd && (
            <button type="button" class="plain next" onClick={() => press("next")}>
              {says}
            </button>
          )}
        </nav>
      </div>
      {why && <p role="alert">{why}</p>}
      {!isEnd && !scene && !why && <p class="note">The model is asked …</p>}
      {!isEnd && scene && (
        <SceneView
          key={keyOf(scene, number)}
          isAlone={zoom > 0}
          onMark={presses.mark}
          {...{ scene, theme, waits, isAnswer, predict, training, show }}
        />
      )}
      {isEnd && <Summary {...{ ...end, scenes, linkTo, go }} />}
      {isHelped && <KeysHelp onClose={() => setHelped(false)} />}
      {blank && (
        <button type="button" class={`blank ${blank}`} aria-label="Show it again" onClick={() => press(blank)} />
      )}
    </div>
  );
}

export type Presses = ReturnType<typeof usePresses>;

interface PressesOptions {
  /** The number of scenes. */
  count: number;
  number: number;
  /** The open scene, once it is there. */
  scene: Scene | null;
  /** True if the open scene is there, or the reason for its absence is told. */
  isThere: boolean;
  predict: Omit<Props, "theme"> | null;
  /** Starts what the scene trains; null if nothing is to be started. */
  begin?: (() => void) | null;
  /** Returns another scene, if it is there. */
  sceneAt: (number: number) => Scene | null;
  go: (number: number) => void;
}

/**
 * Return what a press does, of a key in this window or in that of the notes: the first starts what the scene trains, or
 * shows the answer to a question that waits, where that stands on a map of its own the second shows the scene's picture, and the last leads on; on a
 * black or white screen, it shows the scene again.
 */
export function usePresses({ count, number, scene, isThere, predict, begin, sceneAt, go }: PressesOptions) {
  const [blank, setBlank] = useState<Blank | "">("");
  const zoom = useZoom();
  /** The number of the scene whose answer stands alone. */
  const [answered, setAnswered] = useState(0);
  useLayoutEffect(() => setAnswered(0), [number]); // who comes back sees the picture
  const isApart = zoom > 0 && isAnsweredApart(scene, predict?.posed);
  const isAnswer = isApart && answered === number && Boolean(predict?.isShown);
  const waits = Boolean(predict && !predict.isShown);
  const changed = useRef(-Infinity);
  const last = useRef(number);
  const marked = useRef<Answer | null>(null);
  if (last.current !== number) [last.current, changed.current, marked.current] = [number, performance.now(), null];
  const mark = (answer: Answer | null) => void (marked.current = answer);
  const turnScene = (way: 1 | -1) => {
    const isLoading = number <= count && !isThere;
    // One more press of a clicker that bounces, or of somebody who waits, must not pass a question that nobody saw.
    if (performance.now() - changed.current < BOUNCES || (isLoading && way > 0)) return;
    if (way > 0 && begin) {
      changed.current = performance.now();
      begin();
    } else if (way > 0 && waits) {
      changed.current = performance.now();
      setAnswered(number);
      predict?.onShow(marked.current);
    } else if (isApart && predict?.isShown && isAnswer === way > 0) {
      changed.current = performance.now();
      setAnswered(way > 0 ? 0 : number);
    } else if (number + way >= 1 && number + way <= count + 1) goSoftly(number + way);
  };
  const goSoftly = (to: number) => {
    const other = sceneAt(to);
    const isCross = zoom > 0 && !waits && areAkin(scene, other);
    if (isCross && scene && other && keyOf(scene, number) !== keyOf(other, to)) crossFade(() => go(to));
    else go(to);
  };
  const press = (what: Press) => {
    if (what === "black" || what === "white") setBlank(blank === what ? "" : what);
    else if (typeof what === "number") what <= count && go(what);
    else if (blank) setBlank("");
    else turnScene(what === "next" ? 1 : -1);
  };
  const says = begin ? "Start" : waits ? "Show" : isAnswer || number < count ? "Next" : "End";
  return { press, mark, blank, waits, isAnswer, zoom, says };
}

/** Give the focus to a scene's title when it comes, so that it is read out. */
function useFocusedHeading(number: number) {
  const heading = useRef<HTMLHeadingElement | null>(null);
  const seen = useRef(number);
  useLayoutEffect(() => {
    if (seen.current === number) return;
    seen.current = number;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [number]);
  return heading;
}

/** The milliseconds without a hand on mouse or keys after which the buttons of a slide step back. */
const REST = 3000;

/** Return whether nobody has touched mouse or Tab for a while; a picture drawn under a pointer is no move of it. */
function useRest() {
  const [isResting, setResting] = useState(false);
  useLayoutEffect(() => {
    let timer = 0;
    const wake = (event?: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Tab") return; // nor by a clicker
      if (event?.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY)
        return;
      setResting(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setResting(true), REST);
    };
    wake();
    for (const kind of ["pointermove", "pointerdown", "keydown"]) addEventListener(kind, wake);
    return () => {
      clearTimeout(timer);
      for (const kind of ["pointermove", "pointerdown", "keydown"]) removeEventListener(kind, wake);
    };
  }, []);
  return isResting;
}

/** The least screen, in pixels, on which a scene stands alone; it is drawn for the second size, and enlarged. */
const ALONE = { width: 900, height: 480 };
const DRAWN_FOR = { width: 1100, height: 617 };

/** Return how much a lecture is enlarged, so that it fills its screen; 0 on one that is scrolled. */
function useZoom() {
  const fitting = () =>
    innerWidth < ALONE.width || innerHeight < ALONE.height
      ? 0
      : Math.max(7 / 6, Math.min(innerWidth / DRAWN_FOR.width, innerHeight / DRAWN_FOR.height));
  const [zoom, setZoom] = useState(fitting);
  useLayoutEffect(() => {
    const refitZoom = () => setZoom(fitting());
    addEventListener("resize", refitZoom);
    return () => removeEventListener("resize", refitZoom);
  }, []);
  return zoom;
}
