// The film of training runs as a component of Streamlit.

/** @import { Reels } from "../views/film/payload.js" */
import { render } from "preact";
import { themeOf } from "../draw/theme.js";
import { Film } from "../views/film/film.jsx";
import { unpack } from "../views/film/payload.js";
import base from "../views/common/base.css";
import playing from "../views/common/playing.css";
import choices from "../views/stage/choices.css";
import frame from "../views/film/film.css";
import heads from "../views/film/heads.css";
import timeline from "../views/film/timeline.css";
import { hung } from "./hung.js";

const styles = [base, playing, choices, frame, heads, timeline].join("\n");

/** @type {WeakMap<Element, {bytes: Uint8Array, reels: Reels}>} */
const shown = new WeakMap();

/** @param {{data: Uint8Array, parentElement: Element}} component */
export function film({ data, parentElement }) {
  const root = hung(parentElement, styles);
  const before = shown.get(root);
  const reels = before?.bytes === data ? before.reels : unpack(data);
  shown.set(root, { bytes: data, reels });
  // Other runs or another sentence are another film; another frame of the same one keeps what the user has chosen.
  render(<Film key={reels.id} reels={reels} theme={themeOf(root)} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}
