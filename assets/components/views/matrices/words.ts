// The words on matrices, and the numbers in their cells.

import { decimal, inCell, percent } from "../../words/numbers.ts";
import type { Part } from "../../words/parts.ts";
import type { Axis, Panel, Sum } from "./payload.ts";

const TOLD = 3;
const LONGEST = 30; // graphemes of a label

/** Write a value as its cell has room for it. */
export const numberIn = ({ scale, isBars }: Panel): ((value: number) => string) => {
  if (scale === "shares") return isBars ? (value) => percent(value).replace(" ", "\u00A0") : inCell;
  return (value) => short(value, isBars ? 2 : 1);
};

function short(value: number, digits: number) {
  if (Math.abs(value) < 0.5 / 10 ** digits) return "0"; // never "−0.0"
  return decimal(value, Math.abs(value) < 9.95 ? digits : digits - 1);
}

/** Write a value in full; with fewer digits if it came rounded. */
export function writeValue({ scale, step }: Panel, value: number) {
  if (scale === "shares") return percent(value, step ? 1 : 2).replace(" ", "\u00A0");
  if (!step) return decimal(value, 3);
  return decimal(value, Math.max(0, Math.min(3, Math.floor(-Math.log10(step)))));
}

function nameLabel({ labels, isToken, prefix }: Axis, place: number): Part[] {
  if (!isToken) return [prefix, { token: labels[place], length: LONGEST }];
  const isRepeated = labels.indexOf(labels[place]) !== labels.lastIndexOf(labels[place]);
  return ["“", { token: labels[place], length: LONGEST }, isRepeated ? `” (no.\u00A0${place + 1})` : "”"];
}

/**
 * Return e.g. "“t” looks at “n”: 91.20 %", "Row “t”: 1.300 in d_k 3, …"
 * @param row −1 is none.
 */
export function sentenceOf(panel: Panel, row: number, column: number): Part[] {
  const { rows, columns, values, blocked, scale } = panel;
  const width = columns.labels.length;
  if (row >= 0 && column >= 0) {
    const cell = row * width + column;
    const isBlocked = !!blocked?.[cell];
    const parts = (isBlocked ? panel.barred : panel.said)
      .split(/(\{row\}|\{column\})/)
      .flatMap((part) =>
        part === "{row}" ? nameLabel(rows, row) : part === "{column}" ? nameLabel(columns, column) : [part],
      );
    if (panel.words?.[row][column]) return [...parts, ": ", { token: panel.words[row][column] }];
    return isBlocked || scale === "plain" ? parts : [...parts, `: ${writeValue(panel, values[cell])}`];
  }
  const isRow = row >= 0;
  const [axis, other, place] = isRow ? [rows, columns, row] : [columns, rows, column];
  const cellOf = (i: number) => (isRow ? row * width + i : i * width + column);
  const found = other.labels.map((_, i) => i).filter((i) => !blocked?.[cellOf(i)]);
  const start = [isRow ? "Row " : "Column ", ...nameLabel(axis, place)];
  if (scale === "plain") return [...start, `: ${found.length} of ${other.labels.length} are open`];
  const largest = found
    .sort((one, two) => Math.abs(values[cellOf(two)]) - Math.abs(values[cellOf(one)]))
    .slice(0, TOLD);
  if (!largest.length) return [...start, ": every cell is blocked"];
  return [
    ...start,
    ", largest: ",
    ...largest.flatMap((i, at) => [at ? ", " : "", ...nameLabel(other, i), ` ${writeValue(panel, values[cellOf(i)])}`]),
  ];
}

/** Return the ends of a panel's scale of colours; null if it has none, or if its cells say themselves what they mean. */
export function endsOf({ scale, limit, isOneSided, words, isBars }: Panel): [string, string] | null {
  if (scale === "plain" || words || isBars) return null;
  const digits = limit < 0.1 ? 3 : limit < 10 ? 2 : 0;
  return scale === "shares" ? ["0 %", "100 %"] : [isOneSided ? "0" : decimal(-limit, digits), decimal(limit, digits)];
}

/** Return e.g. "score = 2.79 × 9.68 + … + 3.2 (the other 20) = 36.0". */
export function lineOf({ terms, rest, total: [name, value] }: Sum) {
  const parts = [...terms.map(([, left, right]) => `${left} × ${right}`), ...(rest ? [`${rest[1]} (${rest[0]})`] : [])];
  return `${name} = ${parts.join(" + ")} = ${value}`;
}
