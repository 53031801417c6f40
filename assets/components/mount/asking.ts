// A question as this browser asks it: its earlier prediction, and the class that it leads.

import { useState } from "preact/hooks";
import type { Posed } from "../data/questions/posed.ts";
import { type AnswerRecord, findRecord, loadAnswers, recordOf, saveAnswer } from "../state/answers.ts";
import { roundOf, spellCode } from "../state/connection.ts";
import { addressOf, leading, order, showAll } from "../state/leading.ts";
import type { Props } from "../views/predict/predict.tsx";
import { useAside } from "./aside.ts";

/** Return the class that this browser leads, if this is its lecture; null if the browser is alone. */
function findLedClass(lecture: string) {
  const ledClass = leading.value;
  return ledClass && lecture && (ledClass.snapshot.state?.lecture ?? lecture) === lecture ? ledClass : null;
}

/**
 * @param posed Null: nothing is asked.
 * @param lecture The lecture of the question; empty if somebody asks alone.
 */
export function useAsking(posed: Posed | null, lecture: string): Omit<Props, "theme" | "onClose"> | null {
  const [answers, setAnswers] = useState(loadAnswers);
  const ledClass = findLedClass(lecture);
  const [coming, setComing] = useState(""); // the question whose answers the class sees as they come in
  const aside = useAside(coming !== "" && coming === posed?.id);
  if (!posed) return null;
  const state = ledClass?.snapshot.state;
  const { id } = posed;
  // An answer from before the class began is not the class's.
  const own = ledClass ? { ...posed, id: `${ledClass.lead.code}.${id}` } : posed;
  const record = findRecord(answers, own);
  const save = (record: AnswerRecord | null) => {
    saveAnswer(own.id, record);
    setAnswers(loadAnswers());
  };
  return {
    posed: own,
    given: record?.answer ?? null,
    isShown: record !== null || Boolean(state && id in state.shown),
    group:
      ledClass && state
        ? {
            answered: state.answered[roundOf(state, id)] ?? 0,
            people: state.people,
            picture:
              state.shown[id]?.class ?? (coming === id ? aside?.answers[roundOf(state, id)]?.class : null) ?? null,
            first: state.shown[id]?.first,
            moved: state.shown[id]?.moved,
            again: state.again[id],
            onAgain: () => void order("lead", { again: id }),
            onComing: () => setComing(coming === id ? "" : id),
            join: { address: addressOf("").replace(/^https?:\/\/|\/$/g, ""), code: spellCode(ledClass.lead.code) },
          }
        : undefined,
    onShow: (answer) => {
      save(recordOf(own, answer));
      if (ledClass) showAll(id);
    },
    onAgain: ledClass ? undefined : () => save(null),
  };
}
