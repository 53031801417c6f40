// The strongest links of the open map as a list, for people who can't see its dark cells.

import { useMemo, useState } from "preact/hooks";
import { strongestLinks } from "../../data/example/links.ts";
import type { HeadMap } from "../../data/example/maps.ts";
import { percent } from "../../words/numbers.ts";
import { Token } from "../common/token.tsx";

const MOST = 10;

interface StrongestProps {
  map: HeadMap;
  /** Points at a link; −1 and −1 at none. */
  onPoint: (row: number, column: number) => void;
}

export function Strongest({ map, onPoint }: StrongestProps) {
  const [isOpen, setOpen] = useState(false);
  const links = useMemo(() => (isOpen ? strongestLinks(map, MOST) : []), [map, isOpen]);
  const away = () => onPoint(-1, -1);
  return (
    <details class="strongest" data-no-picture onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="plain">Strongest looks</summary>
      {isOpen && !links.length && <p class="note">No token looks anywhere here.</p>}
      <ol onPointerLeave={({ pointerType }) => pointerType !== "touch" && away()}>
        {links.map(({ row, column, weight }) => (
          <li key={`${row} ${column}`}>
            <button
              type="button"
              onFocus={() => onPoint(row, column)}
              onBlur={away}
              onClick={() => onPoint(row, column)}
              onPointerMove={({ pointerType }) => pointerType !== "touch" && onPoint(row, column)}>
              <Token token={map.rows[row]} length={30} side={map.rowSpots[row][0].side} /> <span>looks at</span>{" "}
              <Token token={map.columns[column]} length={30} side={map.columnSpots[column][0].side} />{" "}
              <b>{percent(weight)}</b>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
