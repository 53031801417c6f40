// Every weight of one head as a table; of a long text only the rows in sight are there.

import { useState } from "preact/hooks";
import type { HeadMap } from "../../data/example/maps.ts";
import { writerOf } from "../../words/numbers.ts";
import { Token } from "../common/token.tsx";

const ROW = 32; // pixels
const SPARE = 8; // rows above and below those in sight

interface TableProps {
  map: HeadMap;
  chosen: number[];
  caption: string;
  onPress: (row: number) => void;
}

export function Table({ map, chosen, caption, onPress }: TableProps) {
  const [top, setTop] = useState(0);
  const written = writerOf(map);
  const from = Math.max(0, Math.floor(top / ROW) - SPARE);
  const to = Math.min(map.rows.length, from + 3 * SPARE + 12);
  return (
    <div
      class="table"
      tabIndex={0}
      role="region"
      aria-label="Weights"
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <table aria-label={caption} aria-rowcount={map.rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">looks ↓ looked at →</th>
            {map.columns.map((token, column) => (
              <th key={column} scope="col">
                <Token token={token} side={map.columnSpots[column][0].side} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from > 0 && <tr style={{ height: `${from * ROW}px` }} />}
          {map.rows.slice(from, to).map((label, i) => {
            const row = from + i;
            return (
              <tr key={row} aria-rowindex={row + 2} class={chosen.includes(row) ? "chosen" : ""}>
                <th scope="row">
                  <button type="button" aria-pressed={chosen.includes(row)} onClick={() => onPress(row)}>
                    <Token token={label} length={30} side={map.rowSpots[row][0].side} />
                  </button>
                </th>
                {map.columns.map((_, column) => {
                  const cell = row * map.columns.length + column;
                  return (
                    <td key={column}>
                      {map.blocked?.[cell] ? <i class="blocked">blocked</i> : written(map.weights[cell], 2)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {to < map.rows.length && <tr style={{ height: `${(map.rows.length - to) * ROW}px` }} />}
        </tbody>
      </table>
    </div>
  );
}
