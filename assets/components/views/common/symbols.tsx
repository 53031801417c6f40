// Symbols as formulas have them, in text that people read: d_k with its k below the line.

const SYMBOL = /(?<![\p{L}\p{N}_])([dhWb]|output)_(k|v|model|ff|[QKVO]|\d{1,2})(?![\p{L}\p{N}_])/u;

/** Write a text with the letters of its symbols below the line, as the lectures' sentences have them. */
export function Symbols({ text }: { text: string }) {
  const [before, letter, below, ...rest] = text.split(SYMBOL);
  if (!letter) return <>{text}</>;
  return (
    <>
      {before}
      {letter}
      <sub>{below}</sub>
      <Symbols text={rest.join("")} />
    </>
  );
}
