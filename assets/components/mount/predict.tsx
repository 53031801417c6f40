// A question above a page, which stays hidden until it is answered or passed over; a component of Streamlit.

import { useLayoutEffect } from "preact/hooks";
import type { Posed } from "../data/questions/posed.ts";
import type { Theme } from "../draw/theme.ts";
import { classOfKey, hostOf } from "../state/streamlit.ts";
import forms from "../views/predict/forms.css";
import card from "../views/predict/predict.css";
import { Predict } from "../views/predict/predict.tsx";
import { useAsking } from "./asking.ts";
import { mountView } from "./mount_view.tsx";

/** A question that is put on a page. */
interface QuestionData {
  posed: Posed;
}

export function predict({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: QuestionData;
  parentElement: Element;
  setTriggerValue: (name: string, value: unknown) => void;
}) {
  const host = hostOf(parentElement);
  const close = () => {
    // The focus would be lost with the question: it goes back to the button that asks.
    const asks = document.querySelector(`.${classOfKey("ask-kind")} button`);
    if (asks instanceof HTMLElement) asks.focus({ preventScroll: true });
    setTriggerValue("closed", true);
  };
  return mountView(parentElement, `${forms}\n${card}`, (theme) => (
    <Put key={data.posed.id} {...{ data, host, theme, close }} />
  ));
}

function Put({ data, host, theme, close }: { data: QuestionData; host: Element; theme: Theme; close: () => void }) {
  const asking = useAsking(data.posed, "");
  const isShown = asking?.isShown ?? false;
  // The page below appears once this attribute is set (`assets/styles/scene.css`).
  useLayoutEffect(() => void host.toggleAttribute("data-lab-told", isShown), [isShown, host]);
  return asking && <Predict key={asking.posed.id} {...{ ...asking, theme }} onClose={close} takesFocus />;
}
