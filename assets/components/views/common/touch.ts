// The taps of a finger, which can't point without one: the first tap points, the second chooses.

export const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === "touch";
