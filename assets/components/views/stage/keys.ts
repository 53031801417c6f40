// Keys that work as soon as the page is open, while the stage is in sight; a control that has the focus keeps its own.

import { useLayoutEffect } from "preact/hooks";
import { choose } from "../../state/current_selection.ts";
import { findFocused } from "../common/shadow.ts";

export function useKeys(
  root: { current: HTMLElement | null },
  {
    go,
    step,
    last,
    player,
    presenting,
  }: { go: (step: number) => void; step: number; last: number; player: { toggle: () => void }; presenting: boolean },
) {
  // This runs at once, not after the next frame: a key pressed sooner would count from the step before.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const stage = root.current as HTMLElement;
      if (isUnseen(stage) && event.key !== "Escape") return;
      const nowhere = isNowhere();
      const onBody = nowhere && isInSight(stage);
      const inside = isIn(stage, event) || (presenting && nowhere);
      const anywhere: Record<string, () => void> = { ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1) };
      const within: Record<string, () => void> = {
        ...anywhere,
        Home: () => go(0),
        End: () => go(last),
        ArrowUp: () => go(step - 1),
        ArrowDown: () => go(step + 1),
        PageUp: () => go(step - 1),
        PageDown: () => go(step + 1),
        " ": player.toggle,
      };
      const free = onBody || presenting || inside;
      const move =
        (inside ? within : onBody ? anywhere : {})[event.key] ??
        (free && !isTyping(event) ? letterMove(event.key, stage, presenting) : undefined);
      if (!move) return;
      event.preventDefault();
      move();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}

/** Return whether the focus needs no key: on the page, to which Tab also comes, a title, an answer just shown. */
function isNowhere() {
  const at = findFocused();
  return !at || at.matches("body, main, :is(h1, h2, h3, div)[tabindex='-1']");
}

/** F presents, B blanks the screen, Escape returns. */
function letterMove(key: string, stage: HTMLElement, presenting: boolean) {
  if (key === "Escape") return presenting ? () => choose({ present: false }) : undefined;
  const letter = key.toLowerCase(); // caps lock may be on
  if (letter === "f") return () => choose({ present: !presenting });
  return letter === "b" && presenting ? () => void stage.classList.toggle("blank") : undefined;
}

/** Return whether a key was pressed in the player, on nothing that needs the key itself. */
function isIn(stage: HTMLElement, event: KeyboardEvent) {
  const [from] = event.composedPath();
  if (!(from instanceof HTMLElement) || !stage.contains(from) || !from.closest(".player, .step-area")) return false;
  return event.key === " " ? !from.matches("button, select, input, summary") : !from.matches("select, input");
}

export function isTyping(event: KeyboardEvent) {
  const [from] = event.composedPath();
  return (
    from instanceof HTMLElement &&
    from.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")
  );
}

/** Return whether a question hides the stage: nothing changes behind it. */
export const isUnseen = (stage: HTMLElement) => getComputedStyle(stage).visibility === "hidden";

function isInSight(stage: HTMLElement) {
  const { top, bottom } = stage.getBoundingClientRect();
  return bottom > 80 && top < window.innerHeight - 80;
}
