// A token on the page: isolated from the direction of its neighbours, clipped, its whole text on hover.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Side } from "../../data/example/payload.ts";
import { clipToken, visible } from "../../words/tokens.ts";

/** The language of each side of the text, as in `lang`; empty if the model doesn't say. */
export type Languages = Partial<Record<Side, string>>;

/** The languages of all that is drawn within. */
export const Spoken = createContext({} as Languages);

/** Return the `lang` of a part that holds tokens of one side alone. */
export function useLanguage(side?: Side) {
  const languages = useContext(Spoken);
  return (side && languages[side]) || undefined;
}

/** @param props `side`: needed if the part around it doesn't say it. */
export function Token({
  token,
  length,
  class: name = "",
  side,
}: {
  token: string;
  length?: number;
  class?: string;
  side?: Side;
}) {
  return (
    <bdi class={`token ${name}`} lang={useLanguage(side)} title={visible(token)}>
      {clipToken(token, length)}
    </bdi>
  );
}
