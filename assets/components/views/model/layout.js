// Where the boxes of a whole model stand: as in Figure 1 of the paper, upwards, the encoder beside the decoder.

/** @import { Box, Part } from "./payload.js" */

/**
 * @typedef {object} Measures Heights in units, the room decides how many pixels one is; widths in pixels.
 * @property {Record<Box["role"], number>} heights
 * @property {number} gap Units between boxes.
 * @property {number} tokens Units of a line of tokens.
 * @property {number} frame Units around the boxes of a layer.
 * @property {number} least Pixels of a unit: less can't be read, and the figure goes on below.
 * @property {number} most
 * @property {{most: number, gap: number, side: number, edge: number}} widths Of a box; between the stacks; left of each, and right of all.
 */

/** @type {Measures} */
const LARGE = {
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

/**
 * @template {Part} [One=Box]
 * @typedef {object} Placed
 * @property {One} box
 * @property {number} left Pixels.
 * @property {number} top
 * @property {number} width
 * @property {number} height
 */

/**
 * @template {Part} [One=Box]
 * @typedef {object} Layout
 * @property {Placed<One>[]} boxes
 * @property {{left: number, top: number, width: number, height: number}[]} frames Around the layers.
 * @property {{text: "source" | "target" | "written", left: number, top: number, width: number, height: number}[]} tokens
 * @property {string[]} arrows Paths; each ends in a point.
 * @property {string[]} lines Paths of what flows past a sublayer.
 * @property {number} width
 * @property {number} height
 * @property {number} unit Pixels.
 * @property {Measures} measures
 */

/**
 * @template {Part} One
 * @param {{boxes: One[]}} model
 * @param {{layer: number, width: number, height: number}} room The layer that is shown, and pixels.
 * @param {Measures} [measures]
 * @returns {Layout<One>}
 */
export function layoutOf(model, { layer, width: room, height: high }, measures = LARGE) {
  const { heights, gap: between, tokens, frame, least, most, widths } = measures;
  const shown = model.boxes.filter((box) => box.layer === null || box.layer === layer);
  const sides = /** @type {const} */ (["encoder", "decoder"]).filter((side) => shown.some((box) => box.side === side));
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
  /** @type {Layout<One>} */
  const layout = {
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

/**
 * One stack, from its tokens up.
 * @template {Part} One
 * @param {Layout<One>} layout
 * @param {One[]} column
 * @param {{left: number, width: number, isLast: boolean}} place
 */
function placeColumn(layout, column, { left, width, isLast }) {
  const {
    unit,
    measures: { heights, gap, tokens, frame: around, widths },
  } = layout;
  const middle = left + width / 2;
  let bottom = layout.height;
  const up = (/** @type {number} */ units) => (bottom -= units * unit);
  layout.tokens.push({
    text: column[0].side === "encoder" ? "source" : "target",
    left,
    top: up(tokens),
    width,
    height: tokens * unit,
  });
  /** @type {{top: number, bottom: number} | null} */
  let frame = null;
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
    const { top, bottom: low } = /** @type {{top: number, bottom: number}} */ (frame);
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

/**
 * Around each sublayer, from what goes into its branch to where it is added.
 * @template {Part} One
 * @param {Layout<One>} layout
 * @param {One[]} column
 */
function residuals(layout, column) {
  const placed = column.map((box) => /** @type {Placed<One>} */ (layout.boxes.find((one) => one.box === box)));
  /** @type {string[]} */
  const lines = [];
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

/**
 * From the top of the encoder to the keys and values of the cross-attention.
 * @template {Part} One
 * @param {Layout<One>} layout
 */
function joinSides(layout) {
  const cross = layout.boxes.find(({ box }) => box.kind === "cross");
  const top = layout.boxes.filter(({ box }) => box.side === "encoder").at(-1);
  if (!cross || !top) return;
  const [from, up] = [top.left + top.width / 2, top.top - layout.measures.gap * layout.unit * 1.6];
  const between = top.left + top.width + (cross.left - top.left - top.width) / 2 - layout.measures.widths.side * 0.23;
  layout.arrows.push(`M${from} ${top.top}V${up}H${between}V${cross.top + cross.height / 2}H${cross.left}`);
}
