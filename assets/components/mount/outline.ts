// A lecture for the windows that give it: its outline at once, its scenes as they are fetched.

import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { fetchScenes } from "../state/scenes.ts";
import type { Scene, Show } from "../views/lecture/scene.tsx";
import type { View } from "./file.ts";
import { bytesOf, type SentView, showWith } from "./sent_view.ts";

/** See `outline_of` in `pages/lecture/given.py`. */
export interface Outline {
  id: string;
  title: string;
  /** The scenes: `live` ones are pages of their own; `link` leads to each. */
  scenes: { title: string; tag: string; asked: string; minutes: number; live: boolean; link: string }[];
  /** The sentences of the last slide, each with the number of its scene. */
  takeaways: { number: number; says: string }[];
  /** The name of the open scene in links. */
  tag: string;
}

/** A scene as the server sends it to the lecturer; see `scene_for_lecturer` in `pages/lecture/scenes.py`. */
interface SentScene extends Omit<Scene, "view"> {
  view: SentView | null;
  /** HTML, like `sentences`. */
  notes: string;
  /** The reason why it asks or shows less than it should; else empty. */
  why_not: string;
}

/** The end as the server sends it: a small picture of each takeaway's scene, as HTML; empty where it has none. */
interface SentEnd {
  pictures: string[];
}

/** The name in links for the end behind the last scene. */
export const END = "end";

/** Return the open scene and the next one, as far as they are there. */
export function useScenes({ id, scenes, takeaways: said }: Outline, number: number) {
  const fetched = useMemo(() => {
    const tags = scenes.map(({ live, tag }) => (live ? "" : tag));
    return fetchScenes<SentScene & SentEnd>(id, [...tags, said.length ? END : ""]);
  }, [id]);
  useLayoutEffect(() => fetched.want(number), [number]);
  useEffect(() => () => fetched.want(Infinity), [fetched]); // a window that is left asks for nothing more
  const known = fetched.known.value;
  const end = scenes.length + 1;
  const sceneAt = (at: number) => (at < end ? placeView(known.get(at)) : null);
  const [scene, next] = useMemo(() => [number, number + 1].map(sceneAt), [known, number]);
  const pictures = known.get(end)?.pictures ?? [];
  const takeaways = said.map((takeaway, at) => ({ ...takeaway, picture: pictures[at] ?? "" }));
  return { scene, next, sceneAt, takeaways, why: number < end ? fetched.why.value : "" };
}

/** The pictures shown so far; scenes of one run share a picture, so that only what is open in it changes. */
const sentViews: SentView[] = [];

function placeView(sent?: SentScene) {
  if (!sent) return null;
  const { view } = sent;
  const place = sentViews.findIndex((one) => one.bytes === view?.bytes && one.component === view.component);
  return { ...sent, view: view && (place < 0 ? sentViews.push(view) - 1 : place) };
}

/** @param views Views by the name of their component. */
export const showFrom =
  (views: Record<string, View>): Show =>
  (view, selection, place) =>
    showWith(views, sentViews[view].component, bytesOf(sentViews[view].bytes), selection, place);
