// A finger has no way to point without a tap: its first tap points, its second chooses.

/** @param {Event} event */
export const isTouch = (event) => event instanceof PointerEvent && event.pointerType === "touch";
