// The whole model as a component of Streamlit.

import { render } from "preact";
import { useEffect } from "preact/hooks";
import { themeOf } from "../draw/theme.ts";
import { chosen } from "../state/owner.ts";
import { offer } from "../state/pictures.ts";
import { unpackModel, type WholeModel } from "../views/model/payload.ts";
import { wholeModelPicture } from "../views/model/picture.ts";
import style from "../views/model/whole_model.css";
import { WholeModelView } from "../views/model/whole_model.tsx";
import type { Send } from "../views/stage/editing.ts";
import openHead from "../views/stage/open_head.css";
import { hung } from "./hung.ts";

export function wholeModel({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: Uint8Array;
  parentElement: Element;
  setTriggerValue?: Send;
}) {
  const root = hung(parentElement, openHead, style);
  render(<Offered model={unpackModel(data)} theme={themeOf(root)} send={setTriggerValue} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

function Offered({ model, theme, send }: { model: WholeModel; theme: ReturnType<typeof themeOf>; send?: Send }) {
  useEffect(
    () => offer("whole-model", () => ({ picture: wholeModelPicture(model, chosen.peek().layer, theme), theme })),
    [model, theme],
  );
  return <WholeModelView {...{ model, theme, send }} selection={chosen.value} />;
}
