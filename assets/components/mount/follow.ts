// The component without a picture that ties the choices here to Python's session.

import { adopt } from "../state/current_selection.ts";
import { hide } from "../state/streamlit.ts";

export function followSelection({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: any;
  parentElement: Element;
  setTriggerValue: (name: string, value: unknown) => void;
}) {
  hide(parentElement);
  adopt(data, (message) => setTriggerValue("chosen", message));
}
