// The ways into shadow roots and out of them: Streamlit gives each component one of its own.

/** Return the element that has the focus, however deep. */
export function findFocused() {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Return the element that has the focus within the root of an element. */
export const findFocusedAround = (element: Node) => (element.getRootNode() as Document | ShadowRoot).activeElement;

/** Return the element whose shadow root a node stands in; none if it stands in the page itself. */
export function hostAround(node: Node): HTMLElement | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : null;
}
