// What Streamlit's fields leave out: the whole of a text that is too long for its field, and how much of a model's room
// a text takes while it is typed.

import { APP, classOfKey, isAtRest, RUNS, whenRunning } from "../state/streamlit.ts";

/** Milliseconds after a key, or after something was drawn, until the server is asked. */
const PAUSE = 150;
/** Milliseconds after an answer that never came, until it is asked for again when something is drawn. */
const AGAIN = 2000;

const FIELD = `.${classOfKey("text")} input`;
const COUNT = "typed-count";

/** Begin to tell the whole text to a person who points at a field. */
export function tellWhole() {
  document.addEventListener("pointerover", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "text")
      target.title = target.scrollWidth > target.clientWidth ? target.value : "";
  });
}

/** Begin to count, as the model does, what is typed for it to read. */
export function countTyped() {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(FIELD))) return;
    typing = true;
    countSoon();
  });
  const app = document.querySelector(APP);
  if (app) whenRunning(app, () => isAtRest() && (typing = false));
  // Streamlit may draw a field, and what is in it, long after its script has run, and draw it anew.
  new MutationObserver(countAtTimes).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["value", RUNS],
  });
  countAtTimes();
}

let last = "",
  again = 0;
/** True while a text is typed that the page has not read yet: an answer that comes late must not say so again. */
let typing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function countSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    void count();
  }, PAUSE);
}

function countAtTimes() {
  if (timer === undefined) countSoon();
}

async function count() {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (!field) return;
  const place = placeIn(field);
  const says = document.querySelector<HTMLElement>("[data-lab-reads]");
  if (!says) {
    if (isAtRest()) place.replaceChildren(); // a model that can't be opened counts nothing
    return;
  }
  const address = `lab/reads/${encodeURIComponent(says.dataset.labReads ?? "")}?text=${encodeURIComponent(field.value)}`;
  if (address !== last || (place.textContent === "" && performance.now() > again)) {
    [last, again] = [address, performance.now() + AGAIN];
    const reply = await fetch(new URL(address, document.baseURI)).catch(() => null);
    const room = reply?.status === 200 ? await reply.json() : null;
    if (address !== last) return; // more was typed meanwhile
    place.textContent = room ? `${room.count} of ${room.most}` : "";
    place.classList.toggle("over", !!room && !room.fits);
    field.setAttribute(
      "aria-description",
      [place.textContent && `${place.textContent} tokens.`, says.textContent].join(" "),
    );
  }
  place.classList.toggle("typing", typing);
  // A voice reads what is typed, and the texts to try, in the model's language.
  for (const one of [field, ...document.querySelectorAll<HTMLElement>(`.${classOfKey("examples")} button`)]) {
    one.lang = says.dataset.labLanguage ?? "";
    one.dir = "auto";
  }
}

/** Return the place of the count at the end of a field; Streamlit may have drawn the field anew. */
function placeIn(field: HTMLInputElement) {
  const box = field.closest(`.${classOfKey("text")}`) as HTMLElement;
  const found = box.querySelector<HTMLElement>(`.${COUNT}`);
  if (found) return found;
  const place = box.appendChild(document.createElement("span"));
  place.className = COUNT;
  place.ariaHidden = "true";
  return place;
}
