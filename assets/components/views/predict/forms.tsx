// The three forms of a prediction: marks on tokens, a share on a slider, one of a few; and the model's beside it.

import type { Answer, Picture, Posed } from "../../data/questions/posed.ts";
import { sharesOf } from "../../data/questions/scores.ts";
import type { Theme } from "../../draw/theme.ts";
import { percent } from "../../words/numbers.ts";
import { nameOf } from "../../words/tokens.ts";
import { Symbols } from "../common/symbols.tsx";
import { Token } from "../common/token.tsx";
import { AskedMap } from "./asked_map.tsx";

const MOST_MARKS = 3;

interface FormProps {
  posed: Posed;
  theme: Theme;
  answer: Answer | null;
  isShown: boolean;
  together: Picture | null;
  /** The class's prediction in the first of two rounds. */
  before?: Picture;
  onChange: (answer: Answer) => void;
}

/** Spread weight over tokens: each tap adds a mark, the one after the third takes them away. */
function Marks({ posed, theme, answer, isShown, together, before, onChange }: FormProps) {
  const marks = Array.isArray(answer) ? answer : posed.options.map(() => 0);
  const shares = sharesOf(marks);
  const mark = (at: number) =>
    onChange(marks.map((count, place) => (place === at ? (count + 1) % (MOST_MARKS + 1) : count)));
  return (
    <AskedMap {...{ posed, theme, isShown }}>
      <ul class="options" lang={posed.language || undefined}>
        {posed.options.map((option, at) => (
          <li key={at}>
            <button
              type="button"
              class={isShown && posed.right.includes(at) ? "option right" : "option"}
              disabled={isShown}
              onClick={() => mark(at)}
              aria-label={`${nameOf(posed.options, at)}: ${isShown ? `${answer === null ? "" : `predicted ${percent(shares[at])}, `}${together ? `the class ${percent(together.shares[at] ?? 0)}, ` : ""}the model ${percent(posed.truth[at])}` : `${marks[at]} of ${MOST_MARKS} marks`}`}>
              <span class="bars" aria-hidden="true">
                {!(together && answer === null) && <span class="bar mine" style={{ height: `${100 * shares[at]}%` }} />}
                {before && <span class="bar class before" style={{ height: `${100 * (before.shares[at] ?? 0)}%` }} />}
                {together && <span class="bar class" style={{ height: `${100 * (together.shares[at] ?? 0)}%` }} />}
                {isShown && <span class="bar model" style={{ height: `${100 * posed.truth[at]}%` }} />}
              </span>
              <Token token={option} />
              <span class="under" aria-hidden="true">
                {isShown ? weightOf(posed.truth[at]) : "●".repeat(marks[at])}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </AskedMap>
  );
}

/** Write a weight; next to nothing stays blank, so that the pattern stands out. */
const weightOf = (share: number) => (share < 0.005 ? "" : percent(share));

/** Ask for one share, on a slider. */
function Share({ posed, answer, isShown, together, onChange }: FormProps) {
  const share = typeof answer === "number" ? answer : null;
  const place = (value: number) => ({ left: `${100 * value}%` });
  return (
    <div class="share">
      {isShown || together ? (
        <div
          class="scale-of-shares"
          role="img"
          aria-label={[
            share !== null && `predicted ${percent(share)}`,
            together?.mean != null && `the class ${percent(together.mean)} on average`,
            isShown && `the model says ${percent(posed.truth[0])}`,
          ]
            .filter(Boolean)
            .join("; ")}>
          {together?.shares.map((part, at) => (
            <span
              key={at}
              class="bin"
              style={{ left: `${10 * at}%`, height: `${(32 * part) / Math.max(...together.shares, 1e-9)}px` }}
            />
          ))}
          {share !== null && (
            <span class="pin mine" style={place(share)}>
              <span>{percent(share)}</span>
            </span>
          )}
          {isShown && (
            <span class="pin model" style={place(posed.truth[0])}>
              <span>{percent(posed.truth[0])}</span>
            </span>
          )}
        </div>
      ) : (
        <input
          type="range"
          min="0"
          max="100"
          step="1"
          value={share === null ? 50 : Math.round(share * 100)}
          aria-label={posed.ask}
          aria-valuetext={share === null ? "not set" : percent(share)}
          onInput={({ currentTarget }) => onChange(Number(currentTarget.value) / 100)}
          onClick={({ currentTarget }) => onChange(Number(currentTarget.value) / 100)}
        />
      )}
      <output>{share === null ? "? %" : percent(share)}</output>
    </div>
  );
}

/** Ask for one of a few. */
function Pick({ posed, answer, isShown, together, before, onChange }: FormProps) {
  return (
    <fieldset class="picks">
      <legend class="unseen">{posed.ask}</legend>
      {posed.options.map((option, at) => (
        <label
          key={at}
          class={["option", answer === at && "on", isShown && posed.right.includes(at) && "right"]
            .filter(Boolean)
            .join(" ")}>
          <input
            type="radio"
            name={posed.id}
            checked={answer === at}
            disabled={isShown}
            onChange={() => onChange(at)}
          />
          <span>
            <Symbols text={option} />
          </span>
          {isShown && posed.right.includes(at) && (
            <span class="tick" aria-label="right">
              ✓
            </span>
          )}
          {before && (
            <span class="part before">
              <span style={{ width: `${6 * (before.shares[at] ?? 0)}rem` }} />
              {percent(before.shares[at] ?? 0)}
              <b class="unseen">of the class in the first round</b>
            </span>
          )}
          {together && (
            <span class="part">
              <span style={{ width: `${6 * (together.shares[at] ?? 0)}rem` }} />
              {percent(together.shares[at] ?? 0)}
              <b class="unseen">of the class</b>
            </span>
          )}
          {isShown && posed.told[at] && (
            <span class="note">
              <bdi>{posed.told[at]}</bdi>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

export const FORMS = { marks: Marks, share: Share, pick: Pick };
