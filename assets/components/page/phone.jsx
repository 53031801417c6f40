// The page of somebody who takes part in a class: the server sends this bundle and nothing of Streamlit.

/** @import { View } from "./file.js" */
/** @import { ClassLecture } from "../classroom/phone.jsx" */
/** @import { Told } from "../classroom/connection.js" */
/** @import { Answer } from "../predict/predict.jsx" */
/** @import { Theme } from "../drawing/theme.js" */
import { useEffect, useRef, useState } from "preact/hooks";
import { openRoom, post } from "../classroom/connection.js";
import { ClassView, CodeForm, JoinForm } from "../classroom/phone.jsx";
import phoneStyle from "../classroom/phone.css";
import { USUAL } from "../example/selection.js";
import lectureStyle from "../lecture/lecture.css";
import forms from "../predict/forms.css";
import card from "../predict/predict.css";
import { keepText, keptText } from "../views/storage.js";
import { isAnswer } from "./answers.js";
import { drawn } from "./drawn.jsx";
import { AS_JSON } from "./lecture.jsx";
import { choose } from "./owner.js";

const STYLE = `${forms}\n${card}\n${lectureStyle}\n${phoneStyle}`;
const KEY = "attention-lab-class";
const AGAIN = 2000;

/** @typedef {{code: string, person: string, answers: Record<string, Answer>}} Kept What this browser knows of the class in which it is. */

/**
 * @param {Record<string, View>} views By the name of their component.
 * @returns {View}
 */
export const phoneWith = (views) =>
  function phone({ parentElement }) {
    const { host } = /** @type {ShadowRoot} */ (parentElement.getRootNode());
    const root = new URL(/** @type {HTMLElement} */ (host).dataset.root ?? "./", location.href.split(/[?#]/)[0]);
    const code = codeIn(location.pathname);
    return drawn(parentElement, STYLE, (theme) => <Phone {...{ root, code, views, theme }} />);
  };

/** However it is typed it is one code, and one person. @param {string} path */
const codeIn = (path) => (/\/class\/([^/]+)\/?$/.exec(path)?.[1] ?? "").replaceAll("-", "").toUpperCase();

/** @param {{root: URL, code: string, views: Record<string, View>, theme: Theme}} props */
function Phone({ root, code, views, theme }) {
  const [told, setTold] = useState(/** @type {Told} */ ({ link: "connecting", state: null, own: null, why: "" }));
  const [lecture, setLecture] = useState(/** @type {ClassLecture | null} */ (null));
  const [kept, setKept] = useState(/** @returns {Kept} */ () => keptOf(code));
  const [why, setWhy] = useState("");
  const room = useRef(/** @type {ReturnType<typeof openRoom> | null} */ (null));
  const bytes = useRef(/** @type {Map<number, Uint8Array>} */ (new Map()));

  useEffect(() => {
    if (!code) return;
    const mine = (room.current = openRoom(root, code, kept.person, setTold));
    return mine.leave;
  }, []);

  const { state, own } = told;
  const isReady = Boolean(state?.lecture);
  const [tries, setTries] = useState(0);
  const later = () => window.setTimeout(() => setTries((tries) => tries + 1), AGAIN);
  useEffect(() => {
    if (!isReady || lecture || !room.current) return;
    fetch(room.current.at("lecture")).then(async (reply) => reply.ok && setLecture(await reply.json())).catch(later);
  }, [isReady, lecture, told.link, tries]);

  // What the server lacks is sent: what was just predicted, and what it lost, or never got, while the way to it was broken.
  const lacks = state && own && told.link === "live" ? Object.keys(kept.answers).find((id) => !(id in state.shown) && String(own.answers[id]) !== String(kept.answers[id])) : undefined;
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

  if (!code || told.link === "gone") return <CodeForm why={told.why} onCode={(typed) => location.assign(new URL(`class/${encodeURIComponent(typed.replace(/[^\p{L}]/gu, "").toUpperCase() || "0")}`, root))} />;
  if (state?.over) return <p class="join" role="status">The class has ended. Nothing of it is stored any more.</p>;
  if (!state || !own) return <p class="join" role="status">{told.link === "lost" ? "The server can't be reached now. It is tried again." : "One moment …"}</p>;
  if (!own.joined)
    return (
      <JoinForm
        state={state} why={why || own.why} onJoin={async (name) => {
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
  if (!lecture) return <p class="join" role="status">{state.problem || "You are in. The lecture is being made ready …"}</p>;
  // Once it is shown, what came too late does not count.
  const counts = Object.entries(kept.answers).filter(([id]) => !(id in state.shown && id in own.answers));
  const answers = { ...own.answers, ...Object.fromEntries(counts) };
  return (
    <>
      <ClassView
        {...{ lecture, state, theme, answers }} link={told.link} isSent={(id) => String(own.answers[id]) === String(answers[id])}
        onAnswer={({ id }, answer) => setKept(keep({ ...kept, answers: { ...kept.answers, [id]: answer } }))}
        show={(view, selection, place) => {
          choose({ ...USUAL, ...selection });
          return shown(view, place);
        }}
      />
      {why && <p role="alert">{why}</p>}
    </>
  );

  /** Draw a picture, which is fetched when it is first seen. @param {number} view @param {Element} place */
  function shown(view, place) {
    let isLeft = false;
    /** @type {(() => void) | void} */
    let takeDown;
    fetched(view).then(
      (content) => {
        if (isLeft || !content) return;
        setWhy("");
        const component = lecture?.views[view] ?? "";
        const inside = place.shadowRoot ?? place.attachShadow({ mode: "open" });
        const parentElement = inside.firstElementChild ?? inside.appendChild(document.createElement("div"));
        takeDown = views[component]?.({ data: AS_JSON.includes(component) ? JSON.parse(new TextDecoder().decode(content)) : content, parentElement });
      },
      () => setWhy("The picture can't be fetched now. It is tried again with the next scene."),
    );
    return () => {
      isLeft = true;
      takeDown?.();
    };
  }

  /** @param {number} view */
  async function fetched(view) {
    const known = bytes.current.get(view);
    if (known || !room.current) return known;
    const reply = await fetch(room.current.at(`views/${view}`));
    if (!reply.ok) throw new Error(String(reply.status));
    const content = new Uint8Array(await reply.arrayBuffer());
    bytes.current.set(view, content);
    return content;
  }
}

/** Who this browser is in a class, and what it predicted there; another class has somebody else. @param {string} code @returns {Kept} */
function keptOf(code) {
  try {
    const kept = JSON.parse(keptText(KEY) ?? "null");
    if (kept?.code === code && /^[0-9a-f]{32}$/.test(kept.person) && kept.answers && typeof kept.answers === "object") {
      const answers = Object.entries(kept.answers).filter(([, answer]) => isAnswer(answer));
      return { code, person: kept.person, answers: Object.fromEntries(answers) };
    }
  } catch {
    // Something else was left there.
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return keep({ code, person: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""), answers: {} });
}

/** @param {Kept} kept */
function keep(kept) {
  // A browser that keeps nothing is somebody new after a reload.
  if (kept.code) keepText(KEY, JSON.stringify(kept));
  return kept;
}
