// Matrices side by side, as a component of Streamlit.

/** @import { Panel } from "../views/matrices/payload.js" */
/** @import { Send } from "../views/matrices/matrices.jsx" */
import { Matrices } from "../views/matrices/matrices.jsx";
import { unpackMatrices } from "../views/matrices/payload.js";
import style from "../views/matrices/matrices.css";
import { drawn } from "./drawn.jsx";

/** @type {WeakMap<Uint8Array, Panel[]>} */
const unpacked = new WeakMap();

/** @param {{data: Uint8Array, parentElement: Element, setTriggerValue?: Send}} component */
export function matrices({ data, parentElement, setTriggerValue }) {
  const panels = unpacked.get(data) ?? unpackMatrices(data);
  unpacked.set(data, panels);
  return drawn(parentElement, style, (theme) => <Matrices {...{ panels, theme }} send={setTriggerValue} />);
}
