// A person's results in a class: how near each prediction came, what was missed, and the ways to look again.

import type { Answer, Posed } from "../../data/questions/posed.ts";
import { describeMean, gainOf, verdictOf } from "../../data/questions/verdicts.ts";
import { type ClassState, roundOf } from "../../state/connection.ts";
import type { Scene } from "../lecture/scene.tsx";

/** A question whose answer the class was shown. */
export interface Prediction {
  /** The number of its scene, from 1. */
  number: number;
  title: string;
  ask: string;
  /** The right answer, in words. */
  answer: string;
  /** The nearness of the prediction; empty if nothing was predicted. */
  word: string;
  /** See `gainOf`. */
  gain: number | null;
}

/** The gain from which a prediction beats a guess that knows nothing. */
const BEATS = 0.05;

/** Return what came of each question by now, in the order of the scenes. */
export function listPredictions(scenes: Scene[], state: ClassState, answers: Record<string, Answer>): Prediction[] {
  return scenes.flatMap(({ title, posed }, at) => {
    const shown = posed && state.shown[posed.id];
    if (!shown) return [];
    const whole: Posed = { ...posed, ...shown.truth };
    const given = answers[roundOf(state, posed.id)] ?? null;
    const [word = ""] = verdictOf(whole, given);
    return [{ number: at + 1, title, ask: posed.ask, answer: whole.answer, word, gain: gainOf(whole, given) }];
  });
}

/** Return e.g. "So far 4 of 6 of your predictions beat a guess."; empty before the first. */
export function describeScore(taken: Prediction[]) {
  const gains = taken.flatMap(({ gain }) => gain ?? []);
  if (!gains.length) return "";
  return `So far ${gains.filter((gain) => gain >= BEATS).length} of ${gains.length} of your predictions beat a guess.`;
}

interface CourseProps {
  title: string;
  taken: Prediction[];
  /** Opens a scene; absent if its picture went with the class. */
  onLook?: (number: number) => void;
  /** Makes a file of the scenes shown; absent if they went. */
  onKeep?: () => void;
  /** Leads to another class. */
  onOther?: () => void;
}

export function Course({ title, taken, onLook, onKeep, onOther }: CourseProps) {
  const predicted = taken.filter(({ gain }) => gain !== null);
  return (
    <div class="course">
      <h1>{title || "The class has ended"}</h1>
      <p role="status">
        The class has ended, and the server has deleted what was said in it. This stays on your phone.
      </p>
      {predicted.length > 0 && (
        <p>
          {describeScore(taken).replace("So far ", "")} {describeMean(predicted.flatMap(({ gain }) => gain ?? []))}
        </p>
      )}
      <ol>
        {taken.map(({ number, title, ask, answer, word, gain }) => (
          <li key={number} class={gain !== null && gain >= BEATS ? "" : "missed"}>
            <b>{title}</b>
            <p>{ask}</p>
            <p>
              <b>{word || "Not predicted"}.</b> {answer}
            </p>
            {onLook && (
              <button type="button" class="plain" onClick={() => onLook(number)}>
                Look at it again
              </button>
            )}
          </li>
        ))}
      </ol>
      {onKeep && (
        <button type="button" class="primary" onClick={onKeep}>
          Keep what was shown, as a file
        </button>
      )}
      {onOther && (
        <button type="button" class="plain" onClick={onOther}>
          Take part in another class
        </button>
      )}
    </div>
  );
}
