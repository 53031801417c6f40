// A lecture in a file that opens by double-click: its scenes, its questions, and the views that the bundle has anyway.

import { useState } from "preact/hooks";
import { USUAL } from "../data/example/selection.ts";
import type { Theme } from "../draw/theme.ts";
import { keepAnswer, keptAnswers, keptOf, told } from "../state/answers.ts";
import { choose } from "../state/owner.ts";
import lectureStyle from "../views/lecture/lecture.css";
import { type Answers, type Lecture, LectureView } from "../views/lecture/lecture.tsx";
import forms from "../views/predict/forms.css";
import card from "../views/predict/predict.css";
import { drawn } from "./drawn.tsx";
import type { View } from "./file.ts";

const STYLE = `${forms}\n${card}\n${lectureStyle}`;

/**
 * What a lecture is shown with.
 * @param views By the name of their component.
 */
export const lectureWith = (views: Record<string, View>): View =>
  function lecture({ data, parentElement }) {
    const sent: Lecture & { views: { component: string; bytes: string }[] } = JSON.parse(
      new TextDecoder().decode(data),
    );
    return drawn(parentElement, STYLE, (theme) => <Kept lecture={sent} views={views} theme={theme} />);
  };

function Kept({
  lecture,
  views,
  theme,
}: {
  lecture: Lecture & { views: { component: string; bytes: string }[] };
  views: Record<string, View>;
  theme: Theme;
}) {
  const [answers, setAnswers] = useState((): Answers => answersTo(lecture));
  return (
    <LectureView
      {...{ lecture, theme, answers }}
      onAnswer={(posed, answer) => {
        const kept = told(posed, answer);
        keepAnswer(posed.id, kept);
        setAnswers({ ...answers, [posed.id]: kept });
      }}
      onAgain={({ id }) => {
        keepAnswer(id, null);
        const { [id]: _, ...others } = answers;
        setAnswers(others);
      }}
      show={(view, selection, place) => {
        const { component, bytes } = lecture.views[view];
        choose({ ...USUAL, ...selection });
        const root = place.shadowRoot ?? place.attachShadow({ mode: "open" });
        const parentElement = root.firstElementChild ?? root.appendChild(document.createElement("div"));
        return views[component]({ data: bytesOf(bytes), parentElement });
      }}
    />
  );
}

function answersTo({ scenes }: Lecture): Answers {
  const kept = keptAnswers();
  return Object.fromEntries(
    scenes.flatMap(({ posed }) => {
      const given = posed && keptOf(kept, posed);
      return given ? [[posed.id, given]] : [];
    }),
  );
}

const unpacked = new Map<string, Uint8Array>();

/** The same bytes each time: a view keeps what it made of them. */
function bytesOf(base64: string) {
  const found = unpacked.get(base64) ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  unpacked.set(base64, found);
  return found;
}
