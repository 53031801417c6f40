// The pictures that the page has: a component that draws a figure offers its picture under the figure's name.

import type { Picture } from "../draw/picture.ts";
import type { Theme } from "../draw/theme.ts";

/** A function that makes the picture when it is wanted; null while there is nothing to see. */
export type Make = () => { picture: Picture; theme: Theme } | null;

const offers = new Map<string, Make>();

/**
 * Offer the picture of a figure, until the returned function is called.
 * @param name The name under which Python registers the figure for export.
 */
export function offer(name: string, make: Make) {
  offers.set(name, make);
  return () => {
    if (offers.get(name) === make) offers.delete(name);
  };
}

/** Return the picture of a figure as it is now, or null. */
export const makePicture = (name: string) => offers.get(name)?.() ?? null;
