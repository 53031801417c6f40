// The connection to a class on the server: its state, told by a stream of events and, on waking, by one answer.

import type { Picture, Truth } from "../data/questions/posed.ts";

interface Disclosure {
  truth: Truth;
  /** The sentences of the scenes that ask it, by their numbers; as in a scene. */
  scenes: Record<string, { sentences: string; caption: string }>;
  class: Picture;
  /** For a class that answered twice: its first answers, and how many went to the right one, or away from it. */
  first?: Picture;
  moved?: Moved;
}

export interface Moved {
  to: number;
  away: number;
}

export type Mood = "lost" | "got it";

/** See `LiveClass.public_state` in `pages/server/classroom/live_class.py`. */
export interface ClassState {
  version: number;
  /** True once the lecture is made ready. */
  ready: boolean;
  /** The id of the lecture, which opens its answers and notes: the lecturer alone is told. */
  lecture?: string;
  title: string;
  problem: string;
  /** The scene from 1; 0 before the first. */
  scene: number;
  /** The scene's name in links; empty before the first. */
  tag: string;
  /** In seconds since 1970. */
  ends: number;
  over: boolean;
  people: number;
  seats: number;
  /** True if new people may come in. */
  open: boolean;
  /** The start of a question's second round, seconds since 1970. */
  again: Record<string, number>;
  answered: Record<string, number>;
  shown: Record<string, Disclosure>;
}

interface Own {
  joined: boolean;
  name: string;
  answers: Record<string, any>;
  /** Questions whose answers were shown while this browser was cut off: it may answer them until the class goes on. */
  still_open?: string[];
  /** Moods by the scene's name in links. */
  moods: Record<string, Mood>;
  /** This browser's stand-in in addresses; empty before it has joined. */
  seat: string;
  /** The reason why it can't join, if the lecturer took it out. */
  why: string;
}

const SECOND = ".2";

/** Return the id that keeps answers to a question: its second round has another id than its first. */
export const roundOf = ({ again }: ClassState, question: string) => (question in again ? question + SECOND : question);

/** Return the question of a round. */
export const questionOf = (round: string) => round.replace(/\.2$/, "");

export type Link = "connecting" | "live" | "lost" | "gone";

export interface RoomSnapshot {
  link: Link;
  state: ClassState | null;
  own: Own | null;
  /** The reason if the class is gone. */
  why: string;
}

/**
 * Milliseconds. `silent` outlasts two signs of the server's life (`_HEARTBEAT` in `pages/server/classroom/routes.py`).
 */
const PATIENCE = { first: 1000, longest: 15000, silent: 40000, reply: 20000 };

/**
 * Follow a class until it is left.
 * @param root The server's own address.
 * @param who The person who asks, or the lecturer's secret.
 * @param tell Called with all that is known, whenever it changes.
 */
export function openRoom(
  root: string | URL,
  code: string,
  who: { person: string } | { secret: string },
  tell: (snapshot: RoomSnapshot) => void,
) {
  const at = (path: string) => new URL(`lab/class/${encodeURIComponent(code)}/${path}`, root);
  const snapshot: RoomSnapshot = { link: "connecting", state: null, own: null, why: "" };
  let stream: EventSource | null = null;
  let timer = 0;
  let wait = PATIENCE.first;
  let revision = 0;
  let isLeft = false;
  let seat = "";
  let lecture: string | undefined;
  let ticket = "";

  const say = (news: Partial<RoomSnapshot>) => {
    if (!isLeft) tell({ ...Object.assign(snapshot, news) });
  };

  async function look() {
    let status: number | undefined;
    let content: any;
    try {
      const reply = await fetch(at("state"), {
        cache: "no-store",
        headers: "person" in who ? { "X-Person": who.person } : { "X-Lead": who.secret },
        signal: AbortSignal.timeout(PATIENCE.reply),
      });
      status = reply.status;
      content = await reply.json();
    } catch {
      return false; // no connection, or something in between answers with a page of its own
    }
    if (status === 404 && content.why) {
      say({ link: "gone", why: content.why });
      leave();
      return true;
    }
    const { state, own } = content;
    if (status !== 200 || !state) return false;
    lecture = state.ready ? (state.lecture ?? "") : undefined;
    // Of two answers the one that took longer may be the older.
    const isOlder = snapshot.state && snapshot.state.version > state.version && snapshot.link === "live";
    say(isOlder ? {} : { link: "live", own, state });
    if (state.over) leave();
    return true;
  }

  function again() {
    clearTimeout(timer);
    stream?.close();
    if (isLeft) return;
    say({ link: "lost" });
    // Phones of a class should not come back at the same moment.
    timer = window.setTimeout(listen, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, PATIENCE.longest);
  }

  async function listen() {
    const mine = ++revision; // a phone that wakes may be about to listen already
    clearTimeout(timer);
    stream?.close();
    const isThere = await look();
    if (isLeft || mine !== revision) return;
    if (!isThere) return again();
    seat = snapshot.own?.seat ?? "";
    const news = (stream = new EventSource(at(seat ? `news?seat=${seat}` : "news")));
    // A connection may break without a word; the server gives a sign of life if there is nothing to tell.
    const hear = () => {
      clearTimeout(timer);
      timer = window.setTimeout(again, PATIENCE.silent);
    };
    hear();
    news.addEventListener("here", hear);
    // Who follows already comes in before those who don't.
    news.addEventListener("ticket", ({ data }) => {
      ticket = data;
    });
    // Another tab of this browser follows in its place: a hidden tab waits until somebody looks at it.
    news.addEventListener("elsewhere", () => {
      if (document.visibilityState !== "hidden") return;
      clearTimeout(timer);
      news.close();
    });
    news.onmessage = ({ data }) => {
      hear();
      wait = PATIENCE.first;
      const state: ClassState = JSON.parse(data);
      if ("secret" in who && state.ready && lecture === undefined) return void listen(); // the stream tells what all may know
      say({ link: "live", state: { ...state, lecture } });
      if (state.over) leave();
    };
    news.onerror = () => {
      if (stream === news) again();
    };
  }

  // A phone that slept has no stream any more, and often doesn't know it.
  const wake = () => void (document.visibilityState === "visible" && !isLeft && listen());
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  const leave = () => {
    isLeft = true;
    clearTimeout(timer);
    stream?.close();
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
  };
  listen();
  /** Note what this browser told the class meanwhile. */
  const know = (change: (own: Own | null) => Own | null) => {
    say({ own: change(snapshot.own) });
    // A browser that has a seat now keeps it by a stream of its own.
    if (stream && (snapshot.own?.seat ?? "") !== seat) listen();
  };
  return { at, leave, know, ticket: () => ticket };
}

/** @returns No reply if the server wasn't reached; else the reason why it refused, or nothing. */
export async function post(address: URL, sent: object): Promise<{ reply: Response | null; why: string }> {
  try {
    const reply = await fetch(address, {
      method: "POST",
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(PATIENCE.reply),
    });
    return {
      reply,
      why: reply.ok ? "" : ((await reply.json().catch(() => ({}))).why ?? "The server can't do that now. Try again."),
    };
  } catch {
    return { reply: null, why: "The server can't be reached now. Try again." };
  }
}

/** Return a code in two halves, as it is read aloud. */
export const spellCode = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;
