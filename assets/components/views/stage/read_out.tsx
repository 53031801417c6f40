// The current view in one sentence: of the pair, row or column that is pointed at, and of the step.

import type { ComponentChildren } from "preact";
import type { HeadMap } from "../../data/example/maps.ts";
import type { Example, Side } from "../../data/example/payload.ts";
import { sentenceOf } from "../../data/example/sentence.ts";
import { bindUnit, writerOf } from "../../words/numbers.ts";
import { Token } from "../common/token.tsx";
import type { Address } from "./overview.tsx";

const LONGEST = 30; // graphemes of a row's label
const TOLD = 3;
const TELLS = 0.05; // weight from which on a look makes words likelier that are worth telling

export function ReadOut({ map, lit }: { map: HeadMap; lit: { rows: number[]; columns: number[] } }) {
  const [row, column] = [lit.rows[0] ?? -1, lit.columns[0] ?? -1];
  // A share is never torn from its sign at the end of a line.
  if (row < 0 && column < 0) {
    const said = belowItsTitle(map);
    // Whoever has it read out hears the title with it.
    return (
      <p class="read-out">
        {said !== map.caption && <span class="unseen">{map.title}: </span>}
        {bindUnit(said)}
      </p>
    );
  }
  return (
    <p class="read-out">
      {row >= 0 && column >= 0 ? ofPair(map, row, column) : row >= 0 ? ofRow(map, row) : ofColumn(map, column)}
    </p>
  );
}

/** Return the caption of a map that stands below its title. */
function belowItsTitle({ caption, title }: HeadMap) {
  const rest = caption.startsWith(`${title}: `) ? caption.slice(title.length + 2) : caption;
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

/** What a head adds has the effect that its looks have. */
const added = ({ isOff }: HeadMap) => (isOff ? "the head would add" : "the head adds");

/** The looks of a head that is off have no effect. */
const looksIn = ({ isOff }: HeadMap) => (isOff ? "would look at" : "looks at");

function ofPair(map: HeadMap, row: number, column: number) {
  const cell = row * map.columns.length + column;
  const blocked = map.blocked?.[cell];
  if (map.signed && !blocked)
    return (
      <>
        <b>{writerOf(map)(map.weights[cell], 2)}</b> of what {added(map)} to{" "}
        <Token token={map.rows[row]} length={LONGEST} side={map.rowSpots[row][0].side} /> comes from{" "}
        <Token token={map.columns[column]} side={map.columnSpots[column][0].side} />
        {map.weights[cell] < 0 && ": it works against the rest"}.
      </>
    );
  return (
    <>
      <Token token={map.rows[row]} length={LONGEST} side={map.rowSpots[row][0].side} />{" "}
      {blocked ? "is blocked from" : looksIn(map)}{" "}
      <Token token={map.columns[column]} side={map.columnSpots[column][0].side} />
      {!blocked && <b> {writerOf(map)(map.weights[cell], 2)}</b>}
      {!blocked && map.weights[cell] >= TELLS && <MadeLikelier {...{ map, column }} before=", which" />}
    </>
  );
}

interface MadeLikelierProps {
  map: HeadMap;
  column: number;
  before: ComponentChildren;
  after?: string;
}

/** What a head writes for a token that it looks at: whatever later layers make of it. */
export function MadeLikelier({ map: { raises, isOff }, column, before, after = "" }: MadeLikelierProps) {
  const words = raises?.[column];
  if (!words?.length || isOff) return null;
  return (
    <>
      {before} by itself makes{" "}
      {words.map((word, i) => (
        <span key={word}>
          {i ? ", " : ""}
          <Token token={word} side="target" />
        </span>
      ))}{" "}
      likelier{after}
    </>
  );
}

export function ofRow(map: HeadMap, row: number) {
  const width = map.columns.length;
  const looks = strongest(
    map.columns.map((label, column) => ({
      label,
      side: map.columnSpots[column][0].side,
      weight: map.weights[row * width + column],
    })),
  );
  if (map.signed)
    return (
      <>
        What {added(map)} to <Token token={map.rows[row]} length={LONGEST} side={map.rowSpots[row][0].side} /> comes
        from {looks.length ? list(looks, map) : "nothing"}.
      </>
    );
  return (
    <>
      <Token token={map.rows[row]} length={LONGEST} side={map.rowSpots[row][0].side} /> {looksIn(map)}{" "}
      {looks.length ? list(looks, map) : map.rounded ? "nothing that 1/255 can tell" : "nothing here"}.
    </>
  );
}

function ofColumn(map: HeadMap, column: number) {
  const width = map.columns.length;
  const looks = strongest(
    map.rows.map((label, row) => ({
      label,
      side: map.rowSpots[row][0].side,
      weight: map.weights[row * width + column],
    })),
  );
  if (map.signed)
    return (
      <>
        What {added(map)} for <Token token={map.columns[column]} side={map.columnSpots[column][0].side} /> goes most to{" "}
        {looks.length ? list(looks, map) : "no token"}.
      </>
    );
  return (
    <>
      <Token token={map.columns[column]} side={map.columnSpots[column][0].side} /> {map.isOff ? "would be" : "is"}{" "}
      looked at most by {looks.length ? list(looks, map) : map.rounded ? "no token that 1/255 can tell" : "no token"}.
    </>
  );
}

interface Look {
  label: string;
  side: Side;
  weight: number;
}

const strongest = (all: Look[]) =>
  all
    .filter(({ weight }) => weight)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, TOLD);

const list = (looks: Look[], map: HeadMap) =>
  looks.map(({ label, side, weight }, i) => (
    <span key={i}>
      {i ? ", " : ""}
      <Token token={label} length={LONGEST} side={side} /> ({writerOf(map)(weight)})
    </span>
  ));

export function Sentence({ example, step, open }: { example: Example; step: number; open: Address }) {
  return (
    <p class={open.kind === "encoder" && !example.encoderOnly ? "sentence longer" : "sentence"}>
      {sentenceOf(example, step, open).map((part, i) =>
        typeof part === "string" ? (
          bindUnit(part)
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
