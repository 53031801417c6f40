// The theme as values: what is drawn by hand can't use CSS variables.

/** @typedef {[number, number, number]} Colour */

/** On the middle of a scale only pure white or black stand out at 4.5 : 1. @type {Colour} */
const WHITE = [255, 255, 255];
/** @type {Colour} */
const BLACK = [0, 0, 0];

/**
 * @typedef {object} Theme
 * @property {string} text
 * @property {string} quiet Text that steps back; at least 4.5 : 1 on the ground.
 * @property {string} ground
 * @property {string} primary
 * @property {string} query
 * @property {string} key
 * @property {string} value
 * @property {string[]} lines For lines and bars that are neither query nor key nor value.
 * @property {string} font
 * @property {string} codeFont
 * @property {string} hatchGround
 * @property {string} hatchLine
 * @property {string[]} scale 256 colours from weight 0 to 1.
 * @property {string[]} ink The colour of text on each of them.
 * @property {Uint32Array} pixels The same 256 colours as pixels.
 * @property {string[]} signed 256 colours from the most negative value to the most positive one.
 * @property {string[]} signedInk The colour of text on each of them.
 * @property {Uint32Array} signedPixels
 * @property {string} ramp The scale as a CSS gradient.
 * @property {string} signedRamp
 * @property {boolean} dark
 * @property {string} signature Tells when to draw again.
 */

/** @type {CanvasRenderingContext2D | undefined} */
let kept;
/** A canvas that nobody sees: it reads colours and measures text. */
const pen = () =>
  (kept ??= /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d")));

/**
 * @param {string} colour Any CSS colour: a canvas gives it back as "#rrggbb".
 * @returns {Colour}
 */
function rgbOf(colour) {
  const context = pen();
  context.fillStyle = colour;
  const hex = Number.parseInt(String(context.fillStyle).slice(1, 7), 16) || 0;
  return [hex >> 16, (hex >> 8) & 255, hex & 255];
}

/**
 * @param {Colour} from
 * @param {Colour} to
 * @param {number} share
 */
const mix = (from, to, share) =>
  /** @type {Colour} */ (from.map((part, i) => Math.round(part + (to[i] - part) * share)));
/**
 * Colours in even steps from one to another.
 * @param {string} from
 * @param {string} to
 * @param {number} count
 */
export const shadesOf = (from, to, count) =>
  Array.from({ length: count }, (_, i) => mix(rgbOf(from), rgbOf(to), i / Math.max(1, count - 1)));

/** @param {Colour} rgb */
const css = (rgb) => `rgb(${rgb.join(",")})`;

/**
 * Relative luminance (WCAG 2.2).
 * @param {Colour} rgb
 */
function luminance(rgb) {
  const [red, green, blue] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * @param {Colour} one
 * @param {Colour} other
 */
export function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The 256 colours between evenly spaced stops.
 * @param {Colour[]} stops
 */
export function between(stops) {
  return Array.from({ length: 256 }, (_, level) => {
    const place = (level / 255) * (stops.length - 1);
    const stop = Math.min(Math.floor(place), stops.length - 2);
    return mix(stops[stop], stops[stop + 1], place - stop);
  });
}

/**
 * @param {Element} root An element that has Streamlit's variables.
 * @returns {Theme}
 */
export function themeOf(root) {
  const style = getComputedStyle(root);
  const value = (/** @type {string} */ name) => style.getPropertyValue(`--st-${name}`).trim();
  const [text, ground] = [rgbOf(value("text-color")), rgbOf(value("background-color"))];
  const stops = value("chart-sequential-colors").split(",");
  const [query, key, third, ...lines] = value("chart-categorical-colors").split(",");
  const scale = between(stops.map(rgbOf));
  const ends = value("chart-diverging-colors").split(",");
  const signed = between(ends.map(rgbOf));
  return {
    text: css(text),
    quiet: css(mix(ground, text, 0.72)),
    ground: css(ground),
    primary: value("primary-color"),
    query,
    key,
    value: third,
    lines,
    font: value("font") || "sans-serif",
    codeFont: value("code-font") || "monospace",
    hatchGround: css(mix(ground, text, 0.09)),
    hatchLine: css(mix(ground, text, 0.3)),
    scale: scale.map(css),
    ink: scale.map(inkOn),
    pixels: pixelsOf(scale),
    signed: signed.map(css),
    signedInk: signed.map(inkOn),
    signedPixels: pixelsOf(signed),
    ramp: `linear-gradient(to right, ${stops})`,
    signedRamp: `linear-gradient(to right, ${ends})`,
    dark: luminance(ground) < 0.5,
    signature: ["text-color", "background-color", "primary-color", "chart-sequential-colors"].map(value).join("|"),
  };
}

/** @param {Colour} colour */
const inkOn = (colour) => css(contrast(colour, WHITE) >= contrast(colour, BLACK) ? WHITE : BLACK);

/**
 * The theme of a map that is switched off: its scale in grey.
 * @param {Theme} theme
 * @returns {Theme}
 */
export function greyed(theme) {
  const stops = between([rgbOf(theme.ground), mix(rgbOf(theme.ground), rgbOf(theme.text), 0.45)]);
  return {
    ...theme,
    scale: stops.map(css),
    ink: stops.map(inkOn),
    pixels: pixelsOf(stops),
    signature: `${theme.signature}|off`,
  };
}

/**
 * Black or white, whichever stands out more.
 * @param {string} colour
 */
export const inkOver = (colour) => inkOn(rgbOf(colour));

/** @param {Colour[]} colours */
const pixelsOf = (colours) =>
  Uint32Array.from(colours, ([red, green, blue]) => 0xff000000 | (blue << 16) | (green << 8) | red);

/**
 * Pixels that a text takes.
 * @param {string} text
 * @param {string} font As a canvas takes it.
 */
export function widthOf(text, font) {
  const context = pen();
  context.font = font;
  return context.measureText(text).width;
}

/**
 * Pixels from the middle of a line of text down to its baseline.
 * @param {string} font As a canvas takes it.
 */
export function baselineOf(font) {
  const context = pen();
  context.font = font;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText("x");
  return (up - down) / 2;
}
