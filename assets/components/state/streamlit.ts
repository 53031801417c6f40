// The facts about Streamlit's own page, and the reasons for them: an upgrade that names a part otherwise breaks this
// file alone. `tests/pages/test_streamlit_names.py` looks for each of them in the installed Streamlit.

/** The whole app: it has the ground of the theme, and says whether the server's script runs. */
export const APP = "[data-testid=stApp]";
export const RUNS = "data-test-script-state";
/** The part that scrolls; the room of its first screen is measured from its top. */
export const MAIN = "[data-testid=stMain]";
/** The column of a page: it changes its width when the list of pages is folded. */
export const COLUMN = "[data-testid=stMainBlockContainer]";
/** The list of pages that a phone has in the place of their bar. */
export const LIST = "[data-testid=stSidebar]";
/** The button that folds the list: Streamlit draws one of two. */
export const FOLDS_LIST = `${LIST} [data-testid=stSidebarCollapseButton] button, ${LIST} button[kind=headerNoPadding]`;
/** The content of a popover of Streamlit's, and of its fields' lists: a click or a key in them is theirs. */
export const POPOVER = "[data-testid=stPopoverBody]";
export const OVERLAYS = `[role=dialog], [role=listbox], ${POPOVER}`;
/** A short message that comes by itself, and its words. */
export const TOAST = "[data-testid=stToast] [data-testid=stMarkdownContainer]";
/** The stand-in of a part that is still to come, and the place of a chart. */
export const SKELETON = "[data-testid=stSkeleton]";
export const CHART = "[data-testid=stPlotlyChart]";
/** The container of an element of the page: it takes a gap, even if the element itself takes no room. */
export const ELEMENT = "[data-testid=stElementContainer]";

/** The class of a container that Python gave a key. */
export const classOfKey = (key: string) => `st-key-${key}`;
/** Return whether Python gave this container a key. */
export const isKeyed = (element: Element) => element.className.toString().includes(classOfKey(""));

export const main = () => document.querySelector(MAIN);

/** Return whether the server's script has run to its end. */
export const isAtRest = () => document.querySelector(APP)?.getAttribute(RUNS) === "notRunning";

export const isRunning = () => document.querySelector(`[${RUNS}=running]`) !== null;

/** Call a function whenever the server's script begins or ends, until what is returned is called. */
export function whenRunning(app: Element, onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(app, { attributeFilter: [RUNS] });
  return () => observer.disconnect();
}

/** Return the element of a component, whatever shadow root it draws in. */
export const hostOf = (place: Element | ShadowRoot) => (place instanceof ShadowRoot ? place.host : place);

/** Return the box that a component takes of the page. */
export function boxOf(place: Element | ShadowRoot) {
  const host = hostOf(place);
  return (host.closest(ELEMENT) ?? host) as HTMLElement;
}

/**
 * Show the box of a component, or let it take no room while it has nothing to say.
 *
 * @returns The clean-up: Streamlit gives the same box to another element later.
 */
export function showBox(box: HTMLElement, isThere: boolean) {
  box.style.display = isThere ? "" : "none";
  return () => void (box.style.display = "");
}
