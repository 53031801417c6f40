// The stage as a component of Streamlit: its bytes become an example, drawn again when they or the theme change.

import { render } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { type Example, unpack } from "../data/example/payload.ts";
import { fitSelection, type Selection } from "../data/example/selection.ts";
import { themeOf } from "../draw/theme.ts";
import { currentSelection } from "../state/current_selection.ts";
import { APP, isAtRest, isRunning, whenRunning } from "../state/streamlit.ts";
import { readHostOptions } from "../views/common/room.ts";
import smallMaps from "../views/common/small_maps.css";
import type { Send } from "../views/stage/editing.ts";
import forcedColours from "../views/stage/forced_colours.css";
import inLecture from "../views/stage/in_lecture.css";
import openHead from "../views/stage/open_head.css";
import overview from "../views/stage/overview.css";
import screens from "../views/stage/screens.css";
import sentence from "../views/stage/sentence.css";
import layout from "../views/stage/stage.css";
import { Stage } from "../views/stage/stage.tsx";
import type { StageProps } from "../views/stage/stage_view.ts";
import steps from "../views/stage/steps.css";
import whatIf from "../views/stage/what_if.css";
import { leaveFirst } from "./first.ts";
import { mountRoot } from "./mount_root.ts";

/** The milliseconds until a request is repeated that got lost between one run of the script and the next. */
const AGAIN = 1000;
/** The waits for a token that is to be written: how many times, each twice as long as the last. */
const FORCE = { wait: 4000, times: 3 };

// The order matters: a screen's size comes late, the system's colours come last.
const styles = [smallMaps, layout, sentence, overview, openHead, steps, whatIf, screens, inLecture, forcedColours];

const exampleCache = new WeakMap<Element, { bytes: Uint8Array; example: Example }>();

export function stage({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: Uint8Array;
  parentElement: Element;
  setTriggerValue?: Send;
}) {
  const root = mountRoot(parentElement, ...styles);
  const before = exampleCache.get(root);
  const example = before?.bytes === data ? before.example : unpack(data);
  exampleCache.set(root, { bytes: data, example });
  const { selection, ...hostOptions } = readHostOptions(root);
  render(
    <Served {...{ example, still: selection }} {...hostOptions} theme={themeOf(root)} send={setTriggerValue} />,
    root,
  );
  leaveFirst(parentElement, setTriggerValue);
  return () => {
    render(null, root);
    root.remove();
  };
}

interface Still {
  /** The selection that overrides all others; null follows the common one. */
  still: Selection | null;
  /** True in a notebook's cell, which fills no screen. */
  isCell: boolean;
}

/** Draw the stage, and ask Python again for changes, and for a forced token, whose answer got lost. */
function Served({ example, theme, send, parts, rings, still, isCell }: Omit<StageProps, "selection"> & Still) {
  const edit = useRef({ value: { turn: 0 }, hasRun: false });
  const forced = useRef<{ value: unknown; times: number; at: number } | null>(null);
  const { turn: revision = 0 } = example;
  const sendNoted = useMemo(
    () =>
      send &&
      ((name: string, value: unknown) => {
        if (name === "edit") edit.current = { value: value as { turn: number }, hasRun: false };
        if (name === "forced") forced.current = { value, times: 0, at: performance.now() };
        send(name, value);
      }),
    [send],
  );
  useEffect(() => {
    forced.current = null; // any example that comes is its answer
    const timer = setInterval(() => {
      const asked = forced.current;
      if (!asked || !isAtRest() || performance.now() - asked.at < FORCE.wait * 2 ** asked.times) return;
      forced.current =
        asked.times + 1 < FORCE.times ? { ...asked, times: asked.times + 1, at: performance.now() } : null;
      send?.("forced", asked.value);
    }, AGAIN);
    return () => clearInterval(timer);
  }, [example, send]);
  useEffect(() => {
    if (!example.whatIf || !send) return;
    // A busy server takes seconds to begin a run: until one has begun and ended without an answer, nothing is lost.
    const app = document.querySelector(APP);
    const stop = app && whenRunning(app, () => isRunning() && (edit.current.hasRun = true));
    const timer = setInterval(() => {
      const { value, hasRun } = edit.current;
      if (value.turn > revision && hasRun && isAtRest()) send("edit", value);
    }, AGAIN);
    return () => {
      stop?.();
      clearInterval(timer);
    };
  }, [revision, send]);
  const open = fitSelection(still ?? currentSelection.value, example);
  const selection = isCell ? { ...open, present: false } : open;
  return <Stage {...{ example, theme, parts, rings, selection }} send={sendNoted} />;
}
