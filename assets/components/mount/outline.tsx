// The whole model, small, in the bar of a page; a component of Streamlit.

import { render } from "preact";
import { themeOf } from "../draw/theme.ts";
import { alignedLayer } from "../state/aligned.ts";
import { choose, currentSelection, latest } from "../state/current_selection.ts";
import style from "../views/model/outline.css";
import { OutlineView } from "../views/model/outline.tsx";
import { hasLayer, isShownOn, pageAt, wayOf } from "../views/model/parts.ts";
import type { Outline, Part } from "../views/model/payload.ts";
import { mountRoot } from "./mount_root.ts";

type Send = (name: string, value: unknown) => void;

export function outline({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: Outline;
  parentElement: Element;
  setTriggerValue: Send;
}) {
  const root = mountRoot(parentElement, style);
  const page = pageAt(location);
  render(<Opening outline={data} page={page} theme={themeOf(root)} send={setTriggerValue} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

/** Draw the outline, which opens the page that explains a part. */
function Opening({
  outline,
  page,
  theme,
  send,
}: {
  outline: Outline;
  page: string;
  theme: ReturnType<typeof themeOf>;
  send: Send;
}) {
  const selection = currentSelection.value;
  const kinds = outline.boxes.map(({ kind }) => kind);
  const kind = kinds.includes(selection.kind) ? selection.kind : "encoder";
  const layer = Math.max(0, Math.min(page === "words" ? alignedLayer.value : selection.layer, outline.layers - 1));
  const onOpen = (part: Part | null) => {
    const way = wayOf(part, hasLayer(page) ? layer : null);
    if (!isShownOn(page, way.page)) send("opened", { ...way, chosen: latest() });
    else if (part?.kind) choose({ kind: part.kind, rows: [] });
  };
  return <OutlineView {...{ outline, page, kind, layer, theme, onOpen }} />;
}
