// Of a large example: exact weights of what is open, and the sentence that says whether they are there.

/** @import { HeadMap } from "../example/maps.js" */
/** @import { Example } from "../example/payload.js" */
/** @import { Selection } from "../example/selection.js" */
/** @import { Source, Trouble } from "../example/exact.js" */
/** @import { Send } from "./stage.jsx" */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { exactSource, needsOf } from "../example/exact.js";

const PATIENCE_MS = 20_000;

/**
 * Fetches what is open; returns a number that changes when something came, and why something is late.
 * @param {Example | null} example Null where there is none to fetch for.
 * @param {Selection} selection
 * @param {boolean} everything
 * @param {Send} [send] Missing where no server is asked.
 * @returns {[number, Trouble]}
 */
export function useExact(example, selection, everything, send) {
  const [turn, setTurn] = useState(0);
  const tell = useRef(send);
  tell.current = send;
  /** @type {Source} */
  const source = useMemo(
    () => exactSource({ get, changed: () => setTurn((one) => one + 1), gone: () => tell.current?.("again", Date.now()) }),
    [example?.exactAt], // the page may send the same weights again, beside something new: what is on its way stays so
  );
  const needs = needsOf(example, selection, everything);
  useEffect(() => source.want(needs), [source, needs.map(({ address }) => address).join()]);
  useEffect(() => () => source.want([]), [source]);
  return [turn, source.trouble()];
}

/** @param {string} address */
async function get(address) {
  const answer = await fetch(new URL(address, document.baseURI), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.arrayBuffer();
}

const ON_THE_WAY = "the exact weights are on the way.";
/** @type {Record<Trouble, string>} */
const WHY_LATE = {
  "": ON_THE_WAY,
  gone: "the server has let the exact weights go and is asked for them again.",
  silent: "the server doesn't answer now; the exact weights come when it does.",
};

/**
 * How exact the open map is. The line is always there, so that nothing moves when the weights come.
 * @param {{map: HeadMap, muted: boolean, peeked: boolean, trouble: Trouble}} props
 */
export function Precision({ map, muted, peeked, trouble }) {
  if (!map.rounded) return <p class="note precision">These weights are exact; the small maps are rounded to 1/255.</p>;
  const late = peeked ? "the exact weights come when the head is opened." : WHY_LATE[trouble];
  return <p class="note precision">≈ Rounded to 1/255{muted && ", before muting scales rows up"}; {late}</p>;
}
