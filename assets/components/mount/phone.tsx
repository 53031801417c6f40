// The page of somebody who takes part in a class: the server sends this bundle and nothing of Streamlit.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Theme } from "../draw/theme.ts";
import phoneStyle from "../views/classroom/phone.css";
import { ClassView, CodeForm, JoinForm } from "../views/classroom/phone.tsx";
import { hostAround } from "../views/common/shadow.ts";
import { useAttendance } from "./attendance.ts";
import { drawn } from "./drawn.tsx";
import { drawFetched, pictureAt } from "./fetched_picture.ts";
import type { View } from "./file.ts";
import { LECTURE_STYLE } from "./lecture.tsx";
import { showWith } from "./sent_view.ts";

const STYLE = `${LECTURE_STYLE}\n${phoneStyle}`;

/** @param views By the name of their component. */
export const phoneWith = (views: Record<string, View>): View =>
  function phone({ parentElement }) {
    const root = new URL(hostAround(parentElement)?.dataset.root ?? "./", location.href.split(/[?#]/)[0]);
    const code = codeIn(location.pathname);
    return drawn(parentElement, STYLE, (theme) => <Phone {...{ root, code, views, theme }} />);
  };

/** However it is typed it is one code, and one person. */
const codeIn = (path: string) => (/\/class\/([^/]+)\/?$/.exec(path)?.[1] ?? "").replaceAll("-", "").toUpperCase();

const OUT =
  "You have no seat in this class any more: your lecturer took all out who came lately, or it was given away while you were not here. Take part again.";

interface PhoneProps {
  root: URL;
  code: string;
  /** By the name of their component. */
  views: Record<string, View>;
  theme: Theme;
}

function Phone({ root, code, views, theme }: PhoneProps) {
  const { told, kept, lecture, why, setWhy, room, join, predict } = useAttendance(root, code);
  const { link, state, own } = told;
  const wasIn = useRef(false);
  const bytes = useRef(new Map<number, Uint8Array>());

  if (!code || link === "gone")
    return <CodeForm why={told.why} onCode={(typed) => location.assign(addressOf(root, typed))} />;
  if (state?.over) return <Waiting>The class has ended. Nothing of it is stored any more.</Waiting>;
  if (!state || !own)
    return (
      <Waiting>{link === "lost" ? "The server can't be reached now. It is tried again." : "One moment …"}</Waiting>
    );
  if (!own.joined) return <JoinForm state={state} why={why || own.why || (wasIn.current ? OUT : "")} onJoin={join} />;
  wasIn.current = true;
  if (!lecture) return <Waiting>{state.problem || "You are in. The lecture is being made ready …"}</Waiting>;

  // Once it is shown, what came too late does not count.
  const counts = Object.entries(kept.answers).filter(([id]) => !(id in state.shown && id in own.answers));
  const answers = { ...own.answers, ...Object.fromEntries(counts) };
  const fetched = async (view: number) => {
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
        isSent={(id) => String(own.answers[id]) === String(answers[id])}
        onAnswer={({ id }, answer) => predict(id, answer)}
        show={(view, selection, place) =>
          drawFetched(
            () => fetched(view),
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
