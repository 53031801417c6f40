// The page of a participant of a class: the server sends this bundle and nothing of Streamlit.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer } from "../data/questions/posed.ts";
import type { Theme } from "../draw/theme.ts";
import { type ClassState, questionOf } from "../state/connection.ts";
import { loadText, saveText } from "../state/storage.ts";
import { Course, listPredictions, type Prediction } from "../views/classroom/course.tsx";
import phoneStyle from "../views/classroom/phone.css";
import { type ClassLecture, ClassView, CodeForm, JoinForm } from "../views/classroom/phone.tsx";
import { hostAround } from "../views/common/shadow.ts";
import { SceneView } from "../views/lecture/scene.tsx";
import { useAttendance } from "./attendance.ts";
import { drawFetched, pictureAt } from "./fetched_picture.ts";
import type { View } from "./file.ts";
import { LECTURE_STYLE } from "./lecture.tsx";
import { mountView } from "./mount_view.tsx";
import { showWith } from "./sent_view.ts";
import { saveShown } from "./take_home.ts";

const STYLE = `${LECTURE_STYLE}\n${phoneStyle}`;

/** @param views Views by the name of their component. */
export const phoneWith = (views: Record<string, View>): View =>
  function phone({ parentElement }) {
    const root = new URL(hostAround(parentElement)?.dataset.root ?? "./", location.href.split(/[?#]/)[0]);
    const code = codeIn(location.pathname);
    return mountView(parentElement, STYLE, (theme) => <Phone {...{ root, code, views, theme }} />);
  };

/** Return the code of an address: however it is typed, it is one code, and one person. */
const codeIn = (path: string) => (/\/class\/([^/]+)\/?$/.exec(path)?.[1] ?? "").replaceAll("-", "").toUpperCase();

const OUT =
  "You have no seat in this class any more: your lecturer removed everyone who came lately, or somebody took it while you were away. Take part again.";

interface PhoneProps {
  root: URL;
  code: string;
  /** Views by the name of their component. */
  views: Record<string, View>;
  theme: Theme;
}

function Phone({ root, code, views, theme }: PhoneProps) {
  const { snapshot, attendance, lecture, why, setWhy, room, join, predict, feel } = useAttendance(root, code);
  const { link, state, own } = snapshot;
  const wasIn = useRef(false);
  const bytes = useRef(new Map<number, Uint8Array>());
  const last = useRef<Known | null>(null); // the last news: of a class that is over nothing more is told
  if (state && own && !state.over)
    last.current = { state, answers: selectCounting(state, own.answers, attendance.answers) };

  const course = useCourse(code, lecture, last.current);
  const [isOther, setOther] = useState(false);
  const left = course && !isOther && (link === "gone" || state?.over) ? course : null;

  if (left && !(lecture && last.current)) return <Course {...left} onOther={() => setOther(true)} />;
  if (!code || link === "gone")
    return <CodeForm why={snapshot.why} onCode={(typed) => location.assign(addressOf(root, typed))} />;
  if (state?.over)
    return lecture && last.current ? (
      <Ended {...{ lecture, theme, views }} {...last.current} pictures={bytes.current} />
    ) : (
      <Waiting>The class has ended. Nothing of it is stored any more.</Waiting>
    );
  if (!state || !own)
    return (
      <Waiting>{link === "lost" ? "The server can't be reached now. This page keeps trying." : "One moment …"}</Waiting>
    );
  if (!own.joined) return <JoinForm state={state} why={why || own.why || (wasIn.current ? OUT : "")} onJoin={join} />;
  wasIn.current = true;
  if (!lecture) return <Waiting>{state.problem || "You are in. The lecture is being made ready …"}</Waiting>;

  const titles = [lecture.scenes[state.scene - 1]?.title, lecture.title, "Attention Lab"];
  document.title = titles.filter(Boolean).join(" · ");

  const answers = selectCounting(state, own.answers, attendance.answers);
  const fetchView = async (view: number) => {
    const known = bytes.current.get(view);
    if (known || !room.current) return known;
    const content = await pictureAt(room.current.at(`views/${view}`));
    bytes.current.set(view, content);
    return content;
  };
  return (
    <>
      <ClassView
        {...{ lecture, link, state, theme, answers }}
        name={own.name}
        moods={own.moods}
        onFeel={feel}
        isTooLate={(round) =>
          round in attendance.answers &&
          !(round in own.answers) &&
          questionOf(round) in state.shown &&
          !own.still_open?.includes(questionOf(round))
        }
        isSent={(id) => String(own.answers[id]) === String(answers[id])}
        onAnswer={predict}
        show={(view, selection, place) =>
          drawFetched(
            () => fetchView(view),
            (content) => showWith(views, lecture.views[view] ?? "", content, selection, place),
            setWhy,
          )
        }
      />
      {why && <p role="alert">{why}</p>}
    </>
  );
}

const addressOf = (root: URL, typed: string) =>
  new URL(`class/${encodeURIComponent(typed.replace(/[^\p{L}]/gu, "").toUpperCase() || "0")}`, root);

const Waiting = ({ children }: { children: ComponentChildren }) => (
  <p class="join" role="status">
    {children}
  </p>
);

/** A phone's knowledge of its class. */
interface Known {
  state: ClassState;
  /** The owner's predictions, by the question's round. */
  answers: Record<string, Answer>;
}

/** Return the answers that count: once it is shown, those that the server has. */
function selectCounting(state: ClassState, onServer: Known["answers"], here: Known["answers"]) {
  const counts = Object.entries(here).filter(([round]) => !(questionOf(round) in state.shown));
  return { ...onServer, ...Object.fromEntries(counts) };
}

const COURSE = "attention-lab-course";

interface CourseRecord {
  code: string;
  title: string;
  taken: Prediction[];
}

/** Return this phone's predictions, kept on it alone: they outlast the class and a reload of the page. */
function useCourse(code: string, lecture: ClassLecture | null, known: Known | null): CourseRecord | null {
  const taken = lecture && known ? listPredictions(lecture.scenes, known.state, known.answers) : [];
  const now = lecture && taken.length ? JSON.stringify({ code, title: lecture.title, taken }) : "";
  useEffect(() => {
    if (now) saveText(COURSE, now);
  }, [now]);
  const record = useMemo(() => parseCourse(now || loadText(COURSE)), [now]);
  return record?.code === code ? record : null;
}

/** Read what was kept; something else may have been left there. */
function parseCourse(text: string | null): CourseRecord | null {
  try {
    const record = JSON.parse(text ?? "null");
    const isOne = ({ number, gain, ...texts }: Prediction) =>
      Number.isInteger(number) &&
      (gain === null || typeof gain === "number") &&
      [texts.title, texts.ask, texts.answer, texts.word].every((one) => typeof one === "string");
    return record && [record.code, record.title].every((one) => typeof one === "string") && record.taken.every(isOne)
      ? record
      : null;
  } catch {
    return null;
  }
}

interface EndedProps extends Known {
  lecture: ClassLecture;
  pictures: Map<number, Uint8Array>;
  views: Record<string, View>;
  theme: Theme;
}

/** Show what stays on this phone: its owner's predictions, the scenes to look at again, and a file of them. */
function Ended({ lecture, state, answers, pictures, views, theme }: EndedProps) {
  const [looked, setLooked] = useState(0);
  const scene = lecture.scenes[looked - 1];
  const disclosure = scene?.posed && state.shown[scene.posed.id];
  if (scene)
    return (
      <div class="lecture" style={{ colorScheme: theme.dark ? "dark" : "light" }}>
        <div class="top">
          <h1 class="title">{scene.title}</h1>
          <nav aria-label="Scenes">
            <button type="button" class="plain next" onClick={() => setLooked(0)}>
              Back to all
            </button>
          </nav>
        </div>
        <SceneView
          scene={{ ...scene, ...disclosure?.scenes[looked], posed: null }}
          {...{ theme }}
          waits={false}
          predict={null}
          show={(view, selection, place) => {
            const content = pictures.get(view);
            return content && showWith(views, lecture.views[view] ?? "", content, selection, place);
          }}
        />
      </div>
    );
  return (
    <Course
      title={lecture.title}
      taken={listPredictions(lecture.scenes, state, answers)}
      onLook={setLooked}
      onKeep={() => void saveShown(lecture, state, pictures)}
    />
  );
}
