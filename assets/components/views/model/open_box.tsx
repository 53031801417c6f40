// One box of the model: its work, its value large with the tokens beside it, and the page that explains it.

import { useLayoutEffect, useRef } from "preact/hooks";
import { canvasSurface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { latest } from "../../state/current_selection.ts";
import { writeCount } from "../../words/numbers.ts";
import { useSize } from "../common/size.ts";
import { nameOf, wayOf } from "./parts.ts";
import type { Box, WholeModel } from "./payload.ts";
import { valuePicture } from "./value.ts";

/** The button that leads to the page that explains a part, by role. */
const WAYS: Partial<Record<Box["role"], string>> = {
  embedding: "Open “One head”: it begins with these numbers",
  positions: "Open “Positions and masks”",
  attention: "Open these heads",
  linear: "Open “Decoding”",
  softmax: "Open “Decoding”",
};

interface OpenBoxProps {
  model: WholeModel;
  box: Box;
  layers: number;
  theme: Theme;
  send?: (event: string, value: unknown) => void;
}

export function OpenBox({ model, box, theme, send }: OpenBoxProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const [place, { width }] = useSize();
  useLayoutEffect(() => {
    if (!canvas.current || !width) return;
    const picture = valuePicture(model, box, width, theme);
    picture.draw(canvasSurface(canvas.current, picture.width, picture.height, theme), 0, 0);
  }, [model, box, width, theme]);
  const { value } = box;
  const [rows, columns] = value.shape.slice(-2);
  const words = WAYS[box.role];
  return (
    <section class="open-box" aria-live="polite">
      <h2>{nameOf(box)}</h2>
      <p>
        {box.said} {value.said}
      </p>
      {words && send && (
        <button
          type="button"
          class="plain"
          data-leads-away
          onClick={() => send("opened", { ...wayOf(box, box.layer ?? 0), chosen: latest() })}>
          {words}
        </button>
      )}
      <div class="value" ref={place}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${nameOf(box)}: ${writeCount(rows)} × ${writeCount(columns)} numbers`}
        />
      </div>
      <p class="note">
        {writeCount(rows)} × {writeCount(columns)}: {describeRows(box)}, {describeColumns(box)}.{" "}
        {value.rows < rows || value.columns < columns ? "Of each block of neighbours the strongest is drawn. " : ""}
        <span class="scale">
          {value.ends[0]} <i class="ramp" style={{ background: value.signed ? theme.signedRamp : theme.ramp }} />{" "}
          {value.ends[1]}
        </span>
      </p>
    </section>
  );
}

const describeRows = ({ role }: Box) => (role === "attention" ? "row = looks" : "row = token");

function describeColumns({ role }: Box) {
  if (role === "attention") return "column = looked at";
  return role === "linear" || role === "softmax" ? "column = token of the vocabulary" : "column = dimension";
}
