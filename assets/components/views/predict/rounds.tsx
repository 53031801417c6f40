// The two rounds of a question: the task of the second, and its result after the talk.

import { useEffect, useState } from "preact/hooks";
import type { Picture, Posed } from "../../data/questions/posed.ts";
import { classVerdict } from "../../data/questions/verdicts.ts";
import type { Moved } from "../../state/connection.ts";
import { bindUnit, clock } from "../../words/numbers.ts";

export const ONCE_MORE = "Once more: talk with your neighbour, then answer again.";

/** Tell the result of the talk. */
export function Rounds({ posed, first, to = 0, away = 0 }: { posed: Posed; first: Picture } & Partial<Moved>) {
  return (
    <div class="rounds">
      <span class="first-round">First round. {bindUnit(classVerdict(posed, first, true))} </span>
      {to || away
        ? `After talking, ${to} changed to the right answer, ${away} away from it.`
        : "After talking nobody changed sides."}
    </div>
  );
}

/**
 * Tell the task, and the lecturer for how long already.
 * @param since Null on a phone, whose clock may be wrong.
 */
export const SecondRound = ({ since }: { since: number | null }) => (
  <p class="second-round">
    <b>{ONCE_MORE}</b> {since !== null && <Clock since={since} />}
  </p>
);

function Clock({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span class="clock">{clock(Math.max(0, now / 1000 - since) / 60)}</span>;
}
