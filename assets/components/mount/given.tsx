// A lecture given in the lab, scene by scene; a component of Streamlit, which is asked for nothing but the pages.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Theme } from "../draw/theme.ts";
import { loadAnswers, saveProgress } from "../state/answers.ts";
import { lend } from "../state/current_selection.ts";
import { endGiving, give } from "../state/giving.ts";
import { goTo, isTellingClass, leading } from "../state/leading.ts";
import { LectureView, type Presses, usePresses } from "../views/lecture/lecture.tsx";
import { useAsking } from "./asking.ts";
import type { View } from "./file.ts";
import { enter } from "./history.ts";
import { LECTURE_STYLE } from "./lecture.tsx";
import { mountView } from "./mount_view.tsx";
import { END, type Outline, showFrom, useScenes } from "./outline.ts";
import { useTraining } from "./training.ts";

let giveBack: (() => void) | null = null;

/** @param views Views by the name of their component. */
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
    const takeDown = mountView(parentElement, LECTURE_STYLE, (theme) => (
      <GivenView key={data.id} {...{ views, theme }} outline={data} tell={setTriggerValue} />
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

function GivenView({ outline, views, theme, tell }: GivenProps) {
  const { id, scenes } = outline;
  const [number, go] = usePlace(outline, tell);
  const { scene, sceneAt, takeaways, why } = useScenes(outline, number);
  const predict = useAsking(scene?.posed ?? null, id);
  const isEnd = number > scenes.length;
  const problem = scene ? scene.why_not : why;
  const { training, show } = useTraining(scene, views, showFrom(views));
  const isThere = Boolean(scene || problem) && (!training || training.isKnown);
  const begin = training?.begin;
  const presses = usePresses({ count: scenes.length, number, scene, isThere, predict, begin, sceneAt, go });
  useGiving(outline, number, presses, go);
  const close = () => {
    endGiving(true);
    tell("close", true);
  };
  return (
    <LectureView
      lecture={outline}
      {...{ theme, number, scene, predict, presses, training, show, go }}
      why={problem}
      linkTo={(to) => scenes[to - 1].link}
      end={{ answers: loadAnswers(), takeaways, ...classAtEnd(outline) }}
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

/** Return the open scene: the address names it, and each has an entry in the browser's history. */
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
    const syncNumber = () => setNumber((now) => inAddress() || now);
    addEventListener("popstate", syncNumber);
    return () => removeEventListener("popstate", syncNumber);
  }, []);
  const go = (to: number) => {
    if (scenes[to - 1]?.live) return tell("page", to);
    enter(`?give=${id}.${tagAt(to)}`);
    setNumber(to);
  };
  return [number, go] as const;
}

/** Tell the class, the notes and the tab the open scene; and go where others led the class. */
function useGiving(
  { id, scenes }: Outline,
  number: number,
  { press, waits, blank }: Presses,
  go: (number: number) => void,
) {
  const scene = scenes[number - 1];
  useEffect(() => {
    document.title = [scene ? `${number} of ${scenes.length}` : "The end", scene?.title, "Attention Lab"]
      .filter(Boolean)
      .join(" · ");
    if (!scene) return;
    saveProgress(`${id}.${scene.tag}`);
    goTo(`${id}.${scene.tag}`);
  }, [number]);
  // Presses are as the keys of this window: a second press passes no question here either.
  const pressed = useRef(press);
  pressed.current = press;
  useEffect(
    () => give({ lecture: id, tag: scene?.tag ?? END, waits, blank }, (what) => pressed.current(what)),
    [number, waits, blank],
  );
  const state = leading.value?.snapshot.state;
  const ledTo = state?.lecture === id ? state.tag : "";
  const before = useRef(ledTo);
  useEffect(() => {
    const isNews = ledTo !== before.current && before.current !== "";
    before.current = ledTo;
    const to = scenes.findIndex(({ tag }) => tag === ledTo) + 1;
    // Somebody leads the class from another device, a tablet say.
    if (isNews && to && to !== number && !isTellingClass()) go(to);
  }, [ledTo]);
}

/** Say what a class was shown: the class predicted, not the person who leads it. */
function classAtEnd({ id, scenes }: Outline) {
  const state = leading.value?.snapshot.state;
  if (state?.lecture !== id) return {};
  const asked = scenes.filter(({ asked }) => asked).length;
  const shown = scenes.filter(({ asked }) => asked && asked in state.shown).length;
  return { ofClass: { asked, shown } };
}
