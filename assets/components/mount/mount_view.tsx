// A view in its place on the page, with the theme that it has there.

import { type ComponentChild, render } from "preact";
import { type Theme, themeOf } from "../draw/theme.ts";
import liveRegion from "../views/common/live_region.css";
import { mountRoot } from "./mount_root.ts";

/**
 * @param place The element that Streamlit gives, or a part of a file.
 * @returns The clean-up.
 */
export function mountView(place: Element, style: string, make: (theme: Theme, root: Element) => ComponentChild) {
  const root = mountRoot(place, liveRegion, style);
  render(make(themeOf(root), root), root);
  return () => {
    render(null, root);
    root.remove();
  };
}
