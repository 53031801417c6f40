// The stage as a component of Streamlit: its bytes become an example, which is drawn anew when they or the theme change.

/** @import { Example } from "../example/payload.js" */
import { render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { themeOf } from "../drawing/theme.js";
import { unpack } from "../example/payload.js";
import { fitted } from "../example/selection.js";
import { Stage } from "../stage/stage.jsx";
import base from "../views/base.css";
import plain from "../views/plain.css";
import playing from "../views/playing.css";
import layout from "../stage/stage.css";
import choices from "../stage/choices.css";
import overview from "../stage/overview.css";
import openHead from "../stage/open_head.css";
import steps from "../stage/steps.css";
import firstSteps from "../stage/first_steps.css";
import whatIf from "../stage/what_if.css";
import screens from "../stage/screens.css";
import forcedColours from "../stage/forced_colours.css";
import { leaveFirst } from "./first.js";
import { hung } from "./hung.js";
import { chosen, follow } from "./owner.js";
import { isAtRest } from "./script.js";

/** Milliseconds until what was asked, and got lost where one run of the script gave way to the next, is asked again. */
const AGAIN = 1000;

// In this order: what a screen's size changes comes late, what the system's colours change last.
const styles = [base, plain, playing, layout, choices, overview, openHead, steps, firstSteps, whatIf, screens, forcedColours].join("\n");

/** @type {WeakMap<Element, {bytes: Uint8Array, example: Example}>} */
const shown = new WeakMap();

/** @param {{data: Uint8Array, parentElement: Element, setTriggerValue?: import("../stage/stage.jsx").Send}} component */
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

/** @param {{example: Example, theme: ReturnType<typeof themeOf>, send?: import("../stage/stage.jsx").Send}} props */
function Followed({ example, theme, send }) {
  const [selection, setSelection] = useState(chosen);
  useEffect(() => {
    const take = () => setSelection(chosen());
    take(); // what was chosen between the first drawing and now
    return follow(take);
  }, []);
  const edit = useRef({ turn: 0 });
  const { turn = 0 } = example;
  const sent = useMemo(() => send && ((/** @type {string} */ name, /** @type {unknown} */ value) => {
    if (name === "edit") edit.current = /** @type {{turn: number}} */ (value);
    send(name, value);
  }), [send]);
  useEffect(() => {
    if (!example.whatIf || !send) return;
    const timer = setInterval(() => edit.current.turn > turn && isAtRest() && send("edit", edit.current), AGAIN);
    return () => clearInterval(timer);
  }, [turn, send]);
  return <Stage {...{ example, theme }} send={sent} selection={fitted(selection, example)} />;
}
