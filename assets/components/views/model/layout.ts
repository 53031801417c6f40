// The places of the boxes of a whole model: as in Figure 1 of the paper, upwards, the encoder beside the decoder.

import type { Box, Part } from "./payload.ts";

/** Heights in units, the room decides how many pixels one is; widths in pixels. */
export interface Measures {
  heights: Record<Box["role"], number>;
  /** The units between boxes. */
  gap: number;
  /** The units of a line of tokens. */
  tokens: number;
  /** The units around the boxes of a layer. */
  frame: number;
  /** The pixels of a unit: less can't be read, and the figure goes on below. */
  least: number;
  most: number;
  /** The widths of a box; between the stacks; left of each, and right of all. */
  widths: { most: number; gap: number; side: number; edge: number };
}

const LARGE: Measures = {
  heights: {
    embedding: 44,
    positions: 30,
    attention: 50,
    "feed-forward": 50,
    norm: 22,
    add: 18,
    linear: 36,
    softmax: 36,
  },
  gap: 9,
  tokens: 24,
  frame: 8,
  least: 0.62,
  most: 1.25,
  widths: { most: 300, gap: 64, side: 26, edge: 10 },
};

export interface Placed<One extends Part = Box> {
  box: One;
  /** In pixels. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout<One extends Part = Box> {
  boxes: Placed<One>[];
  /** The frames around the layers. */
  frames: { left: number; top: number; width: number; height: number }[];
  tokens: { text: "source" | "target" | "written"; left: number; top: number; width: number; height: number }[];
  /** Paths; each ends in a point. */
  arrows: string[];
  /** The paths of the flow past a sublayer. */
  lines: string[];
  width: number;
  height: number;
  /** In pixels. */
  unit: number;
  measures: Measures;
}

/** @param room The layer on show, and pixels. */
export function layoutOf<One extends Part>(
  model: { boxes: One[] },
  { layer, width: room, height: high }: { layer: number; width: number; height: number },
  measures: Measures = LARGE,
): Layout<One> {
  const { heights, gap: between, tokens, frame, least, most, widths } = measures;
  const shown = model.boxes.filter((box) => box.layer === null || box.layer === layer);
  const sides = (["encoder", "decoder"] as const).filter((side) => shown.some((box) => box.side === side));
  const columns = sides.map((side) => shown.filter((box) => box.side === side));
  const units = Math.max(
    ...columns.map(
      (column) =>
        2 * (tokens + between) + 2 * frame + column.reduce((sum, box) => sum + heights[box.role] + between, 0),
    ),
  );
  const unit = Math.max(least, Math.min(most, high / units));
  const gap = Math.min(widths.gap, room * 0.1);
  const wide = Math.floor(
    Math.min(widths.most, (room - widths.edge - sides.length * widths.side - (sides.length - 1) * gap) / sides.length),
  );
  const height = Math.ceil(units * unit);
  const layout: Layout<One> = {
    boxes: [],
    frames: [],
    tokens: [],
    arrows: [],
    lines: [],
    width: sides.length * (wide + widths.side) + (sides.length - 1) * gap + widths.edge,
    height,
    unit,
    measures,
  };
  columns.forEach((column, i) =>
    placeColumn(layout, column, {
      left: widths.side + i * (wide + widths.side + gap),
      width: wide,
      isLast: i === columns.length - 1,
    }),
  );
  joinSides(layout);
  return layout;
}

/** Place one stack, from its tokens up. */
function placeColumn<One extends Part>(
  layout: Layout<One>,
  column: One[],
  { left, width, isLast }: { left: number; width: number; isLast: boolean },
) {
  const {
    unit,
    measures: { heights, gap, tokens, frame: around, widths },
  } = layout;
  const middle = left + width / 2;
  let bottom = layout.height;
  const up = (units: number) => (bottom -= units * unit);
  layout.tokens.push({
    text: column[0].side === "encoder" ? "source" : "target",
    left,
    top: up(tokens),
    width,
    height: tokens * unit,
  });
  let frame: { top: number; bottom: number } | null = null;
  column.forEach((box, i) => {
    const before = column[i - 1];
    const from = bottom;
    if (before && (before.layer === null) !== (box.layer === null)) up(around);
    const top = (up(gap), up(heights[box.role]));
    const height = heights[box.role] * unit;
    layout.arrows.push(`M${middle} ${from}V${top + height}`);
    layout.boxes.push({ box, left, top, width, height });
    if (box.layer !== null) frame = { top, bottom: frame?.bottom ?? top + height };
  });
  if (frame) {
    const { top, bottom: low } = frame as { top: number; bottom: number };
    const beside = widths.side * 0.77;
    layout.frames.push({
      left: left - beside,
      top: top - around * unit * 0.8,
      width: width + widths.side,
      height: low - top + 1.6 * around * unit,
    });
  }
  if (isLast) {
    layout.arrows.push(`M${middle} ${bottom}V${(up(gap), bottom)}`);
    layout.tokens.push({ text: "written", left, top: up(tokens), width, height: tokens * unit });
  }
  for (const line of residuals(layout, column)) layout.lines.push(line);
}

/** Return lines around each sublayer, from the input of its branch to the place where it is added. */
function residuals<One extends Part>(layout: Layout<One>, column: One[]) {
  const placed = column.map((box) => layout.boxes.find((one) => one.box === box) as Placed<One>);
  const lines: string[] = [];
  let start = 0;
  placed.forEach(({ box }, i) => {
    if (box.layer === null) start = i + 1;
    if (box.role !== "add") return;
    const first = placed[start];
    const from = first.top + first.height + layout.measures.gap * layout.unit * 0.5;
    const to = placed[i].top + placed[i].height / 2;
    const side = placed[i].left - layout.measures.widths.side * 0.35;
    lines.push(`M${first.left + first.width / 2} ${from}H${side}V${to}H${placed[i].left}`);
    // In post-norm the next branch begins above the norm.
    start =
      placed[i + 1]?.box.role === "norm" &&
      placed[i + 1].box.name.replace("_norm", "") === box.name.replace("_residual", "")
        ? i + 2
        : i + 1;
  });
  return lines;
}

/** Draw the arrow from the top of the encoder to the keys and values of the cross-attention. */
function joinSides<One extends Part>(layout: Layout<One>) {
  const cross = layout.boxes.find(({ box }) => box.kind === "cross");
  const top = layout.boxes.filter(({ box }) => box.side === "encoder").at(-1);
  if (!cross || !top) return;
  const [from, up] = [top.left + top.width / 2, top.top - layout.measures.gap * layout.unit * 1.6];
  const between = top.left + top.width + (cross.left - top.left - top.width) / 2 - layout.measures.widths.side * 0.23;
  layout.arrows.push(`M${from} ${top.top}V${up}H${between}V${cross.top + cross.height / 2}H${cross.left}`);
}
