// Clocks whose hands turn: the position goes on, and the angle of the shift stays.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { canvasSurface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { offer } from "../../state/pictures.ts";
import { useFonts } from "../common/fonts.ts";
import { Buttons, usePlaying } from "../common/playing.tsx";
import { useMatricesRoom } from "../matrices/matrices_room.ts";
import { drawClocks } from "./drawing.ts";
import { layoutOf } from "./layout.ts";
import type { Clocks } from "./payload.ts";
import { clocksPicture } from "./picture.ts";
import { handsOf } from "./words.ts";

const REST = 12; // places that are played, and then rested at
const STEP_MS = 380;

export function ClocksView({ clocks, theme }: { clocks: Clocks; theme: Theme }) {
  const [box, room] = useMatricesRoom();
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const last = clocks.places - 1;
  const rest = Math.min(REST, last);
  const [chosen, setChosen] = useState(rest);
  const place = Math.min(chosen, last);
  const player = usePlaying(place, rest, setChosen, STEP_MS);
  const fonts = useFonts(theme);
  const layout = useMemo(() => (room.width ? layoutOf(clocks.dials.length, room) : null), [clocks.dials.length, room]);
  useEffect(() => {
    if (clocks.plays && !matchMedia("(prefers-reduced-motion: reduce)").matches) player.toggle();
  }, []);
  useLayoutEffect(() => {
    if (layout && canvas.current)
      drawClocks(canvasSurface(canvas.current, layout.width, layout.height, theme), clocks, layout, place, theme);
  }, [clocks, layout, place, theme.signature, fonts]);
  useEffect(
    () => offer(clocks.name, () => ({ picture: clocksPicture(clocks, place, theme), theme })),
    [clocks, place, theme.signature],
  );
  const move = (to: number) => {
    player.pause();
    setChosen(to);
  };
  return (
    <div class="clocks" ref={box} style={{ colorScheme: theme.dark ? "dark" : "light" }}>
      {layout && <canvas ref={canvas} role="img" aria-label={clocks.caption} />}
      <div class="player" role="group" aria-label="Position">
        <Buttons what="position" last={rest} {...{ place, player }} go={move} isBrief />
        <input
          type="range"
          class="scrubber"
          min={0}
          max={last}
          step={1}
          value={place}
          aria-label="Position pos"
          aria-valuetext={handsOf(clocks, place).join(", ")}
          onInput={({ currentTarget }) => move(Number(currentTarget.value))}
        />
      </div>
    </div>
  );
}
