// A pointer that rests: the browser's news of it, when a picture is drawn under it, is not heard.

import assert from "node:assert/strict";
import { test } from "node:test";

interface Sent {type: string, screenX: number, screenY: number, movementX: number, movementY: number, key?: string, stopPropagation: () => void}
const first: Record<string, (event: Sent) => void> = {};
const heard: Record<string, (event: Sent) => void> = {};
Object.assign(globalThis, {
  addEventListener: (type: string, hear: (event: Sent) => void) => void (first[type] = hear),
  document: { documentElement: { removeAttribute() {} } },
});
const { hearMovement } = await import("../../assets/components/views/common/resting.ts");
hearMovement({ addEventListener: (type: string, hear: (event: Sent) => void) => void (heard[type] = hear) } as any);

/** @returns True if the picture hears it. */
function send(type: string, x: number, moved: number = 0) {
  let isHeard = true;
  const event = { type, screenX: x, screenY: 0, movementX: moved, movementY: 0, stopPropagation: () => void (isHeard = false) };
  first[type](event);
  heard[type](event);
  return isHeard;
}

test("a picture hears of a pointer that moves, and of none that rests where it is drawn", () => {
  const said = [send("pointerover", 10), send("pointerenter", 10), send("pointermove", 10), send("pointermove", 12, 2)];
  assert.deepEqual(said, [false, false, false, true]);
  assert.deepEqual([send("pointerover", 20), send("pointermove", 20, 8), send("pointermove", 12, -8)], [true, true, true]);
  assert.deepEqual(["pointerover", "pointerenter", "pointermove"].map((type) => send(type, 12)), [false, false, false]);
  assert.deepEqual([send("pointerover", 30), send("pointermove", 30, 18)], [true, true]);
});
