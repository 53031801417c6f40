// The component without a picture that ties the choices here to Python's session.

import { adopt, keepInLink } from "../state/current_selection.ts";
import { APP, isAtRest, whenRunning } from "../state/streamlit.ts";

export function followSelection({
  data,
  setTriggerValue,
}: {
  data: any;
  setTriggerValue: (name: string, value: unknown) => void;
}) {
  adopt(data, (message) => setTriggerValue("chosen", message));
  // Streamlit writes the link in pieces, as it knew it when the run began: some of them come after this.
  const app = document.querySelector(APP);
  return app ? whenRunning(app, () => isAtRest() && keepInLink()) : undefined;
}
