// A question above a page, which stays unseen until it is answered or passed over, as a component of Streamlit.

/** @import { Theme } from "../draw/theme.js" */
/** @import { Answer, Posed } from "../data/questions/posed.js" */
/** @import { Kept } from "../state/answers.js" */
import { useLayoutEffect, useState } from "preact/hooks";
import { spelled } from "../state/connection.js";
import { Predict } from "../views/predict/predict.jsx";
import forms from "../views/predict/forms.css";
import card from "../views/predict/predict.css";
import { keepAnswer, keptAnswers, keptOf, told } from "../state/answers.js";
import { drawn } from "./drawn.jsx";
import { addressOf, showAll, useLeading } from "../state/leading.js";

/**
 * @typedef {object} Put A question that is put on a page.
 * @property {Posed} posed
 * @property {boolean} closable Whether the page can go on without it.
 * @property {string} lecture Whose question it is, e.g. "beginners"; empty where somebody asks alone.
 */

/** @type {import("../views/predict/predict.jsx").Clicker} */
const clicker = { press: null };

/** A clicker's press is the question's first: it shows the answer, then folds it. @returns Whether there was one to take it. */
export function takePress() {
  const { press } = clicker;
  clicker.press = null;
  press?.();
  return press !== null;
}

/** @param {{data: Put, parentElement: Element, setTriggerValue: (name: string, value: unknown) => void}} component */
export function predict({ data, parentElement, setTriggerValue }) {
  const host = parentElement instanceof ShadowRoot ? parentElement.host : parentElement;
  const close = () => {
    // The focus, which would be lost with the question, goes back to what asks them.
    const asks = document.querySelector(".st-key-ask-kind button");
    if (asks instanceof HTMLElement) asks.focus({ preventScroll: true });
    setTriggerValue("closed", true);
  };
  return drawn(parentElement, `${forms}\n${card}`, (theme) => (
    <Put key={`${data.lecture} ${data.posed.id}`} {...{ data, host, theme }} close={close} />
  ));
}

/** @param {{data: Put, host: Element, theme: Theme, close: () => void}} props */
function Put({ data, host, theme, close }) {
  const { closable, lecture } = data;
  const led = useLeading();
  const isAsked = Boolean(led && lecture && (led.told.state?.lecture ?? lecture) === lecture);
  const state = isAsked ? led?.told.state : null;
  const { id } = data.posed;
  // What was answered before the class began is not the class's.
  const posed = led && isAsked ? { ...data.posed, id: `${led.lead.code}.${id}` } : data.posed;
  const [, draw] = useState(0);
  const kept = keptOf(keptAnswers(), posed);
  const isShown = kept !== null || Boolean(state && id in state.shown);
  // The page below is seen once this stands there (`assets/styles/scene.css`).
  useLayoutEffect(() => void host.toggleAttribute("data-lab-told", isShown), [isShown, host]);
  const keep = (/** @type {Kept | null} */ kept) => {
    keepAnswer(posed.id, kept);
    draw((turn) => turn + 1);
  };
  return (
    <Predict
      key={posed.id}
      {...{ posed, theme, clicker, isShown }}
      given={kept?.answer ?? null}
      onClose={closable ? close : undefined}
      group={
        led && state
          ? {
              answered: state.answered[id] ?? 0,
              people: state.people,
              picture: state.shown[id]?.class ?? null,
              join: { address: addressOf("").replace(/^https?:\/\/|\/$/g, ""), code: spelled(led.lead.code) },
            }
          : undefined
      }
      onShow={(answer) => {
        keep(told(posed, answer));
        if (isAsked) showAll(id);
      }}
      onAgain={isAsked ? undefined : () => keep(null)}
    />
  );
}
