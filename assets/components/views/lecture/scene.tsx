// One scene: its question, its sentences, and its picture, in a lecture that is given, in its file, and on phones.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Selection } from "../../data/example/selection.ts";
import type { Posed } from "../../data/questions/posed.ts";
import type { Theme } from "../../draw/theme.ts";
import { useSize } from "../common/size.ts";
import { Predict, type Props } from "../predict/predict.tsx";
import { type Training, TrainingLine } from "./training.tsx";

export interface Scene {
  title: string;
  /** The HTML of the one renderer of Markdown, which lets nothing through that could run. */
  sentences: string;
  posed: Posed | null;
  /** The place of its picture among the views. */
  view: number | null;
  /** The parts of a stage that the scene speaks of, see `StageProps`. */
  parts: string[];
  /** The ringed parts, while the rest steps back until somebody points at it: `row`, `head`, `box`. */
  rings: string[];
  selection: Partial<Selection>;
  /** The component that draws its picture; else empty. */
  component: string;
  /** The model and the text that it shows, in one; else empty. */
  subject: string;
  /** The caption of a picture that has none itself; else empty. */
  caption: string;
  /** The page of the lab, if that shows more than the picture does; else empty. */
  page: string;
  /** The training that its lecturer can start: the name of its recipe, and a sentence on its record, the picture. */
  training?: { recipe: string; said: string };
}

/** Draws a picture, and returns the function that takes it down. */
export type Show = (view: number, selection: Partial<Selection>, place: Element) => (() => void) | void;

/**
 * Return the key under which a scene stands: scenes of one picture, or of matrices of one model and text, have the same,
 * so that what stays stands still, and what moves is seen to move.
 */
export const keyOf = ({ component, subject, view }: Scene, number: number) =>
  (view !== null && subject && (component === "matrices" ? subject : `view ${view}`)) || `scene ${number}`;

/** Return whether the pictures of two scenes show one model and text, and nothing is asked before the second. */
export const areAkin = (one: Scene | null, other: Scene | null) =>
  Boolean(one?.subject && one.subject === other?.subject && !other.posed);

/** Return whether the question about a row of a map has that map around it, as the scene's picture. */
const isOnItsMap = ({ parts }: Scene, { row }: Posed) => Boolean(row) && parts.join() === "map";

/** Return whether an answer stands on a map first, whose place the scene's own picture then takes. */
export const isAnsweredApart = (scene: Scene | null, posed?: Posed | null) =>
  Boolean(scene && posed?.form === "marks" && scene.view !== null && !isOnItsMap(scene, posed));

interface SceneViewProps {
  scene: Scene;
  theme: Theme;
  /** True if its picture has the rest of the screen, and shows no more than the scene speaks of. */
  isAlone?: boolean;
  /** True if its question is not answered yet: the rest stays hidden. */
  waits: boolean;
  /** True if the answer stands alone, on the map that was asked about, before the picture comes. */
  isAnswer?: boolean;
  /** The scene's question. */
  predict: Omit<Props, "theme"> | null;
  /** Takes a prediction as it is being made, if a button of the slide shows the answer. */
  onMark?: Props["onMark"];
  /** The training that can be started here. */
  training?: Training | null;
  show: Show;
}

export function SceneView(props: SceneViewProps) {
  const { scene, theme, isAlone, waits, isAnswer, predict, onMark, training, show } = props;
  const posed = predict?.posed;
  const isOnMap = isAlone && posed ? isOnItsMap(scene, posed) : false;
  const isPast = isAlone && !waits && !isAnswer && isAnsweredApart(scene, posed);
  // Twins are asked about before they have learned: their film stands at its beginning.
  const isBeginning = (waits && isAlone && posed?.kind === "twin") || (training ? !training.isBegun : false);
  const isQuiet = waits || isAnswer;
  return (
    <>
      {/* A person who answered goes on reading there: the question stays in its place. */}
      {predict && !isPast && <Predict key={predict.posed.id} {...{ theme, onMark }} isOnSlide={isAlone} {...predict} />}
      {!isQuiet && scene.sentences && <div class="sentences" dangerouslySetInnerHTML={{ __html: scene.sentences }} />}
      {scene.training && <TrainingLine said={scene.training.said} training={training ?? null} />}
      {scene.view !== null && (isBeginning || !(isQuiet || isOnMap)) && (
        <View {...{ scene, theme, isAlone, show, isBeginning }} />
      )}
      {scene.caption && !isQuiet && <p class={isAlone ? "unseen" : "caption"}>{scene.caption}</p>}
      {scene.page && !waits && (
        <p class="note">
          In the lab, this scene opens the page “{scene.page}”, which shows more than{" "}
          {scene.view === null ? "this page can" : "the picture here"}.
        </p>
      )}
    </>
  );
}

interface ViewProps extends Pick<SceneViewProps, "scene" | "theme" | "isAlone" | "show"> {
  /** True keeps its own selection, whatever is chosen elsewhere: of two pictures each has its own open. */
  isStill?: boolean;
  /** True if a film stands at its beginning; later it plays. */
  isBeginning?: boolean;
}

export function View({ scene, theme, isAlone, isStill, isBeginning, show }: ViewProps) {
  const [place, { height }] = useSize();
  const began = useRef(false);
  began.current ||= Boolean(isBeginning);
  const isThere = !isAlone || height > 0;
  const isKept = isAlone && Boolean(scene.subject); // by the next scene under this key, which draws over it
  const takeDown = useRef<ReturnType<Show>>(undefined);
  const end = () => {
    takeDown.current?.();
    takeDown.current = undefined;
  };
  useLayoutEffect(() => {
    if (place.current && isThere && scene.view !== null)
      takeDown.current = show(scene.view, scene.selection, place.current);
    return isKept ? undefined : end;
  }, [scene, theme.signature, isAlone, isThere, isBeginning]);
  useLayoutEffect(() => end, [isAlone]);
  // One map has as much room beside the sentences as below them.
  const shape = scene.parts.includes("map") && !scene.parts.includes("written") ? "map" : "wide";
  const alone = isAlone && {
    "data-room": "",
    "data-parts": scene.parts.join(" "),
    "data-shape": shape,
    style: { "--place": `${height}px` },
  };
  const isOneHead = scene.parts.length > 0 && !scene.parts.includes("heads");
  const markers = {
    "data-rings": scene.rings.join(" "),
    "data-film": isBeginning ? "waits" : began.current ? "plays" : undefined,
    ...(isStill && { "data-still": "" }),
  };
  const name = isOneHead ? "view one-head" : "view";
  return <div key={String(isAlone)} class={name} ref={place} {...markers} {...alone} />;
}
