// A lecture in a file that opens by double-click: its scenes, its questions, and the views that the bundle has anyway.

import { useEffect, useState } from "preact/hooks";
import type { Theme } from "../draw/theme.ts";
import { loadAnswers } from "../state/answers.ts";
import lectureStyle from "../views/lecture/lecture.css";
import { type Lecture, LectureView, usePresses } from "../views/lecture/lecture.tsx";
import type { Scene } from "../views/lecture/scene.tsx";
import type { Takeaway } from "../views/lecture/summary.tsx";
import askedMap from "../views/predict/asked_map.css";
import forms from "../views/predict/forms.css";
import onSlide from "../views/predict/on_slide.css";
import card from "../views/predict/predict.css";
import { useAsking } from "./asking.ts";
import type { View } from "./file.ts";
import { mountView } from "./mount_view.tsx";
import { bytesOf, type SentView, showWith } from "./sent_view.ts";

export const LECTURE_STYLE = `${forms}\n${card}\n${lectureStyle}\n${onSlide}\n${askedMap}`;

interface Sent {
  id: string;
  title: string;
  scenes: Scene[];
  views: SentView[];
  takeaways: Takeaway[];
}

/**
 * Make the component of a lecture.
 * @param views Views by the name of their component.
 */
export const lectureWith = (views: Record<string, View>): View =>
  function lecture({ data, parentElement }) {
    const sent: Sent = JSON.parse(new TextDecoder().decode(data));
    const scenes = sent.scenes.map((scene) => ({ ...scene, asked: scene.posed?.id ?? "" }));
    return mountView(parentElement, LECTURE_STYLE, (theme) => (
      <InFile lecture={{ ...sent, scenes }} {...{ sent, views, theme }} />
    ));
  };

interface InFileProps {
  lecture: Lecture;
  sent: Sent;
  views: Record<string, View>;
  theme: Theme;
}

function InFile({ lecture, sent, views, theme }: InFileProps) {
  const [number, setNumber] = useState(() => numberIn(location.hash, sent.scenes.length));
  const sceneAt = (at: number) => sent.scenes[at - 1] ?? null; // null behind the last one: the end
  const scene = sceneAt(number);
  const predict = useAsking(scene?.posed ?? null, lecture.id);
  useEffect(() => {
    const syncNumber = () => setNumber(numberIn(location.hash, sent.scenes.length));
    addEventListener("hashchange", syncNumber);
    syncNumber(); // it may have changed since the first scene was drawn
    return () => removeEventListener("hashchange", syncNumber);
  }, []);
  const linkTo = (to: number) => `#${to}`;
  const go = (to: number) => void (location.hash = linkTo(to));
  const presses = usePresses({ count: sent.scenes.length, number, scene, isThere: true, predict, sceneAt, go });
  return (
    <LectureView
      {...{ lecture, theme, number, scene, predict, presses, go, linkTo }}
      why=""
      end={{ answers: loadAnswers(), takeaways: sent.takeaways }}
      show={(view, selection, place) =>
        showWith(views, sent.views[view].component, bytesOf(sent.views[view].bytes), selection, place)
      }
    />
  );
}

const numberIn = (hash: string, count: number) =>
  Math.min(count + 1, Math.max(1, Number.parseInt(hash.slice(1), 10) || 1));
