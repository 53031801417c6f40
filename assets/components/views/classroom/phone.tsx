// The light page of somebody who takes part in a class: it follows the lecturer, takes predictions, and may look around.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer, Posed } from "../../data/questions/posed.ts";
import type { Theme } from "../../draw/theme.ts";
import type { ClassState, Told } from "../../state/connection.ts";
import { type Scene, SceneView, type Show } from "../lecture/scene.tsx";

export interface ClassLecture {
  title: string;
  scenes: Scene[];
  views: string[];
}

interface CodeFormProps {
  /** What is wrong with the last code, or nothing. */
  why: string;
  onCode: (code: string) => void;
}

export function CodeForm({ why, onCode }: CodeFormProps) {
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        onCode(String(new FormData(event.currentTarget).get("code") ?? ""));
      }}>
      <h1>Take part in a class</h1>
      {why && <p role="alert">{why}</p>}
      <label>
        Code, eight letters
        <input
          class="field"
          name="code"
          required
          minLength={8}
          maxLength={12}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
        />
      </label>
      <button class="primary">Go on</button>
    </form>
  );
}

interface JoinFormProps {
  state: ClassState;
  why: string;
  onJoin: (name: string) => void;
}

export function JoinForm({ state, why, onJoin }: JoinFormProps) {
  const until = new Date(state.ends * 1000).toLocaleString([], { weekday: "long", hour: "2-digit", minute: "2-digit" });
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        onJoin(String(new FormData(event.currentTarget).get("name") ?? ""));
      }}>
      <h1>{state.title || "A class"}</h1>
      <label>
        Nickname, if you want one
        <input class="field" name="name" maxLength={24} autocomplete="off" spellcheck={false} />
      </label>
      <button class="primary">Take part</button>
      {why && <p role="alert">{why}</p>}
      <p class="note">
        Stored on this server: the nickname and your answers, no address; until {until}, or until your lecturer ends the
        class.
      </p>
    </form>
  );
}

interface ClassViewProps {
  lecture: ClassLecture;
  link: Told["link"];
  state: ClassState;
  theme: Theme;
  /** What this browser predicted. */
  answers: Record<string, Answer>;
  /** Whether the server has the answer. */
  isSent: (id: string) => boolean;
  onAnswer: (posed: Posed, answer: Answer) => void;
  /** Draws a picture. */
  show: Show;
}

export function ClassView({ lecture, link, state, theme, answers, isSent, onAnswer, show }: ClassViewProps) {
  const { scenes } = lecture;
  const [own, setOwn] = useState<number | null>(null); // the scene that is looked at alone
  const number = own ?? state.scene;
  const sent = scenes[number - 1] ?? null;
  const told = sent?.posed ? state.shown[sent.posed.id] : undefined;
  const posed = sent?.posed ? { ...sent.posed, ...told?.truth } : null;
  const isShown = Boolean(told);
  const { sentences = "", caption = "" } = told?.scenes[number] ?? {};
  const scene = useMemo(() => (posed && sent ? { ...sent, sentences, caption } : sent), [sent, sentences, caption]);
  const mine = posed ? (answers[posed.id] ?? null) : null;
  // The form that was sent is gone: keys and screen readers go on at what came in its place.
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const at = scene
    ? `Scene ${number}: ${scene.title}.`
    : "You are in. The lecture begins when your lecturer opens the first scene.";
  const asked = posed ? (isShown ? ` The answer: ${posed.answer}` : ` Question: ${posed.ask}`) : "";
  const go = (to: number) => {
    setOwn(Math.min(Math.max(to, 1), scenes.length));
    scrollTo(0, 0);
  };
  return (
    <div class="lecture" style={{ colorScheme: theme.dark ? "dark" : "light" }}>
      <div class="top">
        <h1 class="title" tabIndex={-1} ref={heading}>
          {scene ? scene.title : lecture.title}
        </h1>
        <Scenes {...{ own, number, go }} count={scenes.length} onClass={() => setOwn(null)} />
      </div>
      <p class="unseen" role="status">
        {link === "lost" ? "No connection now." : `${at}${asked}`}
      </p>
      <p class="link">
        {link === "lost"
          ? "The connection is lost; it comes back by itself. Answers are kept."
          : own !== null && own !== state.scene && state.scene
            ? `The class is at scene ${state.scene}.`
            : ""}
      </p>
      {!scene && <p class="sentences">You are in. The lecture begins when your lecturer opens the first scene.</p>}
      {scene && (
        <SceneView
          key={number}
          {...{ scene, theme, show }}
          waits={Boolean(posed && !isShown)}
          predict={
            posed && {
              posed,
              isShown,
              given: mine,
              onShow: (answer) => void (answer !== null && onAnswer(posed, answer)),
              group: {
                answered: state.answered[posed.id] ?? 0,
                people: state.people,
                picture: state.shown[posed.id]?.class ?? null,
                isSent: mine !== null && isSent(posed.id),
              },
            }
          }
        />
      )}
    </div>
  );
}

interface ScenesProps {
  /** The scene that is looked at alone; null: that of the class. */
  own: number | null;
  number: number;
  count: number;
  go: (to: number) => void;
  onClass: () => void;
}

function Scenes({ own, number, count, go, onClass }: ScenesProps) {
  return (
    <nav aria-label="Scenes">
      {own === null ? (
        <>
          {number > 0 && (
            <span>
              {number} of {count}
            </span>
          )}
          <button type="button" class="plain" onClick={() => go(number || 1)}>
            Look around
          </button>
        </>
      ) : (
        <>
          <button type="button" class="plain" disabled={number === 1} aria-label="Back" onClick={() => go(number - 1)}>
            ‹
          </button>
          <span>
            {number} of {count}
          </span>
          <button
            type="button"
            class="plain"
            disabled={number === count}
            aria-label="Next"
            onClick={() => go(number + 1)}>
            ›
          </button>
          <button type="button" class="plain next" onClick={onClass}>
            To the class
          </button>
        </>
      )}
    </nav>
  );
}
