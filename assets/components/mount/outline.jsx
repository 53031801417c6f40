// The whole model, small, in the bar of a page, as a component of Streamlit.

/** @import { Outline, Part } from "../views/model/payload.js" */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { themeOf } from "../draw/theme.js";
import { OutlineView } from "../views/model/outline.jsx";
import { hasLayer, isShownOn, wayOf } from "../views/model/parts.js";
import style from "../views/model/outline.css";
import base from "../views/common/base.css";
import { alignedLayer, followAligned } from "../state/aligned.js";
import { hung } from "./hung.js";
import { choose, chosen, follow } from "../state/owner.js";

/** @typedef {(name: string, value: unknown) => void} Send */

/** @param {{data: Outline, parentElement: Element, setTriggerValue: Send}} component */
export function outline({ data, parentElement, setTriggerValue }) {
  const root = hung(parentElement, `${base}\n${style}`);
  const page = location.pathname.split("/").at(-1) ?? "";
  render(<Followed outline={data} page={page} theme={themeOf(root)} send={setTriggerValue} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

/** @param {{outline: Outline, page: string, theme: ReturnType<typeof themeOf>, send: Send}} props */
function Followed({ outline, page, theme, send }) {
  const [selection, setSelection] = useState(chosen);
  useEffect(() => {
    const take = () => setSelection({ ...chosen() });
    take();
    const leave = [follow(take), followAligned(take)];
    return () => leave.forEach((one) => one());
  }, []);
  const kinds = outline.boxes.map(({ kind }) => kind);
  const kind = kinds.includes(selection.kind) ? selection.kind : "encoder";
  const layer = Math.max(0, Math.min(page === "alignment" ? alignedLayer() : selection.layer, outline.layers - 1));
  const onOpen = (/** @type {Part | null} */ part) => {
    const way = wayOf(part, hasLayer(page) ? layer : null);
    if (!isShownOn(page, way.page)) send("opened", way);
    else if (part?.kind) choose({ kind: part.kind, rows: [] });
  };
  return <OutlineView {...{ outline, page, kind, layer, theme, onOpen }} />;
}
