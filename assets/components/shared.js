// Helpers of all components: tokens as text, and colours of the theme.
// The Python wrapper puts this file in front of each component's own, so nothing here is exported.

const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const MARK_PILES = /(\p{M}{4})\p{M}+/gu;
const INVISIBLE = { " ": "␣", "\u00A0": "␣", "\t": "⇥", "\n": "↵", "\r": "↵" };
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const LABEL_LENGTH = 14;
const LABEL_PIXELS = 14;

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
  const background = rgbOf(value("background-color"));
  // Native parts (range track, list of a select) follow the theme as well.
  root.style.colorScheme = luminance(background) < 0.5 ? "dark" : "light";
  const stops = value("chart-sequential-colors").split(",");
  const scale = ramp(stops.map(rgbOf));
  root.style.setProperty("--ramp", `linear-gradient(to right, ${stops})`);
  return {
    background: css(background),
    scale: scale.map(css),
    signature: ["text-color", "background-color", "primary-color", "chart-sequential-colors"].map(value).join("|"),
  };
}

/** A canvas doesn't wait for the code font as the page does. */
function whenFontLoads(root, redraw) {
  const family = getComputedStyle(root).getPropertyValue("--st-code-font").trim() || "monospace";
  document.fonts.load(`${LABEL_PIXELS}px ${family}`).then(redraw, () => {});
}
