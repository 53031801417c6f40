// A token on the page: isolated from the direction of its neighbours, clipped, its whole text on hover.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Side } from "../../data/example/payload.ts";
import { clipped, visible } from "../../words/tokens.ts";

/** In which language each side of the text is, as in `lang`; empty where the model doesn't say. */
export type Languages = Partial<Record<Side, string>>;

/** Of all that is drawn within. */
export const Spoken = createContext({} as Languages);

/** What `lang` is for all that holds tokens of one side alone. */
export function useLanguage(side?: Side) {
  const languages = useContext(Spoken);
  return (side && languages[side]) || undefined;
}

/** @param props `side`: where what is around it doesn't say it. */
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
      {clipped(token, length)}
    </bdi>
  );
}
