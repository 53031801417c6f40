// What is seen now, in one sentence: of the pair, row or column that is pointed at, and of the step.

/** @import { HeadMap } from "../example/maps.js" */
/** @import { Example } from "../example/payload.js" */
/** @import { Address } from "./overview.jsx" */
import { frameOf, weightsOf } from "../example/maps.js";
import { percent } from "../words/numbers.js";
import { Token } from "./token.jsx";

const LONGEST = 30; // graphemes of a row's label
const PREFIX = 8; // tokens read last that a sentence names
const TOLD = 3;

/** @param {{map: HeadMap, lit: {rows: number[], columns: number[]}}} props */
export function ReadOut({ map, lit }) {
  const [row, column] = [lit.rows[0] ?? -1, lit.columns[0] ?? -1];
  if (row < 0 && column < 0) return <p class="read-out">{map.caption}</p>;
  return <p class="read-out">{row >= 0 && column >= 0 ? ofPair(map, row, column) : row >= 0 ? ofRow(map, row) : ofColumn(map, column)}</p>;
}

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
      <Token token={map.rows[row]} length={LONGEST} /> {blocked ? "is blocked from" : "looks at"} <Token token={map.columns[column]} />
      {!blocked && <b> {percent(map.weights[cell], 2)}</b>}
    </>
  );
}

/**
 * @param {HeadMap} map
 * @param {number} row
 */
export function ofRow(map, row) {
  const width = map.columns.length;
  const found = strongest(map.columns.map((label, column) => ({ label, weight: map.weights[row * width + column] })));
  return <><Token token={map.rows[row]} length={LONGEST} /> looks at {found.length ? listed(found) : "nothing here"}.</>;
}

/**
 * @param {HeadMap} map
 * @param {number} column
 */
function ofColumn(map, column) {
  const width = map.columns.length;
  const found = strongest(map.rows.map((label, row) => ({ label, weight: map.weights[row * width + column] })));
  return <><Token token={map.columns[column]} /> is looked at most by {found.length ? listed(found) : "no token"}.</>;
}

/** @param {{label: string, weight: number}[]} all */
const strongest = (all) => all.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight).slice(0, TOLD);

/** @param {{label: string, weight: number}[]} found */
const listed = (found) =>
  found.map(({ label, weight }, i) => <span key={i}>{i ? ", " : ""}<Token token={label} length={LONGEST} /> ({percent(weight)})</span>);

/**
 * What a step has read, where it looks, what it writes.
 * @param {{example: Example, step: number, open: Address}} props
 */
export function Sentence({ example, step, open }) {
  const { reads, writes, probability, forced } = example.steps[step];
  const group = example.groups.find(({ kind }) => kind === (example.encoderOnly ? "encoder" : "cross"));
  if (!group) return null;
  const frame = frameOf(example, group, { words: false, muted: false });
  const width = frame.columns.length;
  const looks = weightsOf(example, frame, open.layer, open.head).subarray(step * width, (step + 1) * width);
  const place = looks.indexOf(Math.max(...looks));
  const read = example.target.slice(Math.max(0, step + 1 - PREFIX), step + 1);
  return (
    <p class="sentence">
      {example.encoderOnly ? <>At <Token token={reads} /></> : <>Has read {step + 1 > PREFIX && "… "}{read.map((token, i) => [i ? " " : "", <Token key={i} token={token} />])}</>}
      , looks at <b><Token token={example.source[place]} /></b> ({percent(looks[place])}), {forced ? "is made to write" : "writes"}{" "}
      <b><Token token={writes} /></b> ({percent(probability, 1)}).
    </p>
  );
}
