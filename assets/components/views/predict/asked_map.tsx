// A question about a row of a map, asked on the map: the rows before it, and the asked one, empty, below its tokens.

import type { ComponentChildren } from "preact";
import { Fragment } from "preact";
import type { MapBeside, Posed } from "../../data/questions/posed.ts";
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

/** Draw a map of the model as trained, with tokens and numbers; or several, each below its option. */
export function MapsBeside({ maps, options, theme }: { maps: MapBeside[]; options: string[]; theme: Theme }) {
  const isOne = maps.length === 1;
  return (
    <div class={isOne ? "maps-beside one" : "maps-beside"} style={{ "--share": maps.length / options.length }}>
      {maps.map(({ title, rows, columns, weights }) => (
        <figure key={title} aria-label={title}>
          {isOne && <figcaption>{title}</figcaption>}
          <div
            class="cells"
            aria-hidden="true"
            style={{ "--columns": columns.length, "--rows": rows.length, "--names": isOne ? "max-content" : "0" }}>
            {isOne && [<span />, ...columns.map((token, at) => <Token key={at} class="column" {...{ token }} />)]}
            {weights.map((row, at) => (
              <Fragment key={at}>
                {isOne && <Token class="row-name" token={rows[at]} />}
                {row.map((weight, column) => (
                  <Cell key={column} {...{ weight, theme }} isNumber={isOne} />
                ))}
              </Fragment>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}

function Cell({ weight, theme, isNumber = true }: { weight: number | null; theme: Theme; isNumber?: boolean }) {
  if (weight === null) return <span class="cell blocked" />;
  const level = Math.round(255 * Math.min(1, weight));
  return (
    <span class="cell" style={{ background: theme.scale[level], color: theme.ink[level] }}>
      {weight < 0.005 || !isNumber ? "" : Math.round(100 * weight)}
    </span>
  );
}
