// Which pictures the page has: a component that draws a figure offers its picture under the figure's name.

/** @import { Picture } from "../draw/picture.js" */
/** @import { Theme } from "../draw/theme.js" */

/** @typedef {() => {picture: Picture, theme: Theme} | null} Make Called when the picture is wanted; null while there is nothing to see. */

/** @type {Map<string, Make>} */
const offers = new Map();

/**
 * Offer the picture of a figure, until the function that is returned is called.
 * @param {string} name As the figure is registered for export in Python.
 * @param {Make} make
 */
export function offer(name, make) {
  offers.set(name, make);
  return () => {
    if (offers.get(name) === make) offers.delete(name);
  };
}

/**
 * The picture of a figure as it is now, or null.
 * @param {string} name
 */
export const pictured = (name) => offers.get(name)?.() ?? null;
