// The buttons that step through a decoding and play it.

import { Buttons, Speed, usePlaying as usePlayingAt } from "../common/playing.jsx";

const STEP_MS = 1000;
const SPEEDS = [0.5, 1, 2, 4];

/**
 * A step further every second.
 * @param {number} step
 * @param {number} last
 * @param {(step: number) => void} go
 */
export const usePlaying = (step, last, go) => usePlayingAt(step, last, go, STEP_MS);

/**
 * @param {object} props
 * @param {number} props.step From 0.
 * @param {number} props.last
 * @param {ReturnType<typeof usePlaying>} props.player
 * @param {(step: number) => void} props.go
 */
export function Player({ step, last, player, go }) {
  const words = `Step ${step + 1} of ${last + 1}`;
  return (
    <div class="player" role="group" aria-label="Decoding player: arrow keys step, space plays">
      <Buttons what="step" place={step} {...{ last, player, go }} />
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
      <Speed speeds={SPEEDS} player={player} />
    </div>
  );
}
