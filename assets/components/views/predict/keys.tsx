// The context of a question, and once it is answered, the key to its colours.

import type { Answer, Posed } from "../../data/questions/posed.ts";

interface KeysProps {
  posed: Posed;
  given: Answer | null;
  isShown: boolean;
  isOne: boolean;
  hasClass: boolean;
  /** True if the class answered twice. */
  hasTwo: boolean;
}

/** Show the context of the question, and once it is answered, the key to its colours. */
export function Keys({ posed, given, isShown, isOne, hasClass, hasTwo }: KeysProps) {
  const isPick = posed.form === "pick";
  return (
    <>
      {posed.context && <span class="note context">{posed.context}</span>}
      {hasTwo && (
        <span class="note">
          <span class="key class before" /> the class at first
        </span>
      )}
      {hasClass && isPick && (
        <span class="note">
          <span class="key class" /> the class
        </span>
      )}
      {isShown && !isPick && (
        <span class="note">
          {given !== null && (
            <>
              <span class="key mine" /> {isOne ? "you" : "predicted"}{" "}
            </>
          )}
          {hasClass && (
            <>
              <span class="key class" /> the class{" "}
            </>
          )}
          <span class="key model" /> the model’s{" "}
          {posed.kind === "row" ? "weight" : posed.kind === "length" ? "result" : "probability"}
        </span>
      )}
    </>
  );
}
