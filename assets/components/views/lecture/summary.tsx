// The end of a lecture: what to take away, its predictions, and the ways back to what was missed.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { describeMean } from "../../data/questions/verdicts.ts";
import type { AnswerRecord } from "../../state/answers.ts";
import { Symbols } from "../common/symbols.tsx";

/** The part of a scene that is known before it is there. */
export interface Heading {
  title: string;
  /** The id of its question; empty if it asks none. */
  asked: string;
}

/** One sentence that the end brings back. */
export interface Takeaway {
  /** The number of its scene, from 1. */
  number: number;
  says: string;
  /** A small picture of what the scene shows, as HTML; empty if it has none, or while it is on its way. */
  picture: string;
}

interface SummaryProps extends Ways {
  scenes: Heading[];
  takeaways: Takeaway[];
  answers: Record<string, AnswerRecord>;
  /** The answers that a class was shown, if one was led through it. */
  ofClass?: { asked: number; shown: number };
}

interface Ways {
  linkTo: (number: number) => string;
  go: (number: number) => void;
}

export const Summary = ({ takeaways, ...props }: SummaryProps) => (
  <div class="summary">
    {takeaways.length > 0 && (
      <ol class="takeaways">
        {takeaways.map(({ number, says, picture }) => (
          <li key={number}>
            <Way to={number} {...props}>
              <span class="small-picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />
              <span dir="auto">{says}</span>
            </Way>
          </li>
        ))}
      </ol>
    )}
    <Results {...props} isBelow={takeaways.length > 0} />
  </div>
);

/** @param isBelow True if one line says the results, and unfolds to all of them. */
function Results({
  scenes,
  answers,
  ofClass,
  isBelow,
  ...ways
}: Omit<SummaryProps, "takeaways"> & { isBelow: boolean }) {
  const asked = scenes.flatMap(({ asked, title }, at) =>
    asked ? [{ title, number: at + 1, given: answers[asked] as AnswerRecord | undefined }] : [],
  );
  const predicted = asked.filter(({ given }) => given && given.answer !== null);
  if (!asked.length) return isBelow ? null : <p>That was the last scene.</p>;
  if (ofClass)
    return (
      <p>
        The class was shown {ofClass.shown} of {ofClass.asked} answers. Its predictions are among its results, on the
        page Lecture, until you end the class.
      </p>
    );
  const mean = describeMean(predicted.flatMap(({ given }) => given?.gain ?? []));
  const [all, none] =
    asked.length === 1
      ? ["one question", "There was one question; it was not"]
      : [`${asked.length} questions`, `There were ${asked.length} questions; none was`];
  const line = predicted.length ? `Of ${all} you answered ${predicted.length}. ${mean}` : `${none} answered yet.`;
  const list = (
    <>
      <ul>
        {asked.map(({ title, number, given }) => (
          <li key={number}>
            <Way to={number} {...ways}>
              {number} <Symbols text={title} />
            </Way>
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
    </>
  );
  if (isBelow) return <Unfolded line={line}>{list}</Unfolded>;
  return (
    <>
      <p>
        {line}
        {predicted.length ? "" : " A prediction first, even a wrong one, makes what follows stick."}
      </p>
      {list}
    </>
  );
}

/** Show a line that unfolds; on paper all of it stands. */
function Unfolded({ line, children }: { line: string; children: ComponentChildren }) {
  const details = useRef<HTMLDetailsElement | null>(null);
  useLayoutEffect(() => {
    const unfold = () => details.current?.setAttribute("open", "");
    addEventListener("beforeprint", unfold);
    return () => removeEventListener("beforeprint", unfold);
  }, []);
  return (
    <details class="results" ref={details}>
      <summary>{line}</summary>
      {children}
    </details>
  );
}

/** A link to a scene; without the page being loaded anew. */
function Way({ to, linkTo, go, children }: Ways & { to: number; children: ComponentChildren }) {
  return (
    <a
      href={linkTo(to)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        go(to);
      }}>
      {children}
    </a>
  );
}
