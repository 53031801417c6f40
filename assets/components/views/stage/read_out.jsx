// What is seen now, in one sentence: of the pair, row or column that is pointed at, and of the step.

/** @import { HeadMap } from "../../data/example/maps.js" */
/** @import { Example, Side } from "../../data/example/payload.js" */
/** @import { Address } from "./overview.jsx" */
import { sentenceOf } from "../../data/example/sentence.js";
import { unbroken, writerOf } from "../../words/numbers.js";
import { Token } from "../common/token.jsx";

const LONGEST = 30; // graphemes of a row's label
const TOLD = 3;

/** @param {{map: HeadMap, lit: {rows: number[], columns: number[]}}} props */
export function ReadOut({ map, lit }) {
  const [row, column] = [lit.rows[0] ?? -1, lit.columns[0] ?? -1];
  // A share is never torn from its sign at the end of a line.
  if (row < 0 && column < 0) return <p class="read-out">{unbroken(map.caption)}</p>;
  return (
    <p class="read-out">
      {row >= 0 && column >= 0 ? ofPair(map, row, column) : row >= 0 ? ofRow(map, row) : ofColumn(map, column)}
    </p>
  );
}

/** Where a head that is off looks has no effect. @param {HeadMap} map */
const looksIn = ({ isOff }) => (isOff ? "would look at" : "looks at");

/**
 * @param {HeadMap} map
 * @param {number} row
 * @param {number} column
 */
function ofPair(map, row, column) {
  const cell = row * map.columns.length + column;
  const blocked = map.blocked?.[cell];
  return (
    <>
      <Token token={map.rows[row]} length={LONGEST} side={map.rowSpots[row][0].side} />{" "}
      {blocked ? "is blocked from" : looksIn(map)}{" "}
      <Token token={map.columns[column]} side={map.columnSpots[column][0].side} />
      {!blocked && <b> {writerOf(map)(map.weights[cell], 2)}</b>}
    </>
  );
}

/**
 * @param {HeadMap} map
 * @param {number} row
 */
export function ofRow(map, row) {
  const width = map.columns.length;
  const found = strongest(
    map.columns.map((label, column) => ({
      label,
      side: map.columnSpots[column][0].side,
      weight: map.weights[row * width + column],
    })),
  );
  return (
    <>
      <Token token={map.rows[row]} length={LONGEST} side={map.rowSpots[row][0].side} /> {looksIn(map)}{" "}
      {found.length ? listed(found, map) : map.rounded ? "nothing that 1/255 can tell" : "nothing here"}.
    </>
  );
}

/**
 * @param {HeadMap} map
 * @param {number} column
 */
function ofColumn(map, column) {
  const width = map.columns.length;
  const found = strongest(
    map.rows.map((label, row) => ({
      label,
      side: map.rowSpots[row][0].side,
      weight: map.weights[row * width + column],
    })),
  );
  return (
    <>
      <Token token={map.columns[column]} side={map.columnSpots[column][0].side} /> {map.isOff ? "would be" : "is"}{" "}
      looked at most by {found.length ? listed(found, map) : map.rounded ? "no token that 1/255 can tell" : "no token"}.
    </>
  );
}

/** @typedef {{label: string, side: Side, weight: number}} Found */

/** @param {Found[]} all */
const strongest = (all) =>
  all
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, TOLD);

/**
 * @param {Found[]} found
 * @param {HeadMap} map
 */
const listed = (found, map) =>
  found.map(({ label, side, weight }, i) => (
    <span key={i}>
      {i ? ", " : ""}
      <Token token={label} length={LONGEST} side={side} /> ({writerOf(map)(weight)})
    </span>
  ));

/** @param {{example: Example, step: number, open: Address}} props */
export function Sentence({ example, step, open }) {
  return (
    <p class={open.kind === "encoder" && !example.encoderOnly ? "sentence longer" : "sentence"}>
      {sentenceOf(example, step, open).map((part, i) =>
        typeof part === "string" ? (
          unbroken(part)
        ) : part.strong ? (
          <b key={i}>
            <Token token={part.token} side={part.side} />
          </b>
        ) : (
          <Token key={i} token={part.token} side={part.side} />
        ),
      )}
    </p>
  );
}
