// Closer and farther: from the sentence to its map, to all heads around it, to the arithmetic of a cell, and back.

import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Example } from "../../data/example/payload.ts";
import type { Selection } from "../../data/example/selection.ts";
import { hasLetterKeys } from "../common/letter_keys.tsx";
import { findFocused } from "../common/shadow.ts";
import type { Send } from "./editing.ts";
import { isTyping, isUnseen } from "./keys.ts";
import { type Strokes, strokesOf } from "./strokes.ts";

type Level = Example["layout"];
const LEVELS: Level[] = ["sentence", "map", "heads"];
/** Milliseconds after which an answer that has not come is lost, and between two turns of a wheel. */
const [LOST_MS, TURN_MS] = [6000, 450];
/** How far a wheel is turned, in pixels, and two fingers are spread, for one level. */
const [TURN, SPREAD] = [24, 1.25];

interface Ways {
  /** Absent where there is nothing closer, or farther. */
  closer?: () => void;
  farther?: () => void;
}
const Ways = createContext<Ways>({});

/** The level that was chosen here and that Python has yet to show; it outlives the stage before Streamlit. */
let wanted: { level: Level; at: number } | null = null;

/**
 * Return the level that is shown: it changes at once, Python follows.
 * @param example As Python has it.
 */
export function useLevel(example: Example, { rows, step }: Selection, send?: Send) {
  const [, setTurn] = useState(0);
  const [from, setFrom] = useState<Strokes | null>(null);
  if (wanted && (wanted.level === example.layout || performance.now() - wanted.at > LOST_MS)) wanted = null;
  const layout = (example.levels && wanted?.level) || example.layout;
  const at = LEVELS.indexOf(layout);
  const go = (level: Level) => () => {
    setFrom(matchMedia("(prefers-reduced-motion: reduce)").matches ? null : strokesOf(layout));
    wanted = { level, at: performance.now() };
    setTurn((turn) => turn + 1);
    send?.("level", level);
  };
  const ways: Ways = {};
  if (example.levels && send && at >= 0) {
    ways.closer = at + 1 < LEVELS.length ? go(LEVELS[at + 1]) : () => send("inside", { row: rows.at(-1) ?? step });
    if (at > 0) ways.farther = go(LEVELS[at - 1]);
  }
  return { layout, ways, from, end: () => setFrom(null) };
}

/** Let wheel with Ctrl, two fingers, and + and − lead closer and farther, as on a map of places. */
export function Levels({ ways, children }: { ways: Ways; children: preact.ComponentChildren }) {
  const root = useRef<HTMLDivElement | null>(null);
  const latest = useRef(ways);
  latest.current = ways;
  useEffect(() => {
    const element = root.current as HTMLElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (!hasLetterKeys()) return; // a spoken word may hold a sign, too (WCAG 2.1.4)
      const stage = element.querySelector(".stage");
      if (!(stage instanceof HTMLElement) || isUnseen(stage)) return;
      const verb = event.key === "+" || event.key === "=" ? "closer" : event.key === "-" ? "farther" : null;
      if (verb && element.contains(findFocused())) used = verb;
      if (verb) latest.current[verb]?.();
    };
    let [turned, at] = [0, 0];
    const onWheel = (event: WheelEvent) => {
      const way = event.deltaY < 0 ? latest.current.closer : latest.current.farther;
      if (!event.ctrlKey || !way) return; // the browser's own zoom
      event.preventDefault();
      turned = Math.sign(turned) === Math.sign(event.deltaY) ? turned + event.deltaY : event.deltaY;
      if (Math.abs(turned) < TURN || performance.now() - at < TURN_MS) return;
      [turned, at] = [0, performance.now()];
      way();
    };
    const stopPinch = onPinch(element, latest);
    document.addEventListener("keydown", onKey);
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      stopPinch();
      document.removeEventListener("keydown", onKey);
      element.removeEventListener("wheel", onWheel);
    };
  }, []);
  return (
    <Ways.Provider value={ways}>
      <div class="levels" ref={root}>
        {children}
      </div>
    </Ways.Provider>
  );
}

function onPinch(element: HTMLElement, latest: { current: Ways }) {
  let apart = 0;
  const between = ({ touches: [one, other] }: TouchEvent) =>
    Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const onStart = (event: TouchEvent) => void (apart = event.touches.length === 2 ? between(event) : 0);
  const onMove = (event: TouchEvent) => {
    if (!apart || event.touches.length !== 2) return;
    const share = between(event) / apart;
    const way = share > 1 ? latest.current.closer : latest.current.farther;
    if (!way) return;
    event.preventDefault();
    if (share < SPREAD && share > 1 / SPREAD) return;
    apart = 0;
    way();
  };
  element.addEventListener("touchstart", onStart, { passive: true });
  element.addEventListener("touchmove", onMove, { passive: false });
  return () => {
    element.removeEventListener("touchstart", onStart);
    element.removeEventListener("touchmove", onMove);
  };
}

/** Offer the ways; the focus stays on the verb that was used, on whichever level it stands then. */
export function CloserButtons() {
  const { closer, farther } = useContext(Ways);
  const box = useRef<HTMLSpanElement | null>(null);
  useLayoutEffect(() => {
    const [other, same] = [box.current?.querySelector("button"), box.current?.querySelector(`.${used || "none"}`)];
    const button = used && (same ?? other);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    used = "";
  }, []);
  const use = (name: "closer" | "farther", way: () => void) => () => {
    used = name;
    way();
  };
  if (!closer && !farther) return null;
  return (
    <span class="closer-buttons" ref={box}>
      {farther && (
        <button type="button" class="plain farther" title="Key −" onClick={use("farther", farther)}>
          Farther
        </button>
      )}
      {closer && (
        <button type="button" class="plain closer" title="Key +, or Ctrl and the wheel" onClick={use("closer", closer)}>
          Closer
        </button>
      )}
    </span>
  );
}

/** The verb that was pressed last. */
let used = "";
