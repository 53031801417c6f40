// Words of a text and its translation, tied by lines, as a component of Streamlit.

import { WordLines } from "../alignment/alignment.jsx";
import style from "../alignment/alignment.css";
import { unpackLines } from "../alignment/links.js";
import { showAligned } from "./aligned.js";
import { drawn } from "./drawn.jsx";

/** @param {{data: Uint8Array, parentElement: Element}} component */
export function alignment({ data, parentElement }) {
  const sent = unpackLines(data);
  showAligned(sent.layer);
  return drawn(parentElement, style, (theme) => <WordLines data={sent} theme={theme} />);
}
