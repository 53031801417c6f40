// The tree of a beam search as a component of Streamlit.

import { Beams } from "../views/beams/beams.jsx";
import style from "../views/beams/beams.css";
import { unpackSearch } from "../views/beams/tree.js";
import { drawn } from "./drawn.jsx";
import { choose } from "../state/owner.js";

/**
 * @param {object} component
 * @param {Uint8Array} component.data
 * @param {Element} component.parentElement
 * @param {(name: string, value: unknown) => void} [component.setTriggerValue] Absent in a file: nobody answers there.
 */
export function beams({ data, parentElement, setTriggerValue }) {
  const open = (/** @type {number} */ id, isWinner = false) => {
    choose({ node: isWinner ? -1 : id }); // in the link at once; with other choices that Python has yet to be told
    setTriggerValue?.("opened", id);
  };
  const search = unpackSearch(data);
  return drawn(parentElement, style, (theme) => (
    <Beams data={search} theme={theme} open={search.openable && setTriggerValue ? open : undefined} />
  ));
}
