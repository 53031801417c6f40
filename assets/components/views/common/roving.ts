// The arrow keys among items of which only one is a stop of the Tab key.

/**
 * Give the focus to the item that a key leads to; all other keys are left to the page.
 * @param moves Moves by key; "Control+Home" with that key held.
 * @param elementOf Returns the element of an item that isn't one itself.
 */
export function moveFocus<Item>(
  event: KeyboardEvent,
  moves: Record<string, () => Item | null | undefined>,
  elementOf?: (item: Item) => Element | null,
) {
  const move = moves[event.ctrlKey ? `Control+${event.key}` : event.key];
  if (!move || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const item = move();
  const to = item && elementOf ? elementOf(item) : item;
  if (!(to instanceof HTMLElement)) return;
  to.scrollIntoView({ block: "nearest", inline: "nearest" });
  to.focus({ preventScroll: true });
}
