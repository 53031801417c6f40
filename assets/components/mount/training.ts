// The training of a scene, for the window that gives the lecture: its picture grows while the model learns.

import { useEffect, useMemo } from "preact/hooks";
import { fromBase64 } from "../data/base64.ts";
import { followTraining } from "../state/training.ts";
import type { Scene, Show } from "../views/lecture/scene.tsx";
import type { Training } from "../views/lecture/training.tsx";
import type { View } from "./file.ts";
import { showWith } from "./sent_view.ts";

/**
 * @param showRecord Draws the record of the training.
 * @returns What the slide says of it, null in a scene that trains nothing; and what draws its picture.
 */
export function useTraining(scene: Scene | null, views: Record<string, View>, showRecord: Show) {
  const recipe = scene?.training?.recipe ?? "";
  const followed = useMemo(() => (recipe ? followTraining(recipe) : null), [recipe]);
  useEffect(() => () => followed?.end(), [followed]);
  if (!followed) return { training: null, show: showRecord };
  const told = followed.told.value;
  const isIdle = told?.state === "idle";
  const training: Training = {
    said: told?.said ?? "",
    isKnown: told !== null,
    isBegun: told !== null && !isIdle && told.state !== "starts",
    begin: isIdle ? followed.begin : null,
    isDone: told?.state === "done",
    again: told?.state === "done" || told?.state === "recorded" ? followed.begin : null,
  };
  const show: Show = (view, selection, place) => {
    let takeDown: (() => void) | void;
    let isRecord: boolean | null = null;
    const stop = followed.told.subscribe((now) => {
      const sent = now?.view;
      if (sent) takeDown = showWith(views, sent.component, fromBase64(sent.bytes), selection, place);
      else if (isRecord !== true) takeDown = showRecord(view, selection, place);
      isRecord = !sent;
    });
    return () => {
      stop();
      takeDown?.();
    };
  };
  return { training, show };
}
