// The tree of a beam search as a component of Streamlit.

/** @import { Search, Shown } from "../beams/beams.jsx" */
import { render } from "preact";
import { Beams } from "../beams/beams.jsx";
import { treePicture } from "../beams/picture.js";
import style from "../beams/beams.css";
import { themeOf } from "../drawing/theme.js";
import view from "../views/view.css";
import { hung } from "./hung.js";
import { offer } from "./pictures.js";

/**
 * @param {object} component
 * @param {Search & {name: string, openable: boolean}} component.data `name` is that of the figure, for export.
 * @param {Element} component.parentElement
 * @param {(name: string, value: unknown) => void} [component.setTriggerValue] Absent in a file: nobody answers there.
 */
export function beams({ data, parentElement, setTriggerValue }) {
  const root = hung(parentElement, view + style);
  const theme = themeOf(root);
  /** @type {Shown | null} */
  let shown = null;
  const open = data.openable && setTriggerValue ? (/** @type {number} */ id) => setTriggerValue("opened", id) : undefined;
  render(<Beams data={data} theme={theme} open={open} onShow={(now) => (shown = now)} />, root);
  const withdraw = offer(data.name, () => shown && { picture: treePicture(shown, theme), theme });
  return () => {
    withdraw();
    render(null, root);
    root.remove();
  };
}
