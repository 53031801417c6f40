// The tokens of a step, how strongly each is looked at, and the note below each.

import { writerOf } from "../../words/numbers.ts";
import { frameOf, type HeadMap, mapOf } from "./maps.ts";
import type { Example } from "./payload.ts";
import type { Pointed } from "./pointing.ts";

const STRONG = 0.1;

export interface Chip {
  token: string;
  /** Null if no attention to it is shown now. */
  weight: number | null;
  /** True if the weight is only known to 1/255. */
  rounded: boolean;
  /** "current", "written", "forced", "later" or "". */
  state: string;
  lit: boolean;
  /** The text under the token, in place of the number. */
  note?: string;
}

/**
 * Return the text below a chip: its note, or its weight if that is strong or the strongest of all; of equal ones the
 * first.
 * @param chips All chips of its strip.
 */
export function shareOf(chip: Chip, chips: Chip[]) {
  const { weight, rounded, note } = chip;
  if (note !== undefined || weight === null) return note ?? "";
  const most = Math.max(0, ...chips.map((one) => one.weight ?? 0));
  return weight >= STRONG || (most > 0 && chips.find((one) => one.weight === most) === chip)
    ? writerOf({ rounded })(weight)
    : "";
}

/**
 * Return source and target of a step as chips; a source token that is pointed at asks who looks at it.
 * @param grows True hides the tokens that come after the step, and what they look at.
 */
export function chipsOf(
  example: Example,
  open: { layer: number; head: string },
  step: number,
  pointed: Pointed,
  grows: boolean,
) {
  const whole = (kind: string) => {
    const group = example.groups.find((one) => one.kind === kind);
    return group && mapOf(example, frameOf(example, group, { words: false, muted: false }), open, false);
  };
  const looks = whole(example.encoderOnly ? "encoder" : "cross");
  const reads = example.encoderOnly ? undefined : whole("decoder");
  const row = (map: HeadMap | undefined, at: number) =>
    map ? map.weights.subarray(at * map.columns.length, (at + 1) * map.columns.length) : [];
  const sourceWeights = [...row(looks, step)];
  // Pointing at a token of the source asks who looks at it.
  const asked =
    pointed.looks?.side !== "target" && pointed.lookedAt?.side === "source" && looks && !example.encoderOnly
      ? pointed.lookedAt.place
      : -1;
  const targetWeights = asked < 0 ? [...row(reads, step)] : [];
  const source = example.source.map((token, place) => ({
    token,
    weight: asked < 0 ? (sourceWeights[place] ?? null) : null,
    rounded: looks?.rounded ?? false,
    lit: pointed.lookedAt?.side === "source" && pointed.lookedAt.place === place,
    state: example.encoderOnly && place === step ? "current" : "",
  }));
  const target = example.target.map((token, place) => {
    const later = grows && place > step + 1;
    const forced = place > 0 && example.steps[place - 1]?.forced;
    const weight = later
      ? null
      : asked >= 0
        ? looks && place > 0
          ? looks.weights[(place - 1) * looks.columns.length + asked]
          : null
        : place <= step
          ? (targetWeights[place] ?? null)
          : null;
    const isWritten = place === step + 1;
    return {
      token,
      weight: isWritten && asked < 0 ? null : weight,
      rounded: (asked < 0 ? reads : looks)?.rounded ?? false,
      lit: pointed.looks?.side === "target" && pointed.looks.place === place - 1,
      state: later ? "later" : isWritten && asked < 0 ? "written" : forced ? "forced" : "",
      note: isWritten && asked < 0 ? (forced ? "forced" : "written") : undefined,
    };
  });
  return {
    source,
    target,
    asked: asked < 0 ? "" : example.source[asked],
    strongest: sourceWeights.indexOf(Math.max(...sourceWeights)),
  };
}
