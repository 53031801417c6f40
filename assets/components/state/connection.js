// The way to a class on the server: where it is, told by a stream of events and, on waking, by one answer.

/** @import { Picture } from "../data/questions/posed.js" */

/**
 * @typedef {object} Shown
 * @property {import("../data/questions/posed.js").Truth} truth
 * @property {Record<string, {sentences: string, caption: string}>} scenes What is said in the scenes that ask it, by their numbers; as in a scene.
 * @property {Picture} class
 *
 * @typedef {object} ClassState See `Room.public` in `pages/server/classroom/room.py`.
 * @property {number} version
 * @property {string} lecture Its id; empty while it is being made ready.
 * @property {string} title
 * @property {string} problem
 * @property {number} scene From 1; 0 before the first.
 * @property {string} tag What links call it; empty before the first.
 * @property {number} ends Seconds since 1970.
 * @property {boolean} over
 * @property {number} people
 * @property {number} seats
 * @property {boolean} open Whether new people may come in.
 * @property {Record<string, number>} answered
 * @property {Record<string, Shown>} shown
 *
 * @typedef {object} Own
 * @property {boolean} joined
 * @property {string} name
 * @property {Record<string, any>} answers
 * @property {string} seat What stands for this browser in addresses; empty before it has joined.
 * @property {string} why Why it can't join, if the lecturer took it out.
 *
 * @typedef {"connecting" | "live" | "lost" | "gone"} Link
 *
 * @typedef {object} Told
 * @property {Link} link
 * @property {ClassState | null} state
 * @property {Own | null} own
 * @property {string} why Where the class is gone.
 */

/** Milliseconds. `silent` is longer than it takes the server to give two signs of life (`_HEARTBEAT` in `pages/server/classroom/routes.py`). */
const PATIENCE = { first: 1000, longest: 15000, silent: 40000, reply: 20000 };

/**
 * Follow a class until it is left.
 * @param {string | URL} root The server's own address.
 * @param {string} code
 * @param {string} person Who asks; empty for the lecturer.
 * @param {(told: Told) => void} tell Called with all that is known, whenever it changes.
 */
export function openRoom(root, code, person, tell) {
  const at = (/** @type {string} */ path) => new URL(`lab/class/${encodeURIComponent(code)}/${path}`, root);
  /** @type {Told} */
  const told = { link: "connecting", state: null, own: null, why: "" };
  /** @type {EventSource | null} */
  let stream = null;
  let timer = 0;
  let wait = PATIENCE.first;
  let turn = 0;
  let isLeft = false;
  let seat = "";

  const say = (/** @type {Partial<Told>} */ news) => {
    if (!isLeft) tell({ ...Object.assign(told, news) });
  };

  async function look() {
    let status, found;
    try {
      const reply = await fetch(at("state"), {
        cache: "no-store",
        headers: { "X-Person": person },
        signal: AbortSignal.timeout(PATIENCE.reply),
      });
      status = reply.status;
      found = await reply.json();
    } catch {
      return false; // no way, or something on the way answers with a page of its own
    }
    if (status === 404 && found.why) {
      say({ link: "gone", why: found.why });
      leave();
      return true;
    }
    const { state, own } = found;
    if (status !== 200 || !state) return false;
    // Of two answers the one that was under way for longer may be the older.
    const isOlder = told.state && told.state.version > state.version && told.link === "live";
    say(isOlder ? {} : { link: "live", own, state });
    if (state.over) leave();
    return true;
  }

  function again() {
    clearTimeout(timer);
    stream?.close();
    if (isLeft) return;
    say({ link: "lost" });
    // Not all phones of a class at the same moment.
    timer = window.setTimeout(listen, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, PATIENCE.longest);
  }

  async function listen() {
    const mine = ++turn; // whoever wakes may be about to listen already
    clearTimeout(timer);
    stream?.close();
    const isThere = await look();
    if (isLeft || mine !== turn) return;
    if (!isThere) return again();
    seat = told.own?.seat ?? "";
    const news = (stream = new EventSource(at(seat ? `news?seat=${seat}` : "news")));
    // A way may break without a word; the server gives a sign of life where there is nothing to tell.
    const hear = () => {
      clearTimeout(timer);
      timer = window.setTimeout(again, PATIENCE.silent);
    };
    hear();
    news.addEventListener("here", hear);
    // Another tab of this browser follows in its place: one that nobody looks at waits until somebody does.
    news.addEventListener("elsewhere", () => {
      if (document.visibilityState !== "hidden") return;
      clearTimeout(timer);
      news.close();
    });
    news.onmessage = ({ data }) => {
      hear();
      wait = PATIENCE.first;
      const state = JSON.parse(data);
      say({ link: "live", state });
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
  /** What this browser told the class meanwhile. @param {(own: Own | null) => Own | null} change */
  const know = (change) => {
    say({ own: change(told.own) });
    // Who has a seat now keeps it by a stream of their own.
    if (stream && (told.own?.seat ?? "") !== seat) listen();
  };
  return { at, leave, know };
}

/**
 * @param {URL} address
 * @param {object} sent
 * @returns {Promise<{reply: Response | null, why: string}>} No reply where the server wasn't reached; else why it refused, or nothing.
 */
export async function post(address, sent) {
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

/** A code in two halves, as it is read aloud. @param {string} code */
export const spelled = (code) => `${code.slice(0, 4)} ${code.slice(4)}`;
