// The tokens that could have come next, most probable first; the last line is everything else.

import type { Example, Step } from "../../data/example/payload.ts";
import { percent } from "../../words/numbers.ts";
import { clipToken, isolateToken } from "../../words/tokens.ts";
import { Token } from "../common/token.tsx";

interface NextTokensProps {
  example: Example;
  step: Step;
  /** The most that are told apart; the others are counted together. */
  most: number;
  onForce?: (token: string) => void;
}

export function NextTokens({ example, step, most, onForce }: NextTokensProps) {
  const widest = Math.max(10, ...example.steps.flatMap(({ top }) => top.map(([token]) => clipToken(token).length)));
  const rows = Math.min(most, Math.max(...example.steps.map(({ top }) => top.length)));
  const others = step.top.slice(rows).reduce((sum, [, share]) => sum + share, step.others);
  return (
    <section class="next-tokens">
      <h3>
        {example.encoderOnly ? "Written here" : "Next token"}{" "}
        {step.drawn && <span class="note">the model's own; outlined: what sampling draws from</span>}
      </h3>
      <div class="bars" style={{ "--name": `${Math.min(widest, 14)}ch` }}>
        {Array.from({ length: rows }, (_, i) => (
          <Candidate key={i} {...{ example, step, onForce }} found={step.top[i]} drawn={step.drawn?.[i]} />
        ))}
        <div class="candidate others">
          <span class="name">others</span>
          <Bar share={others} />
          <span class="probability">{percent(others, 1)}</span>
          <span class="tag" />
        </div>
      </div>
    </section>
  );
}

function Candidate({
  example,
  step,
  found,
  drawn,
  onForce,
}: {
  example: Example;
  step: Step;
  found?: [string, number];
  drawn?: number;
  onForce?: (token: string) => void;
}) {
  if (!found) return <div class="candidate" aria-hidden="true" />;
  const [token, probability] = found;
  const isWritten = token === step.writes;
  const canForce = onForce && !isWritten && token !== example.neverForced;
  const parts = (
    <>
      <Token token={token} class="name" side="target" />
      <Bar share={probability} drawn={drawn} />
      <span class="probability">
        {percent(probability, 1)}
        {drawn !== undefined && <i class="drawn">{percent(drawn, 1)}</i>}
      </span>
      <span class="tag">{isWritten ? (step.forced ? "forced" : "written") : ""}</span>
    </>
  );
  const name = isWritten ? "candidate chosen" : "candidate";
  if (!onForce) return <div class={name}>{parts}</div>;
  // Not `disabled`: the button that was just chosen would lose its focus, and with it the keys.
  return (
    <button
      type="button"
      class={name}
      aria-disabled={!canForce}
      title={canForce ? `Write ${isolateToken(token)} instead` : ""}
      onClick={() => canForce && onForce(token)}>
      {parts}
    </button>
  );
}

function Bar({ share, drawn }: { share: number; drawn?: number }) {
  return (
    <span class="track">
      <span class="bar" style={{ width: `${share * 100}%` }} />
      {drawn !== undefined && <span class="bar drawn" style={{ width: `${drawn * 100}%` }} />}
    </span>
  );
}
