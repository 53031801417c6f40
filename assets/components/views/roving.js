// The arrow keys among items of which only one is a stop of the Tab key.

/**
 * Give the focus to the item that a key leads to; all other keys are left to the page.
 * @param {KeyboardEvent} event
 * @param {Record<string, () => Element | null | undefined>} moves By key; "Control+Home" with that key held.
 */
export function moveFocus(event, moves) {
  const move = moves[event.ctrlKey ? `Control+${event.key}` : event.key];
  if (!move || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const to = move();
  if (!(to instanceof HTMLElement)) return;
  to.scrollIntoView({ block: "nearest", inline: "nearest" });
  to.focus({ preventScroll: true });
}
