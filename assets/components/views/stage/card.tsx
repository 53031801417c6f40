// The measures of the open head, in words and as a table.

import type { Card as Measured } from "../../data/example/payload.ts";

interface CardProps {
  card: Measured;
  heading: string[];
  note: string;
}

export function Card({ card, heading, note }: CardProps) {
  return (
    <section class="card">
      {card.said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {card.columns.length > 0 && (
        <div class="card-table" tabIndex={0} role="region" aria-label="Measures">
          <table>
            <thead>
              <tr>
                {heading.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {card.columns.map(([measure, ...values]) => (
                <tr key={measure}>
                  <th scope="row">{measure}</th>
                  {values.map((value, i) => (
                    <td key={i}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {card.columns.length > 0 && <p class="note">{note}</p>}
    </section>
  );
}
