// The stage: all views of one example, linked. What is pointed at in one is lit in all; what is chosen is drawn at once.

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { changedMap, hiddenTag, toggled, withCell } from "../../data/example/edits.ts";
import { type Frame, frameOf, headsOf, mapOf, mapOfEverything, SUMMARIES } from "../../data/example/maps.ts";
import type { Example } from "../../data/example/payload.ts";
import { isSame, litBy, NOTHING, type Pointed, pointedAt, rowsOfStep } from "../../data/example/pointing.ts";
import { MOST_ROWS, type Selection } from "../../data/example/selection.ts";
import { UNLIT } from "../../draw/heatmap.ts";
import type { Picture } from "../../draw/picture.ts";
import { comparedPicture } from "../../draw/pictures/compared.ts";
import { headsPicture } from "../../draw/pictures/heads.ts";
import { mapPicture } from "../../draw/pictures/map.ts";
import { playerPicture } from "../../draw/pictures/player.ts";
import { greyed, type Theme } from "../../draw/theme.ts";
import { choose } from "../../state/owner.ts";
import { useRoom } from "../common/size.ts";
import { Spoken } from "../common/token.tsx";
import { Card } from "./card.tsx";
import { Compare } from "./compare.tsx";
import { Controls, Views } from "./controls.tsx";
import { useEditKeys } from "./edit_keys.ts";
import { type Send, useEditing, useSwitches } from "./editing.ts";
import { FirstSteps } from "./first_steps.tsx";
import { useKeys } from "./keys.ts";
import { MapView } from "./map_view.tsx";
import { NextTokens } from "./next_tokens.tsx";
import { type Address, Overview, sameHead } from "./overview.tsx";
import { usePictures } from "./pictures.ts";
import { Player, usePlaying } from "./player.tsx";
import { fillScreen } from "./presenting.ts";
import { ReadOut, Sentence } from "./read_out.tsx";
import { Said } from "./said.tsx";
import { Strips } from "./strips.tsx";
import { Strongest } from "./strongest.tsx";
import { Changes, DOES, EditBar, type Mode, Panes, SourceTokens, Written } from "./what_if.tsx";

interface StageProps {
  example: Example;
  selection: Selection;
  theme: Theme;
  /** Absent in a file: nobody answers there. */
  send?: Send;
}

