// Two windows of one browser that give a lecture together, even if the server doesn't answer: one shows the scene, one
// the notes. A press in the second acts in the first.

import { signal } from "@preact/signals";
import { loadText, saveText } from "./storage.ts";

const NAME = "attention-lab-given";

/** The place at which a lecture is. */
export interface LecturePlace {
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
type Message = { given: LecturePlace } | { press: Press; lecture: string } | { asks: true };

const channel = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;
let ownPlace: LecturePlace | null = null;
let onPress: ((press: Press) => void) | null = null;

/** The lecture that another window of this browser gives. */
export const lectureElsewhere = signal<LecturePlace | null>(null);

channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if ("given" in data) lectureElsewhere.value = data.given;
  else if ("press" in data) data.lecture === ownPlace?.lecture && onPress?.(data.press);
  else if (ownPlace) post({ given: ownPlace });
});

const post = (message: Message) => channel?.postMessage(message);

/**
 * Tell other windows where this window's lecture is.
 * @param press Does what is pressed there.
 */
export function give(now: Omit<LecturePlace, "began">, press: (press: Press) => void) {
  const began = (ownPlace?.lecture === now.lecture && ownPlace.began) || findBeginning(now.lecture);
  [ownPlace, onPress] = [{ ...now, began }, press];
  saveText(NAME, JSON.stringify({ lecture: now.lecture, began }));
  post({ given: ownPlace });
}

/** Stop giving a lecture in this window; the clock of the next begins at zero. */
export function endGiving(isOver: boolean) {
  ownPlace = onPress = null;
  if (isOver) saveText(NAME, null);
}

/** Ask where the lecture is, and press there. */
export const askWhere = () => post({ asks: true });
export const pressThere = (press: Press, lecture: string) => post({ press, lecture });

/** Return when the lecture began: a window that is loaded again in its midst goes on with its clock. */
function findBeginning(lecture: string) {
  try {
    const record = JSON.parse(loadText(NAME) ?? "null");
    const isFresh = typeof record?.began === "number" && Date.now() - record.began < 6 * 3600e3;
    if (record?.lecture === lecture && isFresh) return record.began as number;
  } catch {
    // The text that was left there is something else.
  }
  return Date.now();
}
