// The whole model: each box can be opened to see its value large, and leads to the page that explains it.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Selection } from "../../data/example/selection.ts";
import { canvasSurface } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { choose } from "../../state/current_selection.ts";
import { moveFocus } from "../common/roving.ts";
import { Segments } from "../common/segments.tsx";
import { useSize } from "../common/size.ts";
import { drawModel } from "./drawing.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { OpenBox } from "./open_box.tsx";
import { nameOf } from "./parts.ts";
import type { WholeModel } from "./payload.ts";

export interface WholeModelViewProps {
  model: WholeModel;
  selection: Selection;
  theme: Theme;
  /** The ringed parts of a scene, while the rest steps back until somebody points at it: `box`. */
  rings: string[];
  /** Absent in a file. */
  send?: (event: string, value: unknown) => void;
}

export function WholeModelView({ model, selection, theme, rings, send }: WholeModelViewProps) {
  const layer = Math.max(0, Math.min(selection.layer, model.layers - 1));
  const [box, room] = useSize();
  const [pointed, setPointed] = useState("");
  const [chosenName, setChosenName] = useState("");
  const layout = useMemo(() => (room.width ? layoutOf(model, { layer, ...room }) : null), [model, layer, room]);
  const findBox = (name: string) => layout?.boxes.find((placed) => placed.box.name === inLayer(name, layer))?.box;
  const usual = layout?.boxes.filter(({ box: one }) => one.role === "attention").at(-1)?.box;
  const open = findBox(pointed) ?? findBox(chosenName) ?? usual;
  return (
    <div class="whole-model" style={{ colorScheme: theme.dark ? "dark" : "light" }}>
      <div class="figure-side">
        {model.layers > 1 && (
          <Segments
            label="Layer"
            isNamed
            options={Array.from({ length: model.layers }, (_, i) => [String(i), String(i + 1)])}
            value={String(layer)}
            onChoose={(value) => choose({ layer: Number(value) })}
          />
        )}
        <div class="figure" ref={box}>
          {layout && (
            <Drawing
              {...{ model, layout, theme }}
              isAlone={rings.includes("box") && !pointed}
              open={open?.name ?? ""}
              onPoint={setPointed}
              onKeep={setChosenName}
            />
          )}
        </div>
      </div>
      {open && <OpenBox {...{ model, theme, send }} box={open} layers={model.layers} />}
    </div>
  );
}

/** Return the name of the same box in another layer. */
const inLayer = (name: string, layer: number) => name.replace(/\.layers\.\d+\./, `.layers.${layer}.`);

interface DrawingProps {
  model: WholeModel;
  layout: Layout;
  theme: Theme;
  open: string;
  /** True if the other boxes step back. */
  isAlone: boolean;
  /** Points at a box; "" at none. */
  onPoint: (name: string) => void;
  onKeep: (name: string) => void;
}

function Drawing({ model, layout, theme, open, isAlone, onPoint, onKeep }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  useLayoutEffect(() => {
    if (canvas.current)
      drawModel(
        canvasSurface(canvas.current, layout.width, layout.height, theme),
        model,
        layout,
        { open, here: [], isAlone },
        theme,
      );
  }, [model, layout, theme, open, isAlone]);
  const inOrder = layout.boxes;
  const stop = inOrder.some(({ box }) => box.name === open) ? open : inOrder[0]?.box.name;
  return (
    <div
      class="drawing"
      style={{ width: `${layout.width}px`, height: `${layout.height}px` }}
      onPointerLeave={() => onPoint("")}>
      <canvas ref={canvas} aria-hidden="true" />
      <ol class="parts" aria-label="The model, from its input to its output" onKeyDown={moveAmongBoxes}>
        {inOrder.map(({ box, left, top, width, height }) => (
          <li key={box.name}>
            <button
              type="button"
              tabIndex={box.name === stop ? 0 : -1}
              aria-label={nameOf(box)}
              aria-pressed={box.name === open}
              style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
              onPointerMove={({ pointerType }) => pointerType !== "touch" && onPoint(box.name)}
              onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onKeep(box.name)}
              onClick={() => onKeep(box.name)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Move along the boxes with the arrow keys, from the input up; one of them is a stop of the Tab key. */
function moveAmongBoxes(event: KeyboardEvent) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.indexOf(event.target as HTMLButtonElement);
  moveFocus(event, {
    ArrowUp: () => all[at + 1],
    ArrowRight: () => all[at + 1],
    ArrowDown: () => all[at - 1],
    ArrowLeft: () => all[at - 1],
    Home: () => all[0],
    End: () => all.at(-1),
  });
}
