// Matrices side by side, as a component of Streamlit.

import { toldAround } from "../views/common/room.ts";
import style from "../views/matrices/matrices.css";
import { Matrices, type Send } from "../views/matrices/matrices.tsx";
import { type Panel, unpackMatrices } from "../views/matrices/payload.ts";
import { drawn } from "./drawn.tsx";

const unpacked = new WeakMap<Uint8Array, Panel[]>();

export function matrices({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: Uint8Array;
  parentElement: Element;
  setTriggerValue?: Send;
}) {
  const panels = unpacked.get(data) ?? unpackMatrices(data);
  unpacked.set(data, panels);
  return drawn(parentElement, style, (theme, root) => (
    <Matrices {...{ panels, theme }} rings={toldAround(root).rings} send={setTriggerValue} />
  ));
}
