// The map that grows with the steps: cross-attention alone, or all attention on shared axes, source then target.

const MAP_ROOM = { height: 420, cell: 44, rowCell: 30 };
const ALL_ROOM = { height: 560, cell: 30 };
const BAND_LINE = 18;

function drawMap(player) {
  // Asking for the width after changes would lay out the page in the middle of a step: it is kept.
  const width = (player.width ||= player.mapBox.clientWidth);
  if (!width) return;
  const all = showsAll(player);
  const words = all ? WORDS.allMap : player.data.encoder_only ? WORDS.encoderMap : WORDS.map;
  if (player.mapWords !== words) setHeading(player, "map", (player.mapWords = words));
  [...player.switch.children].forEach((button, i) => (button.ariaPressed = String(all === (i === 1))));
  if (all) drawAll(player, width);
  else drawGrowing(player, width);
  hangUp(player.sheet, player.canvas);
  player.canvas.setAttribute("aria-label", `${words[0]}. ${player.sentence.textContent}`);
}

/** The map is drawn on a sheet outside of the page: a font set on a canvas of the page would style it all again. */
function hangUp(sheet, canvas) {
  if (canvas.width !== sheet.width || canvas.height !== sheet.height) {
    Object.assign(canvas, { width: sheet.width, height: sheet.height });
    Object.assign(canvas.style, { width: sheet.style.width, height: sheet.style.height });
  }
  const context = canvas.getContext("2d");
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(sheet, 0, 0);
}

const showsAll = (player) => player.everything && Boolean(player.encoder);
const labelLength = (width) => (width < 480 ? 5 : 10);

/** The image of one layer and head, made once. */
function imageOf(player, name, weights, rows, columns) {
  const key = `${name} ${player.layer} ${player.head}`;
  if (!player.images.has(key)) {
    player.images.set(key, weightImage(weights(), rows.length, columns.length, 65535, player.theme));
  }
  return player.images.get(key);
}

/* Cross-attention alone, or the map of an encoder */

function drawGrowing(player, width) {
  const { data, step, theme } = player;
  const length = labelLength(width);
  const [rows, columns] = [data.target, data.source];
  const stepLabel = (reads, i) => `${isolated(reads, length)} → ${isolated(data.steps[i].writes, length)}`;
  const rowLabel = (token, i) => (data.encoder_only ? isolated(token, length) : stepLabel(token, i));
  const map = {
    rows: rows.map(rowLabel),
    columns: columns.map((token) => isolated(token, length)),
    image: imageOf(player, "looks", () => plane(player, "looks"), rows, columns),
    corner: data.encoder_only ? "" : WORDS.corner,
    row: step,
    column: player.strongest,
    rowsDone: data.encoder_only ? rows.length : step + 1,
    // An encoder reads all tokens at once: its rows don't grow, they are only pointed at.
    whole: data.encoder_only,
  };
  player.box = drawMatrix(player.sheet, map, { width, ...MAP_ROOM }, theme);
}

/* Everything: rows and columns are the source, then the target */

function drawAll(player, width) {
  const { data, step, theme } = player;
  const tokens = [...data.source, ...data.target];
  const labels = tokens.map((token) => isolated(token, labelLength(width)));
  const row = data.source.length + step;
  // What is not written yet has no name yet, neither as a row nor as a column.
  const columns = labels.map((label, i) => (i > row ? "" : label));
  const map = { rows: labels, columns, row, column: player.strongest, rowsDone: row + 1 };
  const box = allBox(player, labels, width);
  const context = prepare(player.sheet, box.canvasWidth, box.canvasHeight);
  context.drawImage(allBase(player, map, box), 0, 0, box.canvasWidth, box.canvasHeight);
  drawSteps(context, map, box, data.source.length, theme);
  drawQuadrants(context, box, data.source.length, theme);
  drawLabels(context, map, box, box.turned, theme);
  player.box = box;
}

/** Where the square lies: labels to its left and above it, names of the quadrants above and below. */
function allBox(player, labels, width) {
  const pen = player.sheet.getContext("2d");
  const measure = (font, words) => {
    pen.font = font;
    return Math.ceil(Math.max(...words.map((word) => pen.measureText(word).width)));
  };
  const widest = measure(`700 ${LABEL_PIXELS}px ${player.theme.codeFont}`, labels);
  const left = widest + 10;
  const room = Math.min(ALL_ROOM.cell, (width - left - 3) / labels.length, ALL_ROOM.height / labels.length);
  const cell = room >= 4 ? Math.floor(room) : room;
  const side = cell * labels.length;
  const cut = cell * player.data.source.length;
  const { fonts } = player;
  const fits = WORDS.quadrants.every((name, i) => measure(`14px ${fonts}`, [name]) < (i % 2 ? side - cut : cut));
  const band = BAND_LINE * (fits ? 1 : 2) + 4;
  const [turned, height] = turnedLabels(labels.map((label) => measure(`700 ${LABEL_PIXELS}px ${player.theme.codeFont}`, [label])), cell);
  const top = band + height + 8;
  return {
    left, top, band, turned, fits, fonts, cut, width: side, height: side, cellWidth: cell, cellHeight: cell,
    canvasWidth: Math.ceil(left + side + 3), canvasHeight: Math.ceil(top + side + band + 3),
  };
}

