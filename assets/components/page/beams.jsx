// The tree of a beam search as a component of Streamlit.

/** @import { Search } from "../beams/beams.jsx" */
import { Beams } from "../beams/beams.jsx";
import style from "../beams/beams.css";
import { drawn } from "./drawn.jsx";
import { choose } from "./owner.js";

/**
 * @param {object} component
 * @param {Search & {openable: boolean}} component.data
 * @param {Element} component.parentElement
 * @param {(name: string, value: unknown) => void} [component.setTriggerValue] Absent in a file: nobody answers there.
 */
export function beams({ data, parentElement, setTriggerValue }) {
  const open = (/** @type {number} */ id, isWinner = false) => {
    choose({ node: isWinner ? -1 : id }); // in the link at once; with other choices that Python has yet to be told
    setTriggerValue?.("opened", id);
  };
  return drawn(parentElement, style, (theme) => <Beams {...{ data, theme }} open={data.openable && setTriggerValue ? open : undefined} />);
}
