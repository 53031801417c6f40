// A pointer that rests opens nothing: where a picture is drawn under it, the browser says that it came over the picture.
// And while keys are used it isn't seen.

const MOVES = ["pointermove", "pointerover", "pointerenter"];

/** @type {{x: number, y: number} | null} */
let last = null;
let isResting = false;

/** @param {PointerEvent} event */
function note({ type, screenX: x, screenY: y, movementX, movementY }) {
  isResting = last ? last.x === x && last.y === y : !movementX && !movementY;
  if (type !== "pointermove" || isResting) return;
  last = { x, y };
  document.documentElement.style.removeProperty("cursor");
}

/** @param {KeyboardEvent} event */
const hide = ({ key }) => void (["Shift", "Control", "Alt", "Meta"].includes(key) || document.documentElement.style.setProperty("cursor", "none"));

if (globalThis.document) {
  for (const type of MOVES) addEventListener(type, (event) => note(/** @type {PointerEvent} */ (event)), { capture: true });
  addEventListener("keydown", hide, { capture: true });
}

/** What is drawn here hears of a pointer only when somebody moves it. @param {HTMLElement} root */
export function hearMovement(root) {
  for (const type of MOVES) root.addEventListener(type, (event) => isResting && event.stopPropagation(), { capture: true });
}
