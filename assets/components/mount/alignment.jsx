// Words of a text and its translation, tied by lines, as a component of Streamlit.

import { WordLines } from "../views/alignment/alignment.jsx";
import style from "../views/alignment/alignment.css";
import { unpackLines } from "../views/alignment/links.js";
import { showAligned } from "../state/aligned.js";
import { drawn } from "./drawn.jsx";

/** @param {{data: Uint8Array, parentElement: Element}} component */
export function alignment({ data, parentElement }) {
  const sent = unpackLines(data);
  showAligned(sent.layer);
  return drawn(parentElement, style, (theme) => <WordLines data={sent} theme={theme} />);
}
