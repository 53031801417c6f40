// The buttons that step through a decoding and play it.

import { Buttons, usePlaying as usePlayingAt } from "../common/playing.tsx";

const STEP_MS = 1000;

/** Go a step further every second, or as fast as an arrangement wants it. */
export const usePlaying = (step: number, last: number, go: (step: number) => void, pace: number = STEP_MS) =>
  usePlayingAt(step, last, go, pace);

interface PlayerProps {
  /** From 0. */
  step: number;
  last: number;
  player: ReturnType<typeof usePlaying>;
  go: (step: number) => void;
  /** True where nothing but playing and the scrubber is wanted. */
  isBrief: boolean;
}

export function Player({ step, last, player, go, isBrief }: PlayerProps) {
  const words = `Step ${step + 1} of ${last + 1}`;
  return (
    <div class="player" role="group" aria-label="Decoding player: arrow keys step, space plays">
      <Buttons what="step" place={step} {...{ last, player, go, isBrief }} />
      <input
        type="range"
        class="scrubber"
        min={0}
        max={last}
        step={1}
        value={step}
        aria-label="Step"
        aria-valuetext={words}
        style={{ "--done": last ? step / last : 1 }}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <span class="position">{words}</span>
    </div>
  );
}
