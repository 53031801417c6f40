// How near a prediction comes to what the model did.

/** Marks as shares: together 1, or all 0 where nothing is marked. */
export function sharesOf(marks: number[]) {
  const sum = marks.reduce((all, mark) => all + mark, 0);
  return marks.map((mark) => (sum ? mark / sum : 0));
}

/** What two distributions have in common, 0 … 1: one minus their total variation distance. */
export const overlap = (one: number[], other: number[]) =>
  one.reduce((sum, share, at) => sum + Math.min(share, other[at] ?? 0), 0);
