// The whole model: each box can be opened to see its value large, and leads to the page that explains it.

/** @import { Theme } from "../../draw/theme.js" */
/** @import { Selection } from "../../data/example/selection.js" */
/** @import { WholeModel } from "./payload.js" */
/** @import { Layout } from "./layout.js" */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { canvasSurface } from "../../draw/surface.js";
import { choose } from "../../state/owner.js";
import { Segments } from "../common/segments.jsx";
import { useSize } from "../common/size.js";
import { drawModel } from "./drawing.js";
import { layoutOf } from "./layout.js";
import { OpenBox } from "./open_box.jsx";
import { nameOf } from "./parts.js";

/**
 * @param {object} props
 * @param {WholeModel} props.model
 * @param {Selection} props.selection
 * @param {Theme} props.theme
 * @param {(event: string, value: unknown) => void} [props.send] Absent in a file.
 */
export function WholeModelView({ model, selection, theme, send }) {
  const layer = Math.max(0, Math.min(selection.layer, model.layers - 1));
  const [box, room] = useSize();
  const [pointed, setPointed] = useState("");
  const [kept, setKept] = useState("");
  const layout = useMemo(() => (room.width ? layoutOf(model, { layer, ...room }) : null), [model, layer, room]);
  const named = (/** @type {string} */ name) =>
    layout?.boxes.find((placed) => placed.box.name === inLayer(name, layer))?.box;
  const usual = layout?.boxes.filter(({ box: one }) => one.role === "attention").at(-1)?.box;
  const open = named(pointed) ?? named(kept) ?? usual;
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
            <Drawing {...{ model, layout, theme }} open={open?.name ?? ""} onPoint={setPointed} onKeep={setKept} />
          )}
        </div>
      </div>
      {open && <OpenBox {...{ model, theme, send }} box={open} layers={model.layers} />}
    </div>
  );
}

/** The same box of another layer. @param {string} name @param {number} layer */
const inLayer = (name, layer) => name.replace(/\.layers\.\d+\./, `.layers.${layer}.`);

/**
 * @param {object} props
 * @param {WholeModel} props.model
 * @param {Layout} props.layout
 * @param {Theme} props.theme
 * @param {string} props.open
 * @param {(name: string) => void} props.onPoint "" when nothing is.
 * @param {(name: string) => void} props.onKeep
 */
function Drawing({ model, layout, theme, open, onPoint, onKeep }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useLayoutEffect(() => {
    if (canvas.current)
      drawModel(
        canvasSurface(canvas.current, layout.width, layout.height, theme),
        model,
        layout,
        { open, here: [] },
        theme,
      );
  }, [model, layout, theme, open]);
  const inOrder = layout.boxes;
  return (
    <div
      class="drawing"
      style={{ width: `${layout.width}px`, height: `${layout.height}px` }}
      onPointerLeave={() => onPoint("")}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <ol aria-label="The model, from its input to its output">
        {inOrder.map(({ box, left, top, width, height }) => (
          <li key={box.name}>
            <button
              type="button"
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
