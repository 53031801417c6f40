// The nearness of a prediction to what the model did.

/** Return marks as shares: together 1, or all 0 if nothing is marked. */
export function sharesOf(marks: number[]) {
  const sum = marks.reduce((all, mark) => all + mark, 0);
  return marks.map((mark) => (sum ? mark / sum : 0));
}

/** Return the part that two distributions share, 0 … 1: one minus their total variation distance. */
export const overlap = (one: number[], other: number[]) =>
  one.reduce((sum, share, at) => sum + Math.min(share, other[at] ?? 0), 0);
