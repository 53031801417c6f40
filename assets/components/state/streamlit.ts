// What is known of Streamlit's own page, and why: an upgrade that names a part otherwise breaks this file alone.
// `tests/pages/test_streamlit_names.py` looks for each of them in the Streamlit that is installed.

/** The whole app: it has the ground of the theme, and says whether the server's script runs. */
export const APP = "[data-testid=stApp]";
export const RUNS = "data-test-script-state";
/** The part that scrolls; what stands in the way of its first screen is measured from its top. */
export const MAIN = "[data-testid=stMain]";
/** The column of a page: it changes its width when the list of pages is folded. */
export const COLUMN = "[data-testid=stMainBlockContainer]";
/** The bar of pages, and the list of pages that a phone has in its place. */
export const BAR = "[data-testid=stHeader]";
export const LIST = "[data-testid=stSidebar]";
/** What folds the list: Streamlit draws one of two. */
export const FOLDS_LIST = `${LIST} [data-testid=stSidebarCollapseButton] button, ${LIST} button[kind=headerNoPadding]`;
/** What a popover of Streamlit's holds, and those of its fields: a click or a key in them is theirs. */
export const POPOVER = "[data-testid=stPopoverBody]";
export const OVERLAYS = `[role=dialog], [role=listbox], ${POPOVER}`;
/** What stands for a part that is still to come, and where a chart will be. */
export const SKELETON = "[data-testid=stSkeleton]";
export const CHART = "[data-testid=stPlotlyChart]";
/** What an element of the page is in: it takes a gap, also where the element itself takes no room. */
export const ELEMENT = "[data-testid=stElementContainer]";

/** The class of a container that Python gave a key. */
export const keyed = (key: string) => `st-key-${key}`;
/** Whether Python gave this container a key. */
export const isKeyed = (element: Element) => element.className.toString().includes(keyed(""));

export const main = () => document.querySelector(MAIN);

/** Whether the server's script has run to its end. */
export const isAtRest = () => document.querySelector(APP)?.getAttribute(RUNS) === "notRunning";

export const isRunning = () => document.querySelector(`[${RUNS}=running]`) !== null;

/** Call this whenever the server's script begins or ends. */
export function whenRunning(app: Element, heard: () => void) {
  new MutationObserver(heard).observe(app, { attributeFilter: [RUNS] });
}

/** The element of a component, whatever shadow root it draws in. */
export const hostOf = (place: Element | ShadowRoot) => (place instanceof ShadowRoot ? place.host : place);

/** What a component takes of the page. */
export function boxOf(place: Element | ShadowRoot) {
  const host = hostOf(place);
  return (host.closest(ELEMENT) ?? host) as HTMLElement;
}

/** A component without a picture takes no room, and no gap beside it. */
export const hide = (place: Element | ShadowRoot) => void (boxOf(place).style.display = "none");
