// The whole model, small, in the bar of a page: the page's own parts are marked, and each part leads to its page.

import { useMemo, useRef, useState } from "preact/hooks";
import type { Kind } from "../../data/example/payload.ts";
import type { Theme } from "../../draw/theme.ts";
import { moveFocus } from "../common/roving.ts";
import { COLOURS } from "./drawing.ts";
import type { Layout, Placed } from "./layout.ts";
import { describePart, hasLayer, isAbout, isShownOn, PAGES, wayOf } from "./parts.ts";
import type { Outline, Part } from "./payload.ts";
import { layOutRotated } from "./rotated_layout.ts";

const TITLE = "Where this page is in the model";

interface Seen {
  outline: Outline;
  /** The current page. */
  page: string;
  /** The kind of the open head. */
  kind: Kind;
  layer: number;
  theme: Theme;
  /** Opens a part; null is the whole. */
  onOpen: (part: Part | null) => void;
}

export function OutlineView(seen: Seen) {
  const layout = useMemo(() => layOutRotated(seen.outline), [seen.outline]);
  return <Figure {...seen} layout={layout} />;
}

function Figure({ layout, ...seen }: Seen & { layout: Layout<Part> }) {
  const {
    outline: { layers },
    page,
    kind,
    layer,
    onOpen,
  } = seen;
  const [pointed, setPointed] = useState<Part | null | undefined>(undefined);
  const [stop, setStop] = useState("");
  const figure = useRef<HTMLDivElement | null>(null);
  const ways = layout.boxes.filter(({ box: { role } }) => PAGES[role]);
  const names = ["", ...ways.map(({ box }) => box.name)];
  const at = (place: number) =>
    figure.current?.querySelector(`[data-part="${names[Math.max(0, Math.min(place, names.length - 1))]}"]`);
  const onKeyDown = (event: KeyboardEvent) => {
    const here = names.indexOf(stop);
    const [next, last] = [() => at(here + 1), () => at(here - 1)];
    if (event.key === "Escape") setPointed(undefined);
    moveFocus(event, {
      ArrowUp: last,
      ArrowRight: next,
      ArrowDown: next,
      ArrowLeft: last,
      Home: () => at(0),
      End: () => at(names.length),
    });
  };
  const describe = (part: Part | null) => describePart(part, { page, layer, layers });
  const button = (part: Part | null) => {
    const name = part?.name ?? "";
    return {
      type: "button" as const,
      "data-part": name,
      "data-leads-away": isShownOn(page, wayOf(part, layer).page) ? undefined : true,
      tabIndex: name === (names.includes(stop) ? stop : "") ? 0 : -1,
      "aria-label": describe(part),
      onClick: () => onOpen(part),
      onPointerMove: () => setPointed(part),
      onFocus: () => (setStop(name), setPointed(part)),
    };
  };
  return (
    <div
      class="figure"
      ref={figure}
      role="group"
      aria-label={TITLE}
      style={{ width: `${layout.width}px`, height: `${layout.height}px` }}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setPointed(undefined)}
      onFocusOut={() => setPointed(undefined)}>
      <button class="all" {...button(null)} />
      <Parts {...seen} layout={layout} />
      {ways.map(({ box: part, left, top, width, height }) => {
        const isHere = isAbout(page, part, kind);
        return (
          <button
            key={part.name}
            class={isHere ? "way here" : "way"}
            aria-current={isHere ? "location" : undefined}
            {...button(part)}
            style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
          />
        );
      })}
      {pointed !== undefined && (
        <div class="tip" aria-hidden="true">
          {describe(pointed)}
        </div>
      )}
    </div>
  );
}

/** Draw its visible parts. */
function Parts({
  outline: { layers },
  page,
  kind,
  layer,
  theme,
  layout,
}: Omit<Seen, "onOpen"> & { layout: Layout<Part> }) {
  const { frames, lines, arrows, boxes, width, height } = layout;
  const side = hasLayer(page) ? boxes.find(({ box }) => isAbout(page, box, kind))?.box.side : "";
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {frames.map((frame, i) => (
        <Layers key={i} {...{ frame, layers, theme }} chosen={side === ["encoder", "decoder"][i] ? layer : -1} />
      ))}
      {[...lines, ...arrows].map((path) => (
        <path key={path} d={path} fill="none" stroke={theme.quiet} />
      ))}
      {boxes.map((placed) => (
        <Box key={placed.box.name} placed={placed} theme={theme} isHere={isAbout(page, placed.box, kind)} />
      ))}
    </svg>
  );
}

/** Draw the frame of a stack's layers, with a mark for each of them below. */
function Layers({
  frame: { left, top, width, height },
  layers,
  chosen,
  theme,
}: {
  frame: Layout["frames"][number];
  layers: number;
  chosen: number;
  theme: Theme;
}) {
  const pitch = (width - 4) / layers;
  return (
    <g>
      <rect x={left} y={top} width={width} height={height} rx="4" fill={theme.hatchGround} stroke={theme.hatchLine} />
      {layers > 1 &&
        Array.from({ length: layers }, (_, i) => (
          <rect
            key={i}
            x={left + 3 + i * pitch}
            y={top + height - 1}
            width={Math.max(1, pitch - 2)}
            height="3"
            rx="1.5"
            fill={i === chosen ? theme.text : theme.hatchLine}
          />
        ))}
    </g>
  );
}

function Box({
  placed: { box, left, top, width, height },
  theme,
  isHere,
}: {
  placed: Placed<Part>;
  theme: Theme;
  isHere: boolean;
}) {
  const colour = theme.lines[COLOURS[box.role]];
  const place = { x: left, y: top, width, height, rx: Math.min(4, width / 3) };
  return (
    <g>
      <rect {...place} fill={theme.ground} />
      <rect
        {...place}
        fill={colour}
        fill-opacity={isHere ? 1 : 0.16}
        stroke={colour}
        stroke-opacity={isHere ? 1 : 0.7}
      />
    </g>
  );
}
