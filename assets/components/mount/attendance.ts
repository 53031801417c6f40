// A participant of a class: who they are, what they predicted, and what the server knows of it.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Answer } from "../data/questions/posed.ts";
import { isAnswer } from "../state/answers.ts";
import { type Mood, openRoom, post, questionOf, type RoomSnapshot, roundOf } from "../state/connection.ts";
import { loadText, saveText } from "../state/storage.ts";
import type { ClassLecture } from "../views/classroom/phone.tsx";
import { noteWayBack } from "./fetched_picture.ts";

const KEY = "attention-lab-class";
const AGAIN = 2000;

/** The class that this browser is in, as far as the browser knows it. */
interface Attendance {
  code: string;
  person: string;
  answers: Record<string, Answer>;
}

type Room = ReturnType<typeof openRoom>;

/**
 * Take part in the class with this code, as the person who took part in it here before.
 * @param root The server's own address.
 */
export function useAttendance(root: URL, code: string) {
  const [snapshot, setSnapshot] = useState<RoomSnapshot>({ link: "connecting", state: null, own: null, why: "" });
  const [attendance, setAttendance] = useState((): Attendance => loadAttendance(code));
  const [why, setWhy] = useState("");
  const [tries, setTries] = useState(0);
  const later = () => window.setTimeout(() => setTries((tries) => tries + 1), AGAIN);
  const room = useRef<Room | null>(null);
  useEffect(() => {
    if (!code) return;
    const mine = (room.current = openRoom(root, code, { person: attendance.person }, setSnapshot));
    return mine.leave;
  }, []);
  useEffect(
    () => void (snapshot.link === "live" && noteWayBack()),
    [snapshot.link, snapshot.state?.scene, Object.keys(snapshot.state?.shown ?? {}).length],
  );
  const lecture = useLecture(room, snapshot, tries, later);
  useSending(room, snapshot, attendance, tries, later, setWhy);

  const join = async (name: string) => {
    const mine = room.current;
    const ask = async () => {
      if (!mine || mine !== room.current) return;
      const { reply, why } = await post(mine.at("join"), { person: attendance.person, name, ticket: mine.ticket() });
      setWhy(why);
      const own = reply?.ok ? await reply.json() : null;
      if (own) mine.know(() => own);
      // Very many come in at once: each has a turn, at a time of its own.
      else if (reply?.status === 429) window.setTimeout(ask, AGAIN * (0.5 + Math.random()));
    };
    await ask();
  };
  const predict = (id: string, answer: Answer) =>
    setAttendance(saveAttendance({ ...attendance, answers: { ...attendance.answers, [id]: answer } }));
  const feel = async (scene: string, mood: Mood | "") => {
    const mine = room.current;
    if (!mine) return;
    const { reply, why } = await post(mine.at("mood"), { person: attendance.person, scene, mood });
    setWhy(why);
    const { [scene]: _, ...others } = snapshot.own?.moods ?? {};
    if (reply?.ok) mine.know((own) => own && { ...own, moods: mood ? { ...others, [scene]: mood } : others });
  };
  return { snapshot, attendance, lecture, why, setWhy, room, join, predict, feel };
}

type RoomRef = { current: Room | null };

/** Return the lecture of the class as soon as it is ready; null before. */
function useLecture(room: RoomRef, { state, link }: RoomSnapshot, tries: number, later: () => void) {
  const [lecture, setLecture] = useState<ClassLecture | null>(null);
  const isReady = Boolean(state?.ready);
  useEffect(() => {
    if (!isReady || lecture || !room.current) return;
    fetch(room.current.at("lecture"))
      .then(async (reply) => reply.ok && setLecture(await reply.json()))
      .catch(later);
  }, [isReady, lecture, link, tries]);
  return lecture;
}

/** Send what the server lacks: a new prediction, and one that a broken connection lost. */
function useSending(
  room: RoomRef,
  { state, own, link }: RoomSnapshot,
  attendance: Attendance,
  tries: number,
  later: () => number,
  setWhy: (why: string) => void,
) {
  const isLacking = (round: string) => {
    if (!state || !own || (questionOf(round) in state.shown && !own.still_open?.includes(questionOf(round))))
      return false;
    return (
      round === roundOf(state, questionOf(round)) && String(own.answers[round]) !== String(attendance.answers[round])
    );
  };
  const lacks = state && own && link === "live" ? Object.keys(attendance.answers).find(isLacking) : undefined;
  const lacking = lacks === undefined ? "" : String(attendance.answers[lacks]);
  const last = useRef(Promise.resolve());
  useEffect(() => {
    if (lacks === undefined || !own?.joined) return;
    let timer = 0;
    const send = async () => {
      if (!room.current) return;
      const answer = attendance.answers[lacks];
      const { reply, why } = await post(room.current.at("answer"), {
        person: attendance.person,
        question: lacks,
        answer,
      });
      if (!reply || reply.status >= 500) timer = later();
      else setWhy(why);
      if (reply && !reply.ok && reply.status < 500)
        room.current.know(
          (own) => own && { ...own, still_open: own.still_open?.filter((id) => id !== questionOf(lacks)) },
        );
      if (reply?.ok) room.current.know((own) => own && { ...own, answers: { ...own.answers, [lacks]: answer } });
    };
    last.current = last.current.then(send); // a change must not overtake the answer that it changes
    return () => clearTimeout(timer);
  }, [lacks, lacking, own, link, tries]);
}

/** Return this browser's person in a class and their predictions; another class has another person. */
function loadAttendance(code: string): Attendance {
  try {
    const record = JSON.parse(loadText(KEY) ?? "null");
    if (
      record?.code === code &&
      /^[0-9a-f]{32}$/.test(record.person) &&
      record.answers &&
      typeof record.answers === "object"
    ) {
      const answers = Object.entries<Answer>(record.answers).filter(([, answer]) => isAnswer(answer));
      return { code, person: record.person, answers: Object.fromEntries(answers) };
    }
  } catch {
    // The text that was left there is something else.
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return saveAttendance({
    code,
    person: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    answers: {},
  });
}

function saveAttendance(attendance: Attendance) {
  // A browser that keeps nothing is a new person after a reload.
  if (attendance.code) saveText(KEY, JSON.stringify(attendance));
  return attendance;
}
