// Values as the 256 levels of a scale whose middle is 0.

/** Return the level of a value between −1 and 1; beyond them it is the first or the last. */
export const signedLevel = (value: number) => Math.max(0, Math.min(255, Math.round(127.5 + 127.5 * value)));
