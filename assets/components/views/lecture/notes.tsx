// The lecturer's second window: what to say, the question and its answer, the next scene, and the clock.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Posed } from "../../data/questions/posed.ts";
import type { Theme } from "../../draw/theme.ts";
import type { Mood } from "../../state/connection.ts";
import type { Blank, Press } from "../../state/giving.ts";
import { clock, percent } from "../../words/numbers.ts";
import { Symbols } from "../common/symbols.tsx";
import { useLectureKeys } from "./keys.ts";
import { KeysHelp } from "./keys_help.tsx";
import { type Scene, type Show, View } from "./scene.tsx";

interface NotesViewProps {
  scenes: { title: string; minutes: number }[];
  /** The number of the scene that the lecture has come to, from 1; one more than there are is the end. */
  number: number;
  scene: (Scene & { notes: string }) | null;
  next: Scene | null;
  /** The time at which the first scene was opened, milliseconds since 1970; 0 while nobody gives it. */
  began: number;
  /** The effect of the next press, in words. */
  says: string;
  onPress: (what: Press) => void;
  /** The colour of the screen in place of the scene; else empty. */
  blank: Blank | "";
  /** The words on how many of the class answered. */
  answered: string;
  /** The numbers of people who got it, and who are lost; null while nobody says. */
  moods: Record<Mood, number> | null;
  /** The number of right answers so far in a first round that goes on. */
  first: { right: number; count: number } | null;
  /** Begins the second round. */
  onAgain: () => void;
  theme: Theme;
  show: Show;
}

export function NotesView(props: NotesViewProps) {
  const { scenes, number, scene, next, says, onPress, blank, answered, theme, show } = props;
  const [isHelped, setHelped] = useState(false);
  useLectureKeys(onPress, () => setHelped(!isHelped));
  return (
    <div class="lecture notes" style={{ colorScheme: theme.dark ? "dark" : "light" }}>
      <div class="top">
        <Clock {...props} />
        <Answered text={answered} />
        <Felt {...props} />
        <nav aria-label="Scenes">
          <button type="button" class="plain" disabled={number === 1} onClick={() => onPress("back")}>
            Back
          </button>
          <button type="button" class="plain next" disabled={number > scenes.length} onClick={() => onPress("next")}>
            {says}
          </button>
        </nav>
      </div>
      <div class="columns">
        <section>
          {blank && (
            <p class="is-blank" role="status">
              The screen is {blank} now; the next press shows it again.
            </p>
          )}
          <h1>
            <Symbols text={scenes[number - 1]?.title ?? "The end"} />
          </h1>
          <Small {...{ scene, theme, show }} />
          <Html class="sentences" text={scene?.sentences} />
          <Html class="own-notes" text={scene ? scene.notes || "<p>There are no notes for this scene.</p>" : ""} />
          {scene?.posed && <Asked posed={scene.posed} />}
        </section>
        <section>
          <h2>
            Next: <Symbols text={scenes[number]?.title ?? "the end"} />
          </h2>
          {next?.posed && <p class="note">It asks first: {next.posed.ask}</p>}
          <Html class="note" text={next?.sentences} />
          <Small scene={next} {...{ theme, show }} />
        </section>
      </div>
      {isHelped && <KeysHelp onClose={() => setHelped(false)} />}
    </div>
  );
}

/** The shares of right answers in a first round between which talking helps most (Crouch & Mazur 2001). */
const HELPS = { least: 0.3, most: 0.7 };

/** Show what else the class says; the projector never shows it. */
function Felt({ moods, first, onAgain }: NotesViewProps) {
  const share = first?.count ? first.right / first.count : 0;
  const helps = share >= HELPS.least && share <= HELPS.most;
  return (
    <>
      {moods && (
        <p class="answered">
          {moods.lost} lost, {moods["got it"]} got it
        </p>
      )}
      {first && first.count > 0 && (
        <p class="first-round">
          {percent(share)} are right so far. {helps && "Talking helps most now. "}
          <button type="button" class="plain" onClick={onAgain}>
            Let them talk, and ask again
          </button>
        </p>
      )}
    </>
  );
}

/** Show a picture to know the scene by: of a stage its map, if it shows one. */
function Small({ scene, theme, show }: { scene: Scene | null } & Pick<NotesViewProps, "theme" | "show">) {
  const parts = scene?.parts.includes("map") ? ["map"] : scene?.parts;
  const small = useMemo(() => scene && { ...scene, parts: parts ?? [] }, [scene]);
  if (!small || small.view === null) return null;
  return (
    <div class="small" inert>
      <View key={small.title} scene={small} isAlone isStill {...{ theme, show }} />
    </div>
  );
}

const Html = ({ text, ...place }: { text?: string; class: string }): ComponentChildren =>
  text ? <div {...place} dangerouslySetInnerHTML={{ __html: text }} /> : null;

/** Show question and answer: the lecturer knows the answer before it is shown. */
const Asked = ({ posed }: { posed: Posed }) => (
  <div class="asked-of-all">
    <p>Asked: {posed.ask}</p>
    <p>Answer: {posed.answer}</p>
    <Html class="why" text={posed.why} />
  </div>
);

/** Show how far the lecture is, and how that compares with its plan. */
function Clock({ scenes, number, began }: NotesViewProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const minutes = began ? (now - began) / 60000 : 0;
  const planned = (count: number) => scenes.slice(0, count).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <p class="clock">
      <b>
        {Math.min(number, scenes.length)} of {scenes.length}
      </b>
      <b>{clock(minutes)}</b>
      <span>{began ? beside(minutes, planned(number - 1), planned(number)) : "No window shows this lecture now."}</span>
    </p>
  );
}

/** Return the time beside the plan: a scene is on time from its planned beginning to its end. */
function beside(minutes: number, from: number, to: number) {
  const whole = (late: number) => `${Math.ceil(late)} min`;
  if (minutes > to + 0.5) return `${whole(minutes - to)} behind`;
  return minutes < from - 0.5 ? `${whole(from - minutes)} ahead` : "on time";
}

/** The milliseconds between two counts that are read out. */
const SELDOM = 10000;

/** Tell how many answered, but read it out every ten seconds at most: it changes with every answer. */
function Answered({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState(text);
  const last = useRef(0);
  useEffect(() => {
    const say = () => {
      last.current = Date.now();
      setAnnouncement(text);
    };
    const timer = window.setTimeout(say, Math.max(0, last.current + SELDOM - Date.now()));
    return () => clearTimeout(timer);
  }, [text]);
  if (!text) return null;
  return (
    <p class="answered">
      {text}
      <span class="unseen" role="status">
        {announcement}
      </span>
    </p>
  );
}
