// A view in its place on the page, with the theme that it has there.

/** @import { ComponentChild } from "preact" */
/** @import { Theme } from "../draw/theme.js" */
import { render } from "preact";
import { themeOf } from "../draw/theme.js";
import base from "../views/common/base.css";
import said from "../views/common/said.css";
import { hung } from "./hung.js";

/**
 * @param {Element} place In which it is drawn: what Streamlit gives, or a part of a file.
 * @param {string} style
 * @param {(theme: Theme) => ComponentChild} make
 * @returns The clean-up.
 */
export function drawn(place, style, make) {
  const root = hung(place, [base, said, style].join("\n"));
  render(make(themeOf(root)), root);
  return () => {
    render(null, root);
    root.remove();
  };
}
