// A finger has no way to point without a tap: its first tap points, its second chooses.

export const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === "touch";
