// Two windows of one browser that give a lecture together, even if the server doesn't answer: one shows the scene, one
// the notes. A press in the second acts in the first.

import { signal } from "@preact/signals";
import { keepText, keptText } from "./storage.ts";

const NAME = "attention-lab-given";

/** The place at which a lecture is. */
export interface Given {
  /** The id of the lecture. */
  lecture: string;
  /** The scene's name in links. */
  tag: string;
  /** True if its question waits for an answer. */
  waits: boolean;
  /** The colour of a blank screen, black or white; else empty. */
  blank: Blank | "";
  /** The time at which its first scene was opened, milliseconds since 1970. */
  began: number;
}

export type Blank = "black" | "white";
/** The request of a key; a number is that of a scene, from 1. */
export type Press = "next" | "back" | Blank | number;
type Message = { given: Given } | { press: Press; lecture: string } | { asks: true };

const channel = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;
let mine: Given | null = null;
let heard: ((press: Press) => void) | null = null;

/** The lecture that another window of this browser gives. */
export const givenElsewhere = signal<Given | null>(null);

channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if ("given" in data) givenElsewhere.value = data.given;
  else if ("press" in data) data.lecture === mine?.lecture && heard?.(data.press);
  else if (mine) post({ given: mine });
});

const post = (message: Message) => channel?.postMessage(message);

/**
 * Tell other windows where this window's lecture is.
 * @param press Does what is pressed there.
 */
export function give(now: Omit<Given, "began">, press: (press: Press) => void) {
  const began = (mine?.lecture === now.lecture && mine.began) || begunBefore(now.lecture);
  [mine, heard] = [{ ...now, began }, press];
  keepText(NAME, JSON.stringify({ lecture: now.lecture, began }));
  post({ given: mine });
}

/** Stop giving a lecture in this window; the clock of the next begins at zero. */
export function endGiving(isOver: boolean) {
  mine = heard = null;
  if (isOver) keepText(NAME, null);
}

/** Ask where the lecture is, and press there. */
export const askWhere = () => post({ asks: true });
export const pressThere = (press: Press, lecture: string) => post({ press, lecture });

/** Return when the lecture began: a window that is loaded again in its midst goes on with its clock. */
function begunBefore(lecture: string) {
  try {
    const kept = JSON.parse(keptText(NAME) ?? "null");
    const isFresh = typeof kept?.began === "number" && Date.now() - kept.began < 6 * 3600e3;
    if (kept?.lecture === lecture && isFresh) return kept.began as number;
  } catch {
    // The text that was left there is something else.
  }
  return Date.now();
}
