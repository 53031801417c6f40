// Which layer draws the lines of the page Alignment: it has a control of its own.

let layer = 0;
const followers = new Set<() => void>();

export const alignedLayer = () => layer;

export function showAligned(next: number) {
  layer = next;
  for (const follower of followers) follower();
}

export function followAligned(follower: () => void) {
  followers.add(follower);
  return () => void followers.delete(follower);
}
