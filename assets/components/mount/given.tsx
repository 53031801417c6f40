// A lecture as it is given in the lab, scene by scene; a component of Streamlit, which is asked for nothing but the pages.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Theme } from "../draw/theme.ts";
import { keepProgress, keptAnswers } from "../state/answers.ts";
import { endGiving, give } from "../state/giving.ts";
import { goTo, isTellingClass, leading } from "../state/leading.ts";
import { lend } from "../state/owner.ts";
import { fetchedScenes } from "../state/scenes.ts";
import { LectureView } from "../views/lecture/lecture.tsx";
import type { Scene } from "../views/lecture/scene.tsx";
import { useAsking } from "./asking.ts";
import { drawn } from "./drawn.tsx";
import type { View } from "./file.ts";
import { enter } from "./history.ts";
import { LECTURE_STYLE } from "./lecture.tsx";
import { bytesOf, type SentView, showWith } from "./sent_view.ts";

/** See `outline_of` in `pages/lecture/given.py`. */
export interface Outline {
  id: string;
  title: string;
  /** `live` ones are pages of their own; `link` leads to each. */
  scenes: { title: string; tag: string; asked: string; minutes: number; live: boolean; link: string }[];
  /** What links call the scene that is open. */
  tag: string;
}

/** A scene as the server sends it to whoever lectures. */
export interface SentScene extends Omit<Scene, "view"> {
  view: SentView | null;
  /** HTML, as `sentences`. */
  notes: string;
  /** Why it asks or shows less than it should; else empty. */
  why_not: string;
}

/** What links call what comes behind the last scene. */
export const END = "end";
let giveBack: (() => void) | null = null;

/** @param views By the name of their component. */
export const givenWith = (views: Record<string, View>) =>
  function given({
    data,
    parentElement,
    setTriggerValue,
  }: {
    data: Outline;
    parentElement: Element;
    setTriggerValue: (name: string, value: unknown) => void;
  }) {
    giveBack ??= lend();
    const takeDown = drawn(parentElement, LECTURE_STYLE, (theme) => (
      <Given key={data.id} {...{ views, theme }} outline={data} tell={setTriggerValue} />
    ));
    return () => {
      takeDown();
      giveBack?.();
      giveBack = null;
      endGiving(false);
    };
  };

interface GivenProps {
  outline: Outline;
  views: Record<string, View>;
  theme: Theme;
  tell: (name: string, value: unknown) => void;
}

function Given({ outline, views, theme, tell }: GivenProps) {
  const { id, scenes } = outline;
  const [number, go] = usePlace(outline, tell);
  const fetched = useMemo(
    () =>
      fetchedScenes<SentScene>(
        id,
        scenes.map(({ live, tag }) => (live ? "" : tag)),
      ),
    [id],
  );
  useLayoutEffect(() => fetched.want(number), [number]);
  const sent = fetched.known.value.get(number) ?? null;
  const scene = useMemo(() => sent && { ...sent, view: sent.view ? placeOf(sent.view) : null }, [sent]);
  const predict = useAsking(sent?.posed ?? null, id);
  const isEnd = number > scenes.length;
  useGiving(outline, number, Boolean(predict && !predict.isShown), go, predict?.onShow);
  const close = () => {
    endGiving(true);
    tell("close", true);
  };
  return (
    <LectureView
      lecture={outline}
      {...{ theme, number, scene, predict, go }}
      why={sent ? sent.why_not : fetched.why.value}
      linkTo={(to) => scenes[to - 1].link}
      end={{ answers: keptAnswers(), ...classAtEnd(outline) }}
      show={(view, selection, place) =>
        showWith(views, shown[view].component, bytesOf(shown[view].bytes), selection, place)
      }
      ways={
        <>
          {!isEnd && (
            <a
              class="plain to-notes"
              href={`lecture?notes=${id}.${scenes[number - 1].tag}`}
              target="_blank"
              rel="noopener opener">
              Notes
            </a>
          )}
          {!isEnd && (
            <button type="button" class="plain" onClick={() => tell("explore", number)}>
              Explore here
            </button>
          )}
          <button type="button" class="plain" onClick={close}>
            {isEnd ? "All lectures" : "Leave"}
          </button>
        </>
      }
    />
  );
}

/** Pictures that were shown; scenes of one run share theirs, so that only what is open in it changes. */
export const shown: SentView[] = [];

export function placeOf(view: SentView) {
  const found = shown.findIndex(({ bytes, component }) => bytes === view.bytes && component === view.component);
  return found < 0 ? shown.push(view) - 1 : found;
}

/** Which scene is open: the address says it, and each has an entry in the browser's history. */
function usePlace({ id, scenes, tag }: Outline, tell: GivenProps["tell"]) {
  const numberOf = (one: string) => (one === END ? scenes.length : scenes.findIndex((scene) => scene.tag === one)) + 1;
  const tagAt = (number: number) => scenes[number - 1]?.tag ?? END;
  const inAddress = () => {
    const [lecture, ...rest] = (new URLSearchParams(location.search).get("give") ?? "").split(".");
    return lecture === id ? numberOf(rest.join(".")) : 0;
  };
  const [number, setNumber] = useState(() => inAddress() || numberOf(tag) || 1);
  useLayoutEffect(() => {
    // Between two states of one page Streamlit leaves the address at the old one.
    if (!inAddress()) enter(`?give=${id}.${tagAt(number)}`);
  }, []);
  useEffect(() => {
    const follow = () => setNumber((now) => inAddress() || now);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const go = (to: number) => {
    if (scenes[to - 1]?.live) return tell("page", to);
    enter(`?give=${id}.${tagAt(to)}`);
    setNumber(to);
  };
  return [number, go] as const;
}

/** Tell the class, the window with the notes and the tab where the lecture is; and go where others led the class. */
function useGiving(
  { id, scenes }: Outline,
  number: number,
  waits: boolean,
  go: (number: number) => void,
  onShow?: (answer: null) => void,
) {
  const scene = scenes[number - 1];
  useEffect(() => {
    document.title = [scene ? `${number} of ${scenes.length}` : "The end", scene?.title, "Attention Lab"]
      .filter(Boolean)
      .join(" · ");
    if (!scene) return;
    keepProgress(`${id}.${scene.tag}`);
    goTo(`${id}.${scene.tag}`);
  }, [number]);
  const press = useRef<(way: "next" | "back") => void>(() => {});
  press.current = (way) => {
    if (way === "next" && waits) onShow?.(null);
    else go(Math.min(Math.max(number + (way === "next" ? 1 : -1), 1), scenes.length + 1));
  };
  useEffect(() => give({ lecture: id, tag: scene?.tag ?? END, waits }, (way) => press.current(way)), [number, waits]);
  const state = leading.value?.told.state;
  const led = state?.lecture === id ? state.tag : "";
  const before = useRef(led);
  useEffect(() => {
    const isNews = led !== before.current && before.current !== "";
    before.current = led;
    const to = scenes.findIndex(({ tag }) => tag === led) + 1;
    // Somebody leads the class from another device, a tablet say.
    if (isNews && to && to !== number && !isTellingClass()) go(to);
  }, [led]);
}

/** Of a class it is said what it was shown: it predicted, not whoever leads it. */
function classAtEnd({ id, scenes }: Outline) {
  const state = leading.value?.told.state;
  if (state?.lecture !== id) return {};
  const asked = scenes.filter(({ asked }) => asked).length;
  const shown = scenes.filter(({ asked }) => asked && asked in state.shown).length;
  return { ofClass: { asked, shown } };
}
