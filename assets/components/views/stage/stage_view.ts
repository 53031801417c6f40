// The current view of a stage: its open head, its lit rows and columns, its step; the same for all its panels.

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Frame, frameOf, type HeadMap, headsOf, mapOf, mapOfEverything } from "../../data/example/maps.ts";
import type { Example } from "../../data/example/payload.ts";
import { isSame, litBy, NOTHING, type Pointed, pointedAt, rowsOfStep } from "../../data/example/pointing.ts";
import { MOST_ROWS, type Selection } from "../../data/example/selection.ts";
import type { Lit } from "../../draw/heatmap.ts";
import { litLines } from "../../draw/lines.ts";
import type { Picture } from "../../draw/picture.ts";
import { comparedPicture } from "../../draw/pictures/compared.ts";
import { headsPicture } from "../../draw/pictures/heads.ts";
import { mapPicture } from "../../draw/pictures/map.ts";
import { playerPicture } from "../../draw/pictures/player.ts";
import { sentencePicture } from "../../draw/pictures/sentence.ts";
import type { Theme } from "../../draw/theme.ts";
import { choose } from "../../state/current_selection.ts";
import type { Send } from "./editing.ts";
import { useKeys } from "./keys.ts";
import { useMapRoom } from "./map_room.ts";
import { type Address, sameHead } from "./overview.tsx";
import { usePictures } from "./pictures.ts";
import { usePlaying } from "./player.tsx";
import { fillScreen } from "./presenting.ts";

export interface StageProps {
  example: Example;
  selection: Selection;
  theme: Theme;
  /** Absent in a file: nobody answers there. */
  send?: Send;
  /** The parts that a scene shows, alone on the screen: `map`, `heads`, `steps`; absent on a page, which shows all. */
  parts?: string[];
  /** The ringed parts of a scene, while the rest steps back until somebody points at it: `row`, `head`. */
  rings?: string[];
}

/** The traits that tell one stage from another. */
interface Traits {
  /** True if all attention is offered as one map. */
  offersEverything?: boolean;
  /** True if text still to be written stays empty while nothing plays, too. */
  growsAtRest?: boolean;
  /** True if the shown step and the compared rows are marked in the map. */
  marksRows?: boolean;
  /** True if rows can be chosen for comparison, and are marked then. */
  marksChosen?: boolean;
  /** True if contributions never stand in place of weights. */
  hasWeightsOnly?: boolean;
  /** The milliseconds at each step of a play. */
  pace?: number;
}

export type StageView = ReturnType<typeof useStageView>;

export function useStageView(
  { example, selection, theme, send, parts, rings = [] }: StageProps,
  {
    offersEverything = false,
    growsAtRest = false,
    marksRows = true,
    marksChosen = true,
    hasWeightsOnly = false,
    pace,
  }: Traits = {},
) {
  const root = useRef<HTMLDivElement | null>(null);
  const { pointed, setPointed } = usePointed();
  const opening = useOpening(root, selection);
  // The head may belong to the example before.
  const open: Address = opening.peek && isIn(example, opening.peek) ? opening.peek : selection;
  const wanted = hasWeightsOnly ? { ...selection, cells: "weights" as const } : selection;
  const { frames, frame, map, weighted, everything } = useMap(example, wanted, open, offersEverything);

  const last = Math.max(0, example.steps.length - 1);
  const go = (step: number) => choose({ step: Math.max(0, Math.min(step, last)) });
  const player = usePlaying(selection.step, last, go, pace);
  const step = pointed.looks?.side === "target" ? pointed.looks.place : selection.step;
  useKeys(root, { go, step: selection.step, last, player, presenting: selection.present });
  useMapRoom(root);
  useLayoutEffect(() => fillScreen(root.current, selection.present), [selection.present]);

  const ofStep = rowsOfStep(example, map, selection.step);
  const grows = (player.playing || growsAtRest) && !example.encoderOnly;
  const lit: Lit = {
    ...litBy(map, pointed),
    step: !marksRows ? [] : step === selection.step ? ofStep : rowsOfStep(example, map, step),
    chosen: everything || !marksRows || !marksChosen ? [] : selection.rows,
    done: grows && ofStep.length ? ofStep[0] + 1 : Infinity,
  };
  lit.alone =
    rings.includes("row") && !player.playing && isSame(pointed, NOTHING) && lit.step.length + lit.chosen.length > 0;
  useLayoutEffect(() => lightThumbs(root.current, frames, pointed), [frames, pointed]);

  const point = useCallback((row: number, column: number) => setPointed(pointedAt(map, row, column)), [map]);
  const small = useSmallMaps(frames, selection, parts !== undefined);
  const withTheme = (picture: Picture | null) => picture && { picture, theme };
  usePictures({
    map: () => withTheme(mapPicture({ map, lit, view: selection.view }, theme)),
    compared: lit.chosen.length > 0 && (() => withTheme(comparedPicture({ map: weighted, rows: lit.chosen }, theme))),
    heads: () => withTheme(headsPicture({ example, ...small, open: selection }, theme)),
    sentence:
      example.layout === "sentence" &&
      (() => withTheme(sentencePicture(map, { rows: litLines(lit), columns: lit.columns, done: Infinity }, theme))),
    player: () => withTheme(playerPicture({ example, open, step, pointed }, theme)),
  });
  return {
    ...{ example, selection, theme, send, parts, rings, root, pointed, setPointed, open, ...opening },
    ...{ frame, map, weighted, everything, offersEverything: offersEverything && !example.encoderOnly },
    ...{ lit, ofStep, step, last, go, player, grows, point, small },
  };
}

