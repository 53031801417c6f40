// The parts of a player: its clock, its buttons, its speed.

import { useLayoutEffect, useState } from "preact/hooks";

const ICONS = {
  first: "M5 5h2v14H5z M20 5v14L9 12z",
  back: "M17 5v14L6 12z",
  play: "M7 4v16l13-8z",
  pause: "M6 5h4v14H6z M14 5h4v14h-4z",
  next: "M7 5v14l11-7z",
  last: "M4 5v14l11-7z M17 5h2v14h-2z",
};

/**
 * Play: one place further again and again, until the last one.
 * @param wait Milliseconds at each place, at speed 1.
 */
export function usePlaying(place: number, last: number, go: (place: number) => void, wait: number) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useLayoutEffect(() => {
    if (!playing) return undefined;
    if (place >= last) return setPlaying(false);
    const timer = setTimeout(() => go(place + 1), wait / speed);
    return () => clearTimeout(timer);
  }, [playing, place, last, speed]);
  const toggle = () => {
    if (!playing && place >= last) go(0);
    setPlaying(!playing);
  };
  return { playing, speed, setSpeed, toggle, pause: () => setPlaying(false) };
}

interface ButtonsProps {
  /** The name of one step. */
  what: string;
  place: number;
  last: number;
  player: ReturnType<typeof usePlaying>;
  go: (place: number) => void;
  /** True where ways to the first and the last place stand beside those to the next. */
  hasEnds?: boolean;
  /** True where playing is all. */
  isBrief?: boolean;
}

export function Buttons({ what, place, last, player, go, hasEnds = false, isBrief = false }: ButtonsProps) {
  const [atFirst, atLast] = [place === 0, place === last];
  return (
    <span class="buttons">
      {hasEnds && <Icon name="first" label={`First ${what}`} idle={atFirst} onPress={() => go(0)} />}
      {!isBrief && <Icon name="back" label={`One ${what} back`} idle={atFirst} onPress={() => go(place - 1)} />}
      <Icon
        name={player.playing ? "pause" : "play"}
        label={player.playing ? "Pause" : "Play"}
        onPress={player.toggle}
      />
      {!isBrief && <Icon name="next" label={`One ${what} on`} idle={atLast} onPress={() => go(place + 1)} />}
      {hasEnds && <Icon name="last" label={`Last ${what}`} idle={atLast} onPress={() => go(last)} />}
    </span>
  );
}

function Icon({
  name,
  label,
  idle = false,
  onPress,
}: {
  name: keyof typeof ICONS;
  label: string;
  idle?: boolean;
  onPress: () => void;
}) {
  // Not `disabled`: a button that loses its focus would take the keys with it. Tab passes over it.
  return (
    <button
      type="button"
      class={`icon ${name}`}
      aria-label={label}
      title={label}
      aria-disabled={idle}
      tabIndex={idle ? -1 : 0}
      onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
}

/** @param props `isNamed`: the name is seen. */
export function Speed({
  speeds,
  player,
  isNamed = false,
}: {
  speeds: number[];
  player: ReturnType<typeof usePlaying>;
  isNamed?: boolean;
}) {
  return (
    <label class="speed">
      <span class={isNamed ? "name" : "unseen"}>Speed</span>
      <select value={player.speed} onChange={({ currentTarget }) => player.setSpeed(Number(currentTarget.value))}>
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  );
}
