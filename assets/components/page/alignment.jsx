// Words of a text and its translation, tied by lines, as a component of Streamlit.

/** @import { Sent } from "../alignment/links.js" */
import { WordLines } from "../alignment/alignment.jsx";
import style from "../alignment/alignment.css";
import { showAligned } from "./aligned.js";
import { drawn } from "./drawn.jsx";

/**
 * @param {object} component
 * @param {Sent} component.data
 * @param {Element} component.parentElement
 */
export function alignment({ data, parentElement }) {
  showAligned(data.layer);
  return drawn(parentElement, style, (theme) => <WordLines {...{ data, theme }} />);
}
