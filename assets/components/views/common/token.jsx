// A token on the page: isolated from the direction of its neighbours, clipped, its whole text on hover.

/** @import { Side } from "../../data/example/payload.js" */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { clipped, visible } from "../../words/tokens.js";

/** In which language each side of the text is, as in `lang`; empty where the model doesn't say. @typedef {Partial<Record<Side, string>>} Languages */

/** Of all that is drawn within. */
export const Spoken = createContext(/** @type {Languages} */ ({}));

/** What `lang` is for all that holds tokens of one side alone. @param {Side} [side] */
export function useLanguage(side) {
  const languages = useContext(Spoken);
  return (side && languages[side]) || undefined;
}

/** @param {{token: string, length?: number, class?: string, side?: Side}} props `side`: where what is around it doesn't say it. */
export function Token({ token, length, class: name = "", side }) {
  return (
    <bdi class={`token ${name}`} lang={useLanguage(side)} title={visible(token)}>
      {clipped(token, length)}
    </bdi>
  );
}
