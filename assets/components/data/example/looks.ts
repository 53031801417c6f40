// Where one row of a map looks, in a person's sentence: what is written, at which tokens that looks, and no number.

import { directionOf } from "../../words/tokens.ts";
import type { HeadMap } from "./maps.ts";
import type { Side } from "./payload.ts";

/** A part of a sentence; a token in it stands out. */
export type Said = string | { token: string; side: Side };

/** A share from which on a second look is told, of the strongest one; and the strongest that says where a row looks. */
const [SECOND, CLEAR] = [0.5, 0.2];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
const ENDS: Record<string, string> = { "<s>": "the start", "</s>": "the end" };

/** Return the token that a row of a map stands for: the one that it writes, or else the one that looks. */
export const tokenOfRow = ({ rows }: Pick<HeadMap, "rows">, row: number) => rows[row].split(" → ").at(-1) ?? "";

/** Return whether the rows of a map write: those of an encoder only read. */
export const writes = ({ rows }: Pick<HeadMap, "rows">) => rows[0].includes(" → ");

/** Return the columns at which a row looks most: one, or two of nearly the same weight; none where it looks everywhere. */
export function mainLooks({ weights, columns }: Pick<HeadMap, "weights" | "columns">, row: number): number[] {
  const looks = [...weights.subarray(row * columns.length, (row + 1) * columns.length)]
    .map((weight, column) => ({ weight, column }))
    .sort((one, other) => other.weight - one.weight);
  if (columns.length > 2 && looks[0].weight < Math.max(CLEAR, 2 / columns.length)) return [];
  return looks
    .slice(0, 2)
    .filter(({ weight }) => weight >= SECOND * looks[0].weight)
    .map(({ column }) => column);
}

/** Say where a row of a map looks. */
export function lookInWords(map: HeadMap, row: number): Said[] {
  const looks = mainLooks(map, row);
  const token = tokenOfRow(map, row);
  const own = { token, side: map.rowSpots[row][0].side };
  const would = map.isOff ? "would look" : "looks";
  const who: Said[] = !writes(map)
    ? [...(ENDS[token] ? [capital(ENDS[token])] : [own]), ` ${would}`]
    : token === "</s>"
      ? [`To stop, it ${would}`]
      : ["To write ", own, `, it ${would}`];
  if (!looks.length) return [...who, " at many tokens at once."];
  const strongest = looks.flatMap((column, i) => [i ? " and at " : " at ", ...placeInWords(map, column)]);
  return [...who, ...(looks.length > 1 ? ["", ...strongest] : [" most", ...strongest]), "."];
}

/** Name a token that is looked at: “the last n” where there are several. */
function placeInWords({ columns, columnSpots }: HeadMap, column: number): Said[] {
  const token = columns[column];
  if (ENDS[token]) return [ENDS[token]];
  const named = { token, side: columnSpots[column][0].side };
  const alike = columns.flatMap((one, i) => (one === token ? [i] : []));
  if (alike.length === 1) return [named];
  const at = alike.indexOf(column);
  const which = at === alike.length - 1 ? "last" : ORDINALS[at];
  return which ? [`the ${which} `, named] : [named, ` (no. ${column + 1})`];
}

const capital = (text: string) => `${text[0].toUpperCase()}${text.slice(1)}`;

/** Return the direction in which the tokens of the rows and of the columns are read. */
export function directionsOf(map: HeadMap): Record<"rows" | "columns", "ltr" | "rtl"> {
  const rows = map.rows.map((_, row) => tokenOfRow(map, row));
  return { rows: directionOf(rows), columns: directionOf(map.columns) };
}
