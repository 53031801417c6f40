// Keys of one letter that change attention; they work wherever nobody types.

import { useLayoutEffect } from "preact/hooks";
import { isTyping, isUnseen } from "./keys.ts";

/** @param letters Acts by letter; each gets the element on the stage with the focus. */
export function useEditKeys(
  root: { current: HTMLElement | null },
  letters: Record<string, (at: HTMLElement | null) => void>,
) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const act = letters[`${isCommand ? "Ctrl+" : ""}${event.key.toLowerCase()}`];
      const [from] = event.composedPath();
      const stage = root.current;
      const onStage = from instanceof HTMLElement && stage?.contains(from) ? from : null;
      const nowhere = document.activeElement?.matches("body, main") ?? true;
      if (!act || !stage || isUnseen(stage) || isTyping(event) || !(onStage || nowhere)) return;
      event.preventDefault();
      act(onStage);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}
