// The component without a picture that ties what is chosen here to Python's session.

import { adopt } from "../state/owner.ts";

export function follow({
  data,
  parentElement,
  setTriggerValue,
}: {
  data: any;
  parentElement: Element;
  setTriggerValue: (name: string, value: unknown) => void;
}) {
  const host = parentElement instanceof ShadowRoot ? parentElement.host : parentElement;
  const box = host.closest("[data-testid=stElementContainer]") ?? host;
  if (box instanceof HTMLElement) box.style.display = "none";
  adopt(data, (told) => setTriggerValue("chosen", told));
}
