// A view that is a figure of its own: it is drawn in its place on the page, and offers its picture.

/** @import { ComponentChild } from "preact" */
/** @import { Picture } from "../drawing/picture.js" */
/** @import { Theme } from "../drawing/theme.js" */
import { render } from "preact";
import { themeOf } from "../drawing/theme.js";
import base from "../views/base.css";
import said from "../views/said.css";
import { hung } from "./hung.js";
import { offer } from "./pictures.js";

/**
 * @template Shown What is seen now.
 * @param {Element} place What Streamlit gives.
 * @param {string} name Of the figure, for export.
 * @param {string} style
 * @param {(theme: Theme, onShow: (shown: Shown) => void) => ComponentChild} make The view; it calls `onShow` after each drawing.
 * @param {(shown: Shown, theme: Theme) => Picture} pictureOf
 * @returns The clean-up.
 */
export function drawn(place, name, style, make, pictureOf) {
  const root = hung(place, [base, said, style].join("\n"));
  const theme = themeOf(root);
  /** @type {Shown | null} */
  let shown = null;
  render(make(theme, (now) => (shown = now)), root);
  const withdraw = offer(name, () => shown && { picture: pictureOf(shown, theme), theme });
  return () => {
    withdraw();
    render(null, root);
    root.remove();
  };
}
