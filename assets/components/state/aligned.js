// Which layer draws the lines of the page Alignment: it has a control of its own.

let layer = 0;
/** @type {Set<() => void>} */
const followers = new Set();

export const alignedLayer = () => layer;

/** @param {number} next */
export function showAligned(next) {
  layer = next;
  for (const follower of followers) follower();
}

/** @param {() => void} follower */
export function followAligned(follower) {
  followers.add(follower);
  return () => void followers.delete(follower);
}
