// A pointer that rests, which opens nothing: when a picture is drawn under it, the browser says that it came over the
// picture. And while keys are used it isn't seen.

const KEYS = "data-lab-keys"; // in `assets/styles/text.css` too
const MOVES = ["pointermove", "pointerover", "pointerenter"];

let last: { x: number; y: number } | null = null;
let isResting = false;

function note({ type, screenX: x, screenY: y, movementX, movementY }: PointerEvent) {
  isResting = last ? last.x === x && last.y === y : !movementX && !movementY;
  if (type !== "pointermove") return;
  last = { x, y };
  if (!isResting) document.documentElement.removeAttribute(KEYS);
}

const hide = ({ key }: KeyboardEvent) =>
  void (["Shift", "Control", "Alt", "Meta"].includes(key) || document.documentElement.setAttribute(KEYS, ""));

if (globalThis.document) {
  for (const type of MOVES) addEventListener(type, (event) => note(event as PointerEvent), { capture: true });
  addEventListener("keydown", hide, { capture: true });
}

/** The style of a hidden pointer, in a page and in a shadow of it. */
export const UNSEEN = ["[data-lab-keys] *", ":host-context([data-lab-keys]) *"]
  .map((all) => `${all} { cursor: none !important; }`)
  .join("\n");

/** Let an element hear of a pointer only when somebody moves it. */
export function hearMovement(root: HTMLElement) {
  const hear = (event: PointerEvent) => {
    // A move from one part to another within one shadow root is told in there alone: the window never hears of it.
    if (event.type !== "pointermove") note(event);
    if (isResting) event.stopPropagation();
  };
  for (const type of MOVES) root.addEventListener(type, hear as EventListener, { capture: true });
}
