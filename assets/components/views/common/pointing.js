// A drawing that is read by pointing, with mouse, finger or keys. Its items are elements with `data-id`.

import { useRef, useState } from "preact/hooks";
import { moveFocus } from "./roving.js";

/**
 * @typedef {object} Pointed
 * @property {string | null} id The item that is pointed at.
 * @property {boolean} touch Whether it was a finger, which can't point before it presses.
 * @property {(id: string | null) => void} point Null lets go.
 */

/** @param {EventTarget | null} target */
const idOf = (target) => (target instanceof Element && target.closest("[data-id]")?.getAttribute("data-id")) || null;

/**
 * What is pointed at, whether a screen reader has yet to hear it, and the listeners of the element around the items.
 * @param {object} drawing
 * @param {(id: string) => Record<string, () => {id: string | number} | null | undefined>} drawing.moves Where each key leads from an item.
 * @param {(id: string | null, pointed: Pointed) => void} drawing.press A click; null is beside all items.
 * @param {(id: string) => void} drawing.onFocus
 * @param {boolean} [drawing.taps] Whether what a finger has pointed at stays when the focus goes.
 */
export function usePointing({ moves, press, onFocus, taps = false }) {
  const [{ id, spoken }, setShown] = useState({ id: /** @type {string | null} */ (null), spoken: true });
  const touch = useRef(false);
  // An item that has the focus speaks for itself.
  const show = (/** @type {string | null} */ next, spoken = true) =>
    setShown((now) => (now.id === next ? now : { id: next, spoken }));
  const over = (/** @type {PointerEvent & {currentTarget: Element}} */ { pointerType, target, currentTarget }) =>
    pointerType !== "touch" && show(idOf(target) ?? idOf(currentTarget.querySelector(":focus-visible")));
  const listeners = {
    onPointerOver: over,
    onPointerMove: over,
    onPointerLeave: over,
    onPointerDown: (/** @type {PointerEvent} */ { pointerType, pointerId, target }) => {
      touch.current = pointerType === "touch";
      // A click is the item's where it was pressed, even if a new drawing moves the item before it is let go.
      if (!touch.current && target instanceof Element) target.closest("[data-id]")?.setPointerCapture(pointerId);
    },
    onClick: (/** @type {MouseEvent} */ { target }) => press(idOf(target), { id, touch: touch.current, point: show }),
    onFocusIn: (/** @type {FocusEvent} */ { target }) => {
      const item = idOf(target);
      if (item) onFocus(item);
      if (item && target instanceof Element && target.matches(":focus-visible")) show(item, false);
    },
    onFocusOut: () => (taps && touch.current) || show(null),
    onKeyDown: (/** @type {KeyboardEvent & {currentTarget: Element}} */ event) => {
      touch.current = false;
      const { key, target, currentTarget } = event;
      const from = idOf(target);
      if (key === "Escape") show(null);
      else if (from) moveFocus(event, moves(from), (to) => currentTarget.querySelector(`[data-id="${to.id}"]`));
    },
  };
  return { id, spoken, listeners };
}
