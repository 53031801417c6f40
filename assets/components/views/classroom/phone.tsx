// The light page of a participant of a class: it follows the lecturer, takes predictions, and may look around.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer } from "../../data/questions/posed.ts";
import type { Theme } from "../../draw/theme.ts";
import { type ClassState, type Mood, type RoomSnapshot, roundOf } from "../../state/connection.ts";
import { type Scene, SceneView, type Show } from "../lecture/scene.tsx";
import { ONCE_MORE } from "../predict/rounds.tsx";
import { describeScore, listPredictions } from "./course.tsx";

export interface ClassLecture {
  title: string;
  /** The scenes; `tag` is a scene's name in links. */
  scenes: (Scene & { tag?: string })[];
  views: string[];
}

interface CodeFormProps {
  /** The fault of the last code, or nothing. */
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
  link: RoomSnapshot["link"];
  state: ClassState;
  theme: Theme;
  /** The nickname; may be empty. */
  name: string;
  /** This browser's predictions, by the question's round. */
  answers: Record<string, Answer>;
  /** The owner's feelings about the scenes. */
  moods: Record<string, Mood>;
  /** Returns whether the answer of a round reached the server after it was shown, and doesn't count. */
  isTooLate: (round: string) => boolean;
  /** Returns whether the server has the answer of a round. */
  isSent: (round: string) => boolean;
  onAnswer: (round: string, answer: Answer) => void;
  /** An empty mood takes it back. */
  onFeel: (scene: string, mood: Mood | "") => void;
  /** The function that draws a picture. */
  show: Show;
}

export function ClassView(props: ClassViewProps) {
  const { lecture, link, state, theme, name, answers, moods, isTooLate, isSent, onAnswer, onFeel, show } = props;
  const { scenes } = lecture;
  const [own, setOwn] = useState<number | null>(null); // the scene that this phone looks at alone
  const number = own ?? state.scene;
  const sentScene = scenes[number - 1] ?? null;
  const disclosure = sentScene?.posed ? state.shown[sentScene.posed.id] : undefined;
  const posed = sentScene?.posed ? { ...sentScene.posed, ...disclosure?.truth } : null;
  const isShown = Boolean(disclosure);
  const { sentences = "", caption = "" } = disclosure?.scenes[number] ?? {};
  const scene = useMemo(
    () => (posed && sentScene ? { ...sentScene, sentences, caption } : sentScene),
    [sentScene, sentences, caption],
  );
  const round = posed ? roundOf(state, posed.id) : "";
  const mine = answers[round] ?? null;
  // The form that was sent is gone: keys and screen readers go on at the part in its place.
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => {
    // What had the focus may have gone with the scene before.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [number]);
  const at = scene
    ? `Scene ${number}: ${scene.title}.`
    : "You are in. The lecture begins when your lecturer opens the first scene.";
  const once = posed && posed.id in state.again ? ` ${ONCE_MORE}` : "";
  const asked = posed ? (isShown ? ` The answer: ${posed.answer}` : `${once} Question: ${posed.ask}`) : "";
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
          ? "The connection is lost; it comes back by itself. What you answer is sent then, if the class has not gone on."
          : own !== null && own !== state.scene && state.scene
            ? `The class is at scene ${state.scene}.`
            : ""}
      </p>
      {isShown && isTooLate(round) && (
        <p class="link" role="status">
          Your answer came too late: while the connection was lost, the class was shown what is right.
        </p>
      )}
      {!scene && <Waits {...{ name, state }} />}
      {scene && (
        <SceneView
          key={number}
          {...{ scene, theme, show }}
          waits={Boolean(posed && !isShown)}
          predict={
            posed && {
              posed: { ...posed, id: round },
              isShown,
              given: mine,
              first: round === posed.id ? null : answers[posed.id],
              onShow: (answer) => void (answer !== null && onAnswer(round, answer)),
              group: {
                answered: state.answered[round] ?? 0,
                people: state.people,
                picture: disclosure?.class ?? null,
                first: disclosure?.first,
                moved: disclosure?.moved,
                again: state.again[posed.id],
                score: isShown ? describeScore(listPredictions(scenes, state, answers)) : "",
                isSent: mine !== null && isSent(round),
              },
            }
          }
        />
      )}
      {sentScene && !(posed && !isShown) && <Felt scene={sentScene.tag ?? String(number)} {...{ moods, onFeel }} />}
    </div>
  );
}

/** Show the page before the first scene. */
const Waits = ({ name, state }: { name: string; state: ClassState }) => (
  <div class="sentences">
    <p>
      You are in
      {name && (
        <>
          , <bdi>{name}</bdi>
        </>
      )}
      . {state.people === 1 ? "You are the first" : `${state.people} are here`}. The lecture begins when your lecturer
      opens the first scene.
    </p>
    <p>
      Then this page follows by itself. Where a question comes, you predict what the model will do; what you say is
      shown to nobody, only what the class says together. Touch the pictures: each cell tells what it is.
    </p>
  </div>
);

const FEELS: [Mood, string][] = [
  ["got it", "Got it"],
  ["lost", "Lost"],
];

/** Offer one tap a scene; only the lecturer sees, and only how many. */
const Felt = ({ scene, moods, onFeel }: { scene: string } & Pick<ClassViewProps, "moods" | "onFeel">) => (
  <div class="felt" role="group" aria-label="How is it? Only your lecturer sees how many say so.">
    {FEELS.map(([mood, words]) => (
      <button
        key={mood}
        type="button"
        class="plain"
        aria-pressed={moods[scene] === mood}
        onClick={() => onFeel(scene, moods[scene] === mood ? "" : mood)}>
        {words}
      </button>
    ))}
  </div>
);

interface ScenesProps {
  /** The scene that this phone looks at alone; null for that of the class. */
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
