// The end of a lecture: its predictions, and the ways back to what was missed.

import { describeMean } from "../../data/questions/verdicts.ts";
import type { AnswerRecord } from "../../state/answers.ts";

/** The part of a scene that is known before it is there. */
export interface Heading {
  title: string;
  /** The id of its question; empty if it asks none. */
  asked: string;
}

interface SummaryProps {
  scenes: Heading[];
  answers: Record<string, AnswerRecord>;
  /** The answers that a class was shown, if one was led through it. */
  ofClass?: { asked: number; shown: number };
  linkTo: (number: number) => string;
  go: (number: number) => void;
}

export function Summary({ scenes, answers, ofClass, linkTo, go }: SummaryProps) {
  const asked = scenes.flatMap(({ asked, title }, at) =>
    asked ? [{ title, number: at + 1, given: answers[asked] as AnswerRecord | undefined }] : [],
  );
  const predicted = asked.filter(({ given }) => given && given.answer !== null);
  const mean = describeMean(predicted.flatMap(({ given }) => given?.gain ?? []));
  if (!asked.length) return <p class="summary">That was the last scene.</p>;
  if (ofClass)
    return (
      <p class="summary">
        The class was shown {ofClass.shown} of {ofClass.asked} answers. Its predictions are among its results, on the
        page Lecture, until you end the class.
      </p>
    );
  return (
    <div class="summary">
      <p>
        {predicted.length
          ? `Of ${asked.length === 1 ? "one question" : `${asked.length} questions`} you answered ${predicted.length}. ${mean}`
          : `${asked.length === 1 ? "There was one question; it was not" : `There were ${asked.length} questions; none was`} answered yet. A prediction first, even a wrong one, makes what follows stick.`}
      </p>
      <ul>
        {asked.map(({ title, number, given }) => (
          <li key={number}>
            <a
              href={linkTo(number)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                go(number);
              }}>
              {number} {title}
            </a>
            : {given ? (given.answer === null ? "only shown" : given.word) : "not answered"}
            {given?.ask && (
              <p class="note">
                {given.ask} {given.truth}
              </p>
            )}
          </li>
        ))}
      </ul>
      {predicted.length > 0 && (
        <button type="button" class="plain print" onClick={() => print()}>
          Print it
        </button>
      )}
    </div>
  );
}
