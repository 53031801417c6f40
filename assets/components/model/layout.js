// Where the boxes of a whole model stand: as in Figure 1 of the paper, upwards, the encoder beside the decoder.

/** @import { Box, WholeModel } from "./payload.js" */

/** Heights in units; the room decides how many pixels one is. */
const HEIGHTS = { embedding: 44, positions: 30, attention: 50, "feed-forward": 50, norm: 22, add: 18, linear: 36, softmax: 36 };
const GAP = 9;
const TOKENS = 24;
const FRAME = 8; // around the boxes of a layer
const LEAST = 0.62; // pixels of a unit: less can't be read, and the figure goes on below
const MOST = 1.25;
const WIDTHS = { most: 300, gap: 64, side: 26, edge: 10 }; // pixels

/**
 * @typedef {object} Placed
 * @property {Box} box
 * @property {number} left Pixels.
 * @property {number} top
 * @property {number} width
 * @property {number} height
 *
 * @typedef {object} Layout
 * @property {Placed[]} boxes
 * @property {{left: number, top: number, width: number, height: number}[]} frames Around the layers.
 * @property {{text: "source" | "target" | "written", left: number, top: number, width: number, height: number}[]} tokens
 * @property {string[]} arrows Paths; each ends in a point.
 * @property {string[]} lines Paths of what flows past a sublayer.
 * @property {number} width
 * @property {number} height
 * @property {number} unit Pixels.
 */

/**
 * @param {WholeModel} model
 * @param {{layer: number, width: number, height: number}} room The layer that is shown, and pixels.
 * @returns {Layout}
 */
export function layoutOf(model, { layer, width: room, height: high }) {
  const shown = model.boxes.filter((box) => box.layer === null || box.layer === layer);
  const sides = /** @type {const} */ (["encoder", "decoder"]).filter((side) => shown.some((box) => box.side === side));
  const columns = sides.map((side) => shown.filter((box) => box.side === side));
  const units = Math.max(...columns.map((column) => 2 * (TOKENS + GAP) + 2 * FRAME + column.reduce((sum, box) => sum + HEIGHTS[box.role] + GAP, 0)));
  const unit = Math.max(LEAST, Math.min(MOST, high / units));
  const gap = Math.min(WIDTHS.gap, room * 0.1);
  const wide = Math.floor(Math.min(WIDTHS.most, (room - WIDTHS.edge - sides.length * WIDTHS.side - (sides.length - 1) * gap) / sides.length));
  const height = Math.ceil(units * unit);
  /** @type {Layout} */
  const layout = { boxes: [], frames: [], tokens: [], arrows: [], lines: [], width: sides.length * (wide + WIDTHS.side) + (sides.length - 1) * gap + WIDTHS.edge, height, unit };
  columns.forEach((column, i) => placeColumn(layout, column, { left: WIDTHS.side + i * (wide + WIDTHS.side + gap), width: wide, isLast: i === columns.length - 1 }));
  joinSides(layout);
  return layout;
}

/**
 * One stack, from its tokens up.
 * @param {Layout} layout
 * @param {Box[]} column
 * @param {{left: number, width: number, isLast: boolean}} place
 */
function placeColumn(layout, column, { left, width, isLast }) {
  const { unit } = layout;
  const middle = left + width / 2;
  let bottom = layout.height;
  const up = (/** @type {number} */ units) => (bottom -= units * unit);
  layout.tokens.push({ text: column[0].side === "encoder" ? "source" : "target", left, top: up(TOKENS), width, height: TOKENS * unit });
  /** @type {{top: number, bottom: number} | null} */
  let frame = null;
  column.forEach((box, i) => {
    const before = column[i - 1];
    if (before && (before.layer === null) !== (box.layer === null)) up(FRAME);
    const from = bottom;
    const top = (up(GAP), up(HEIGHTS[box.role]));
    const height = HEIGHTS[box.role] * unit;
    layout.arrows.push(`M${middle} ${from}V${top + height}`);
    layout.boxes.push({ box, left, top, width, height });
    if (box.layer !== null) frame = { top, bottom: frame?.bottom ?? top + height };
  });
  if (frame) {
    const { top, bottom: low } = /** @type {{top: number, bottom: number}} */ (frame);
    const around = FRAME * unit * 0.8;
    layout.frames.push({ left: left - WIDTHS.side + 6, top: top - around, width: width + WIDTHS.side, height: low - top + 2 * around });
  }
  if (isLast) {
    layout.arrows.push(`M${middle} ${bottom}V${(up(GAP), bottom)}`);
    layout.tokens.push({ text: "written", left, top: up(TOKENS), width, height: TOKENS * unit });
  }
  for (const line of residuals(layout, column)) layout.lines.push(line);
}

/**
 * Around each sublayer, from what goes into its branch to where it is added.
 * @param {Layout} layout
 * @param {Box[]} column
 */
function residuals(layout, column) {
  const placed = column.map((box) => /** @type {Placed} */ (layout.boxes.find((one) => one.box === box)));
  /** @type {string[]} */
  const lines = [];
  let start = 0;
  placed.forEach(({ box }, i) => {
    if (box.layer === null) start = i + 1;
    if (box.role !== "add") return;
    const first = placed[start];
    const from = first.top + first.height + GAP * layout.unit * 0.5;
    const to = placed[i].top + placed[i].height / 2;
    const side = placed[i].left - 9;
    lines.push(`M${first.left + first.width / 2} ${from}H${side}V${to}H${placed[i].left}`);
    // In post-norm the next branch begins above the norm.
    start = placed[i + 1]?.box.role === "norm" && placed[i + 1].box.name.replace("_norm", "") === box.name.replace("_residual", "") ? i + 2 : i + 1;
  });
  return lines;
}

/** From the top of the encoder to the keys and values of the cross-attention. @param {Layout} layout */
function joinSides(layout) {
  const cross = layout.boxes.find(({ box }) => box.kind === "cross");
  const top = layout.boxes.filter(({ box }) => box.side === "encoder").at(-1);
  if (!cross || !top) return;
  const [from, up] = [top.left + top.width / 2, top.top - GAP * layout.unit * 1.6];
  const between = top.left + top.width + (cross.left - top.left - top.width) / 2 - 6;
  layout.arrows.push(`M${from} ${top.top}V${up}H${between}V${cross.top + cross.height / 2}H${cross.left}`);
}
