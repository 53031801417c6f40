// Words of a text and its translation, tied by lines, as a component of Streamlit.

/** @import { Sent } from "../alignment/links.js" */
import { WordLines } from "../alignment/alignment.jsx";
import style from "../alignment/alignment.css";
import { alignmentPicture } from "../alignment/picture.js";
import { drawn } from "./drawn.jsx";

/**
 * @param {object} component
 * @param {Sent & {name: string}} component.data `name` is that of the figure, for export.
 * @param {Element} component.parentElement
 */
export const alignment = ({ data, parentElement }) =>
  drawn(parentElement, data.name, style, (theme, onShow) => <WordLines {...{ data, theme, onShow }} />, alignmentPicture);
