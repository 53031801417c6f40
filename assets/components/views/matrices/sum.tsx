// A number of a matrix, added up: the products that count most one by one, the others together.

import { Fragment } from "preact";
import type { Theme } from "../../draw/theme.ts";
import { Symbols } from "../common/symbols.tsx";
import type { Sum } from "./payload.ts";

/** The pixels that it takes below the matrices. */
export const SUM = 96;

export const AddedUp = ({ sum: { terms, rest, total }, theme }: { sum: Sum; theme: Theme }) => (
  <div class="sum" style={{ "--query": theme.query, "--key": theme.key }}>
    {terms.map(([name, left, right, product], i) => (
      <Fragment key={name}>
        {i > 0 && <span>+</span>}
        <span class="term">
          <span class="name">
            <Symbols text={name} />
          </span>
          <span>
            <b class="query">{left}</b> × <b class="key">{right}</b> =
          </span>
          <strong>{product}</strong>
        </span>
      </Fragment>
    ))}
    {rest && <span>+</span>}
    {rest && <Whole of={rest} />}
    <span>=</span>
    <Whole of={total} />
  </div>
);

const Whole = ({ of: [name, value] }: { of: [string, string] }) => (
  <span class="term">
    <span class="name">{name}</span>
    <strong>{value}</strong>
  </span>
);
