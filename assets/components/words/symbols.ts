// Symbols as formulas have them: d_k with its k below the line. `transformer/lectures/markdown.py` knows the same ones.

const SYMBOL = /(?<![\p{L}\p{N}_])([dhWb]|output)_(k|v|model|ff|[QKVO]|\d{1,2})(?![\p{L}\p{N}_])/u;

/** Split a text into its parts; every second one stands below the line. */
export const partsOf = (text: string) =>
  text.split(SYMBOL).reduce<string[]>((parts, part, i) => {
    if (i % 3 === 1) parts[parts.length - 1] += part;
    else parts.push(part);
    return parts;
  }, []);
