// Small maps with fewer pixels than cells.

/**
 * Put levels into fewer cells if there are not enough pixels: the strongest of those that share one. Otherwise a small
 * map would lack every second column, and with it what a head does.
 * @param levels Row × column; `isSigned` if the middle one is 0.
 * @param from Rows and columns.
 * @param to The greatest number of rows and columns.
 */
export function poolLevels(
  levels: Uint8Array,
  [rows, columns]: [number, number],
  [high, wide]: [number, number],
  isSigned = false,
) {
  if (high === rows && wide === columns) return levels;
  const found = new Uint8Array(high * wide).fill(isSigned ? 128 : 0);
  const strength = isSigned ? (level: number) => Math.abs(level - 127.5) : (level: number) => level;
  const across = Uint32Array.from({ length: columns }, (_, column) => (column * wide) / columns);
  for (let row = 0, i = 0; row < rows; row += 1) {
    const start = Math.floor((row * high) / rows) * wide;
    for (let column = 0; column < columns; column += 1, i += 1) {
      const at = start + across[column];
      if (strength(levels[i]) > strength(found[at])) found[at] = levels[i];
    }
  }
  return found;
}
