// The size of numbers in cells, so that they never touch their neighbours.

const LEAST = 9.5; // pixels: smaller ones nobody reads
const APART = 4; // pixels between the numbers of two cells
const LINE = 1.1; // height of a line of digits, by its letters

/**
 * Return the size of letters for the widest number of a map, in pixels; 0 if there is no room for any.
 * @param widest Its usual size, and its width at that size.
 */
export function lettersFor(cell: { width: number; height: number }, widest: { usual: number; width: number }) {
  const across = widest.width ? (widest.usual * (cell.width - APART)) / widest.width : widest.usual;
  const letters = Math.floor(2 * Math.min(widest.usual, across, cell.height / LINE)) / 2;
  return letters >= LEAST ? letters : 0;
}
