// The whole model as a component of Streamlit.

/** @import { WholeModel } from "../views/model/payload.js" */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { themeOf } from "../draw/theme.js";
import { unpackModel } from "../views/model/payload.js";
import { wholeModelPicture } from "../views/model/picture.js";
import { WholeModelView } from "../views/model/whole_model.jsx";
import base from "../views/common/base.css";
import choices from "../views/stage/choices.css";
import openHead from "../views/stage/open_head.css";
import style from "../views/model/whole_model.css";
import { hung } from "./hung.js";
import { chosen, follow } from "../state/owner.js";
import { offer } from "../state/pictures.js";

const styles = [base, choices, openHead, style].join("\n");

/** @param {{data: Uint8Array, parentElement: Element, setTriggerValue?: import("../views/stage/editing.js").Send}} component */
export function wholeModel({ data, parentElement, setTriggerValue }) {
  const root = hung(parentElement, styles);
  render(<Followed model={unpackModel(data)} theme={themeOf(root)} send={setTriggerValue} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

/** @param {{model: WholeModel, theme: ReturnType<typeof themeOf>, send?: import("../views/stage/editing.js").Send}} props */
function Followed({ model, theme, send }) {
  const [selection, setSelection] = useState(chosen);
  useEffect(() => {
    const take = () => setSelection(chosen());
    take();
    return follow(take);
  }, []);
  useEffect(
    () => offer("whole-model", () => ({ picture: wholeModelPicture(model, chosen().layer, theme), theme })),
    [model, theme],
  );
  return <WholeModelView {...{ model, selection, theme, send }} />;
}
