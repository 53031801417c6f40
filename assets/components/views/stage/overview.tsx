// All heads as small maps: pointing at one shows it in the large map, a click keeps it there.

import type { ComponentChildren } from "preact";
import { memo } from "preact/compat";
import { useLayoutEffect, useRef } from "preact/hooks";
import { filterHeads } from "../../data/example/filters.ts";
import { type Frame, isSigned, levelsOf, RARE, SUMMARIES } from "../../data/example/maps.ts";
import type { Example } from "../../data/example/payload.ts";
import type { Selection } from "../../data/example/selection.ts";
import { hatchBlocked } from "../../draw/heatmap.ts";
import { poolLevels } from "../../draw/pool.ts";
import { canvasSurface, densityOf } from "../../draw/surface.ts";
import type { Theme } from "../../draw/theme.ts";
import { moveFocus } from "../common/roving.ts";
import { useSize } from "../common/size.ts";
import { isTouch } from "../common/touch.ts";

export type Address = Pick<Selection, "kind" | "layer" | "head">;

const NARROW = 480; // pixels: below, labels are short
const LABELS = { short: 24, long: 60 }; // pixels of "L1" and "Layer 1"
const GAP = 8;
const RADIUS = 5; // the radius of the buttons in front
const SIDES = { least: 28, leastSwitched: 36, switched: 56, most: 104 };

interface OverviewProps {
  example: Example;
  /** A frame for each kind on show. */
  frames: Frame[];
  open: Address;
  /** The layers on show; an empty list shows all. */
  layers: number[];
  /** The roles on show; an empty list shows all. */
  roles: string[];
  theme: Theme;
  /** True if groups stand side by side. */
  besides: boolean;
  onPeek: (address: Address | null) => void;
  onOpen: (address: Address) => void;
  /** Handles the tap of a finger. */
  onTap: (address: Address) => void;
  /** Present if heads can be switched off. */
  switches?: Switches;
  /** True in a lecture: heads alone, as large as they fit. */
  isScene?: boolean;
}

function OverviewOf({
  example,
  frames,
  open,
  layers,
  roles,
  theme,
  besides,
  onPeek,
  onOpen,
  onTap,
  switches,
  isScene = false,
}: OverviewProps) {
  const [box, { width }] = useSize();
  // Heads, the mean, with which all of a layer are switched off, and the summary that is open.
  const isCommon = (head: string) => !RARE.includes(head) || (!switches && head === open.head);
  const all = frames.map((frame) => keep({ frame, ...filterHeads(frame, layers, roles) }, isCommon));
  const label = switches || width < NARROW ? LABELS.short : LABELS.long;
  // Many heads need the room of the mean, which is among the further maps, too.
  const isTight = !switches && all.some(({ heads }) => sideIn(width - label, heads.length) < SIDES.least);
  const isKept = (head: string) => !(isScene || isTight) || !SUMMARIES.includes(head);
  const visible = all.map((shown) => keep(shown, isKept)).filter(({ places }) => places.length);
  // The Tab key comes to one of all maps; the arrow keys go from kind to kind.
  const every = visible.flatMap(({ places }) => places);
  const stop = every.find((place) => sameHead(place, open)) ?? every[0];
  return (
    <div
      class={`overview ${besides ? "besides" : ""}`}
      ref={box}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && onPeek(null)}>
      {!visible.length && (
        <p class="note">No head fits this filter. Choose other kinds, layers or roles, or show all heads.</p>
      )}
      {width > 0 &&
        visible.map(({ frame, heads, places }) => (
          <Group
            key={frame.group.kind}
            {...{ example, frame, heads, places, open, stop, theme, onPeek, onOpen, onTap, switches }}
            {...{ label, width }}
          />
        ))}
    </div>
  );
}

export const Overview = memo(OverviewOf);

/** Return the pixels that a map may be wide, of so many beside each other. */
const sideIn = (width: number, count: number) => (width - 12) / count - GAP;

export interface Switches {
  isOff: (address: Address) => boolean;
  onSwitch: (address: Address) => void;
}

type Shown = { frame: Frame; heads: string[]; places: Address[] };

/** Leave out the heads and summaries that are not to be kept. */
const keep = (shown: Shown, isKept: (head: string) => boolean): Shown => ({
  ...shown,
  heads: shown.heads.filter(isKept),
  places: shown.places.filter(({ head }) => isKept(head)),
});

