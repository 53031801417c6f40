// Helpers of all components: tokens as text, colours of the theme, and one labelled heatmap on a canvas.
// The Python wrapper puts this file in front of each component's own, so nothing here is exported.

const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const MARK_PILES = /(\p{M}{4})\p{M}+/gu;
const INVISIBLE = { " ": "␣", "\u00A0": "␣", "\t": "⇥", "\n": "↵", "\r": "↵" };
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const LABEL_LENGTH = 14;
const LABEL_PIXELS = 14;
const LABEL_PITCH = 18;

/** A token made safe and visible: no direction overrides, no piled-up marks, blanks drawn. */
function visible(token) {
  const text = String(token).replace(BIDI_CONTROLS, "").replace(MARK_PILES, "$1");
  return /^\s+$/.test(text) ? [...text].map((blank) => INVISIBLE[blank] ?? "␣").join("") : text || "∅";
}

/** The first graphemes of a visible token, with an ellipsis where it was cut. */
function clip(token, length = LABEL_LENGTH) {
  const text = visible(token);
  if (text.length <= length) return text;
  const parts = [...GRAPHEMES.segment(text)];
  return parts.length <= length ? text : parts.slice(0, length - 1).map((part) => part.segment).join("") + "…";
}

/** The same for plain strings (labels, aria), where an element can't keep directions apart. */
function isolated(token, length = LABEL_LENGTH) {
  return `\u2068${clip(token, length)}\u2069`;
}

/** A number as `wording.decimal` writes it: "1,234.50", "−0.02", "<0.001"; `tests/number_cases.json` holds both equal. */
function decimal(value, digits) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "–" : value < 0 ? "\u2212∞" : "∞";
  const text = Math.abs(value).toFixed(digits);
  const sign = value < 0 ? "\u2212" : "";
  if (value !== 0 && Number(text) === 0) return `${sign ? ">" : "<"}${sign}${(10 ** -digits).toFixed(digits)}`;
  const [whole, part] = text.split(".");
  return sign + counted(Number(whole)) + (part ? `.${part}` : "");
}

/** "1,234" */
function counted(number) {
  return number.toLocaleString("en");
}

/** A share as `wording.percent` writes it: "91 %", and more digits where rounding would claim all or nothing: "99.8 %". */
function percent(weight, digits = 0) {
  const text = (Math.abs(weight) * 100).toFixed(digits);
  const claims = (weight !== 0 && Number(text) === 0) || (weight < 1 && Number(text) === 100);
  if (!claims) return `${weight < 0 ? "\u2212" : ""}${text} %`;
  if (digits === 0) return percent(weight, 1);
  return Number(text) ? `>${(100 - 10 ** -digits).toFixed(digits)} %` : `<${(10 ** -digits).toFixed(digits)} %`;
}

/** A new element; `content` is text, or parts: strings, elements, and {token} for isolated tokens. */
function element(tag, className = "", content = []) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  fill(made, content);
  return made;
}

function fill(parent, content) {
  const parts = Array.isArray(content) ? content : [content];
  parent.replaceChildren(...parts.map((part) => (part?.token === undefined ? part : tokenElement(part.token))));
}

function tokenElement(token, length = LABEL_LENGTH) {
  const made = document.createElement("bdi");
  made.className = "token";
  made.textContent = clip(token, length);
  made.title = visible(token);
  return made;
}

/** Parts of a sentence as one string, for aria-label. */
function plain(parts) {
  return parts.map((part) => (part.token === undefined ? part : isolated(part.token))).join("");
}

