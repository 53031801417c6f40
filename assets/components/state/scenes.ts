// The scenes of a lecture that is given: fetched one by one, the next two ahead, so that a press shows one at once even
// if the server is slow, or gone for a while.

import { type Signal, signal } from "@preact/signals";

const AHEAD = 2;
/** Milliseconds until a scene that failed is asked for again, and those that an answer may take. */
const AGAIN = 2000,
  PATIENCE = 90000;

export interface Fetched<Sent> {
  /** The scenes fetched so far, by number from 1. */
  known: Signal<ReadonlyMap<number, Sent>>;
  /** The reason why the wanted scene is not there; empty once it is. */
  why: Signal<string>;
  /** Fetch a scene, and then those behind it. */
  want: (number: number) => void;
}

/**
 * @param lecture Its id.
 * @param tags The names of its scenes in links; empty for one that is not fetched.
 */
export function fetchScenes<Sent>(lecture: string, tags: string[]): Fetched<Sent> {
  const known = signal<ReadonlyMap<number, Sent>>(new Map());
  const why = signal("");
  const asked = new Set<number>();
  let wanted = 0;
  async function fetchScene(number: number) {
    asked.add(number);
    try {
      const path = `lab/lecture/${encodeURIComponent(lecture)}/${encodeURIComponent(tags[number - 1])}`;
      const reply = await fetch(new URL(path, document.baseURI), { signal: AbortSignal.timeout(PATIENCE) });
      const sent = await reply.json();
      if (!reply.ok) throw new Error(sent.why);
      known.value = new Map(known.peek()).set(number, sent);
      if (number === wanted) why.value = "";
    } catch (error) {
      if (number === wanted) {
        const isExplained = error instanceof Error && !(error instanceof TypeError) && error.name === "Error";
        why.value = isExplained ? error.message : "The server can’t be reached now. This page keeps trying.";
      }
      setTimeout(next, AGAIN);
    } finally {
      asked.delete(number);
      if (known.peek().has(number)) next();
    }
  }
  /** Fetch one scene at a time, the wanted one first: a server makes them one after the other. */
  function next() {
    const isMissing = (number: number) => tags[number - 1] && !known.peek().has(number);
    const missing = Array.from({ length: AHEAD + 1 }, (_, place) => wanted + place).find(isMissing);
    if (missing === undefined || asked.has(missing)) return;
    if (missing !== wanted && asked.size) return;
    void fetchScene(missing);
  }
  return {
    known,
    why,
    want: (number) => {
      [wanted, why.value] = [number, ""];
      next();
    },
  };
}
