// Two windows of one browser give a lecture together, also where the server doesn't answer: one shows the scene, one the
// notes. What is pressed in the second is done in the first.

import { signal } from "@preact/signals";
import { keepText, keptText } from "./storage.ts";

const NAME = "attention-lab-given";

/** Where a lecture is. */
export interface Given {
  /** Its id. */
  lecture: string;
  /** What links call the scene. */
  tag: string;
  /** Whether its question waits for an answer. */
  waits: boolean;
  /** Whether its screen is black or white; else empty. */
  blank: Blank | "";
  /** When the first scene of it was opened, milliseconds since 1970. */
  began: number;
}

export type Blank = "black" | "white";
/** What a key asks for; a number is that of a scene, from 1. */
export type Press = "next" | "back" | Blank | number;
type Message = { given: Given } | { press: Press; lecture: string } | { asks: true };

const channel = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;
let mine: Given | null = null;
let heard: ((press: Press) => void) | null = null;

/** What another window of this browser gives. */
export const givenElsewhere = signal<Given | null>(null);

channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if ("given" in data) givenElsewhere.value = data.given;
  else if ("press" in data) data.lecture === mine?.lecture && heard?.(data.press);
  else if (mine) post({ given: mine });
});

const post = (message: Message) => channel?.postMessage(message);

/**
 * Tell other windows where the lecture of this one is.
 * @param press Does what is pressed there.
 */
export function give(now: Omit<Given, "began">, press: (press: Press) => void) {
  const began = (mine?.lecture === now.lecture && mine.began) || begunBefore(now.lecture);
  [mine, heard] = [{ ...now, began }, press];
  keepText(NAME, JSON.stringify({ lecture: now.lecture, began }));
  post({ given: mine });
}

/** This window gives no lecture any more; the clock of the next begins anew. */
export function endGiving(isOver: boolean) {
  mine = heard = null;
  if (isOver) keepText(NAME, null);
}

/** Ask where the lecture is, and press there. */
export const askWhere = () => post({ asks: true });
export const pressThere = (press: Press, lecture: string) => post({ press, lecture });

/** A window that is loaded anew in the midst of a lecture goes on with its clock. */
function begunBefore(lecture: string) {
  try {
    const kept = JSON.parse(keptText(NAME) ?? "null");
    const isFresh = typeof kept?.began === "number" && Date.now() - kept.began < 6 * 3600e3;
    if (kept?.lecture === lecture && isFresh) return kept.began as number;
  } catch {
    // Something else was left there.
  }
  return Date.now();
}
