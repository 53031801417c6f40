// The whole model as a component of Streamlit.

import { render } from "preact";
import { useEffect } from "preact/hooks";
import { themeOf } from "../draw/theme.ts";
import { currentSelection } from "../state/current_selection.ts";
import { offer } from "../state/pictures.ts";
import { readHostOptions } from "../views/common/room.ts";
import { unpackModel } from "../views/model/payload.ts";
import { wholeModelPicture } from "../views/model/picture.ts";
import style from "../views/model/whole_model.css";
import { WholeModelView, type WholeModelViewProps } from "../views/model/whole_model.tsx";
import type { Send } from "../views/stage/editing.ts";
import openHead from "../views/stage/open_head.css";
import { mountRoot } from "./mount_root.ts";

export function wholeModel({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: Uint8Array;
  parentElement: Element;
  setTriggerValue?: Send;
}) {
  const root = mountRoot(parentElement, openHead, style);
  const { rings, selection } = readHostOptions(root);
  const model = unpackModel(data);
  render(<Offered {...{ model, rings }} theme={themeOf(root)} still={selection} send={setTriggerValue} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

interface OfferedProps extends Omit<WholeModelViewProps, "selection"> {
  /** The selection that overrides all others; null follows the common one. */
  still: WholeModelViewProps["selection"] | null;
}

function Offered({ model, theme, rings, still, send }: OfferedProps) {
  useEffect(
    () =>
      offer("whole-model", () => ({ picture: wholeModelPicture(model, currentSelection.peek().layer, theme), theme })),
    [model, theme],
  );
  return <WholeModelView {...{ model, theme, rings, send }} selection={still ?? currentSelection.value} />;
}
