// The film of training runs as a component of Streamlit.

import { render } from "preact";
import { themeOf } from "../draw/theme.ts";
import { hostAround } from "../views/common/shadow.ts";
import smallMaps from "../views/common/small_maps.css";
import frame from "../views/film/film.css";
import { Film, type Opening } from "../views/film/film.tsx";
import heads from "../views/film/heads.css";
import onSlide from "../views/film/on_slide.css";
import { type Reels, unpack } from "../views/film/payload.ts";
import timeline from "../views/film/timeline.css";
import { mountRoot } from "./mount_root.ts";

const styles = [smallMaps, frame, heads, timeline, onSlide];

const reelsCache = new WeakMap<Element, { bytes: Uint8Array; reels: Reels }>();

export function film({ data, parentElement }: { data: Uint8Array; parentElement: Element }) {
  const root = mountRoot(parentElement, ...styles);
  const opening = hostAround(root)?.dataset.film as Opening;
  const before = reelsCache.get(root);
  const reels = before?.bytes === data ? before.reels : unpack(data);
  reelsCache.set(root, { bytes: data, reels });
  // Other runs or another sentence are another film; another frame of the same film keeps the user's choices.
  render(<Film key={reels.id} theme={themeOf(root)} {...{ reels, opening }} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}
