// The class that this browser leads: its code and its secret, kept here alone; scenes and answers follow the lecturer.
// Where the server can't be reached the lecture goes on, and the class follows as soon as it can.

import { useEffect, useState } from "preact/hooks";
import { openRoom, post, type Told } from "./connection.ts";
import { keepText, keptText } from "./storage.ts";

const KEY = "attention-lab-lead";
const AGAIN = 2000;

export interface Lead {
  code: string;
  secret: string;
}

let lead: Lead | null = kept();
let room: ReturnType<typeof openRoom> | null = null;
let told: Told = { link: "connecting", state: null, own: null, why: "" };
const followers = new Set<() => void>();
/** What the server was not told yet. */
let due: { scene?: string; show: string[] } = { show: [] };
let isTelling = false;

const tellAll = () => {
  for (const follower of followers) follower();
};

/**
 * Where phones find a class.
 * @param code Empty: where a code is typed.
 */
export const addressOf = (code: string) => String(new URL(`class/${code}`, document.baseURI));

/**
 * Lead a class from now on.
 * @param next Null: none.
 */
export function takeLead(next: Lead | null) {
  if (next?.code === lead?.code && next?.secret === lead?.secret && (room || !next)) return;
  lead = next;
  room?.leave();
  room = null;
  told = { link: "connecting", state: null, own: null, why: "" };
  due = { show: [] };
  // In a browser that keeps nothing it is led until this page is loaded anew; the lecturer's link leads it on.
  keepText(KEY, lead && JSON.stringify(lead));
  follow();
  tellAll();
}

function follow() {
  if (!lead || room) return;
  room = openRoom(document.baseURI, lead.code, "", (news) => {
    told = news;
    if (news.link === "gone" || news.state?.over) return takeLead(null);
    tellAll();
    if (news.link === "live") tellDue();
  });
}

/**
 * Tell the class to go to a scene of its lecture.
 * @param scene E.g. "hour.the-causal-mask".
 */
export function goTo(scene: string) {
  const [lecture, tag] = scene.split(".");
  if (!lead) return;
  follow();
  if (told.state?.lecture && told.state.lecture !== lecture) return; // another lecture is looked at
  due.scene = tag;
  dueIn = lecture;
  tellDue();
}
let dueIn = "";

/** Show the class the answer to a question. */
export function showAll(question: string) {
  if (!lead) return;
  due.show.push(question);
  tellDue();
}

async function tellDue() {
  if (!lead || !room || isTelling || told.link !== "live" || !told.state?.lecture) return;
  if (due.scene !== undefined && (dueIn !== told.state.lecture || due.scene === told.state.tag)) delete due.scene;
  const {
    scene,
    show: [show],
  } = due;
  if (scene === undefined && show === undefined) return;
  isTelling = true;
  const mine = room;
  const { reply } = await post(mine.at("lead"), { secret: lead.secret, scene, show });
  const state = reply?.ok ? await reply.json().catch(() => null) : null;
  isTelling = false;
  if (mine === room) {
    // The way may be back without anybody noticing that it was lost.
    if (!reply || reply.status >= 500) return void setTimeout(tellDue, AGAIN);
    if (due.scene === scene) delete due.scene;
    due.show = due.show.filter((id) => id !== show);
    if (state && state.version >= (told.state?.version ?? 0)) {
      told = { ...told, state };
      tellAll();
    }
  }
  tellDue();
}

/** Give an order that is the lecturer's alone. */
export const order = (path: string, sent?: object) =>
  lead && room
    ? post(room.at(path), { secret: lead.secret, ...sent })
    : Promise.resolve({ reply: null, why: "There is no class now." });

/** The class that is led, in a view that follows it. */
export function useLeading(): { lead: Lead; told: Told } | null {
  const [, draw] = useState(0);
  useEffect(() => {
    const again = () => draw((turn) => turn + 1);
    followers.add(again);
    follow();
    again(); // it may have been told between drawing and now
    return () => void followers.delete(again);
  }, []);
  return lead && { lead, told };
}

function kept(): Lead | null {
  try {
    const found = JSON.parse(keptText(KEY) ?? "null");
    return found && typeof found.code === "string" && typeof found.secret === "string"
      ? { code: found.code, secret: found.secret }
      : null;
  } catch {
    return null;
  }
}

// A second window of this browser, for the notes, learns of a class that was started or ended in the first.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === KEY) takeLead(kept());
});
