// A view in its place on the page, with the theme that it has there.

import { type ComponentChild, render } from "preact";
import { type Theme, themeOf } from "../draw/theme.ts";
import said from "../views/common/said.css";
import { hung } from "./hung.ts";

/**
 * @param place The element that Streamlit gives, or a part of a file.
 * @returns The clean-up.
 */
export function drawn(place: Element, style: string, make: (theme: Theme, root: Element) => ComponentChild) {
  const root = hung(place, said, style);
  render(make(themeOf(root), root), root);
  return () => {
    render(null, root);
    root.remove();
  };
}
