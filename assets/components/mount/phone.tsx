// The page of somebody who takes part in a class: the server sends this bundle and nothing of Streamlit.

import { useEffect, useRef, useState } from "preact/hooks";
import { USUAL } from "../data/example/selection.ts";
import type { Answer } from "../data/questions/posed.ts";
import type { Theme } from "../draw/theme.ts";
import { isAnswer } from "../state/answers.ts";
import { openRoom, post, type Told } from "../state/connection.ts";
import { choose } from "../state/owner.ts";
import { keepText, keptText } from "../state/storage.ts";
import phoneStyle from "../views/classroom/phone.css";
import { type ClassLecture, ClassView, CodeForm, JoinForm } from "../views/classroom/phone.tsx";
import lectureStyle from "../views/lecture/lecture.css";
import forms from "../views/predict/forms.css";
import card from "../views/predict/predict.css";
import { drawn } from "./drawn.tsx";
import type { View } from "./file.ts";

const STYLE = `${forms}\n${card}\n${lectureStyle}\n${phoneStyle}`;
const KEY = "attention-lab-class";
const AGAIN = 2000;
/** Milliseconds until a picture is fetched again: each wait is twice the last; then only a sign that the way is back helps. */
const PICTURE = { first: 1000, tries: 6 };
const PICTURE_PATIENCE = 60000;
const WAY_BACK = "attention-lab-way-back";

/** A picture that the class did not come to yet. */
class HeldBack extends Error {}

/** What this browser knows of the class in which it is. */
interface Kept {
  code: string;
  person: string;
  answers: Record<string, Answer>;
}