/** All cells as they are in the end, drawn once; a step only covers what is still to come. */
function allBase(player, map, box) {
  const key = [player.layer, player.head, box.canvasWidth, box.canvasHeight, window.devicePixelRatio].join();
  if (player.base?.key === key) return player.base.canvas;
  const canvas = element("canvas");
  const image = imageOf(player, "all", () => allWeights(player), map.rows, map.columns);
  const whole = { rows: map.rows, columns: map.columns, image, blocked: blockedPairs(player.data) };
  drawCells(prepare(canvas, box.canvasWidth, box.canvasHeight), whole, box, player.theme);
  player.base = { key, canvas };
  return canvas;
}

/** The weights of all three kinds in one square; the quadrant without any stays 0. */
function allWeights(player) {
  const [source, target] = [player.data.source.length, player.data.target.length];
  const side = source + target;
  const square = new Float32Array(side * side);
  const put = (name, rows, columns, top, left) => {
    const weights = plane(player, name);
    for (let row = 0; row < rows; row += 1) {
      square.set(weights.subarray(row * columns, (row + 1) * columns), (top + row) * side + left);
    }
  };
  put("encoder", source, source, 0, 0);
  put("looks", target, source, source, 0);
  put("reads", target, target, source, source);
  return square;
}

function blockedPairs({ source, target, causal }) {
  const side = source.length + target.length;
  const blocked = new Uint8Array(side * side);
  for (let row = 0; row < side; row += 1) {
    const first = row < source.length ? source.length : causal ? row + 1 : side;
    blocked.fill(1, row * side + first, (row + 1) * side);
  }
  return blocked;
}

/** Decoder rows so far step back, the new one is ringed, those to come are ghosts; encoder rows are there at once. */
function drawSteps(context, map, box, source, theme) {
  const ringTop = box.top + map.row * box.cellHeight;
  const below = ringTop + box.cellHeight;
  const toCome = box.top + box.height - below;
  context.fillStyle = theme.background;
  context.globalAlpha = 0.25;
  context.fillRect(box.left, box.top + source * box.cellHeight, box.width, (map.row - source) * box.cellHeight);
  context.globalAlpha = 1;
  context.fillRect(box.left, below, box.width, toCome);
  context.globalAlpha = 0.35;
  context.fillStyle = theme.hatchGround;
  context.fillRect(box.left, below, box.width, toCome);
  context.globalAlpha = 1;
  context.strokeStyle = theme.primary;
  context.lineWidth = 2.5;
  context.strokeRect(box.left - 1, ringTop - 1, box.width + 2, box.cellHeight + 2);
}

/** Two lines that part source from target, and what each quadrant is. */
function drawQuadrants(context, box, source, theme) {
  context.fillStyle = theme.faint;
  context.fillRect(box.left, box.top + box.cut - 0.75, box.width, 1.5);
  context.fillRect(box.left + box.cut - 0.75, box.top, 1.5, box.height);
  Object.assign(context, { font: `14px ${box.fonts}`, textBaseline: "middle", direction: "ltr" });
  WORDS.quadrants.forEach((name, i) => {
    const right = i % 2 === 1;
    const lines = box.fits ? [name] : name.split(" ");
    const middle = box.left + (right ? box.cut + box.width : box.cut) / 2;
    const edge = right ? box.left + box.width : box.left;
    context.textAlign = box.fits ? "center" : right ? "right" : "left";
    const above = (lines.length - (box.fits ? 1 : 2)) * -BAND_LINE;
    const top = i < 2 ? above : box.top + box.height + 5;
    lines.forEach((line, number) => context.fillText(line, box.fits ? middle : edge, top + (number + 0.5) * BAND_LINE));
  });
}

/* Pointing at a cell */

function cellAt(player, event) {
  const { box, data } = player;
  const row = Math.floor((event.offsetY - box.top) / box.cellHeight);
  const column = Math.floor((event.offsetX - box.left) / box.cellWidth);
  const [source, target] = [data.source.length, data.target.length];
  const [rows, columns] = showsAll(player) ? [source + target, source + target] : [target, source];
  return row >= 0 && row < rows && column >= 0 && column < columns ? { row, column } : null;
}

/** A click on a row of the decoder goes to its step. */
function openRow(player, event) {
  const cell = cellAt(player, event);
  const step = cell && cell.row - (showsAll(player) ? player.data.source.length : 0);
  if (cell && step >= 0) go(player, step);
}

function readOut(player, event) {
  const cell = cellAt(player, event);
  fill(player.readout, cell ? (showsAll(player) ? pairWords(player, cell) : cellWords(player, cell)) : "");
}

function cellWords(player, { row, column }) {
  const { data, step } = player;
  if (!data.encoder_only && row > step) return WORDS.toCome(row);
  const weight = plane(player, "looks")[row * data.source.length + column] / 65535;
  return WORDS.cell({ token: data.target[row] }, { token: data.source[column] }, percent(weight));
}

/** A pair of the shared axes: its weight, or why there is none. */
function pairWords(player, { row, column }) {
  const { data, step } = player;
  const source = data.source.length;
  const words = (place) => {
    if (place < source) return WORDS.ofSource({ token: data.source[place] }, place + 1);
    const number = place - source;
    return number > step ? WORDS.unwritten(number + 1) : WORDS.ofTarget({ token: data.target[number] }, number + 1);
  };
  if (row < source && column >= source) return WORDS.sourceBlocked;
  if (row - source > step) return WORDS.toCome(row - source);
  const [from, to] = [words(row), words(column)];
  if (data.causal && column >= source && column > row) return WORDS.futureBlocked(from, to);
  const name = row < source ? "encoder" : column < source ? "looks" : "reads";
  const [top, left] = [row < source ? 0 : source, column < source ? 0 : source];
  const columns = left ? data.target.length : source;
  return WORDS.pair(from, to, percent(plane(player, name)[(row - top) * columns + column - left] / 65535));
}
