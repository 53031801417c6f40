// The window with the lecturer's notes: it follows the lecture's window, or the class that this browser leads.

import { useEffect } from "preact/hooks";
import type { Theme } from "../draw/theme.ts";
import { roundOf } from "../state/connection.ts";
import { lend } from "../state/current_selection.ts";
import { askWhere, lectureElsewhere, type Press, pressThere } from "../state/giving.ts";
import { goTo, leading, order, showAll } from "../state/leading.ts";
import notesStyle from "../views/lecture/notes.css";
import { NotesView } from "../views/lecture/notes.tsx";
import { useAside } from "./aside.ts";
import type { View } from "./file.ts";
import { LECTURE_STYLE } from "./lecture.tsx";
import { mountView } from "./mount_view.tsx";
import { END, type Outline, showFrom, useScenes } from "./outline.ts";

/** @param views Views by the name of their component. */
export const notesWith = (views: Record<string, View>) =>
  function notes({ data, parentElement }: { data: Outline; parentElement: Element }) {
    const giveBack = lend();
    const takeDown = mountView(parentElement, `${LECTURE_STYLE}\n${notesStyle}`, (theme) => (
      <Notes key={data.id} {...{ views, theme }} outline={data} />
    ));
    return () => {
      takeDown();
      giveBack();
    };
  };

function Notes({ outline, views, theme }: { outline: Outline; views: Record<string, View>; theme: Theme }) {
  const { scenes } = outline;
  const { number, waits, began, blank, press } = useWhere(outline);
  const { scene, next } = useScenes(outline, number);
  const state = leading.value?.snapshot.state;
  const countedQuestion = state && scenes[number - 1]?.asked;
  const aside = useAside();
  const round = state && countedQuestion ? roundOf(state, countedQuestion) : "";
  const first =
    countedQuestion && round === countedQuestion && !(countedQuestion in (state?.shown ?? {}))
      ? aside?.answers[round]
      : undefined;
  useEffect(() => {
    document.title = ["Notes", scenes[number - 1]?.title, "Attention Lab"].filter(Boolean).join(" · ");
  }, [number]);
  return (
    <NotesView
      {...{ scenes, number, scene, next, began, blank, theme }}
      says={blank ? "Show it again" : waits ? "Show" : number < scenes.length ? "Next" : "End"}
      onPress={press}
      answered={
        !state
          ? ""
          : countedQuestion
            ? `${state.answered[round] ?? 0} of ${state.people} answered`
            : `${state.people} here`
      }
      moods={aside?.moods[scenes[number - 1]?.tag] ?? null}
      first={first ? { right: first.right, count: first.class.count } : null}
      onAgain={() => void order("lead", { again: countedQuestion })}
      show={showFrom(views)}
    />
  );
}

/** Return the place of the lecture: in a window of this browser, or else in the class. */
function useWhere({ id, scenes, tag }: Outline) {
  useEffect(askWhere, []);
  const other = lectureElsewhere.value?.lecture === id ? lectureElsewhere.value : null;
  const state = leading.value?.snapshot.state;
  const led = state?.lecture === id ? state : null;
  const at = other?.tag ?? led?.tag ?? tag;
  const number = (at === END ? scenes.length : scenes.findIndex((scene) => scene.tag === at)) + 1 || 1;
  const asked = scenes[number - 1]?.asked;
  const waits = other ? other.waits : Boolean(led && asked && !(asked in led.shown));
  const press = (what: Press) => {
    if (other) pressThere(what, id);
    else if (led && what === "next" && waits) showAll(asked);
    else if (led && what !== "black" && what !== "white") {
      const to = scenes[(typeof what === "number" ? what : number + (what === "next" ? 1 : -1)) - 1];
      if (to) goTo(`${id}.${to.tag}`);
    }
  };
  return { number, waits, began: other?.began ?? 0, blank: other?.blank ?? "", press } as const;
}
