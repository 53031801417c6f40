// The buttons that step through a decoding and play it.

import { useEffect, useState } from "preact/hooks";

const STEP_MS = 1000;
const SPEEDS = [0.5, 1, 2, 4];
const ICONS = {
  first: "M5 5h2v14H5z M20 5v14L9 12z",
  back: "M17 5v14L6 12z",
  play: "M7 4v16l13-8z",
  pause: "M6 5h4v14H6z M14 5h4v14h-4z",
  next: "M7 5v14l11-7z",
  last: "M4 5v14l11-7z M17 5h2v14h-2z",
};

/**
 * Playing is a state of its own: a step further every second, until the last one.
 * @param {number} step
 * @param {number} last
 * @param {(step: number) => void} go
 */
export function usePlaying(step, last, go) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!playing) return undefined;
    if (step >= last) return setPlaying(false);
    const timer = setTimeout(() => go(step + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, step, last, speed]);
  const toggle = () => {
    if (!playing && step >= last) go(0);
    setPlaying(!playing);
  };
  return { playing, speed, setSpeed, toggle, pause: () => setPlaying(false) };
}

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
      <span class="buttons">
        <Icon name="first" label="First step" idle={step === 0} onPress={() => go(0)} />
        <Icon name="back" label="One step back" idle={step === 0} onPress={() => go(step - 1)} />
        <Icon name={player.playing ? "pause" : "play"} label={player.playing ? "Pause" : "Play"} onPress={player.toggle} />
        <Icon name="next" label="One step on" idle={step === last} onPress={() => go(step + 1)} />
        <Icon name="last" label="Last step" idle={step === last} onPress={() => go(last)} />
      </span>
      <input
        type="range" class="scrubber" min={0} max={last} step={1} value={step} aria-label="Step" aria-valuetext={words}
        style={{ "--done": last ? step / last : 1 }} onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <span class="position">{words}</span>
      <label class="speed">
        <span class="unseen">Speed</span>
        <select value={player.speed} onChange={({ currentTarget }) => player.setSpeed(Number(currentTarget.value))}>
          {SPEEDS.map((speed) => <option key={speed} value={speed}>{speed}×</option>)}
        </select>
      </label>
    </div>
  );
}

/** @param {{name: keyof typeof ICONS, label: string, idle?: boolean, onPress: () => void}} props */
function Icon({ name, label, idle = false, onPress }) {
  // Not `disabled`: a button that loses its focus would take the keys with it.
  return (
    <button type="button" class={`icon ${name}`} aria-label={label} title={label} aria-disabled={idle} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d={ICONS[name]} /></svg>
    </button>
  );
}
