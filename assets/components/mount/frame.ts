// The work that Streamlit's page leaves undone: the numbers of a plot fit its cells, the list of pages closes after a
// tap, and a clicker turns the scenes of a lecture.

import { saveProgress } from "../state/answers.ts";
import { goTo } from "../state/leading.ts";
import { APP, classOfKey, FOLDS_LIST, isAtRest, LIST, whenRunning } from "../state/streamlit.ts";
import { BOUNCES, readClicker } from "../views/common/clicker.ts";
import { countTyped, tellWhole } from "./fields.ts";
import { focusTitle, keepFocus } from "./focus.ts";
import { nameHelps } from "./helps.ts";
import { arrive, keepOneEntry } from "./history.ts";
import { watchPlots } from "./plots.ts";
import { watchOpening } from "./popovers.ts";
import { sayToasts } from "./toasts.ts";

const SCENE = `.${classOfKey("scene")}`;
const SCENES = { "1": `.${classOfKey("scene-next")} a`, "-1": `.${classOfKey("scene-back")} a` };

/** The milliseconds for which a scene that does not come keeps others back. */
const COMES = 10000;

let isInstalled = false;
/** The open scene, the one asked for, the time at which either last changed, and whether all of it has been drawn. */
let open = "",
  asked = "",
  changed = -Infinity,
  isDrawn = true;

// This runs as soon as it is read: on the first page of a visit Streamlit writes its link before it draws.
if (globalThis.document?.getElementById("root")) keepOneEntry();

export function frame({ data }: { data?: { place: string; scene: string } }) {
  const scene = data?.scene ?? "";
  if (scene) {
    saveProgress(scene);
    goTo(scene);
  }
  if (scene !== open) {
    [open, asked, changed, isDrawn] = [scene, scene, performance.now(), false];
    if (scene && isInstalled) focusTitle();
  }
  arrive(data?.place ?? "");
  keepFocus();
  if (isInstalled) return;
  isInstalled = true;
  watchOpening();
  nameHelps();
  tellWhole();
  countTyped();
  watchPlots();
  sayToasts();
  const app = document.querySelector(APP);
  if (app) whenRunning(app, noteDrawn);
  document.addEventListener("click", ({ target }) => {
    // On a phone the list of pages covers the chosen page.
    if (target instanceof Element && target.closest(`${LIST} a[href]`)) setTimeout(closeList);
  });
  // A class that takes part goes to the next scene at the click, before the page does.
  document.addEventListener(
    "click",
    (event) => {
      const { target, ctrlKey, metaKey } = event;
      const link = target instanceof Element ? target.closest(`${SCENE} a[href]`) : null;
      const query = link instanceof HTMLAnchorElement && new URL(link.href).searchParams;
      const scene = query && (query.get("lecture") ?? query.get("give"));
      if (!scene || ctrlKey || metaKey) return;
      if (isTurning()) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      [asked, changed, isDrawn] = [scene, performance.now(), false];
      goTo(scene);
    },
    { capture: true },
  );
  // This comes before the stage, whose steps have the same keys if no lecture is given.
  window.addEventListener("keydown", turnScene, { capture: true });
}

function closeList() {
  const button = document.querySelector(FOLDS_LIST);
  if (button instanceof HTMLElement) button.click();
}

/** Return whether a scene comes or just came: one more press must not pass a question that nobody saw. */
function isTurning() {
  const since = performance.now() - changed;
  noteDrawn();
  return since < BOUNCES || (since < COMES && !isDrawn);
}

/** Note that a scene is drawn once its script first comes to rest; later runs, after a choice, don't count. */
function noteDrawn() {
  isDrawn ||= asked === open && isAtRest();
}

function turnScene(event: KeyboardEvent) {
  const way = document.querySelector(SCENE) ? readClicker(event) : 0;
  if (!way || isTurning()) return;
  const link = document.querySelector(SCENES[way]);
  if (link instanceof HTMLElement) link.click();
}
