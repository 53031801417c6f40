// One scene: what is asked in it, what is said, and its picture. In a lecture that is given, in its file, and on phones.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Selection } from "../../data/example/selection.ts";
import type { Posed } from "../../data/questions/posed.ts";
import type { Theme } from "../../draw/theme.ts";
import { Predict, type Props } from "../predict/predict.tsx";

export interface Scene {
  title: string;
  /** HTML of the one renderer of Markdown, which lets nothing through that could run. */
  sentences: string;
  posed: Posed | null;
  /** Place of its picture among the views. */
  view: number | null;
  selection: Partial<Selection>;
  /** Of a picture that says none itself; else empty. */
  caption: string;
  /** Of the lab, where that shows more than the picture does; else empty. */
  page: string;
}

/** Draws a picture, and returns what takes it down. */
export type Show = (view: number, selection: Partial<Selection>, place: Element) => (() => void) | void;

interface SceneViewProps {
  scene: Scene;
  theme: Theme;
  /** Whether its question is not answered yet: the rest stays unseen. */
  waits: boolean;
  /** Its question. */
  predict: Omit<Props, "theme"> | null;
  show: Show;
}

export function SceneView({ scene, theme, waits, predict, show }: SceneViewProps) {
  return (
    <>
      {/* Whoever answered goes on reading where they answered: the question stays in its place. */}
      {predict && <Predict key={predict.posed.id} theme={theme} {...predict} />}
      {!waits && scene.sentences && <div class="sentences" dangerouslySetInnerHTML={{ __html: scene.sentences }} />}
      {scene.view !== null && !waits && <View key={scene.view} scene={scene} theme={theme} show={show} />}
      {scene.caption && !waits && <p class="caption">{scene.caption}</p>}
      {scene.page && !waits && (
        <p class="note">
          In the lab, this scene opens the page “{scene.page}”, which shows more than{" "}
          {scene.view === null ? "this page can" : "the picture here"}.
        </p>
      )}
    </>
  );
}

export function View({ scene, theme, show }: { scene: Scene; theme: Theme; show: Show }) {
  const place = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    if (place.current && scene.view !== null) return show(scene.view, scene.selection, place.current);
  }, [scene, theme.signature]);
  return <div class="view" ref={place} />;
}