/** Bytes of base64; typed views (Uint16Array) take their buffer. */
function bytesOf(base64) {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

function rgbOf(color) {
  // A canvas understands every CSS colour and gives back "#rrggbb".
  const context = document.createElement("canvas").getContext("2d");
  context.fillStyle = color;
  const hex = Number.parseInt(context.fillStyle.slice(1, 7), 16) || 0;
  return [hex >> 16, (hex >> 8) & 255, hex & 255];
}

const mix = (from, to, share) => from.map((part, i) => Math.round(part + (to[i] - part) * share));
const css = (rgb) => `rgb(${rgb.join(" ")})`;

function luminance(rgb) {
  const linear = rgb.map((part) => (part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
}

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The 256 colours between the stops of the theme's sequential scale. */
function ramp(stops) {
  return Array.from({ length: 256 }, (_, level) => {
    const place = (level / 255) * (stops.length - 1);
    const stop = Math.min(Math.floor(place), stops.length - 2);
    return mix(stops[stop], stops[stop + 1], place - stop);
  });
}

/** Everything drawn by hand needs the theme as values; `signature` tells when to draw again. */
function readTheme(root) {
  const style = getComputedStyle(root);
  const value = (name) => style.getPropertyValue(`--st-${name}`).trim();
  const [text, background] = [rgbOf(value("text-color")), rgbOf(value("background-color"))];
  // Native parts (range track, list of a select) follow the theme as well.
  root.style.colorScheme = luminance(background) < 0.5 ? "dark" : "light";
  const stops = value("chart-sequential-colors").split(",");
  const scale = ramp(stops.map(rgbOf));
  root.style.setProperty("--ramp", `linear-gradient(to right, ${stops})`);
  return {
    text: css(text),
    faint: css(mix(background, text, 0.72)),
    background: css(background),
    primary: value("primary-color"),
    codeFont: value("code-font") || "monospace",
    hatchGround: css(mix(background, text, 0.09)),
    hatchLine: css(mix(background, text, 0.3)),
    scale: scale.map(css),
    ink: scale.map((color) => css(contrast(color, [255, 255, 255]) >= contrast(color, [0, 0, 0]) ? [255, 255, 255] : [0, 0, 0])),
    pixels: Uint32Array.from(scale, ([red, green, blue]) => 0xff000000 | (blue << 16) | (green << 8) | red),
    signature: ["text-color", "background-color", "primary-color", "chart-sequential-colors"].map(value).join("|"),
  };
}

/** A canvas doesn't wait for the code font as the page does. */
function whenFontLoads(root, redraw) {
  const family = getComputedStyle(root).getPropertyValue("--st-code-font").trim() || "monospace";
  document.fonts.load(`${LABEL_PIXELS}px ${family}`).then(redraw, () => {});
}

/** Weights 0 … `top`, (row, column), as an image of one pixel a cell. */
function weightImage(weights, rows, columns, top, theme, canvas = document.createElement("canvas")) {
  if (canvas.width !== columns || canvas.height !== rows) Object.assign(canvas, { width: columns, height: rows });
  const context = canvas.getContext("2d");
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = theme.pixels[Math.round((weights[i] * 255) / top)];
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Shrink or stretch an image of cells evenly: whole multiples first, so that no cell blurs into the next. */
function drawEven(context, image, width, height, scratch) {
  const times = Math.ceil(Math.max(width / image.width, height / image.height));
  Object.assign(scratch, { width: image.width * times, height: image.height * times });
  const pen = scratch.getContext("2d");
  pen.imageSmoothingEnabled = false;
  pen.drawImage(image, 0, 0, scratch.width, scratch.height);
  context.drawImage(scratch, 0, 0, width, height);
}

/** "0 % [colours] 100 %": the scale of every map here. */
function scaleLegend() {
  return element("span", "scale", ["0 %", element("span", "ramp"), "100 %"]);
}

/** Diagonal lines on grey: "not allowed", never to be mistaken for a weight of 0. */
function hatch(context, theme, side = 6) {
  const tile = document.createElement("canvas");
  tile.width = tile.height = side;
  const pen = tile.getContext("2d");
  pen.fillStyle = theme.hatchGround;
  pen.fillRect(0, 0, side, side);
  pen.strokeStyle = theme.hatchLine;
  pen.lineWidth = side / 6;
  for (const shift of [-side, 0, side]) {
    pen.moveTo(shift - 1, side + 1);
    pen.lineTo(shift + side + 1, -1);
  }
  pen.stroke();
  return context.createPattern(tile, "repeat");
}

/** Hatch the blocked cells of a matrix that fills the rectangle; neighbours in a row are one stroke. */
function hatchBlocked(context, blocked, rows, columns, [x, y, width, height], pattern) {
  context.fillStyle = pattern;
  const left = (column) => Math.round(x + (column * width) / columns);
  const top = (row) => Math.round(y + (row * height) / rows);
  for (let row = 0; row < rows; row += 1) {
    for (let start = 0; start < columns; start += 1) {
      let end = start;
      while (end < columns && blocked[row * columns + end]) end += 1;
      if (end > start) context.fillRect(left(start), top(row), left(end) - left(start), top(row + 1) - top(row));
      start = end;
    }
  }
}

/** Size a canvas in CSS pixels, sharp on dense screens; its context then draws in CSS pixels. */
function prepare(canvas, width, height) {
  const density = window.devicePixelRatio || 1;
  Object.assign(canvas, { width: Math.round(width * density), height: Math.round(height * density) });
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  const context = canvas.getContext("2d");
  context.scale(density, density);
  context.imageSmoothingEnabled = false;
  return context;
}

/** Which labels have room: every n-th, and always `chosen` in place of its close neighbours. */
function roomy(count, cell, chosen) {
  const every = Math.max(1, Math.ceil(LABEL_PITCH / cell));
  const near = (i) => chosen >= 0 && i !== chosen && Math.abs(i - chosen) * cell < LABEL_PITCH;
  return Array.from({ length: count }, (_, i) => i).filter((i) => i === chosen || (i % every === 0 && !near(i)));
}

/**
 * A heatmap with token labels: rows look, columns are looked at.
 *
 * `map`: {rows, columns: label strings; image: one pixel a cell; blocked: bytes or null; corner: text above the row
 * labels; row, column: the pair to bring out, or -1; rowsDone: rows from here on are still to come, unless `whole`}.
 * `room`: {width, height, cell: largest cell, square}. Returns the place of the cells, for hit tests.
 */
function drawMatrix(canvas, map, room, theme) {
  const [rows, columns] = [map.rows.length, map.columns.length];
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${LABEL_PIXELS}px ${theme.codeFont}`;
  const widest = (labels) => Math.ceil(Math.max(...labels.map((label) => pen.measureText(label).width)));
  const left = Math.max(widest(map.rows), widest([map.corner ?? ""])) + 10;
  let cellWidth = Math.min(room.cell, (room.width - left - 2) / columns);
  let cellHeight = Math.min(room.square ? cellWidth : room.rowCell ?? room.cell, room.height / rows);
  if (room.square) cellWidth = cellHeight;
  // Whole pixels look even; below 4 the loss of size would be worse than the unevenness.
  [cellWidth, cellHeight] = [cellWidth, cellHeight].map((cell) => (cell >= 4 ? Math.floor(cell) : cell));
  const [turned, height] = turnedLabels(map.columns.map((label) => widest([label])), cellWidth);
  const top = height + 8;
  const box = { left, top, cellWidth, cellHeight, width: columns * cellWidth, height: rows * cellHeight };
  const context = prepare(canvas, Math.ceil(left + box.width + 3), Math.ceil(top + box.height + 3));
  drawCells(context, map, box, theme);
  drawLabels(context, map, box, turned, theme);
  return box;
}

/** Which column labels have to lie on their side, and the height that all of them need. */
function turnedLabels(widths, cell) {
  // Close labels are thinned out (`roomy`), so that each has the pitch at least.
  const turned = widths.map((width) => width > Math.max(cell, LABEL_PITCH) - 2);
  return [turned, Math.max(LABEL_PITCH, ...widths.filter((_, column) => turned[column]))];
}

function drawCells(context, map, box, theme) {
  const [rows, columns] = [map.rows.length, map.columns.length];
  const done = map.rowsDone ?? rows;
  context.drawImage(map.image, 0, 0, columns, done, box.left, box.top, box.width, done * box.cellHeight);
  const place = [box.left, box.top, box.width, box.height];
  if (map.blocked) hatchBlocked(context, map.blocked, rows, columns, place, hatch(context, theme));
  context.fillStyle = theme.background;
  if (Math.min(box.cellWidth, box.cellHeight) >= 9) {
    const line = (column) => context.fillRect(box.left + column * box.cellWidth - 0.5, box.top, 1, done * box.cellHeight);
    for (let column = 1; column < columns; column += 1) line(column);
    for (let row = 1; row < done; row += 1) context.fillRect(box.left, box.top + row * box.cellHeight - 0.5, box.width, 1);
  }
  if (map.rowsDone !== undefined) drawProgress(context, map, box, theme);
}

/** A decoding under way: earlier rows step back, the new one is ringed, rows to come are hatched. */
function drawProgress(context, map, box, theme) {
  const ringTop = box.top + map.row * box.cellHeight;
  const below = ringTop + box.cellHeight;
  context.globalAlpha = 0.25;
  context.fillRect(box.left, box.top, box.width, ringTop - box.top);
  if (map.whole) context.fillRect(box.left, below, box.width, box.top + box.height - below);
  context.globalAlpha = 0.55;
  context.fillStyle = hatch(context, theme);
  if (!map.whole) context.fillRect(box.left, below, box.width, box.top + box.height - below);
  context.globalAlpha = 1;
  context.strokeStyle = theme.primary;
  context.lineWidth = 2.5;
  context.strokeRect(box.left - 1, ringTop - 1, box.width + 2, box.cellHeight + 2);
}

function drawLabels(context, map, box, turned, theme) {
  const style = (bold) => {
    context.font = `${bold ? 700 : 400} ${LABEL_PIXELS}px ${theme.codeFont}`;
    context.fillStyle = bold ? theme.text : theme.faint;
  };
  Object.assign(context, { textBaseline: "middle", textAlign: "right", direction: "ltr" });
  for (const row of roomy(map.rows.length, box.cellHeight, map.row ?? -1)) {
    if (row >= (map.rowsDone ?? map.rows.length)) break;
    style(row === map.row);
    context.fillText(map.rows[row], box.left - 7, box.top + (row + 0.5) * box.cellHeight);
  }
  for (const column of roomy(map.columns.length, box.cellWidth, map.column ?? -1)) {
    style(column === map.column);
    context.save();
    context.translate(box.left + (column + 0.5) * box.cellWidth, box.top - (turned[column] ? 6 : 11));
    if (turned[column]) context.rotate(-Math.PI / 2);
    context.textAlign = turned[column] ? "left" : "center";
    context.fillText(map.columns[column], 0, 0);
    context.restore();
  }
  style(false);
  context.textAlign = "right";
  // Low rows: the first row's label reaches above its row.
  if (map.corner) context.fillText(map.corner, box.left - 7, box.top - Math.max(11, 18 - box.cellHeight / 2));
}
