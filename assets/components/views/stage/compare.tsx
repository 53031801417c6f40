// Chosen rows of one map as bars, side by side for every token that they look at.

import type { HeadMap } from "../../data/example/maps.ts";
import { percent, writerOf } from "../../words/numbers.ts";
import { Token } from "../common/token.tsx";
import { ofRow } from "./read_out.tsx";

interface CompareProps {
  map: HeadMap;
  rows: number[];
  colours: string[];
  /** True if its rows sum to 100 %, so that they can agree on a part of it. */
  agrees: boolean;
  onDrop: (row: number) => void;
}

export function Compare({ map, rows, colours, agrees, onDrop }: CompareProps) {
  const width = map.columns.length;
  const weight = (row: number, column: number) => map.weights[row * width + column];
  let common = 0;
  for (let column = 0; column < width; column += 1) common += Math.min(...rows.map((row) => weight(row, column)));
  return (
    <section class="compare">
      <h3>
        Rows compared{" "}
        {/* Many rounded weights sum far off, rows of a maximum to more than 100 %, and a head that is off has none. */}
        {rows.length > 1 && !map.rounded && !map.isOff && agrees && (
          <span class="note">
            {rows.length === 2 ? "They agree" : "All of them agree"} on {percent(common)} of their weight.
          </span>
        )}
      </h3>
      <p class="legend">
        {rows.map((row, i) => (
          <button key={row} type="button" class="plain" title="Let this row go" onClick={() => onDrop(row)}>
            <i class="swatch" style={{ background: colours[i] }} /> {row + 1}{" "}
            <Token token={map.rows[row]} length={30} side={map.rowSpots[row][0].side} /> ✕
          </button>
        ))}
      </p>
      {rows.map((row) => (
        <p key={row} class="note">
          {ofRow(map, row)}
        </p>
      ))}
      <div class="groups" tabIndex={0} role="region" aria-label="Bars of the rows compared">
        {map.columns.map((token, column) => (
          <div class="bars-of" key={column} title={rows.map((row) => writerOf(map)(weight(row, column), 2)).join(", ")}>
            <div class="columns">
              {rows.map((row, i) => (
                <span key={row} style={{ height: `${weight(row, column) * 100}%`, background: colours[i] }} />
              ))}
            </div>
            <Token token={token} length={8} side={map.columnSpots[column][0].side} />
          </div>
        ))}
      </div>
    </section>
  );
}
