// A question above a page, which stays unseen until it is answered or passed over, as a component of Streamlit.

/** @import { Theme } from "../drawing/theme.js" */
/** @import { Answer, Posed } from "../predict/predict.jsx" */
/** @import { Kept } from "./answers.js" */
import { useLayoutEffect, useState } from "preact/hooks";
import { Predict } from "../predict/predict.jsx";
import forms from "../predict/forms.css";
import card from "../predict/predict.css";
import { keepAnswer, keptAnswers, keptOf, told } from "./answers.js";
import { drawn } from "./drawn.jsx";

/**
 * @typedef {object} Put A question that is put on a page.
 * @property {Posed} posed
 * @property {boolean} closable Whether the page can go on without it.
 */

/** @type {import("../predict/predict.jsx").Clicker} */
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
  return drawn(parentElement, `${forms}\n${card}`, (theme) => <Put key={data.posed.id} {...{ data, host, theme }} close={close} />);
}

/** @param {{data: Put, host: Element, theme: Theme, close: () => void}} props */
function Put({ data, host, theme, close }) {
  const { posed, closable } = data;
  const [kept, setKept] = useState(/** @returns {Kept | null} */ () => keptOf(keptAnswers(), posed));
  // The page below is seen once this stands there (`assets/styles/scene.css`).
  useLayoutEffect(() => void host.toggleAttribute("data-lab-told", kept !== null), [kept, host]);
  const show = (/** @type {Answer | null} */ answer) => {
    const kept = told(posed, answer);
    keepAnswer(posed.id, kept);
    setKept(kept);
  };
  return (
    <Predict
      {...{ posed, theme, clicker }} given={kept?.answer ?? null} isShown={kept !== null} onClose={closable ? close : undefined}
      onShow={show}
      onAgain={() => {
        keepAnswer(posed.id, null);
        setKept(null);
      }}
    />
  );
}
