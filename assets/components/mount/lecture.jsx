// A lecture in a file that opens by double-click: its scenes, its questions, and the views that the bundle has anyway.

/** @import { View } from "./file.js" */
/** @import { Answers, Lecture } from "../views/lecture/lecture.jsx" */
/** @import { Theme } from "../draw/theme.js" */
import { useState } from "preact/hooks";
import { USUAL } from "../data/example/selection.js";
import { LectureView } from "../views/lecture/lecture.jsx";
import lectureStyle from "../views/lecture/lecture.css";
import forms from "../views/predict/forms.css";
import card from "../views/predict/predict.css";
import { keepAnswer, keptAnswers, keptOf, told } from "../state/answers.js";
import { drawn } from "./drawn.jsx";
import { choose } from "../state/owner.js";

const STYLE = `${forms}\n${card}\n${lectureStyle}`;

/**
 * What a lecture is shown with.
 * @param {Record<string, View>} views By the name of their component.
 * @returns {View}
 */
export const lectureWith = (views) =>
  function lecture({ data, parentElement }) {
    /** @type {Lecture & {views: {component: string, bytes: string}[]}} */
    const sent = JSON.parse(new TextDecoder().decode(data));
    return drawn(parentElement, STYLE, (theme) => <Kept lecture={sent} views={views} theme={theme} />);
  };

/** @param {{lecture: Lecture & {views: {component: string, bytes: string}[]}, views: Record<string, View>, theme: Theme}} props */
function Kept({ lecture, views, theme }) {
  const [answers, setAnswers] = useState(/** @returns {Answers} */ () => answersTo(lecture));
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

/** @param {Lecture} lecture @returns {Answers} */
function answersTo({ scenes }) {
  const kept = keptAnswers();
  return Object.fromEntries(
    scenes.flatMap(({ posed }) => {
      const given = posed && keptOf(kept, posed);
      return given ? [[posed.id, given]] : [];
    }),
  );
}

/** @type {Map<string, Uint8Array>} */
const unpacked = new Map();

/** The same bytes each time: a view keeps what it made of them. @param {string} base64 */
function bytesOf(base64) {
  const found = unpacked.get(base64) ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  unpacked.set(base64, found);
  return found;
}