export function Stage({ example, selection, theme, send }: StageProps) {
  const root = useRef<HTMLDivElement | null>(null);
  const [pointed, setNow] = useState(NOTHING);
  // Only a pointer that moves points (so no `pointerenter` here): a picture that comes under a resting one lights nothing.
  const setPointed = useCallback((next: Pointed) => setNow((now) => (isSame(now, next) ? now : next)), []);
  const [peek, setPeek] = useState<Address | null>(null);
  const wanted = { words: selection.tokens === "words", muted: selection.mute };
  const frames = useMemo(
    () => example.groups.map((group) => frameOf(example, group, wanted)),
    [example, wanted.words, wanted.muted],
  );
  // What was pointed at may belong to the example before.
  const open = peek && isIn(example, peek) ? peek : selection;
  const frame = frames.find(({ group }) => group.kind === open.kind) ?? frames[0];
  const everything = selection.view === "everything" && !example.encoderOnly && example.layout !== "heads";
  const map = useMemo(
    () => (everything ? mapOfEverything(example, open) : mapOf(example, frame, open, wanted.muted)),
    [example, frame, open.layer, open.head, everything],
  );

  const editing = useEditing(example, send);
  const [mode, setMode] = useState<Mode>("hide");
  const changed = useMemo(
    () => changedMap(example, open, wanted.muted),
    [example, open.kind, open.layer, open.head, wanted.muted],
  );

  const last = Math.max(0, example.steps.length - 1);
  const go = (step: number) => choose({ step: Math.max(0, Math.min(step, last)) });
  const player = usePlaying(selection.step, last, go);
  const step = pointed.looks?.side === "target" ? pointed.looks.place : selection.step;
  useKeys(root, { go, step: selection.step, last, player, presenting: selection.present });
  useRoom(root);
  useLayoutEffect(() => fillScreen(root.current, selection.present), [selection.present]);

  const ofStep = rowsOfStep(example, map, selection.step);
  const grows = (player.playing || example.layout === "decoding") && !example.encoderOnly;
  const lit = {
    ...litBy(map, pointed),
    step: example.whatIf ? [] : step === selection.step ? ofStep : rowsOfStep(example, map, step),
    chosen: everything || example.whatIf ? [] : selection.rows,
    done: grows && ofStep.length ? ofStep[0] + 1 : Infinity,
  };
  useLayoutEffect(() => lightThumbs(root.current, frames, pointed), [frames, pointed]);

  const point = useCallback((row: number, column: number) => setPointed(pointedAt(map, row, column)), [map]);
  const press = (row: number) => {
    const [{ side, place }] = map.rowSpots[row];
    if (example.layout !== "heads") return side === "target" || example.encoderOnly ? go(place) : undefined;
    const rows = selection.rows.includes(row)
      ? selection.rows.filter((one) => one !== row)
      : [...selection.rows, row].slice(-MOST_ROWS);
    return choose({ rows });
  };
  const openHead = useCallback((address: Address) => {
    setPeek(null);
    choose({ ...address, rows: [] });
  }, []);
  const peeked = useRef(peek);
  peeked.current = peek;
  // A finger's first tap points, its second opens; where the large map is out of sight, the first shows it.
  const tapHead = useCallback((tapped: Address) => {
    const isSeen = bringIntoSight(root.current);
    if (!isSeen || (peeked.current && sameHead(peeked.current, tapped))) openHead(tapped);
    else setPeek(tapped);
  }, []);
  const switches = useSwitches(example, editing, openHead, send);
  const editAt = (act: Mode, row: number, column: number) => {
    if (column < 0 || map.blocked?.[row * map.columns.length + column]) return;
    const [{ place }] = map.columnSpots[column];
    editing.change(
      act === "token"
        ? toggled(editing.tags, hiddenTag(open.kind, place))
        : withCell(editing.tags, open, act, row, place),
    );
  };
  const [pointedRow, pointedColumn] = [lit.rows[0] ?? -1, lit.columns[0] ?? -1];
  useEditKeys(
    root,
    switches
      ? {
          o: () => switches.onSwitch(open),
          h: (at) =>
            at?.dataset.tag
              ? editing.change(toggled(editing.tags, at.dataset.tag))
              : editAt("token", pointedRow, pointedColumn),
          s: () => pointedRow >= 0 && editAt("only", pointedRow, pointedColumn),
        }
      : {},
  );
  useLayoutEffect(() => setPeek(null), [selection.kind, selection.layer, selection.head]);
  // The overview is drawn anew only when these change, not with every step: it may hold two hundred maps.
  const kinds = useMemo(
    () => frames.filter(({ group }) => !selection.kinds.length || selection.kinds.includes(group.kind)),
    [frames, String(selection.kinds)],
  );
  const address = useMemo(
    () => ({ kind: selection.kind, layer: selection.layer, head: selection.head }),
    [selection.kind, selection.layer, selection.head],
  );
  const [layers, roles] = [
    useMemo(() => selection.layers, [String(selection.layers)]),
    useMemo(() => selection.roles, [String(selection.roles)]),
  ];
  const pictured = (picture: Picture | null) => picture && { picture, theme };
  usePictures({
    map: () => pictured(mapPicture({ map, lit, view: selection.view }, theme)),
    compared: lit.chosen.length > 0 && (() => pictured(comparedPicture({ map, rows: lit.chosen }, theme))),
    heads: () => pictured(headsPicture({ example, frames: kinds, open: selection, layers, roles }, theme)),
    player: () => pictured(playerPicture({ example, open, step, pointed }, theme)),
    "changed-map":
      changed !== null &&
      (() => {
        const own = changed.isOff ? greyed(theme) : theme;
        return { picture: mapPicture({ map: changed, lit: UNLIT, view: selection.view }, own), theme: own };
      }),
  });
  return (
    <Spoken.Provider value={example.languages ?? {}}>
      <div
        class={`stage ${example.layout} ${selection.present ? "presenting" : ""}`}
        ref={root}
        style={{
          "--ramp": theme.ramp,
          "--query": theme.query,
          "--key": theme.key,
          colorScheme: theme.dark ? "dark" : "light",
        }}>
        <Controls {...{ example, selection }} />
        {send && example.layout === "start" && (
          <FirstSteps root={root} plays={player.playing} presents={selection.present} />
        )}
        {example.layout !== "decoding" && (
          <div class="overview-area">
            <Overview
              example={example}
              frames={kinds}
              open={address}
              layers={layers}
              roles={roles}
              theme={theme}
              besides={example.layout === "heads"}
              onPeek={setPeek}
              onOpen={openHead}
              onTap={tapHead}
              switches={switches}
            />
          </div>
        )}
        {/* Beside small maps it keeps in sight as far as this reaches. */}
        <div class="map-place">
          <section class="map-area">
            {selection.present && (
              <button type="button" class="plain leave" onClick={() => choose({ present: false })}>
                Back<span class="keys"> (Escape)</span>
              </button>
            )}
            <div class="map-head">
              <h2 class={peek ? "peeked" : ""}>{map.title}</h2>
              <Views {...{ example, selection }} />
            </div>
            {switches && <EditBar open={selection} heads={frame.group.heads} {...{ editing, mode }} onMode={setMode} />}
            {switches && <SourceTokens {...{ example, editing }} />}
            {example.whatIf && <Written {...{ example, editing }} />}
            {switches && <Changes editing={editing} />}
            {example.whatIf ? (
              <Panes
                before={{ map, lit }}
                after={changed && { map: changed, lit: { ...UNLIT, ...litBy(changed, pointed) } }}
                waits={editing.waits}
                shared={{
                  view: selection.view,
                  presented: selection.present,
                  theme,
                  does: DOES[mode],
                  onPress: (row, column) => switches && editAt(mode, row, column),
                }}
                onPoint={(on, row, column) => setPointed(pointedAt(on, row, column))}
              />
            ) : (
              <>
                <MapView
                  {...{ map, lit, theme }}
                  view={selection.view}
                  presented={selection.present}
                  onPoint={point}
                  onPress={press}
                />
                <ReadOut {...{ map, lit }} />
              </>
            )}
            {map.rounded && (
              <p class="note precision">
                ≈ Rounded to 1/255{wanted.muted && !everything && ", before muting scales rows up"}; captions, exported
                numbers and the page Inside a head are exact.
              </p>
            )}
            <p class="legend">
              <span>
                <b class="query">row = looks</b>, <b class="key">column = looked at</b>
              </span>
              <span class="scale">
                0 % <i class="ramp" /> 100 %
              </span>
              {(changed ?? map).blocked?.includes(1) && (
                <span class="scale">
                  <i class="swatch hatched" /> blocked by the mask{changed && ", or taken away"}
                </span>
              )}
            </p>
            <div class="foot">
              {send && !SUMMARIES.includes(open.head) && !everything && (
                <button
                  type="button"
                  class="plain"
                  data-leads-away
                  onClick={() => send("inside", { row: lit.chosen.at(-1) ?? ofStep[0] ?? 1 })}>
                  Work its numbers out, inside this head
                </button>
              )}
              <Strongest map={map} onPoint={point} />
            </div>
            {lit.chosen.length > 0 && !peek && (
              <Compare map={map} rows={lit.chosen} colours={theme.lines} agrees={open.head !== "max"} onDrop={press} />
            )}
          </section>
        </div>
        {!example.whatIf && example.layout !== "heads" && (
          <section class="step-area">
            {example.steps.length > 0 && <Player step={selection.step} last={last} player={player} go={go} />}
            {example.steps[step] && <Sentence {...{ example, step, open }} />}
            <Strips {...{ example, open, step, pointed, theme, grows }} onPoint={setPointed} go={go} />
            {example.steps[step] && (
              <NextTokens
                example={example}
                step={example.steps[step]}
                onForce={
                  send && example.forceable && !example.encoderOnly
                    ? (token) => (player.pause(), send("forced", { step, token }))
                    : undefined
                }
              />
            )}
            {step === last && example.reason && <p class="stop">{example.reason}</p>}
          </section>
        )}
        <Said root={root} pointing={lit.rows.length + lit.columns.length > 0} step={step} />
        {example.cards && (
          <Card card={cardOf(example, open)} heading={example.cards.heading} note={example.cards.note} />
        )}
      </div>
    </Spoken.Provider>
  );
}

function isIn({ groups }: Example, { kind, layer, head }: Address) {
  const group = groups.find((one) => one.kind === kind);
  return group !== undefined && layer < group.layers && headsOf(group).includes(head);
}

function cardOf({ cards, summaries }: Example, { kind, layer, head }: Address) {
  const card = cards?.[kind][layer][Number(head) - 1];
  return (
    card ?? {
      said: [`${head[0].toUpperCase()}${head.slice(1)}: ${summaries[head]} Roles are measured for single heads.`],
      columns: [],
    }
  );
}

/** Show the large map, if it stands out of sight; returns whether it was in sight. */
function bringIntoSight(root: HTMLElement | null) {
  const area = root?.querySelector(".map-area");
  if (!area) return true;
  const { top, bottom } = area.getBoundingClientRect();
  const isSeen = bottom > 120 && top < window.innerHeight - 120;
  if (!isSeen)
    area.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
  return isSeen;
}

/** Rows and columns that are pointed at are lit in all small maps, by one style for each kind. */
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
