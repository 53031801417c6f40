// A question above a page, which stays unseen until it is answered or passed over, as a component of Streamlit.

import { useLayoutEffect, useState } from "preact/hooks";
import type { Posed } from "../data/questions/posed.ts";
import type { Theme } from "../draw/theme.ts";
import { type Kept, keepAnswer, keptAnswers, keptOf, told } from "../state/answers.ts";
import { spelled } from "../state/connection.ts";
import { addressOf, leading, showAll } from "../state/leading.ts";
import { hostOf, keyed } from "../state/streamlit.ts";
import forms from "../views/predict/forms.css";
import card from "../views/predict/predict.css";
import { type Clicker, Predict } from "../views/predict/predict.tsx";
import { drawn } from "./drawn.tsx";

/** A question that is put on a page. */
interface Put {
  posed: Posed;
  /** Whether the page can go on without it. */
  closable: boolean;
  /** Whose question it is, e.g. "beginners"; empty where somebody asks alone. */
  lecture: string;
}

const clicker: Clicker = { press: null };

/**
 * A clicker's press is the question's first: it shows the answer, then folds it.
 * @returns Whether there was one to take it.
 */
export function takePress() {
  const { press } = clicker;
  clicker.press = null;
  press?.();
  return press !== null;
}

export function predict({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: Put;
  parentElement: Element;
  setTriggerValue: (name: string, value: unknown) => void;
}) {
  const host = hostOf(parentElement);
  const close = () => {
    // The focus, which would be lost with the question, goes back to what asks them.
    const asks = document.querySelector(`.${keyed("ask-kind")} button`);
    if (asks instanceof HTMLElement) asks.focus({ preventScroll: true });
    setTriggerValue("closed", true);
  };
  return drawn(parentElement, `${forms}\n${card}`, (theme) => (
    <Put key={`${data.lecture} ${data.posed.id}`} {...{ data, host, theme }} close={close} />
  ));
}

function Put({ data, host, theme, close }: { data: Put; host: Element; theme: Theme; close: () => void }) {
  const { closable, lecture } = data;
  const led = leading.value;
  const isAsked = Boolean(led && lecture && (led.told.state?.lecture ?? lecture) === lecture);
  const state = isAsked ? led?.told.state : null;
  const { id } = data.posed;
  // What was answered before the class began is not the class's.
  const posed = led && isAsked ? { ...data.posed, id: `${led.lead.code}.${id}` } : data.posed;
  const [answers, setAnswers] = useState(keptAnswers);
  const kept = keptOf(answers, posed);
  const isShown = kept !== null || Boolean(state && id in state.shown);
  // The page below is seen once this stands there (`assets/styles/scene.css`).
  useLayoutEffect(() => void host.toggleAttribute("data-lab-told", isShown), [isShown, host]);
  const keep = (kept: Kept | null) => {
    keepAnswer(posed.id, kept);
    setAnswers(keptAnswers());
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
