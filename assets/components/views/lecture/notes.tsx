// The lecturer's second window: what to say, what is asked and what is true, what comes next, and the clock.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Posed } from "../../data/questions/posed.ts";
import type { Theme } from "../../draw/theme.ts";
import type { Mood } from "../../state/connection.ts";
import type { Blank, Press } from "../../state/giving.ts";
import { clock, percent } from "../../words/numbers.ts";
import { useLectureKeys } from "./keys.ts";
import { KeysHelp } from "./keys_help.tsx";
import { type Scene, type Show, View } from "./scene.tsx";

interface NotesViewProps {
  scenes: { title: string; minutes: number }[];
  /** Of the scene that the lecture has come to, from 1; one more than there are is the end. */
  number: number;
  scene: (Scene & { notes: string }) | null;
  next: Scene | null;
  /** When the first scene was opened, milliseconds since 1970; 0 while nobody gives it. */
  began: number;
  /** What the next press does. */
  says: string;
  onPress: (what: Press) => void;
  /** What the screen shows in place of the scene; else empty. */
  blank: Blank | "";
  /** Of the class: how many answered. */
  answered: string;
  /** How many got it, and how many are lost; null while nobody says. */
  moods: Record<Mood, number> | null;
  /** Of a first round that goes on: how many are right by now. */
  first: { right: number; count: number } | null;
  /** Begin the second. */
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
          <h1>{scenes[number - 1]?.title ?? "The end"}</h1>
          <Small {...{ scene, theme, show }} />
          <Html class="sentences" text={scene?.sentences} />
          <Html class="own-notes" text={scene ? scene.notes || "<p>There are no notes for this scene.</p>" : ""} />
          {scene?.posed && <Asked posed={scene.posed} />}
        </section>
        <section>
          <h2>Next: {scenes[number]?.title ?? "the end"}</h2>
          {next?.posed && <p class="note">It asks first: {next.posed.ask}</p>}
          <Html class="note" text={next?.sentences} />
          <Small scene={next} {...{ theme, show }} />
        </section>
      </div>
      {isHelped && <KeysHelp onClose={() => setHelped(false)} />}
    </div>
  );
}

/** Of a first round between these shares talking helps most (Crouch & Mazur 2001). */
const HELPS = { least: 0.3, most: 0.7 };

/** What the class says besides; the projector never shows it. */
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

/** A picture to know the scene by: of a stage its map, where it shows one. */
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

/** Whoever lectures knows the answer before it is shown. */
const Asked = ({ posed }: { posed: Posed }) => (
  <div class="asked-of-all">
    <p>Asked: {posed.ask}</p>
    <p>Answer: {posed.answer}</p>
    <Html class="why" text={posed.why} />
  </div>
);

/** How far the lecture is, and how that lies to its plan. */
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
      <span>{began ? beside(minutes, planned(number - 1), planned(number)) : "No window gives this lecture now."}</span>
    </p>
  );
}

/** The time beside the plan: a scene has its minutes, so that one is on time from its planned beginning to its end. */
function beside(minutes: number, from: number, to: number) {
  const whole = (late: number) => `${Math.ceil(late)} min`;
  if (minutes > to + 0.5) return `${whole(minutes - to)} behind`;
  return minutes < from - 0.5 ? `${whole(from - minutes)} ahead` : "on time";
}

/** Milliseconds between two counts that are said. */
const SELDOM = 10000;

/** Said to those who hear it at most every ten seconds: it changes with every answer. */
function Answered({ text }: { text: string }) {
  const [said, setSaid] = useState(text);
  const last = useRef(0);
  useEffect(() => {
    const say = () => {
      last.current = Date.now();
      setSaid(text);
    };
    const timer = window.setTimeout(say, Math.max(0, last.current + SELDOM - Date.now()));
    return () => clearTimeout(timer);
  }, [text]);
  if (!text) return null;
  return (
    <p class="answered">
      {text}
      <span class="unseen" role="status">
        {said}
      </span>
    </p>
  );
}