/** @param views By the name of their component. */
export const phoneWith = (views: Record<string, View>): View =>
  function phone({ parentElement }) {
    const { host } = parentElement.getRootNode() as ShadowRoot;
    const root = new URL((host as HTMLElement).dataset.root ?? "./", location.href.split(/[?#]/)[0]);
    const code = codeIn(location.pathname);
    return drawn(parentElement, STYLE, (theme) => <Phone {...{ root, code, views, theme }} />);
  };

/** However it is typed it is one code, and one person. */
const codeIn = (path: string) => (/\/class\/([^/]+)\/?$/.exec(path)?.[1] ?? "").replaceAll("-", "").toUpperCase();

const OUT =
  "You have no seat in this class any more: your lecturer took all out who came lately, or it was given away while you were not here. Take part again.";

function Phone({ root, code, views, theme }: { root: URL; code: string; views: Record<string, View>; theme: Theme }) {
  const [told, setTold] = useState<Told>({ link: "connecting", state: null, own: null, why: "" });
  const [lecture, setLecture] = useState<ClassLecture | null>(null);
  const [kept, setKept] = useState((): Kept => keptOf(code));
  const [why, setWhy] = useState("");
  const wasIn = useRef(false);
  const room = useRef<ReturnType<typeof openRoom> | null>(null);
  const bytes = useRef<Map<number, Uint8Array>>(new Map());

  useEffect(() => {
    if (!code) return;
    const mine = (room.current = openRoom(root, code, kept.person, setTold));
    return mine.leave;
  }, []);

  const { state, own } = told;
  // A picture that failed or was held back may be had now.
  useEffect(
    () => void (told.link === "live" && dispatchEvent(new Event(WAY_BACK))),
    [told.link, state?.scene, Object.keys(state?.shown ?? {}).length],
  );
  const isReady = Boolean(state?.lecture);
  const [tries, setTries] = useState(0);
  const later = () => window.setTimeout(() => setTries((tries) => tries + 1), AGAIN);
  useEffect(() => {
    if (!isReady || lecture || !room.current) return;
    fetch(room.current.at("lecture"))
      .then(async (reply) => reply.ok && setLecture(await reply.json()))
      .catch(later);
  }, [isReady, lecture, told.link, tries]);

  // What the server lacks is sent: what was just predicted, and what it lost, or never got, while the way to it was broken.
  const lacks =
    state && own && told.link === "live"
      ? Object.keys(kept.answers).find(
          (id) => !(id in state.shown) && String(own.answers[id]) !== String(kept.answers[id]),
        )
      : undefined;
  const lacking = lacks === undefined ? "" : String(kept.answers[lacks]);
  const last = useRef(Promise.resolve());
  useEffect(() => {
    if (lacks === undefined || !own?.joined) return;
    let timer = 0;
    const send = async () => {
      if (!room.current) return;
      const answer = kept.answers[lacks];
      const { reply, why } = await post(room.current.at("answer"), { person: kept.person, question: lacks, answer });
      if (!reply || reply.status >= 500) timer = later();
      else setWhy(why);
      if (reply?.ok) room.current.know((own) => own && { ...own, answers: { ...own.answers, [lacks]: answer } });
    };
    last.current = last.current.then(send); // a change must not overtake what it changes
    return () => clearTimeout(timer);
  }, [lacks, lacking, own, told.link, tries]);

  if (!code || told.link === "gone")
    return (
      <CodeForm
        why={told.why}
        onCode={(typed) =>
          location.assign(
            new URL(`class/${encodeURIComponent(typed.replace(/[^\p{L}]/gu, "").toUpperCase() || "0")}`, root),
          )
        }
      />
    );
  if (state?.over)
    return (
      <p class="join" role="status">
        The class has ended. Nothing of it is stored any more.
      </p>
    );
  if (!state || !own)
    return (
      <p class="join" role="status">
        {told.link === "lost" ? "The server can't be reached now. It is tried again." : "One moment …"}
      </p>
    );
  if (own.joined) wasIn.current = true;
  else
    return (
      <JoinForm
        state={state}
        why={why || own.why || (wasIn.current ? OUT : "")}
        onJoin={async (name) => {
          const mine = room.current;
          const join = async () => {
            if (!mine || mine !== room.current) return;
            const { reply, why } = await post(mine.at("join"), { person: kept.person, name });
            setWhy(why);
            const own = reply?.ok ? await reply.json() : null;
            if (own) mine.know(() => own);
            // Very many come in at once: everybody's turn comes, at times of their own.
            else if (reply?.status === 429) window.setTimeout(join, AGAIN * (0.5 + Math.random()));
          };
          await join();
        }}
      />
    );
  if (!lecture)
    return (
      <p class="join" role="status">
        {state.problem || "You are in. The lecture is being made ready …"}
      </p>
    );
  // Once it is shown, what came too late does not count.
  const counts = Object.entries(kept.answers).filter(([id]) => !(id in state.shown && id in own.answers));
  const answers = { ...own.answers, ...Object.fromEntries(counts) };
  return (
    <>
      <ClassView
        {...{ lecture, state, theme, answers }}
        link={told.link}
        isSent={(id) => String(own.answers[id]) === String(answers[id])}
        onAnswer={({ id }, answer) => setKept(keep({ ...kept, answers: { ...kept.answers, [id]: answer } }))}
        show={(view, selection, place) => {
          choose({ ...USUAL, ...selection });
          return shown(view, place);
        }}
      />
      {why && <p role="alert">{why}</p>}
    </>
  );

  /** Draw a picture, which is fetched when it is first seen. */
  function shown(view: number, place: Element) {
    let isLeft = false;
    let timer = 0;
    let tried = 0;
    let isAsked = false;
    let takeDown: (() => void) | void;
    const draw = (content: Uint8Array) => {
      const component = lecture?.views[view] ?? "";
      const inside = place.shadowRoot ?? place.attachShadow({ mode: "open" });
      const parentElement = inside.firstElementChild ?? inside.appendChild(document.createElement("div"));
      takeDown = views[component]?.({ data: content, parentElement });
    };
    const ask = async () => {
      if (isAsked) return;
      isAsked = true;
      clearTimeout(timer);
      try {
        const content = await fetched(view);
        if (isLeft || !content) return;
        rest();
        setWhy("");
        draw(content);
      } catch (error) {
        if (isLeft) return;
        const isHeld = error instanceof HeldBack;
        setWhy(isHeld ? error.message : "The picture can't be fetched now. It is tried again by itself.");
        if (!isHeld && ++tried < PICTURE.tries)
          timer = window.setTimeout(ask, PICTURE.first * 2 ** (tried - 1) * (0.5 + Math.random()));
      } finally {
        isAsked = false;
      }
    };
    const wake = () => {
      tried = 0;
      if (document.visibilityState === "visible") void ask();
    };
    const rest = () => {
      clearTimeout(timer);
      for (const sign of ["online", WAY_BACK]) removeEventListener(sign, wake);
      document.removeEventListener("visibilitychange", wake);
    };
    for (const sign of ["online", WAY_BACK]) addEventListener(sign, wake);
    document.addEventListener("visibilitychange", wake);
    void ask();
    return () => {
      isLeft = true;
      rest();
      setWhy("");
      takeDown?.();
    };
  }

  async function fetched(view: number) {
    const known = bytes.current.get(view);
    if (known || !room.current) return known;
    const reply = await fetch(room.current.at(`views/${view}`), { signal: AbortSignal.timeout(PICTURE_PATIENCE) });
    if (reply.status === 409)
      throw new HeldBack("This picture comes when the class is here, and if the scene asks, with the answer.");
    if (!reply.ok) throw new Error(String(reply.status));
    const content = new Uint8Array(await reply.arrayBuffer());
    bytes.current.set(view, content);
    return content;
  }
}

/** Who this browser is in a class, and what it predicted there; another class has somebody else. */
function keptOf(code: string): Kept {
  try {
    const kept = JSON.parse(keptText(KEY) ?? "null");
    if (kept?.code === code && /^[0-9a-f]{32}$/.test(kept.person) && kept.answers && typeof kept.answers === "object") {
      const answers = Object.entries<Answer>(kept.answers).filter(([, answer]) => isAnswer(answer));
      return { code, person: kept.person, answers: Object.fromEntries(answers) };
    }
  } catch {
    // Something else was left there.
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return keep({ code, person: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""), answers: {} });
}

function keep(kept: Kept) {
  // A browser that keeps nothing is somebody new after a reload.
  if (kept.code) keepText(KEY, JSON.stringify(kept));
  return kept;
}