interface GroupProps {
  example: Example;
  frame: Frame;
  heads: string[];
  places: Address[];
  open: Address;
  /** The one to which the Tab key comes. */
  stop: Address;
  theme: Theme;
  /** In pixels. */
  label: number;
  /** The pixels that it may take. */
  width: number;
  onPeek: (address: Address | null) => void;
  onOpen: (address: Address) => void;
  /** Handles the tap of a finger. */
  onTap: (address: Address) => void;
  switches?: Switches;
}

function Group({
  example,
  frame,
  heads,
  places,
  open,
  stop,
  theme,
  label,
  width,
  onPeek,
  onOpen,
  onTap,
  switches,
}: GroupProps) {
  const { group } = frame;
  const isShort = label === LABELS.short;
  const [least, most] = switches ? [SIDES.leastSwitched, SIDES.switched] : [SIDES.least, SIDES.most];
  const side = Math.floor(Math.max(least, Math.min(most, sideIn(width - label, heads.length))));
  const grid = useRef<HTMLDivElement | null>(null);
  const shape = Math.min(1.6, Math.max(0.8, frame.columns.length / frame.rows.length));
  const size = { width: side, height: Math.round(side / shape) };
  const off = switches ? places.filter(switches.isOff).map(nameIn) : [];
  useLayoutEffect(() => {
    if (grid.current) drawLayers(grid.current, example, frame, heads, places, size, theme, off);
  }, [example, frame, places.map(nameIn).join(), side, theme, off.join()]);
  const layers = [...new Set(places.map(({ layer }) => layer))];
  const placeAt = new Map(places.map((place) => [nameIn(place), place]));
  return (
    <section class="group">
      <h2 title={group.note}>{group.title}</h2>
      <div class="scroller">
        <div
          class={isShort ? "grid short" : "grid"}
          role="grid"
          aria-label={group.title}
          ref={grid}
          data-kind={group.kind}
          style={{ gridTemplateColumns: `${label}px repeat(${heads.length}, ${side}px)` }}
          onKeyDown={moveAmongMaps}>
          <HeadLine {...{ heads, isShort }} canSwitch={switches !== undefined} />
          {layers.map((layer) => (
            <div class="line" role="row" key={layer}>
              <span class="layer" role="rowheader" aria-label={`Layer ${layer + 1}`}>
                {isShort ? "L" : "Layer "}
                {layer + 1}
              </span>
              {heads.map((head, column) => {
                // A layer has one canvas: each canvas is a layer to the browser, and two hundred slow it down.
                const canvas = column ? null : <canvas data-layer={layer} aria-hidden="true" />;
                const place = placeAt.get(nameIn({ layer, head }));
                if (!place)
                  return (
                    <span key={head} role="gridcell" class="cell">
                      {canvas}
                    </span>
                  );
                const isOff = off.includes(nameIn(place));
                return (
                  <Cell
                    key={head}
                    {...{ place, size, isOff, switches, onPeek, onOpen, onTap }}
                    title={group.title}
                    role={group.roles[layer][Number(head) - 1] ?? ""}
                    isOpen={sameHead(place, open)}
                    isStop={sameHead(place, stop)}>
                    {canvas}
                  </Cell>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

interface HeadLineProps {
  heads: string[];
  isShort: boolean;
  canSwitch: boolean;
}

/** Write the names of the columns. */
const HeadLine = ({ heads, isShort, canSwitch }: HeadLineProps) => (
  <div class="line" role="row">
    <span class="corner" role="columnheader">
      <span class={isShort ? "unseen" : "note"}>head</span>
    </span>
    {heads.map((head) => (
      <span key={head} role="columnheader" class="column">
        {canSwitch && SUMMARIES.includes(head) ? "all" : head}
      </span>
    ))}
  </div>
);

interface CellProps extends Pick<GroupProps, "onPeek" | "onOpen" | "onTap" | "switches"> {
  place: Address;
  /** The title of its kind. */
  title: string;
  role: string;
  /** The size of the map, in pixels. */
  size: { width: number; height: number };
  isOpen: boolean;
  /** True if the Tab key comes to it. */
  isStop: boolean;
  isOff: boolean;
  children: ComponentChildren;
}

/** Draw one small map: the button in front of it, its role, and in its corner the switch. */
function Cell(props: CellProps) {
  const { place, title, role, size, isOpen, isStop, isOff, switches, onPeek, onOpen, onTap, children } = props;
  return (
    <span role="gridcell" class={SUMMARIES.includes(place.head) ? "cell summary" : "cell"}>
      {children}
      <button
        type="button"
        class={isOpen ? "thumb open" : "thumb"}
        tabIndex={isStop ? 0 : -1}
        aria-current={isOpen ? "true" : undefined}
        aria-label={`${nameOf(title, place, role)}${isOff ? ", off" : ""}`}
        data-place={nameIn(place)}
        style={{ width: `${size.width}px`, height: `${size.height}px` }}
        onClick={(event) => (isTouch(event) ? onTap(place) : onOpen(place))}
        onPointerMove={({ pointerType }) => pointerType !== "touch" && onPeek(place)}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onPeek(place)}
        onBlur={() => onPeek(null)}>
        <i class="row-light" />
        <i class="column-light" />
      </button>
      {switches && (
        <button
          type="button"
          role="switch"
          class="off-switch"
          tabIndex={isStop ? 0 : -1}
          aria-checked={!isOff}
          aria-label={`${nameOf(title, place, "")}, on`}
          title={isOff ? "Switch it on again" : "Switch it off"}
          onClick={() => switches.onSwitch(place)}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2v6M4.6 4.2a5 5 0 1 0 6.8 0" />
          </svg>
        </button>
      )}
      {(isOff || (role && !switches)) && <span class="role">{isOff ? "off" : role}</span>}
    </span>
  );
}

/** Return the name that tells a small map from the others of its kind. */
const nameIn = ({ layer, head }: Pick<Address, "layer" | "head">) => `${layer} ${head}`;

export const sameHead = (one: Address, other: Address) =>
  one.kind === other.kind && one.layer === other.layer && one.head === other.head;

function nameOf(title: string, { layer, head }: Address, role: string) {
  const name = SUMMARIES.includes(head) ? (head === "rollout" ? "rollout" : `${head} of heads`) : `head ${head}`;
  return `${title}, layer ${layer + 1}, ${name}${role && `, ${role}`}`;
}

/**
 * Draw the small maps of every layer, side by side on its canvas, below their buttons.
 * @param size The size of one map, in pixels.
 * @param off The names of those that are switched off.
 */
function drawLayers(
  grid: HTMLElement,
  example: Example,
  frame: Frame,
  heads: string[],
  places: Address[],
  { width, height }: { width: number; height: number },
  theme: Theme,
  off: string[],
) {
  const [rows, columns] = [frame.rows.length, frame.columns.length];
  const density = densityOf(grid);
  const cells: [number, number] = [
    Math.min(rows, Math.round(height * density)),
    Math.min(columns, Math.round(width * density)),
  ];
  for (const canvas of grid.querySelectorAll("canvas")) {
    const surface = canvasSurface(canvas, heads.length * (width + GAP) - GAP, height, theme, density);
    const corners = new Path2D();
    for (const { layer, head } of places) {
      if (String(layer) !== canvas.dataset.layer) continue;
      const left = heads.indexOf(head) * (width + GAP);
      const signed = isSigned(frame, head);
      const levels = poolLevels(levelsOf(example, frame, layer, head), [rows, columns], cells, signed);
      surface.cells(levels, ...cells, [left, 0, width, height], signed);
      if (frame.blocked) hatchBlocked(surface, frame.blocked, rows, columns, [left, 0, width, height]);
      if (off.includes(nameIn({ layer, head }))) {
        surface.rect(left, 0, width, height, { fill: theme.ground, opacity: 0.75 });
        surface.hatch(left, 0, width, height);
      }
      corners.roundRect(left, 0, width, height, RADIUS);
    }
    keepOnly(canvas, corners);
  }
}

function keepOnly(canvas: HTMLCanvasElement, shape: Path2D) {
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.globalCompositeOperation = "destination-in";
  context.fill(shape);
  context.globalCompositeOperation = "source-over";
}

/** Move among small maps with the arrow keys; past the edge of a kind they go on in its neighbour. */
function moveAmongMaps(event: KeyboardEvent) {
  const from = event.target;
  if (!(from instanceof HTMLElement) || !from.matches(".thumb")) return;
  const box = from.closest(".overview") as HTMLElement;
  const lines = [...box.querySelectorAll(".line:has(.thumb)")].map((line) => [...line.querySelectorAll(".thumb")]);
  const row = lines.findIndex((line) => line.includes(from));
  const column = lines[row].indexOf(from);
  const grid = from.closest(".grid") as HTMLElement;
  const own = [...grid.querySelectorAll(".thumb")];
  const across = (to: number) => lines[to]?.[Math.min(column, lines[to].length - 1)];
  moveFocus(event, {
    ArrowLeft: () => lines[row][column - 1],
    ArrowRight: () => lines[row][column + 1],
    ArrowUp: () => across(row - 1),
    ArrowDown: () => across(row + 1),
    Home: () => lines[row][0],
    End: () => lines[row].at(-1),
    "Control+Home": () => own[0],
    "Control+End": () => own.at(-1),
  });
}
