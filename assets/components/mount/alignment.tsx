// Words of a text and its translation, tied by lines, as a component of Streamlit.

import { alignedLayer } from "../state/aligned.ts";
import style from "../views/alignment/alignment.css";
import { WordLines } from "../views/alignment/alignment.tsx";
import { unpackLines } from "../views/alignment/links.ts";
import { mountView } from "./mount_view.tsx";

export function alignment({ data, parentElement }: { data: Uint8Array; parentElement: Element }) {
  const lines = unpackLines(data);
  alignedLayer.value = lines.layer;
  return mountView(parentElement, style, (theme) => <WordLines data={lines} theme={theme} />);
}
