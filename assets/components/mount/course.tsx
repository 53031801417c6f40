// A person's progress and predictions in a lecture, as this browser keeps them; a component of Streamlit.

import { useEffect, useLayoutEffect } from "preact/hooks";
import { describeMean } from "../data/questions/verdicts.ts";
import { forgetLecture, loadAnswers, loadProgress } from "../state/answers.ts";
import { endGiving } from "../state/giving.ts";
import { leading } from "../state/leading.ts";
import { boxOf, classOfKey, showBox } from "../state/streamlit.ts";
import style from "../views/lecture/course.css";
import { mountView } from "./mount_view.tsx";

interface Course {
  /** The id of the lecture. */
  id: string;
  /** The scenes; `asked` is the id of the question, or empty; `tag` is the scene's name in links. */
  scenes: { title: string; tag: string; link: string; asked: string }[];
  /** The tags by the numbers that older versions kept. */
  numbered: string[];
  /** True where nothing is said of it: there only *Begin* is heard. */
  silent?: boolean;
}

export function course({ data, parentElement }: { data: Course; parentElement: Element }) {
  const box = boxOf(parentElement);
  return mountView(parentElement, style, () => <CourseView {...data} box={box} />);
}

function CourseView({ id, scenes, numbered, silent, box }: Course & { box: HTMLElement }) {
  const answers = loadAnswers();
  const last = loadProgress()[id];
  const state = leading.value?.snapshot.state;
  const isLed = state?.lecture === id; // the class predicted, not the person who leads it
  const isBegun = !silent && !isLed && (last || scenes.some(({ asked }) => asked in answers));
  useLayoutEffect(() => showBox(box, Boolean(isBegun)), [box, isBegun]);
  useEffect(() => {
    const begin = ({ target, button }: MouseEvent) => {
      const isBegin = target instanceof Element && target.closest(`.${classOfKey(`begin-${id}`)} a`);
      if (!isBegin || button > 1) return;
      forgetLecture(id, scenes.map(({ asked }) => asked).filter(Boolean));
      endGiving(true); // a window that was closed in the midst of a rehearsal left its clock
    };
    const kinds = ["click", "auxclick"] as const; // the middle button opens it in another tab
    for (const kind of kinds) document.addEventListener(kind, begin, { capture: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, begin, { capture: true });
    };
  }, [id, scenes]);
  const at = 1 + scenes.findIndex(({ tag }) => tag === (numbered[Number(last) - 1] ?? String(last)));
  const asked = scenes.flatMap(({ asked: id, title, link }, place) =>
    id ? [{ id, title, link, number: place + 1, given: answers[id] }] : [],
  );
  const predicted = asked.filter(({ given }) => given && given.answer !== null);
  const mean = describeMean(predicted.flatMap(({ given }) => given?.gain ?? []));
  const missed = asked.filter(({ given }) => !given || given.answer === null || (given.gain ?? 1) <= 0);
  if (!isBegun || (!at && !asked.some(({ given }) => given))) return null;
  return (
    <div class="course">
      {at > 1 && at < scenes.length && (
        <p>
          <a href={scenes[at - 1].link}>
            Go on at {at}: {scenes[at - 1].title}
          </a>
        </p>
      )}
      {asked.length > 0 && (
        <p>
          {predicted.length
            ? `You predicted ${predicted.length} of ${asked.length} ${asked.length === 1 ? "answer" : "answers"}. ${mean}`
            : `It asks ${asked.length === 1 ? "one question" : `${asked.length} questions`}; you have predicted none yet.`}
        </p>
      )}
      {missed.length > 0 && (
        <details>
          <summary>Missed or not predicted: {missed.length}</summary>
          <ul>
            {missed.map(({ id, title, link, number, given }) => (
              <li key={id}>
                <a href={link}>
                  {number} {title}
                </a>
                : {!given ? "not opened" : given.answer === null ? "only shown" : given.word}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
