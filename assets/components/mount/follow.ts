// The component without a picture that ties the choices here to Python's session.

import { adopt } from "../state/current_selection.ts";

export function followSelection({
  data,
  setTriggerValue,
}: {
  data: any;
  setTriggerValue: (name: string, value: unknown) => void;
}) {
  adopt(data, (message) => setTriggerValue("chosen", message));
}
