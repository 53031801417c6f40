// One entry of the browser's history for each place, a page or a scene of a lecture, and for each model and each idea
// that somebody chooses there; an entry keeps its whole link. What is chosen on the stage makes entries of its own
// (`state/current_selection.ts`).

/** The parts of a link that name another place on the same page. */
const NAMES = ["lecture", "give", "edit"];

/** Keys that choose: in a list that is open, and a closer view. */
const CHOOSE = ["Enter", "+", "=", "-"];

/** The names in links of a page's open idea, with the one that opens where a link names none; "" where each names it. */
export const IDEAS = { show: "", shows: "Figure 1", idea: "Without order", tool: "change", trains: "one" };

/** The current place, as `placeOf` names it. */
let place = "";
/** True if the page of an entry, made or come back to, is not there yet; and if somebody did anything since it is. */
let isNew = false,
  isBack = false,
  isTouched = false;
/** True while the last entry is of a choice on the same page, after which somebody has done nothing yet. */
let isChoice = false;
/** The link at the time of somebody's last choice. */
let linkAtChoice = "";

/**
 * Streamlit makes an entry whenever it writes into the link, also while a page opens; and on the way to another page it
 * first writes the other page's text into the link of this one, or empties it, so that a person who comes back finds
 * the usual text.
 */
export function keepOneEntry() {
  // Sooner than anything that leads away: keys and clickers click too, except in a list, in which Enter chooses.
  const keepLink = () => void (linkAtChoice = location.href);
  addEventListener("click", keepLink, { capture: true });
  addEventListener("keydown", ({ key }) => CHOOSE.includes(key) && keepLink(), { capture: true });
  addEventListener("touchstart", ({ touches }) => touches.length > 1 && keepLink(), { capture: true, passive: true });
  addEventListener("popstate", () => void (isBack = placeOf(location) !== place), { capture: true });
  const onWheel = ({ ctrlKey }: WheelEvent) => {
    if (!ctrlKey) return;
    keepLink();
    noteTouch();
  };
  addEventListener("wheel", onWheel, { capture: true, passive: true });
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, noteTouch, { capture: true });
  const { pushState, replaceState } = history;
  history.pushState = history.replaceState = (state, title, address) => {
    const next = new URL(address ?? "", location.href);
    // On the way back Streamlit takes parts of the left page out of the link, and may still lead to one passed by.
    if (isBack) return;
    const isElsewhere = placeOf(next) !== placeOf(location);
    const isOther = isElsewhere || (isTouched && isAnotherChoice(next, location));
    if (!isOther || isNew) return replaceState.call(history, state, title, next);
    if (linkAtChoice && placeOf(new URL(linkAtChoice)) === placeOf(location))
      replaceState.call(history, history.state, "", linkAtChoice);
    [isNew, isChoice] = [true, !isElsewhere];
    pushState.call(history, state, title, next);
  };
}

/** Note that somebody acts: one act makes one entry, and what was chosen before is an entry of its own. */
function noteTouch() {
  if (isChoice) isNew = false;
  [isBack, isTouched, isChoice] = [false, true, false];
}

/**
 * Note that a page is there; if it is the one of the link, writes from now on are its own.
 * @param there As `placeOf` names it.
 */
export function arrive(there: string) {
  place = there;
  if (place !== placeOf(location)) return;
  if (isNew) isTouched = false;
  isNew = isBack = false;
}

/**
 * Go to another place of the open page, without asking the server. The place that is left has been there, even if the
 * page has not said so yet: it keeps its entry.
 */
export function enter(address: string) {
  arrive(placeOf(location));
  history.pushState(history.state, "", address);
  arrive(placeOf(location));
}

function placeOf({ pathname, search }: URL | Location) {
  const query = new URLSearchParams(search);
  return [pathname.split("/").at(-1), ...NAMES.map((name) => query.get(name) ?? "")].join(" ");
}

/** Return whether two links name another model or idea; one that has yet to name its idea says nothing. */
function isAnotherChoice(next: URL, now: Location) {
  const [one, other] = [next, now].map(({ search }) => new URLSearchParams(search));
  const isOther = ([name, usual]: [string, string]) => {
    const [idea, before] = [one, other].map((query) => query.get(name) || usual);
    return before && idea !== before;
  };
  return one.get("model") !== other.get("model") || Object.entries(IDEAS).some(isOther);
}