/** Point only while a pointer moves (so no `pointerenter`): a picture that comes under a resting one lights nothing. */
function usePointed() {
  const [pointed, setNow] = useState(NOTHING);
  const setPointed = useCallback((next: Pointed) => setNow((now) => (isSame(now, next) ? now : next)), []);
  return { pointed, setPointed };
}

/** Return the head that is looked at for a moment, and the ways to open one to stay. */
function useOpening(root: { current: HTMLElement | null }, { kind, layer, head }: Selection) {
  const [peek, setPeek] = useState<Address | null>(null);
  const openHead = useCallback((address: Address) => {
    setPeek(null);
    choose({ ...address, rows: [] });
  }, []);
  const peeked = useRef(peek);
  peeked.current = peek;
  // A finger's first tap points, its second opens; if the large map is out of sight, the first shows it.
  const tapHead = useCallback((tapped: Address) => {
    const isSeen = bringIntoSight(root.current);
    if (!isSeen || (peeked.current && sameHead(peeked.current, tapped))) openHead(tapped);
    else setPeek(tapped);
  }, []);
  useLayoutEffect(() => setPeek(null), [kind, layer, head]);
  return { peek, setPeek, openHead, tapHead };
}

/** Return the maps of each kind, and the open one: as it is shown, and with its weights. */
function useMap(example: Example, { tokens, mute, cells, view }: Selection, open: Address, offersEverything: boolean) {
  const [words, contributions] = [tokens === "words", cells === "contributions"];
  const frames = useMemo(
    () => example.groups.map((group) => frameOf(example, group, { words, muted: mute, contributions })),
    [example, words, mute, contributions],
  );
  const frame = frames.find(({ group }) => group.kind === open.kind) ?? frames[0];
  const everything = view === "everything" && offersEverything && !example.encoderOnly;
  const map: HeadMap = useMemo(
    () => (everything ? mapOfEverything(example, open) : mapOf(example, frame, open, mute && !frame.contributions)),
    [example, frame, open.layer, open.head, everything],
  );
  const weighted = useMemo(
    () => (map.signed ? mapOf(example, { ...frame, contributions: false }, open, false) : map),
    [map],
  );
  return { frames, frame, map, weighted, everything };
}

/** Return the maps of the overview, the same until they change: it may hold two hundred. */
function useSmallMaps(all: Frame[], selection: Selection, isScene: boolean) {
  const { kind, layer, head } = selection;
  // A scene speaks of the open kind, unless it names others.
  const kinds = isScene && !selection.kinds.length ? [kind] : selection.kinds;
  const frames = useMemo(
    () => all.filter(({ group }) => !kinds.length || kinds.includes(group.kind)),
    [all, String(kinds)],
  );
  const open: Address = useMemo(() => ({ kind, layer, head }), [kind, layer, head]);
  const layers = useMemo(() => selection.layers, [String(selection.layers)]);
  const roles = useMemo(() => selection.roles, [String(selection.roles)]);
  return { frames, open, layers, roles };
}

/** Compare one row more, or one less. */
export function toggleRow({ rows }: Selection, row: number) {
  choose({ rows: rows.includes(row) ? rows.filter((one) => one !== row) : [...rows, row].slice(-MOST_ROWS) });
}

/** Go to the step of a row of the map. */
export function goToRow({ map, example, go }: Pick<StageView, "map" | "example" | "go">, row: number) {
  const [{ side, place }] = map.rowSpots[row];
  if (side === "target" || example.encoderOnly) go(place);
}

function isIn({ groups }: Example, { kind, layer, head }: Address) {
  const group = groups.find((one) => one.kind === kind);
  return group !== undefined && layer < group.layers && headsOf(group).includes(head);
}

/** Show the large map, if it is out of sight; return whether it was in sight. */
function bringIntoSight(root: HTMLElement | null) {
  const area = root?.querySelector(".map-area");
  if (!area) return true;
  const { top, bottom } = area.getBoundingClientRect();
  const isSeen = bottom > 120 && top < window.innerHeight - 120;
  if (!isSeen)
    area.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
  return isSeen;
}

/** Light rows and columns that are pointed at in all small maps, by one style for each kind. */
function lightThumbs(root: HTMLElement | null, frames: Frame[], pointed: Pointed) {
  for (const frame of frames) {
    const grid = root?.querySelector(`.grid[data-kind=${frame.group.kind}]`);
    if (!(grid instanceof HTMLElement)) continue;
    const { rows, columns } = litBy(frame, pointed);
    const share = ([place = -1]: number[], count: number) =>
      place < 0 ? ["-10", "0"] : [String(place / count), String(1 / count)];
    const [[top, high], [left, wide]] = [share(rows, frame.rows.length), share(columns, frame.columns.length)];
    for (const [name, value] of Object.entries({ top, high, left, wide })) grid.style.setProperty(`--${name}`, value);
    grid.classList.toggle("row-lit", rows.length > 0);
    grid.classList.toggle("column-lit", columns.length > 0);
  }
}
