// A token on the page: isolated from the direction of its neighbours, clipped, its whole text on hover.

import { clipped, visible } from "../words/tokens.js";

/** @param {{token: string, length?: number, class?: string}} props */
export function Token({ token, length, class: name = "" }) {
  return (
    <bdi class={`token ${name}`} title={visible(token)}>
      {clipped(token, length)}
    </bdi>
  );
}
