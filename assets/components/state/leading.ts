// The class that this browser leads: its code and its secret, kept here alone; scenes and answers follow the lecturer.
// If the server can't be reached the lecture goes on, and the class follows as soon as it can.

import { type ReadonlySignal, signal } from "@preact/signals";
import { openRoom, post, type Told } from "./connection.ts";
import { keepText, keptText } from "./storage.ts";

const KEY = "attention-lab-lead";
const AGAIN = 2000;

export interface Lead {
  code: string;
  secret: string;
}

/** The class that is led, and what is known of it. */
export interface Leading {
  lead: Lead;
  told: Told;
}

const UNTOLD: Told = { link: "connecting", state: null, own: null, why: "" };

let room: ReturnType<typeof openRoom> | null = null;
const found = kept();
/** The class. The connection to one that an earlier page led opens as soon as somebody wants to know. */
const current = signal<Leading | null>(found && { lead: found, told: UNTOLD }, { watched: connect });
/** The class that this browser leads; null if there is none. */
export const leading: ReadonlySignal<Leading | null> = current;
/** The news that the server still has to be told. */
let due: { scene?: string; show: string[] } = { show: [] };
let isTelling = false;

/**
 * Return a class's address for phones.
 * @param code Empty for the page that asks for one.
 */
export const addressOf = (code: string) => String(new URL(`class/${code}`, document.baseURI));

/**
 * Lead a class from now on.
 * @param next Null for none.
 */
export function takeLead(next: Lead | null) {
  const lead = current.peek()?.lead;
  if (next?.code === lead?.code && next?.secret === lead?.secret && (room || !next)) return;
  room?.leave();
  room = null;
  due = { show: [] };
  // A browser that keeps nothing leads it until this page is loaded again; the lecturer's link leads it on.
  keepText(KEY, next && JSON.stringify(next));
  current.value = next && { lead: next, told: UNTOLD };
  connect();
}

function connect() {
  const lead = current.peek()?.lead;
  if (!lead || room) return;
  room = openRoom(document.baseURI, lead.code, "", (told) => {
    if (told.link === "gone" || told.state?.over) return takeLead(null);
    current.value = { lead, told };
    if (told.link === "live") tellDue();
  });
}

/**
 * Tell the class to go to a scene of its lecture.
 * @param scene E.g. "hour.the-causal-mask".
 */
export function goTo(scene: string) {
  const [lecture, tag] = scene.split(".");
  connect();
  const now = current.peek();
  if (!now || (now.told.state?.lecture && now.told.state.lecture !== lecture)) return; // another lecture's page
  due.scene = tag;
  dueIn = lecture;
  tellDue();
}
let dueIn = "";

/** Show the class the answer to a question. */
export function showAll(question: string) {
  if (!current.peek()) return;
  due.show.push(question);
  tellDue();
}

/** Return whether the class is being told to go somewhere: its own place may then be older. */
export const isTellingClass = () => isTelling || due.scene !== undefined;

async function tellDue() {
  const now = current.peek();
  if (!now || !room || isTelling || now.told.link !== "live" || !now.told.state?.lecture) return;
  const { lead, told } = now;
  const at = now.told.state;
  if (due.scene !== undefined && (dueIn !== at.lecture || due.scene === at.tag)) delete due.scene;
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
    // The connection may be back without anybody noticing that it was lost.
    if (!reply || reply.status >= 500) return void setTimeout(tellDue, AGAIN);
    if (due.scene === scene) delete due.scene;
    due.show = due.show.filter((id) => id !== show);
    const latest = current.peek()?.told ?? told;
    if (state && state.version >= (latest.state?.version ?? 0)) current.value = { lead, told: { ...latest, state } };
  }
  tellDue();
}

/** Give an order that is the lecturer's alone. */
export function order(path: string, sent?: object) {
  const secret = current.peek()?.lead.secret;
  return secret && room
    ? post(room.at(path), { secret, ...sent })
    : Promise.resolve({ reply: null, why: "There is no class now." });
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
