// A lecture in a file of its own, and a scene as phones draw it: one scene at a time, its question first, and at the end what was answered.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Selection } from "../../data/example/selection.ts";
import type { Answer, Posed } from "../../data/questions/posed.ts";
import { meanSaid } from "../../data/questions/verdicts.ts";
import type { Theme } from "../../draw/theme.ts";
import { clicked } from "../common/clicker.ts";
import { Predict, type Props } from "../predict/predict.tsx";

export interface Scene {
  title: string;
  /** HTML of the one renderer of Markdown, which lets nothing through that could run. */
  sentences: string;
  posed: Posed | null;
  /** Place of its picture among the views. */
  view: number | null;
  selection: Partial<Selection>;
  /** Of a picture that says none itself; else empty. */
  caption: string;
  /** Of the lab, where that shows more than the picture does; else empty. */
  page: string;
}

export interface Lecture {
  id: string;
  title: string;
  scenes: Scene[];
}

/** By the id of the question. */
export type Answers = Record<string, { answer: Answer | null; gain?: number | null; word: string }>;

interface LectureViewProps {
  lecture: Lecture;
  theme: Theme;
  answers: Answers;
  onAnswer: (posed: Posed, answer: Answer | null) => void;
  onAgain: (posed: Posed) => void;
  /** Draws a picture. */
  show: (view: number, selection: Partial<Selection>, place: Element) => (() => void) | void;
}

export function LectureView({ lecture, theme, answers, onAnswer, onAgain, show }: LectureViewProps) {
  const { scenes } = lecture;
  const [number, setNumber] = useState(() => numberIn(location.hash, scenes.length));
  const heading = useRef<HTMLHeadingElement | null>(null);
  const scene = scenes[number - 1] ?? null; // behind the last one: the summary
  const waits = Boolean(scene?.posed && !(scene.posed.id in answers));
  const go = (to: number) => {
    if (to < 1 || to > scenes.length + 1) return;
    location.hash = String(to);
  };
  useEffect(() => {
    const follow = () => {
      setNumber(numberIn(location.hash, scenes.length));
      heading.current?.focus();
      scrollTo(0, 0);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const way = clicked(event);
      // The first press shows what a question waits with, the second leads on.
      if (way > 0 && waits && scene?.posed) onAnswer(scene.posed, null);
      else if (way) go(number + way);
    };
    addEventListener("keydown", turn, { capture: true });
    return () => removeEventListener("keydown", turn, { capture: true });
  });
  return (
    <div class="lecture" style={{ colorScheme: theme.dark ? "dark" : "light" }}>
      <div class="top">
        <h2 tabIndex={-1} ref={heading}>
          {scene ? scene.title : "The end, and what you predicted"}
        </h2>
        <nav aria-label="Scenes">
          <span>
            {Math.min(number, scenes.length)} of {scenes.length}
          </span>
          <button type="button" class="plain" disabled={number === 1} onClick={() => go(number - 1)}>
            Back
          </button>
          <button type="button" class="plain next" disabled={!scene} onClick={() => go(number + 1)}>
            {number < scenes.length ? "Next" : "End"}
          </button>
        </nav>
      </div>
      {scene && (
        <SceneView
          {...{ scene, theme, waits, show }}
          predict={
            scene.posed && {
              posed: scene.posed,
              given: answers[scene.posed.id]?.answer ?? null,
              isShown: !waits,
              onShow: (answer) => scene.posed && onAnswer(scene.posed, answer),
              onAgain: () => scene.posed && onAgain(scene.posed),
            }
          }
        />
      )}
      {!scene && <Summary scenes={scenes} answers={answers} />}
    </div>
  );
}

const numberIn = (hash: string, count: number) =>
  Math.min(count + 1, Math.max(1, Number.parseInt(hash.slice(1), 10) || 1));

interface SceneViewProps {
  scene: Scene;
  theme: Theme;
  /** Whether its question is not answered yet: the rest stays unseen. */
  waits: boolean;
  /** Its question. */
  predict: Omit<Props, "theme"> | null;
  show: (view: number, selection: Partial<Selection>, place: Element) => (() => void) | void;
}

/** What is said, asked and shown in one scene. */
export function SceneView({ scene, theme, waits, predict, show }: SceneViewProps) {
  return (
    <>
      {/* Whoever answered goes on reading where they answered: the question stays in its place. */}
      {predict && <Predict key={predict.posed.id} theme={theme} {...predict} />}
      {!waits && <div class="sentences" dangerouslySetInnerHTML={{ __html: scene.sentences }} />}
      {scene.view !== null && !waits && <View key={scene.view} scene={scene} theme={theme} show={show} />}
      {scene.caption && !waits && <p class="caption">{scene.caption}</p>}
      {scene.page && !waits && (
        <p class="note">
          In the lab, this scene opens the page “{scene.page}”, which shows more than the picture here.
        </p>
      )}
    </>
  );
}

function View({
  scene,
  theme,
  show,
}: {
  scene: Scene;
  theme: Theme;
  show: (view: number, selection: Partial<Selection>, place: Element) => (() => void) | void;
}) {
  const place = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    if (place.current && scene.view !== null) return show(scene.view, scene.selection, place.current);
  }, [scene, theme.signature]);
  return <div class="view" ref={place} />;
}

/** What was answered, with ways back to what was missed. */
export function Summary({ scenes, answers }: { scenes: Scene[]; answers: Answers }) {
  const asked = scenes.flatMap(({ posed, title }, at) =>
    posed ? [{ posed, title, number: at + 1, given: answers[posed.id] }] : [],
  );
  const predicted = asked.filter(({ given }) => given && given.answer !== null);
  const mean = meanSaid(predicted.flatMap(({ given }) => given?.gain ?? []));
  if (!asked.length) return <p class="summary">That was the last scene.</p>;
  return (
    <div class="summary">
      <p>
        {predicted.length
          ? `Of ${asked.length === 1 ? "one question" : `${asked.length} questions`} you answered ${predicted.length}. ${mean}`
          : `${asked.length === 1 ? "There was one question; it was not" : `There were ${asked.length} questions; none was`} answered yet. A prediction first, even a wrong one, makes what follows stick.`}
      </p>
      <ul>
        {asked.map(({ posed, title, number, given }) => (
          <li key={posed.id}>
            <a href={`#${number}`}>
              {number} {title}
            </a>
            : {given ? (given.answer === null ? "only shown" : given.word) : "not answered"}
          </li>
        ))}
      </ul>
    </div>
  );
}
