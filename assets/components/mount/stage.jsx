// The stage as a component of Streamlit: its bytes become an example, which is drawn anew when they or the theme change.

/** @import { Example } from "../data/example/payload.js" */
import { render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { themeOf } from "../draw/theme.js";
import { unpack } from "../data/example/payload.js";
import { fitted } from "../data/example/selection.js";
import { Stage } from "../views/stage/stage.jsx";
import base from "../views/common/base.css";
import plain from "../views/common/plain.css";
import playing from "../views/common/playing.css";
import layout from "../views/stage/stage.css";
import choices from "../views/stage/choices.css";
import overview from "../views/stage/overview.css";
import openHead from "../views/stage/open_head.css";
import steps from "../views/stage/steps.css";
import firstSteps from "../views/stage/first_steps.css";
import whatIf from "../views/stage/what_if.css";
import screens from "../views/stage/screens.css";
import forcedColours from "../views/stage/forced_colours.css";
import { leaveFirst } from "./first.js";
import { hung } from "./hung.js";
import { chosen, follow } from "../state/owner.js";
import { isAtRest } from "./script.js";

/** Milliseconds until what was asked, and got lost where one run of the script gave way to the next, is asked again. */
const AGAIN = 1000;

// In this order: what a screen's size changes comes late, what the system's colours change last.
const styles = [
  base,
  plain,
  playing,
  layout,
  choices,
  overview,
  openHead,
  steps,
  firstSteps,
  whatIf,
  screens,
  forcedColours,
].join("\n");

/** @type {WeakMap<Element, {bytes: Uint8Array, example: Example}>} */
const shown = new WeakMap();

/** @param {{data: Uint8Array, parentElement: Element, setTriggerValue?: import("../views/stage/editing.js").Send}} component */
export function stage({ data, parentElement, setTriggerValue }) {
  const root = hung(parentElement, styles);
  const before = shown.get(root);
  const example = before?.bytes === data ? before.example : unpack(data);
  shown.set(root, { bytes: data, example });
  render(<Followed example={example} theme={themeOf(root)} send={setTriggerValue} />, root);
  leaveFirst(parentElement, setTriggerValue);
  return () => {
    render(null, root);
    root.remove();
  };
}

/** @param {{example: Example, theme: ReturnType<typeof themeOf>, send?: import("../views/stage/editing.js").Send}} props */
function Followed({ example, theme, send }) {
  const [selection, setSelection] = useState(chosen);
  useEffect(() => {
    const take = () => setSelection(chosen());
    take(); // what was chosen between the first drawing and now
    return follow(take);
  }, []);
  const edit = useRef({ turn: 0 });
  const { turn = 0 } = example;
  const sent = useMemo(
    () =>
      send &&
      ((/** @type {string} */ name, /** @type {unknown} */ value) => {
        if (name === "edit") edit.current = /** @type {{turn: number}} */ (value);
        send(name, value);
      }),
    [send],
  );
  useEffect(() => {
    if (!example.whatIf || !send) return;
    const timer = setInterval(() => edit.current.turn > turn && isAtRest() && send("edit", edit.current), AGAIN);
    return () => clearInterval(timer);
  }, [turn, send]);
  return <Stage {...{ example, theme }} send={sent} selection={fitted(selection, example)} />;
}
