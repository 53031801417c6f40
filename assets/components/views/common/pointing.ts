// A drawing that is read by pointing, with mouse, finger or keys. Its items are elements with `data-id`.

import { useRef, useState } from "preact/hooks";
import { moveFocus } from "./roving.ts";

interface Pointed {
  /** The item that is pointed at. */
  id: string | null;
  /** True for a finger, which can't point before it presses. */
  touch: boolean;
  /** Point at an item; null lets go. */
  point: (id: string | null) => void;
}

const idOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest("[data-id]")?.getAttribute("data-id")) || null;

interface UsePointingOptions {
  /** Returns the item to which each key leads from an item. */
  moves: (id: string) => Record<string, () => { id: string | number } | null | undefined>;
  /** Takes a click; null is beside all items. */
  press: (id: string | null, pointed: Pointed) => void;
  onFocus: (id: string) => void;
  /** True if the item that a finger has pointed at stays when the focus goes. */
  taps?: boolean;
}

/** Return the item pointed at, whether a screen reader has yet to hear it, and the listeners of the element around. */
export function usePointing({ moves, press, onFocus, taps = false }: UsePointingOptions) {
  const [{ id, spoken }, setShown] = useState({ id: null as string | null, spoken: true });
  const touch = useRef(false);
  // An item that has the focus speaks for itself.
  const show = (next: string | null, spoken = true) =>
    setShown((now) => (now.id === next ? now : { id: next, spoken }));
  const over = ({ pointerType, target, currentTarget }: PointerEvent & { currentTarget: Element }) =>
    pointerType !== "touch" && show(idOf(target) ?? idOf(currentTarget.querySelector(":focus-visible")));
  const listeners = {
    onPointerOver: over,
    onPointerMove: over,
    onPointerLeave: over,
    onPointerDown: ({ pointerType, pointerId, target }: PointerEvent) => {
      touch.current = pointerType === "touch";
      // A click belongs to the item in which it was pressed, even if a new drawing moves the item before it is let go.
      if (!touch.current && target instanceof Element) target.closest("[data-id]")?.setPointerCapture(pointerId);
    },
    onClick: ({ target }: MouseEvent) => press(idOf(target), { id, touch: touch.current, point: show }),
    onFocusIn: ({ target }: FocusEvent) => {
      const item = idOf(target);
      if (item) onFocus(item);
      if (item && target instanceof Element && target.matches(":focus-visible")) show(item, false);
    },
    onFocusOut: () => (taps && touch.current) || show(null),
    onKeyDown: (event: KeyboardEvent & { currentTarget: Element }) => {
      touch.current = false;
      const { key, target, currentTarget } = event;
      const from = idOf(target);
      if (key === "Escape") show(null);
      else if (from) moveFocus(event, moves(from), (to) => currentTarget.querySelector(`[data-id="${to.id}"]`));
    },
  };
  return { id, spoken, listeners };
}
