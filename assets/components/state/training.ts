// A training run that is started in a lecture: how far it is, asked of the server again and again while it goes on.

import { type Signal, signal } from "@preact/signals";

/** See `look_at_training` in `pages/lecture/training.py`. */
export interface Told {
  state: "idle" | "starts" | "learns" | "done" | "recorded" | "waits";
  /** A sentence on what is seen. */
  said: string;
  /** The film of the run; null where its record plays. */
  view: { component: string; bytes: string } | null;
}

const GOES_ON = ["starts", "learns", "waits"];
/** Milliseconds from one look to the next, and those that an answer may take. */
const AGAIN = 700,
  PATIENCE = 20000;
const UNREACHED = "A recording of the same training: the server can’t be reached now.";

export interface Followed {
  /** Null until the server has answered. */
  told: Signal<Told | null>;
  /** Start it; while the server has not answered, a second press starts nothing. */
  begin: () => void;
  end: () => void;
}

/** @param recipe The name of a recorded run. */
export function followTraining(recipe: string): Followed {
  const told = signal<Told | null>(null);
  let timer = 0;
  let isBeginning = false;
  let isOver = false;
  async function ask(method: "GET" | "POST") {
    clearTimeout(timer);
    let news: Told;
    try {
      const address = new URL(`lab/training/${encodeURIComponent(recipe)}`, document.baseURI);
      const reply = await fetch(address, { method, signal: AbortSignal.timeout(PATIENCE) });
      if (!reply.ok) throw new Error(String(reply.status));
      news = await reply.json();
    } catch {
      // A run goes on without the browser: what is known of it stays, and is asked for again.
      const goesOn = told.peek() && GOES_ON.includes(told.peek()?.state ?? "");
      news = goesOn ? (told.peek() as Told) : { state: "recorded", said: UNREACHED, view: null };
    }
    if (isOver || (isBeginning && method === "GET")) return;
    isBeginning = false;
    told.value = news;
    if (GOES_ON.includes(news.state)) timer = window.setTimeout(() => void ask("GET"), AGAIN);
  }
  void ask("GET");
  return {
    told,
    begin: () => {
      if (isBeginning) return;
      isBeginning = true;
      void ask("POST");
    },
    end: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
