// A question about a row of a map, asked on the map: the rows before it, and the asked one, empty, below its tokens.

import type { ComponentChildren } from "preact";
import { Fragment } from "preact";
import type { Posed } from "../../data/questions/posed.ts";
import type { Theme } from "../../draw/theme.ts";
import { Token } from "../common/token.tsx";

interface AskedMapProps {
  posed: Posed;
  theme: Theme;
  isShown: boolean;
  /** The asked row: an option for each column. */
  children: ComponentChildren;
}

/** Draw the tokens as columns, and if the question is about a row of a map, the map around it: where there is room. */
export function AskedMap({ posed, theme, isShown, children }: AskedMapProps) {
  const { options, row = "", written, above = [] } = posed;
  const longest = Math.max(2, ...options.map((option) => option.length));
  const rowsAbove = above.length ? `repeat(${above.length}, minmax(1.4em, 2.6em))` : "0";
  const size = { "--columns": options.length, "--rows-above": rowsAbove, "--longest": longest };
  return (
    <div class="asked-map" style={size}>
      <div class="above" aria-hidden="true">
        <span />
        {options.map((option, at) => (
          <Token key={at} class="column" token={option} />
        ))}
        {above.map(([label, weights], at) => (
          <Fragment key={at}>
            <Token class="row-name" token={label} />
            {weights.map((weight, column) => (
              <Cell key={column} {...{ weight, theme }} />
            ))}
          </Fragment>
        ))}
        <span class="row-name asked-row">
          {row && <Token token={isShown && written ? row.slice(0, -1) + written : row} />}
        </span>
      </div>
      {children}
    </div>
  );
}

function Cell({ weight, theme }: { weight: number | null; theme: Theme }) {
  if (weight === null) return <span class="cell blocked" />;
  const level = Math.round(255 * Math.min(1, weight));
  return (
    <span class="cell" style={{ background: theme.scale[level], color: theme.ink[level] }}>
      {weight < 0.005 ? "" : Math.round(100 * weight)}
    </span>
  );
}
