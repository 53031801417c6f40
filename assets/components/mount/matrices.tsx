// Matrices side by side, as a component of Streamlit.

import { readHostOptions } from "../views/common/room.ts";
import style from "../views/matrices/matrices.css";
import { Matrices, type Send } from "../views/matrices/matrices.tsx";
import { type Panel, unpackMatrices } from "../views/matrices/payload.ts";
import { mountView } from "./mount_view.tsx";

const panelsCache = new WeakMap<Uint8Array, Panel[]>();

export function matrices({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: Uint8Array;
  parentElement: Element;
  setTriggerValue?: Send;
}) {
  const panels = panelsCache.get(data) ?? unpackMatrices(data);
  panelsCache.set(data, panels);
  return mountView(parentElement, style, (theme, root) => (
    <Matrices {...{ panels, theme }} rings={readHostOptions(root).rings} send={setTriggerValue} />
  ));
}
