// The scenes that a class was shown, as a file that opens by double-click: made in the browser, of what it has anyway.

import { deflated, toBase64 } from "../data/base64.ts";
import { save } from "../data/saving.ts";
import type { ClassState } from "../state/connection.ts";
import type { ClassLecture } from "../views/classroom/phone.tsx";

/** The policy of every file that is saved (`transformer/views/export.py`): nothing is fetched or sent. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:";

/**
 * Save the scenes that the class came to, with the answers that it was shown.
 * @param pictures Pictures by their places in the lecture; one that never came to this browser is left out.
 */
export async function saveShown(
  { title, scenes, views }: ClassLecture,
  state: ClassState,
  pictures: Map<number, Uint8Array>,
) {
  const shownScenes = scenes.flatMap((scene, at) => {
    const disclosure = scene.posed && state.shown[scene.posed.id];
    const isThere = scene.view === null ? at < state.scene : pictures.has(scene.view);
    if (!isThere || (scene.posed && !disclosure)) return [];
    return [
      disclosure ? { ...scene, ...disclosure.scenes[at + 1], posed: { ...scene.posed, ...disclosure.truth } } : scene,
    ];
  });
  const fetchedPictures = [...pictures];
  const file = {
    ...{ id: title, title },
    scenes: shownScenes.map((scene) => ({
      ...scene,
      view: scene.view === null ? null : fetchedPictures.findIndex(([place]) => place === scene.view),
    })),
    views: fetchedPictures.map(([place, bytes]) => ({ component: views[place], bytes: toBase64(bytes) })),
  };
  const bytes = await deflated(JSON.stringify(file));
  save(
    `${title.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "lecture"}.html`,
    "text/html",
    await pageWith(title, bytes),
  );
}

async function pageWith(title: string, bytes: string) {
  const source = document.querySelector<HTMLScriptElement>("script[src]")?.src ?? "";
  // "</script" would end the script early; in JavaScript it can stand in a string only.
  const script = (await (await fetch(source)).text()).replaceAll("</script", "<\\/script");
  const page = document.implementation.createHTMLDocument(title);
  const add = (name: string, parts: Record<string, string>) => {
    const element = page.createElement(name);
    for (const [part, text] of Object.entries(parts)) element.setAttribute(part, text);
    page.head.append(element);
  };
  add("meta", { charset: "utf-8" });
  add("meta", { "http-equiv": "Content-Security-Policy", content: POLICY });
  add("meta", { name: "viewport", content: "width=device-width, initial-scale=1" });
  for (const style of document.head.querySelectorAll("style"))
    page.head.append(Object.assign(page.createElement("style"), { textContent: style.textContent }));
  const place = page.createElement("div");
  Object.assign(place.dataset, { lab: "lecture", bytes });
  page.body.append(place, Object.assign(page.createElement("script"), { type: "module", textContent: script }));
  page.documentElement.lang = "en";
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
