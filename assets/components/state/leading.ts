// The class that this browser leads: its code and its secret, kept here alone; scenes and answers follow the lecturer.
// If the server can't be reached the lecture goes on, and the class follows as soon as it can.

import { type ReadonlySignal, signal } from "@preact/signals";
import { openRoom, post, type RoomSnapshot } from "./connection.ts";
import { loadText, saveText } from "./storage.ts";

const KEY = "attention-lab-lead";
const AGAIN = 2000;

export interface Lead {
  code: string;
  secret: string;
}

/** The class that is led, and what is known of it. */
export interface Leading {
  lead: Lead;
  snapshot: RoomSnapshot;
}

const CONNECTING: RoomSnapshot = { link: "connecting", state: null, own: null, why: "" };

let room: ReturnType<typeof openRoom> | null = null;
const savedLead = loadLead();
/** The class. The connection to one that an earlier page led opens as soon as somebody wants to know. */
const current = signal<Leading | null>(savedLead && { lead: savedLead, snapshot: CONNECTING }, { watched: connect });
/** The class that this browser leads; null if there is none. */
export const leading: ReadonlySignal<Leading | null> = current;
/** The news that the server still has to be told. */
let pending: { scene?: string; show: string[] } = { show: [] };
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
  pending = { show: [] };
  // A browser that keeps nothing leads it until this page is loaded again; the lecturer's link leads it on.
  saveText(KEY, next && JSON.stringify(next));
  current.value = next && { lead: next, snapshot: CONNECTING };
  connect();
}

function connect() {
  const lead = current.peek()?.lead;
  if (!lead || room) return;
  room = openRoom(document.baseURI, lead.code, { secret: lead.secret }, (snapshot) => {
    if (snapshot.link === "gone" || snapshot.state?.over) return takeLead(null);
    current.value = { lead, snapshot };
    if (snapshot.link === "live") sendPending();
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
  if (!now || (now.snapshot.state?.lecture && now.snapshot.state.lecture !== lecture)) return; // another lecture's page
  pending.scene = tag;
  pendingLecture = lecture;
  sendPending();
}
let pendingLecture = "";

/** Show the class the answer to a question. */
export function showAll(question: string) {
  if (!current.peek()) return;
  pending.show.push(question);
  sendPending();
}

/** Return whether the class is being told to go somewhere: its own place may then be older. */
export const isTellingClass = () => isTelling || pending.scene !== undefined;

async function sendPending() {
  const now = current.peek();
  if (!now || !room || isTelling || now.snapshot.link !== "live" || !now.snapshot.state?.ready) return;
  const { lead, snapshot } = now;
  const at = now.snapshot.state;
  if (pending.scene !== undefined && (pendingLecture !== at.lecture || pending.scene === at.tag)) delete pending.scene;
  const {
    scene,
    show: [show],
  } = pending;
  if (scene === undefined && show === undefined) return;
  isTelling = true;
  const mine = room;
  const { reply } = await post(mine.at("lead"), { secret: lead.secret, scene, show });
  const state = reply?.ok ? await reply.json().catch(() => null) : null;
  isTelling = false;
  if (mine === room) {
    // The connection may be back without anybody noticing that it was lost.
    if (!reply || reply.status >= 500) return void setTimeout(sendPending, AGAIN);
    if (pending.scene === scene) delete pending.scene;
    pending.show = pending.show.filter((id) => id !== show);
    const latest = current.peek()?.snapshot ?? snapshot;
    if (state && state.version >= (latest.state?.version ?? 0))
      current.value = { lead, snapshot: { ...latest, state } };
  }
  sendPending();
}

/** Give an order that is the lecturer's alone. */
export function order(path: string, sent?: object) {
  const secret = current.peek()?.lead.secret;
  return secret && room
    ? post(room.at(path), { secret, ...sent })
    : Promise.resolve({ reply: null, why: "There is no class now." });
}

function loadLead(): Lead | null {
  try {
    const lead = JSON.parse(loadText(KEY) ?? "null");
    return lead && typeof lead.code === "string" && typeof lead.secret === "string"
      ? { code: lead.code, secret: lead.secret }
      : null;
  } catch {
    return null;
  }
}

// A second window of this browser, for the notes, learns of a class that was started or ended in the first.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === KEY) takeLead(loadLead());
});
